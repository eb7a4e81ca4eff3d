import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Icons of labels")
struct LabelIconTests {
  private final class Places {
    var icon = CGRect.zero
    var title = CGRect.zero
  }

  /// Returns the frames of the icon and of the title's first line.
  private func places<Icon: View>(lines: Int = 1, @ViewBuilder icon: @escaping () -> Icon) throws -> Places {
    let places = Places()
    let host = TestHost {
      Label {
        VStack(alignment: .leading, spacing: 0) {
          Text("Title").onGeometryChange(for: CGRect.self) {
            $0.frame(in: .global)
          } action: {
            places.title = $0
          }
          ForEach(1..<lines, id: \.self) { Text("Line \($0)") }
        }
      } icon: {
        icon().onGeometryChange(for: CGRect.self) {
          $0.frame(in: .global)
        } action: {
          places.icon = $0
        }
      }
    }
    defer { host.close() }
    try host.settle()
    return places
  }

  @Test("A shape and an image as icons are centered on the title's first line like a symbol", arguments: [1, 3])
  func middle(_ lines: Int) throws {
    let symbol = try places(lines: lines) { Image(systemName: "star") }
    let rise = symbol.icon.midY - symbol.title.midY
    #expect(abs(rise) < 2)
    let shape = try places(lines: lines) { Rectangle().frame(width: 22, height: 22) }
    #expect(shape.icon.size == CGSize(width: 22, height: 22))
    #expect(abs(shape.icon.midY - shape.title.midY - rise) <= 1)
    let picture = try places(lines: lines) { Image(size: CGSize(width: 30, height: 30)) { _ in } }
    #expect(abs(picture.icon.midY - picture.title.midY - rise) <= 1)
    let large = try places(lines: lines) { Image(systemName: "star").resizable().frame(width: 60, height: 60) }
    #expect(abs(large.icon.midY - large.title.midY - rise) <= 1)
  }

  @Test("A text as an icon is aligned with the title's baseline")
  func text() throws {
    let text = try places { Text("A").font(.largeTitle) }
    #expect(text.icon.minY < text.title.minY && text.icon.maxY > text.title.maxY)
    #expect(text.icon.midY < text.title.midY)
  }
}
