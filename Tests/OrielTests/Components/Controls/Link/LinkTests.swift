import Foundation
import Oriel
import OrielTesting
import Testing

private let address = URL(string: "https://example.org/a")!

private struct Opening: View {
  @Environment(\.openURL) private var openURL
  @State private var answer = ""

  var body: some View {
    VStack {
      Button("Open") { openURL(address) { answer = $0 ? "yes" : "no" } }
      Text(verbatim: "answer \(answer)")
    }
  }
}

@MainActor
@Suite("Links")
struct LinkTests {
  @Test func aLinkOpensItsURLInTheSystem() throws {
    let host = TestHost { Link("Site", destination: address) }
    let link = try host.find("Site")
    #expect(link.traits.contains(.isLink) && !link.traits.contains(.isButton))
    try host.tap("Site")
    #expect(host.openedURLs == [address])
    host.press(.tab)
    host.press(.return)
    #expect(host.openedURLs.count == 2)
    host.close()
  }

  @Test func anOpenURLActionHandlesTheURL() throws {
    var seen: [URL] = []
    let host = TestHost {
      Link("Site", destination: address).environment(
        \.openURL,
        OpenURLAction {
          seen.append($0)
          return .handled
        })
    }
    try host.tap("Site")
    #expect(seen == [address] && host.openedURLs.isEmpty)
    host.close()
  }

  @Test func anOpenURLActionCanRedirectOrDiscardTheURL() throws {
    let other = URL(string: "https://example.org/b")!
    let host = TestHost {
      VStack {
        Opening().environment(\.openURL, OpenURLAction { _ in .systemAction(other) })
        Link("None", destination: address).environment(\.openURL, OpenURLAction { _ in .discarded })
      }
    }
    try host.tap("Open")
    #expect(host.openedURLs == [other])
    #expect(host.exists("answer yes"))
    try host.tap("None")
    #expect(host.openedURLs == [other])
    host.close()
  }
}
