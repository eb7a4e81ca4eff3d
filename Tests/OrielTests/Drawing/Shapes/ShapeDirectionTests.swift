import Foundation
import Oriel
import OrielTesting
import Testing

/// A shape that covers the first quarter of the width.
private nonisolated struct Quarter: Shape {
  func path(in rect: CGRect) -> Path { Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 4, height: rect.height)) }
}

private nonisolated struct FixedQuarter: Shape {
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  func path(in rect: CGRect) -> Path { Quarter().path(in: rect) }
}

private nonisolated struct TurnedQuarter: Shape {
  var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors(in: .leftToRight) }
  func path(in rect: CGRect) -> Path { Quarter().path(in: rect) }
}

@MainActor
@Suite("Layout direction of shapes")
struct ShapeDirectionTests {
  /// Indicates for the left and the right end of a view of 100 by 20 points whether it is red.
  private func ends(_ direction: LayoutDirection, _ view: some View) -> [Bool] {
    let host = TestHost(size: CGSize(width: 100, height: 20), layoutDirection: direction) { view }
    defer { host.close() }
    let image = host.snapshot()
    return [10, 90].map { image.pixel($0, 10).red > 200 && image.pixel($0, 10).green < 120 }
  }

  @Test("A path is mirrored in right-to-left layout, unless its shape's layoutDirectionBehavior differs")
  func mirrored() {
    let (left, right) = ([true, false], [false, true])
    #expect(ends(.leftToRight, Quarter().fill(.red)) == left)
    #expect(ends(.rightToLeft, Quarter().fill(.red)) == right)
    #expect(ends(.rightToLeft, FixedQuarter().fill(.red)) == left)
    #expect(ends(.leftToRight, TurnedQuarter().fill(.red)) == right)
    #expect(ends(.rightToLeft, TurnedQuarter().fill(.red)) == left)
  }

  @Test("A view is mirrored according to layoutDirectionBehavior")
  func views() {
    let view = FixedQuarter().fill(.red)
    let (left, right) = ([true, false], [false, true])
    #expect(ends(.leftToRight, view.layoutDirectionBehavior(.mirrors)) == left)
    #expect(ends(.rightToLeft, view.layoutDirectionBehavior(.mirrors)) == right)
    #expect(ends(.leftToRight, view.layoutDirectionBehavior(.mirrors(in: .leftToRight))) == right)
    #expect(ends(.rightToLeft, view.layoutDirectionBehavior(.mirrors(in: .leftToRight))) == left)
    #expect(ends(.leftToRight, view.layoutDirectionBehavior(.fixed)) == left)
    #expect(ends(.rightToLeft, view.layoutDirectionBehavior(.fixed)) == left)
  }

  @Test("Shapes derived from a shape have its layout direction behavior")
  func derived() {
    for (shape, isTurned) in [(AnyShape(Quarter()), true), (AnyShape(FixedQuarter()), false)] {
      let expected = isTurned ? [false, true] : [true, false]
      #expect(ends(.rightToLeft, shape.fill(.red)) == expected)
      #expect(ends(.rightToLeft, shape.trim(from: 0, to: 1).fill(.red)) == expected)
      #expect(ends(.rightToLeft, shape.stroke(.red, lineWidth: 24)) == expected)
      #expect(ends(.rightToLeft, shape.offset(x: 1, y: 0).fill(.red)) == expected)
      #expect(ends(.rightToLeft, Color.red.clipShape(shape)) == expected)
    }
  }

  @Test("A mirrored content shape is hit-tested where it is drawn")
  func hits() {
    var count = 0
    let host = TestHost(size: CGSize(width: 100, height: 20), layoutDirection: .rightToLeft) {
      Color.red.contentShape(Quarter()).onTapGesture { count += 1 }
    }
    host.tap(at: CGPoint(x: 10, y: 10))
    #expect(count == 0)
    host.tap(at: CGPoint(x: 90, y: 10))
    #expect(count == 1)
    host.close()
  }

  @Test("A leading corner is on the right in right-to-left layout and follows a change of direction")
  func leadingCorner() {
    let host = TestHost(size: CGSize(width: 60, height: 60)) {
      UnevenRoundedRectangle(topLeadingRadius: 40).fill(.red)
    }
    func isFilled(_ x: Int) -> Bool { host.snapshot().pixel(x, 2).green < 120 }
    #expect(!isFilled(2) && isFilled(57))
    host.layoutDirection = .rightToLeft
    host.render()
    #expect(isFilled(2) && !isFilled(57))
    host.close()
  }

  @Test("The chevron of the back button points in the direction of the previous screen")
  func chevron() throws {
    func tipAndEnd(_ direction: LayoutDirection) throws -> [CGFloat] {
      let host = TestHost(size: CGSize(width: 360, height: 300), layoutDirection: direction) {
        NavigationStack {
          NavigationLink("Go") { Text(verbatim: "there") }.navigationTitle("Home")
        }
      }
      try host.tap("Go")
      try host.settle()
      defer { host.close() }
      let frame = try host.find("Back").frame
      let image = host.snapshot()
      // The chevron's tip is at half its height and its ends are above. The average position of the dark pixels in a row locates them.
      func ink(_ y: Int) -> CGFloat {
        let range = direction == .leftToRight ? Int(frame.minX)..<Int(frame.minX) + 24 : Int(frame.maxX) - 24..<Int(frame.maxX)
        let dark = range.filter { image.pixel($0, y).red < 160 }
        return dark.isEmpty ? -1 : CGFloat(dark.reduce(0, +)) / CGFloat(dark.count)
      }
      return [ink(Int(frame.midY)), ink(Int(frame.midY) - 6)]
    }
    let leftToRight = try tipAndEnd(.leftToRight)
    #expect(leftToRight[0] > 0 && leftToRight[0] < leftToRight[1])
    let rightToLeft = try tipAndEnd(.rightToLeft)
    #expect(rightToLeft[1] > 0 && rightToLeft[0] > rightToLeft[1])
  }
}
