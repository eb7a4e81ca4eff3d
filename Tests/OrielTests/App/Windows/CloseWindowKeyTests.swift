import Foundation
import Testing

@testable import Oriel

@MainActor @Suite("The keyboard shortcut that closes a window")
struct CloseWindowKeyTests {
  /// Used on the main actor only; the annotation is for closures with bindings, which the compiler can't check.
  final class Log: @unchecked Sendable {
    var entries: [String] = []
    var question: Binding<Bool>?
  }

  private struct Root: View {
    let log: Log
    @State private var asks = false

    var body: some View {
      Text(verbatim: "root")
        .onAppear { log.question = $asks }
        .sheet(isPresented: $asks) { Text(verbatim: "question") }
    }
  }

  private struct NotesApp: App {
    let log: Log

    init() { self.init(log: Log()) }

    init(log: Log) { self.log = log }

    var body: some Scene {
      WindowGroup(id: "notes") { Root(log: log) }
      Window("About", id: "about") { Text(verbatim: "about") }
    }
  }

  private struct TabbedApp: App {
    let log: Log
    let hasTabs: Bool

    init() { self.init(log: Log(), hasTabs: true) }

    init(log: Log, hasTabs: Bool) { (self.log, self.hasTabs) = (log, hasTabs) }

    var body: some Scene {
      WindowGroup { Text(verbatim: "root") }
        .commands {
          CommandGroup(after: .newItem) {
            Button("Close Tab") { log.entries.append("tab") }.keyboardShortcut("w").disabled(!hasTabs)
          }
        }
    }
  }

  private func turn() async throws { try await Task.sleep(for: .milliseconds(50)) }

  @Test(
    "Ctrl+W closes the window that receives the key, of a window group and of a single-window scene",
    arguments: [EventModifiers.control, .command])
  func closes(modifiers: EventModifiers) async throws {
    let platform = StubPlatform()
    let host = AppHost(NotesApp(), platform: platform)
    host.openWindow(id: "notes")
    host.openWindow(id: "about")
    platform.windows[2].press("w", modifiers)
    try await turn()
    #expect(platform.windows.map(\.isClosed) == [false, false, true])
    platform.windows[0].press("w", modifiers)
    try await turn()
    #expect(platform.windows.map(\.isClosed) == [true, false, true])
    platform.windows[1].press("w", modifiers.union(.shift))
    try await turn()
    #expect(platform.open.count == 1)
  }

  @Test("Ctrl+W doesn't close a window while it presents a sheet")
  func sheet() async throws {
    let (log, platform) = (Log(), StubPlatform())
    let host = AppHost(NotesApp(log: log), platform: platform)
    let window = platform.windows[0]
    window.render()
    let question = try #require(log.question)
    question.wrappedValue = true
    window.render()
    window.press("w", .control)
    try await turn()
    #expect(!window.isClosed)
    question.wrappedValue = false
    window.render()
    window.press("w", .control)
    try await turn()
    #expect(window.isClosed)
    _ = host
  }

  @Test("A command with the same shortcut takes precedence over closing, even while it is disabled", arguments: [true, false])
  func commands(hasTabs: Bool) async throws {
    let (log, platform) = (Log(), StubPlatform())
    let host = AppHost(TabbedApp(log: log, hasTabs: hasTabs), platform: platform)
    platform.windows[0].press("w", .control)
    try await turn()
    #expect(!platform.windows[0].isClosed)
    #expect(log.entries == (hasTabs ? ["tab"] : []))
    _ = host
  }
}
