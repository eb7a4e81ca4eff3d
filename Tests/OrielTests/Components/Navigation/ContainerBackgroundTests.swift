import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor @Suite("Container backgrounds")
struct ContainerBackgroundTests {
  private static let size = CGSize(width: 400, height: 300)
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  private func isRed(_ pixel: Snapshot.Pixel) -> Bool { pixel == Snapshot.Pixel(red: 255, green: 0, blue: 0) }
  private func isBlue(_ pixel: Snapshot.Pixel) -> Bool { pixel == Snapshot.Pixel(red: 0, green: 0, blue: 255) }

  private func host<Content: View>(@ViewBuilder _ content: () -> Content) throws -> TestHost {
    let host = TestHost(size: Self.size, content: content)
    try host.settle()
    return host
  }

  @Test("A style fills the whole window from a small view")
  func style() throws {
    let host = try host { Text(verbatim: "small").containerBackground(Self.red, for: .window) }
    let snapshot = host.snapshot()
    for (x, y) in [(2, 2), (397, 2), (2, 297), (397, 297)] { #expect(isRed(snapshot.pixel(x, y)), "\(x), \(y)") }
    #expect(try host.find("small").frame.width < 200)
    host.close()
  }

  @Test("A window background is visible behind a stack's screens and their bars")
  func stack() throws {
    let host = try host {
      NavigationStack {
        Text(verbatim: "content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline).containerBackground(
          Self.red, for: .window)
      }
    }
    let snapshot = host.snapshot()
    #expect(isRed(snapshot.pixel(5, 5)) && isRed(snapshot.pixel(5, 290)))
    host.close()
  }

  @Test("A view as a background is aligned in the window or in the screen, behind the content", arguments: [true, false])
  func view(isWindow: Bool) throws {
    let place = isWindow ? ContainerBackgroundPlacement.window : .navigation
    let host = try host {
      NavigationStack {
        Text(verbatim: "content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .containerBackground(for: place, alignment: .bottomTrailing) { Self.blue.frame(width: 40, height: 30) }
      }
    }
    let snapshot = host.snapshot()
    #expect(isBlue(snapshot.pixel(365, 275)) && isBlue(snapshot.pixel(397, 297)))
    #expect(!isBlue(snapshot.pixel(355, 297)) && !isBlue(snapshot.pixel(397, 265)))
    host.close()
  }

  private struct Changing: View {
    @State private var step = 0

    var body: some View {
      NavigationStack {
        VStack {
          Button("Next") { step += 1 }
          switch step {
          case 0: Text(verbatim: "plain")
          case 1: Text(verbatim: "style").containerBackground(red, for: .window)
          case 2: Text(verbatim: "other").containerBackground(blue, for: .window)
          default: Text(verbatim: "view").containerBackground(for: .window) { red }
          }
        }
      }
    }

    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)
  }

  @Test("A container background follows the view that sets it")
  func changes() throws {
    let host = try host { Changing() }
    func corner() -> Snapshot.Pixel { host.snapshot().pixel(3, 290) }
    let plain = corner()
    try host.tap("Next")
    try host.settle()
    #expect(isRed(corner()))
    try host.tap("Next")
    try host.settle()
    #expect(isBlue(corner()))
    try host.tap("Next")
    try host.settle()
    #expect(isRed(corner()))
    #expect(!isRed(plain) && !isBlue(plain))
    host.close()
  }

  private struct Leaving: View {
    @State private var hasBackground = true

    var body: some View {
      VStack {
        Button("Leave") { hasBackground = false }
        if hasBackground { Text(verbatim: "here").containerBackground(Color(red: 1, green: 0, blue: 0), for: .window) }
      }
    }
  }

  @Test("The window has its own color after the view with the background was removed")
  func leaving() throws {
    let host = try host { Leaving() }
    #expect(isRed(host.snapshot().pixel(3, 290)))
    try host.tap("Leave")
    try host.settle()
    #expect(!isRed(host.snapshot().pixel(3, 290)))
    host.close()
  }
}
