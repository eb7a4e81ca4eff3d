import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Button border shapes")
struct ButtonBorderShapeTests {
  private func host(_ shape: ButtonBorderShape) -> TestHost {
    TestHost(size: CGSize(width: 300, height: 200)) {
      Button("Go") {}.buttonStyle(.borderedProminent).buttonBorderShape(shape)
    }
  }

  /// Indicates whether the button is painted at a position, in points from its top left corner.
  private func isPainted(_ host: TestHost, x: CGFloat, y: CGFloat) throws -> Bool {
    let frame = try host.find("Go").frame
    return host.snapshot().pixel(Int(frame.minX + x), Int(frame.minY + y)).red < 200
  }

  @Test func theBorderShapeSetsTheCornerRadius() throws {
    let (automatic, capsule, square) = (host(.automatic), host(.capsule), host(.roundedRectangle(radius: 0)))
    #expect(try isPainted(square, x: 1, y: 1))
    #expect(try !isPainted(automatic, x: 1, y: 1) && isPainted(automatic, x: 3.5, y: 3.5))
    #expect(try !isPainted(capsule, x: 3.5, y: 3.5))
    for host in [automatic, capsule, square] { host.close() }
  }

  @Test func aCircleIsAsHighAsWide() throws {
    let (circle, plain) = (host(.circle), host(.automatic))
    let frame = try circle.find("Go").frame
    #expect(frame.width == frame.height)
    #expect(frame.width < (try plain.find("Go").frame.width))
    #expect(try !isPainted(circle, x: 2, y: 2) && isPainted(circle, x: 2, y: frame.height / 2))
    circle.close()
    plain.close()
  }
}
