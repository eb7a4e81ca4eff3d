import Foundation
import Oriel
import OrielTesting
import Testing
import UniformTypeIdentifiers

@MainActor
@Suite("Conversion of colors")
struct ColorConversionTests {
  @Test("Only a constant color has a CGColor")
  func coreGraphics() throws {
    let color = try #require(Color(red: 1, green: 0.5, blue: 0).opacity(0.5).cgColor)
    #expect(color.components == [1, 0.5, 0, 0.5] && color.alpha == 0.5 && color.numberOfComponents == 4)
    #expect(color == CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5) && color.copy(alpha: 1)?.alpha == 1)
    #expect(Color.primary.cgColor == nil && Color.accentColor.cgColor == nil && Color.red.cgColor == nil)
    #expect(Color(cgColor: CGColor(gray: 1, alpha: 1)) == .white && Color(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)) == .black)
  }

  private struct Brand: ShapeStyle, Hashable {
    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
      environment.colorScheme == .dark ? Color.Resolved(red: 0, green: 0, blue: 1) : Color.Resolved(red: 1, green: 0, blue: 0)
    }
  }

  @Test("A color of an app's shape style resolves the style in each environment")
  func style() {
    let host = TestHost(size: CGSize(width: 40, height: 20)) {
      HStack(spacing: 0) {
        Color(Brand())
        Color(Brand()).environment(\.colorScheme, .dark)
      }
    }
    #expect(host.snapshot().pixel(10, 10) == Snapshot.Pixel(red: 255, green: 0, blue: 0))
    #expect(host.snapshot().pixel(30, 10) == Snapshot.Pixel(red: 0, green: 0, blue: 255))
    #expect(Color(Brand()) == Color(Brand()) && Color(Color.red) == .red)
    host.close()
  }

  @MainActor @Observable
  final class Shelf {
    var color: Color?
  }

  @Test("A color is dragged from one view and dropped on another")
  func dragged() throws {
    let shelf = Shelf()
    let host = TestHost(size: CGSize(width: 400, height: 300)) {
      HStack(spacing: 40) {
        Color.gray.draggable(Color(red: 1, green: 0, blue: 0.2)).frame(width: 80, height: 80).accessibilityElement().accessibilityLabel(
          "source")
        Color.blue.dropDestination(for: Color.self) { colors, _ in
          shelf.color = colors.first
          return true
        }
        .frame(width: 80, height: 80).accessibilityElement().accessibilityLabel("target")
      }
    }
    try host.drag("source", onto: "target")
    let color = try #require(shelf.color)
    #expect(color.cgColor?.components == [1, 0, CGFloat(Float(0.2)), 1])
    host.close()
  }

  @Test("An application/x-color item of another program loads as a color")
  func bytes() async throws {
    let provider = NSItemProvider()
    provider.register(.init(mimeType: "application/x-color") ?? .data) { [UInt16(0xFFFF), 0, 0x8000, 0xFFFF].withUnsafeBytes { Data($0) } }
    let color = try await withCheckedThrowingContinuation { continuation in
      provider.loadTransferable(type: Color.self) { continuation.resume(with: $0) }
    }
    let parts = try #require(color.cgColor?.components)
    #expect(parts[0] == 1 && parts[1] == 0 && abs(parts[2] - 0.5) < 0.001 && parts[3] == 1)
  }

  @Test("The environment provides the prominence of the background")
  func prominence() {
    struct Reader: View {
      @Environment(\.backgroundProminence) private var prominence
      var body: some View { Text(prominence == .increased ? "increased" : "standard") }
    }
    let host = TestHost {
      Reader()
      Reader().environment(\.backgroundProminence, .increased)
    }
    #expect(host.exists("increased") && host.exists("standard"))
    host.close()
  }
}
