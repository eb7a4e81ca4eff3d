import Foundation
import OrielTesting
import SwiftUI
import Testing

/// The shape that many programs define.
private struct RoundedCorner: Shape {
  var radius = CGFloat.infinity
  var corners: UIRectCorner = .allCorners

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

extension View {
  fileprivate func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
    clipShape(RoundedCorner(radius: radius, corners: corners))
  }
}

@MainActor @Suite("UIBezierPath")
struct UIBezierPathTests {
  private let red = Snapshot.Pixel(red: 255, green: 0, blue: 0)
  private let white = Snapshot.Pixel(red: 255, green: 255, blue: 255)
  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  /// Returns the pixels in the corners of a view of 100 by 60 points, clockwise from the top left one.
  private func corners(_ view: some View) -> [Snapshot.Pixel] {
    let host = TestHost(size: CGSize(width: 100, height: 60)) { view }
    defer { host.close() }
    let snapshot = host.snapshot()
    return [snapshot.pixel(1, 1), snapshot.pixel(98, 1), snapshot.pixel(98, 58), snapshot.pixel(1, 58)]
  }

  @Test("Only the given corners of a view are rounded")
  func roundedCorner() {
    let color = Color(red: 1, green: 0, blue: 0)
    #expect(corners(color.cornerRadius(20, corners: [.topLeft, .topRight])) == [white, white, red, red])
    #expect(corners(color.cornerRadius(20, corners: .bottomLeft)) == [red, red, red, white])
    #expect(corners(color.cornerRadius(20, corners: .bottomRight)) == [red, red, white, red])
    #expect(corners(color.clipShape(RoundedCorner())) == [white, white, white, white])
    #expect(corners(color.cornerRadius(20, corners: [])) == [red, red, red, red])
  }

  @Test("A corner radius is limited to half of the shorter side, also if only one corner is rounded")
  func clamped() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 40)
    let capsule = UIBezierPath(roundedRect: rect, cornerRadius: .infinity)
    #expect(capsule.contains(CGPoint(x: 30, y: 20.5)) && !capsule.contains(CGPoint(x: 15, y: 21)))
    let one = UIBezierPath(roundedRect: rect, byRoundingCorners: .topLeft, cornerRadii: CGSize(width: 500, height: 500))
    #expect(one.contains(CGPoint(x: 50, y: 20.5)) && one.contains(CGPoint(x: 10.5, y: 55)))
    #expect(!one.contains(CGPoint(x: 14, y: 24)) && one.contains(CGPoint(x: 109, y: 21)))
    #expect(one.bounds == rect)
  }

  @Test(
    "Different horizontal and vertical radii produce elliptic corners",
    arguments: [CGSize(width: 40, height: 10), CGSize(width: 60, height: 10)])
  func ellipses(radii: CGSize) {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 80, height: 80), byRoundingCorners: .topLeft, cornerRadii: radii)
    #expect(!path.contains(CGPoint(x: 4, y: 4)) && path.contains(CGPoint(x: 4, y: 11)) && path.contains(CGPoint(x: 41, y: 0.5)))
    #expect(path.contains(CGPoint(x: 79, y: 1)) && path.contains(CGPoint(x: 79, y: 79)))
  }

  @Test("A rounded rectangle without a valid radius is a rectangle, and ovalIn makes an ellipse", arguments: [0, -3, CGFloat.nan])
  func shapes(radius: CGFloat) {
    #expect(UIBezierPath(rect: square).cgPath == CGPath(rect: square, transform: nil))
    #expect(UIBezierPath(roundedRect: square, cornerRadius: radius).cgPath == CGPath(rect: square, transform: nil))
    let oval = UIBezierPath(ovalIn: square)
    #expect(oval.contains(CGPoint(x: 50, y: 1)) && !oval.contains(CGPoint(x: 5, y: 5)) && oval.bounds == square)
  }

  @Test("Angles increase clockwise on the screen")
  func arcs() {
    let center = CGPoint(x: 50, y: 50)
    let lower = UIBezierPath(arcCenter: center, radius: 50, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(lower.contains(CGPoint(x: 50, y: 90)) && !lower.contains(CGPoint(x: 50, y: 10)))
    let upper = UIBezierPath(arcCenter: center, radius: 50, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(upper.contains(CGPoint(x: 50, y: 10)) && !upper.contains(CGPoint(x: 50, y: 90)))
    let whole = UIBezierPath(arcCenter: center, radius: 50, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    #expect(whole.contains(CGPoint(x: 50, y: 90)) && whole.contains(CGPoint(x: 50, y: 10)))
  }

  @Test("Lines and curves extend a path only after a move")
  func making() {
    let path = UIBezierPath()
    path.addLine(to: CGPoint(x: 5, y: 5))
    path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
    path.addQuadCurve(to: .zero, controlPoint: .zero)
    path.close()
    #expect(path.isEmpty && path.currentPoint == .zero && path.bounds.isNull)
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 20, y: 5))
    path.addCurve(to: CGPoint(x: 0, y: 10), controlPoint1: CGPoint(x: 8, y: 12), controlPoint2: CGPoint(x: 2, y: 12))
    path.close()
    let expected = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 10, y: 0))
      $0.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 20, y: 5))
      $0.addCurve(to: CGPoint(x: 0, y: 10), control1: CGPoint(x: 8, y: 12), control2: CGPoint(x: 2, y: 12))
      $0.closeSubpath()
    }
    #expect(Path(path.cgPath) == expected && path.currentPoint == .zero)
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 20, height: 12), "control points are part of the bounds")
    path.removeAllPoints()
    #expect(path.isEmpty)
    path.cgPath = expected.cgPath
    #expect(Path(UIBezierPath(cgPath: path.cgPath).cgPath) == expected)
  }

  @Test("Paths can be appended and transformed, and the even-odd rule makes an inner rectangle a hole")
  func combining() {
    let path = UIBezierPath(rect: square)
    path.append(UIBezierPath(rect: square.insetBy(dx: 40, dy: 40)))
    #expect(path.contains(CGPoint(x: 50, y: 50)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 50, y: 50)) && path.contains(CGPoint(x: 10, y: 10)))
    path.apply(CGAffineTransform(translationX: 200, y: 0))
    #expect(path.contains(CGPoint(x: 210, y: 10)) && !path.contains(CGPoint(x: 10, y: 10)))
    #expect(path.bounds == CGRect(x: 200, y: 0, width: 100, height: 100))
  }

  @Test("UIRectCorner is an option set with UIKit's raw values")
  func rawValues() {
    #expect([UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight].map(\.rawValue) == [1, 2, 4, 8])
    #expect(UIRectCorner.allCorners.contains([.topLeft, .topRight, .bottomLeft, .bottomRight]))
  }
}
