import Foundation
import OrielDrawing
import Testing

@Suite("Core Graphics functions")
struct CGFunctionTests {
  @Test("CGPointMake, CGSizeMake, CGRectMake and CGVectorMake create geometry values")
  func make() {
    #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2) && CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4) && CGVectorMake(1, 2) == CGVector(dx: 1, dy: 2))
  }

  @Test("CGPath.apply calls the function with the info pointer and each element")
  func apply() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.addQuadCurve(to: CGPoint(x: 9, y: 9), control: CGPoint(x: 9, y: 1))
    path.closeSubpath()
    var seen: [CGPathElementType] = []
    withUnsafeMutablePointer(to: &seen) { seen in
      path.apply(info: seen) { info, element in info?.assumingMemoryBound(to: [CGPathElementType].self).pointee.append(element.pointee.type)
      }
    }
    #expect(seen == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .closeSubpath])
    var ends: [CGPoint] = []
    path.apply(info: nil) { _, element in
      if element.pointee.type == .addQuadCurveToPoint { ends = [element.pointee.points[0], element.pointee.points[1]] }
    }
    #expect(ends == [CGPoint(x: 9, y: 1), CGPoint(x: 9, y: 9)])
  }
}
