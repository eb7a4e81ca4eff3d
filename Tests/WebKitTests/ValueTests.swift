import Foundation
import Oriel
import Testing

@testable import WebKit

@MainActor
@Suite("Values that describe a page")
struct ValueTests {
  private func item(_ id: UInt64) -> WebPage.BackForwardList.Item {
    WebPage.BackForwardList.Item(id: .init(value: id), title: nil, url: WebPage.blank, initialURL: WebPage.blank)
  }

  @Test("Items of the back-forward list are found by their distance from the current one")
  func list() {
    let list = WebPage.BackForwardList(backList: [item(1), item(2)], currentItem: item(3), forwardList: [item(4)])
    #expect((-3...2).map { list[$0]?.id.value } == [nil, 1, 2, 3, 4, nil])
    #expect(list[.min] == nil && list[.max] == nil)
    #expect(WebPage.BackForwardList()[0] == nil)
  }

  @Test("A URL scheme must be a valid name that WebKit doesn't load itself")
  func schemes() {
    #expect(URLScheme("lake")?.rawValue == "lake" && URLScheme("x-a.b+1") != nil)
    for name in ["", "1a", "a b", "é", "http", "HTTPS", "file", "about", "-a"] { #expect(URLScheme(name) == nil, "\(name)") }
    #expect(WebPage.handlesURLScheme("HTTPS") && !WebPage.handlesURLScheme("lake"))
  }

  @Test("Text keeps its bytes if the web supports its encoding, and is converted to UTF-8 otherwise")
  func encodings() throws {
    #expect(try EncodedText(Data([0xe9]), encoding: .isoLatin1) == EncodedText(data: Data([0xe9]), name: "iso-8859-1"))
    let wide = try #require("é".data(using: .utf32LittleEndian))
    #expect(try EncodedText(wide, encoding: .utf32LittleEndian) == EncodedText(data: Data("é".utf8), name: "utf-8"))
    #expect(throws: (any Error).self) { try EncodedText(Data([0xff, 0xff, 0xff, 0xff]), encoding: .utf32) }
  }

  @Test("A scroll position with a point, a coordinate or an edge has page coordinates")
  func positions() {
    func words(_ position: ScrollPosition) -> String {
      ScrollTarget.coordinates(of: position).map { "\($0.x) \($0.y)" } ?? "none"
    }
    #expect(words(ScrollPosition(edge: .top)) == "null 0" && words(ScrollPosition(edge: .trailing)) == "\"end\" null")
    #expect(words(ScrollPosition(point: CGPoint(x: 1, y: 2.5))) == "1.0 2.5")
    #expect(words(ScrollPosition(y: 7)) == "null 7.0" && words(ScrollPosition(y: .nan)) == "none")
    #expect(words(ScrollPosition(id: 1)) == "none" && words(ScrollPosition()) == "none")
  }

  @Test("Frames have the security origin of their document")
  func frames() {
    let origin = WebPage.FrameInfo(url: URL(string: "https://example.org:8443/a")).securityOrigin
    #expect(origin.protocol == "https" && origin.host == "example.org" && origin.port == 8443)
    #expect(WebPage.FrameInfo(url: nil).request.url == WebPage.blank)
  }

  @Test("Data stores are shared by identity, and nonpersistent ones are distinct")
  func stores() {
    #expect(WKWebsiteDataStore.default() === WKWebsiteDataStore.default() && WKWebsiteDataStore.default().isPersistent)
    #expect(WKWebsiteDataStore.nonPersistent() !== WKWebsiteDataStore.nonPersistent())
    #expect(!WKWebsiteDataStore.nonPersistent().isPersistent)
    let id = UUID()
    #expect(WKWebsiteDataStore(forIdentifier: id).identifier == id)
  }

  @Test("The name of a message handler is unique per content world and available again after removal")
  func handlers() {
    final class Handler: NSObject, WKScriptMessageHandler {
      func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {}
    }
    let controller = WKUserContentController()
    controller.add(Handler(), name: "a")
    controller.removeScriptMessageHandler(forName: "a", contentWorld: .defaultClient)
    #expect(controller.handlers.map(\.name) == ["a"])
    controller.removeScriptMessageHandler(forName: "a")
    controller.add(Handler(), contentWorld: .defaultClient, name: "a")
    #expect(controller.handlers.map(\.name) == ["a"] && controller.handlers[0].world === WKContentWorld.defaultClient)
    controller.removeAllScriptMessageHandlers()
    #expect(controller.handlers.isEmpty)
  }
}
