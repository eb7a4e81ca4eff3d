import Foundation
import Testing

@testable import Oriel

@MainActor @Suite("Content of a window")
struct WindowContentTests {
  private struct Aux: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isPresenting = false

    var body: some View {
      VStack {
        Button("Close") { dismiss() }
        Button("Present") { isPresenting = true }
      }
      .sheet(isPresented: $isPresenting) { Sheet() }
    }
  }

  private struct Sheet: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Done") { dismiss() } }
  }

  private struct Harbour: App {
    var contentSize = CGSize(width: 100, height: 50)

    init() {}

    init(contentSize: CGSize) { self.contentSize = contentSize }

    var body: some Scene {
      WindowGroup { Color.red.frame(width: contentSize.width, height: contentSize.height) }
        .commands { CommandMenu("Boats") { Button("Sail") {} } }
      Window("Aux", id: "aux") { Aux() }
      WindowGroup("Berth", id: "berth", for: Int.self) { number in
        Text(verbatim: "berth \(number.wrappedValue)")
      } defaultValue: {
        7
      }
      WindowGroup(Text(verbatim: "Crane"), for: String.self) { name in Text(verbatim: "crane \(name.wrappedValue ?? "none")") }
    }
  }

  private func turn() async throws { try await Task.sleep(for: .milliseconds(50)) }

  private func settle(_ window: StubWindow) async throws {
    for _ in 0..<60 {
      try await Task.sleep(for: .milliseconds(20))
      window.render()
    }
  }

  private func boxes(_ window: StubWindow) throws -> [LayoutBox] {
    func all(_ box: LayoutBox) -> [LayoutBox] { [box] + box.children.flatMap(all) }
    return all(try #require(window.content as? ViewHost).graph.rootBox)
  }

  @Test("The dismiss action closes a window if no presentation handles it")
  func dismiss() async throws {
    let platform = StubPlatform()
    let host = AppHost(Harbour(), platform: platform)
    host.openWindow(id: "aux")
    let window = platform.windows[1]
    window.tap("Present")
    try await settle(window)
    window.tap("Done")
    try await settle(window)
    #expect(platform.open.count == 2 && !window.texts.contains("Done"))
    window.tap("Close")
    try await turn()
    #expect(platform.open.count == 1)
    _ = host
  }

  @Test("Content taller than the window begins below the menu bar, which stays at the top edge, and smaller content is centered")
  func bar() throws {
    for (height, top) in [(CGFloat(2000), nil), (50, CGFloat(275))] as [(CGFloat, CGFloat?)] {
      let platform = StubPlatform()
      let host = AppHost(Harbour(contentSize: CGSize(width: 100, height: height)), platform: platform)
      let window = platform.windows[0]
      window.render()
      let boxes = try boxes(window)
      let menu = try #require(boxes.first { ($0 as? TextBox)?.string == "Boats" }).windowFrame
      let content = try #require(boxes.first { $0.size == CGSize(width: 100, height: height) }).windowFrame
      #expect(menu.minY >= 0 && menu.maxY < 60)
      #expect(content.minY >= menu.maxY)
      #expect(abs(content.midX - 400) < 1)
      if let top { #expect(content.minY > top && content.minY < top + 40) }
      _ = host
    }
  }

  @Test("A window's ideal size is that of its content and the menu bar")
  func idealSize() {
    let platform = StubPlatform()
    let host = AppHost(Harbour(contentSize: CGSize(width: 600, height: 50)), platform: platform)
    let content = platform.windows[0].content
    let (ideal, most) = (content.idealSize(for: .unspecified), content.idealSize(for: .infinity))
    #expect(ideal.width == 600 && ideal.height > 60 && ideal.height < 120)
    #expect(most == ideal)
    _ = host
  }

  @Test("Value groups have titles, and open with the default value if they are opened without one")
  func values() {
    let platform = StubPlatform()
    let host = AppHost(Harbour(), platform: platform)
    host.openWindow(id: "berth")
    host.openWindow(value: "red")
    #expect(platform.windows[1].options.title == "Berth" && platform.windows[1].texts.contains("berth 7"))
    #expect(platform.windows[2].options.title == "Crane" && platform.windows[2].texts.contains("crane red"))
    _ = host
  }
}
