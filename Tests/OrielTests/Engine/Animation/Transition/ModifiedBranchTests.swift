import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Branches inside modifiers")
struct ModifiedBranchTests {
  private struct Cards<Content: View>: View {
    let content: (Int) -> Content
    @State private var page = 0

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        content(page)
        Color.blue.frame(width: 100, height: 20).accessibilityLabel("foot")
        Button("next") { withAnimation(.linear(duration: 1)) { page += 1 } }
      }
      .frame(width: 200, height: 300, alignment: .topLeading)
    }
  }

  private static let red = Color(.sRGB, red: 1, green: 0, blue: 0)

  @ViewBuilder private static func branch(_ page: Int) -> some View {
    if page % 2 == 0 { red.frame(width: 40, height: 20) } else { Color.white.frame(width: 40, height: 20) }
  }

  /// Returns the window halfway between two pages.
  private func middle(@ViewBuilder _ content: @escaping (Int) -> some View) throws -> TestHost {
    let host = TestHost(size: CGSize(width: 200, height: 300)) { Cards(content: content) }
    try host.tap("next")
    host.advance(by: 0.5 - 2 * TestHost.frameDuration)
    return host
  }

  @Test("A removed branch leaves the layout at once, together with the padding and the background around it")
  func layout() throws {
    let host = try middle { Self.branch($0).padding(10).background(Color(.sRGB, red: 1, green: 1, blue: 0)) }
    defer { host.close() }
    #expect(try host.find("foot").frame.minY == 40)
    let picture = host.snapshot()
    // Both overlap, the one half removed and the other half inserted: their backgrounds together are three quarters yellow.
    let background = picture.pixel(5, 5)
    #expect(background.red == 255 && (40...90).contains(background.blue), "\(background)")
    #expect(picture.pixel(30, 55).blue == 255)
    host.advance(by: 1)
    #expect(host.snapshot().pixel(5, 5) == .init(red: 255, green: 255, blue: 0))
  }

  @Test("A view with a new id is inserted, and the one with the old id removed, like branches")
  func ids() throws {
    let host = try middle { page in
      Self.red.frame(width: 40, height: 20).id(page).padding(10).background(Color(.sRGB, red: 1, green: 1, blue: 0))
    }
    defer { host.close() }
    #expect(try host.find("foot").frame.minY == 40)
    #expect((40...90).contains(host.snapshot().pixel(5, 5).blue))
  }

  @Test("A branch without an alternative is removed together with its background")
  func alone() throws {
    let host = try middle { page in
      Group { if page == 0 { Self.red.frame(width: 40, height: 20) } }.padding(10).background(Color(.sRGB, red: 1, green: 1, blue: 0))
    }
    defer { host.close() }
    #expect(try (15...25).contains(host.find("foot").frame.minY))
    #expect((90...165).contains(host.snapshot().pixel(5, 5).blue))
    try host.tap("next")
    host.advance(by: 2)
    #expect(try host.find("foot").frame.minY == 0)
  }

  @Test("A transition around branches applies to each branch")
  func transition() throws {
    let host = try middle {
      Self.branch($0).frame(width: 200, height: 100).background(Self.red).transition(.move(edge: .trailing))
    }
    defer { host.close() }
    let picture = host.snapshot()
    // One branch moves out to the right while the other moves in: nothing is translucent, and the left half is empty.
    #expect(picture.pixel(20, 50) == .init(red: 255, green: 255, blue: 255))
    #expect(picture.pixel(190, 5) == .init(red: 255, green: 0, blue: 0))
    host.advance(by: 1)
    #expect(host.snapshot().pixel(5, 5) == .init(red: 255, green: 0, blue: 0))
  }

  @Test("A branch that returns during its removal transition reverses it, together with the modifiers around it")
  func turnsRound() throws {
    let host = try middle { Self.branch($0).padding(10).background(Color(.sRGB, red: 1, green: 1, blue: 0)) }
    defer { host.close() }
    try host.tap("next")
    host.advance(by: 2)
    #expect(try host.find("foot").frame.minY == 40)
    #expect(host.snapshot().pixel(5, 5) == .init(red: 255, green: 255, blue: 0))
    #expect(host.snapshot().pixel(20, 20) == .init(red: 255, green: 0, blue: 0))
  }
}
