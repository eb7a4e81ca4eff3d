import Foundation
import Testing

@testable import Oriel

@MainActor
@Suite("Styles of windows' toolbars")
struct WindowToolbarStyleTests {
  private struct Page: View {
    var body: some View {
      Color.clear.accessibilityElement().accessibilityIdentifier("content")
        .toolbar { Button("Item") {} }
    }
  }

  private struct Program<Style: WindowToolbarStyle>: App {
    let style: Style

    init() { fatalError("made with a style") }

    init(_ style: Style) { self.style = style }

    var body: some Scene { WindowGroup { Page() }.windowToolbarStyle(style) }
  }

  private func top<Style: WindowToolbarStyle>(_ style: Style) throws -> CGFloat {
    let platform = StubPlatform()
    let app = AppHost(Program(style), platform: platform)
    let content = try #require(platform.windows.first?.content as? ViewHost)
    content.resize(to: CGSize(width: 400, height: 300), scale: 1)
    for frame in 0..<3 { _ = content.renderFrame(at: Double(frame)) }
    defer { _ = app }
    return content.graph.rootBox.safeArea.container.top
  }

  @Test("A compact toolbar is lower than the other styles")
  func compact() throws {
    let usual = try top(.automatic)
    #expect(usual > 0)
    #expect(try top(.expanded) == usual && top(.unified) == usual && top(.unified(showsTitle: false)) == usual)
    #expect(try top(.unifiedCompact) == usual - 10 && top(.unifiedCompact(showsTitle: true)) == usual - 10)
  }
}
