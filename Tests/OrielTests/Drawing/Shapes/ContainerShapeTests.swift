import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Container-relative shapes")
struct ContainerShapeTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private let red = Snapshot.Pixel(red: 255, green: 0, blue: 0)

  @Observable @MainActor
  fileprivate final class Model {
    var radius: CGFloat = 30
    var padding: CGFloat = 10
    var room: CGFloat = 0
  }

  private struct Card: View {
    let model: Model

    var body: some View {
      ContainerRelativeShape().fill(ContainerShapeTests.red)
        .padding(model.padding)
        .frame(width: 100, height: 100)
        .containerShape(RoundedRectangle(cornerRadius: model.radius, style: .circular))
    }
  }

  private func host<V: View>(_ view: V) -> TestHost { TestHost(size: CGSize(width: 100, height: 100)) { view } }

  /// Returns the number of pixels that are free at the corner in the first row of the shape.
  private func corner(_ host: TestHost, at origin: Int) -> Int {
    let picture = host.snapshot()
    return (0..<50).first { picture.pixel(origin + $0, origin) == red } ?? -1
  }

  @Test("The corners of a container-relative shape are rounder closer to the container's edge")
  func concentric() {
    let model = Model()
    let host = host(Card(model: model))
    let expected = self.host(RoundedRectangle(cornerRadius: 20, style: .circular).fill(Self.red).padding(10))
    #expect(corner(host, at: 10) == corner(expected, at: 10) && corner(host, at: 10) > 8)
    model.padding = 25
    host.render()
    let near = self.host(RoundedRectangle(cornerRadius: 5, style: .circular).fill(Self.red).padding(25))
    #expect(corner(host, at: 25) == corner(near, at: 25))
    model.padding = 40
    host.render()
    #expect(corner(host, at: 40) == 0, "The inset is larger than the container's corner radius")
    model.padding = 10
    model.radius = 10
    host.render()
    #expect(corner(host, at: 10) == 0, "The container's corner radius has changed")
  }

  @Test("ContainerRelativeShape is a rectangle without a container shape")
  func rectangle() {
    let host = host(ContainerRelativeShape().fill(Self.red).padding(10))
    #expect(corner(host, at: 10) == 0)
    #expect(ContainerRelativeShape().path(in: CGRect(x: 1, y: 2, width: 3, height: 4)).boundingRect.width == 3)
  }

  @Test("ContainerRelativeShape applies to insets, clipping, hit testing and type-erased shapes")
  func uses() {
    func card<V: View>(_ view: V) -> TestHost {
      host(view.frame(width: 100, height: 100).containerShape(RoundedRectangle(cornerRadius: 30, style: .circular)))
    }
    let plain = corner(card(ContainerRelativeShape().fill(Self.red).padding(10)), at: 10)
    #expect(plain > 0)
    #expect(corner(card(ContainerRelativeShape().inset(by: 10).fill(Self.red)), at: 10) == plain)
    #expect(abs(corner(card(Self.red.clipShape(ContainerRelativeShape()).padding(10)), at: 10) - plain) <= 1)
    #expect(corner(card(AnyShape(.containerRelative).fill(Self.red).padding(10)), at: 10) == plain)
    var taps = 0
    let hits = card(Color.clear.contentShape(.containerRelative).onTapGesture { taps += 1 })
    hits.tap(at: CGPoint(x: 2, y: 2))
    #expect(taps == 0)
    hits.tap(at: CGPoint(x: 50, y: 50))
    #expect(taps == 1)
  }

  @Test("ContainerRelativeShape is redrawn when its distance to the container's edge changes without a new layout")
  func moving() {
    struct Moving: View {
      let model: Model
      var body: some View {
        VStack(spacing: 0) {
          Color.clear.frame(height: model.room)
          HStack(spacing: 0) {
            ContainerRelativeShape().fill(ContainerShapeTests.red).frame(width: 100, height: 50)
            Color.clear.frame(width: 0, height: 1)
          }
          Spacer(minLength: 0)
        }
        .frame(width: 100, height: 100)
        .containerShape(RoundedRectangle(cornerRadius: 20, style: .circular))
      }
    }
    let model = Model()
    model.room = 25
    let host = host(Moving(model: model))
    let picture = host.snapshot()
    #expect(picture.pixel(0, 26) != red, "The corner is rounded because the shape touches the sides")
    model.room = 40
    host.render()
    #expect(host.snapshot().pixel(50, 41) == red)
  }
}
