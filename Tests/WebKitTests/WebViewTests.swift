import CGTK
import Foundation
import Oriel
import OrielTesting
import Testing

@testable import WebKit

/// Tests without a display, as in a test run. `WebPagesTests` cover real pages.
@MainActor
@Suite("A web view without a display", .enabled(if: gdk_display_get_default() == nil))
struct WebViewTests {
  private let address = URL(string: "https://example.org/page")

  @Test("The view shows the address and the reason, and the reason is reported once")
  func reason() {
    let host = TestHost(size: CGSize(width: 400, height: 300)) { WebView(url: URL(string: "https://example.org/page")) }
    host.advance(by: 0.1)
    #expect(host.exists("https://example.org/page") && host.exists("A web page needs a display."))
    #expect(host.messages == ["A web page can't be shown or loaded: A web page needs a display."])
    host.close()
  }

  @Test("Loads and scripts fail with the reason, and the page keeps its state")
  func failures() async {
    let page = WebPage()
    await #expect(throws: WebPage.NavigationError.self) { for try await _ in page.load(address) {} }
    await #expect(throws: WebKitUnavailable.noDisplay) { try await page.callJavaScript("return 1") }
    #expect(page.url == nil && !page.isLoading && page.backForwardList.currentItem == nil)
    page.stopLoading()
    page.customUserAgent = "Reader"
    #expect(page.customUserAgent == "Reader")
  }

  @Test(
    "The view fills its proposed size, also in a tiny window",
    arguments: [CGSize(width: 1, height: 1), CGSize(width: 300, height: 200)])
  func size(_ size: CGSize) {
    var seen = CGSize.zero
    let host = TestHost(size: size) {
      WebView(WebPage()).onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        seen = $0
      }
    }
    host.advance(by: 0.1)
    #expect(seen == size)
    host.close()
  }

  @Test("Web view modifiers have no effect without a display")
  func modifiers() {
    let host = TestHost(size: CGSize(width: 400, height: 300)) {
      WebView(url: nil)
        .webViewBackForwardNavigationGestures(.disabled)
        .webViewMagnificationGestures(.automatic)
        .webViewContentBackground(.hidden)
        .webViewTextSelection(.disabled)
        .webViewScrollPosition(.constant(ScrollPosition(edge: .bottom)))
        .webViewOnScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, _ in }
    }
    host.advance(by: 0.1)
    #expect(host.exists("No Web Page"))
    host.close()
  }
}
