import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Existential shapes")
struct ShapeExistentialTests {
  private let shapes: [any Shape] = [Circle(), Rectangle()]

  private func erased(_ view: any View) -> AnyView { AnyView(view) }

  @Test("An existential shape can be filled and stroked")
  func fill() {
    let host = TestHost(size: CGSize(width: 80, height: 40)) {
      HStack(spacing: 0) {
        erased(shapes[0].fill(Color(red: 1, green: 0, blue: 0)))
        erased(shapes[1].stroke(Color(red: 0, green: 0, blue: 1), lineWidth: 8))
      }
    }
    let picture = host.snapshot()
    #expect(picture.pixel(20, 20) == Snapshot.Pixel(red: 255, green: 0, blue: 0))
    #expect(picture.pixel(42, 20) == Snapshot.Pixel(red: 0, green: 0, blue: 255))
    #expect(picture.pixel(60, 20) != Snapshot.Pixel(red: 0, green: 0, blue: 255))
    host.close()
  }

  @Test("An existential insettable shape can have a border, and an existential shape is filled with the foreground style")
  func border() {
    let shape: any InsettableShape = Rectangle()
    let host = TestHost(size: CGSize(width: 80, height: 40)) {
      HStack(spacing: 0) {
        erased(shape.strokeBorder(Color(red: 0, green: 0, blue: 1), lineWidth: 6))
        erased(shapes[1].fill()).foregroundStyle(Color(red: 1, green: 0, blue: 0))
      }
    }
    let picture = host.snapshot()
    #expect(picture.pixel(4, 20) == Snapshot.Pixel(red: 0, green: 0, blue: 255))
    #expect(picture.pixel(60, 20) == Snapshot.Pixel(red: 255, green: 0, blue: 0))
    host.close()
  }

  // These functions compile only if the shorthands are nonisolated.
  nonisolated private static func area(of shape: some Shape = .rect) -> CGRect {
    shape.path(in: CGRect(x: 0, y: 0, width: 4, height: 2)).boundingRect
  }
  nonisolated private static func round(_ shape: some Shape = .circle) -> CGRect {
    shape.path(in: CGRect(x: 0, y: 0, width: 4, height: 2)).boundingRect
  }

  @Test("Shape shorthands are default arguments of nonisolated functions")
  func defaults() {
    #expect(Self.area() == CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(Self.area(of: .rect(cornerRadius: 1)).size == CGSize(width: 4, height: 2))
    #expect(Self.round().width.rounded() == 2)
  }
}
