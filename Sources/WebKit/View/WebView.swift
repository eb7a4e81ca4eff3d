import Foundation
import Oriel

/// A view that shows a page of the web. Mirrors WebKit's `WebView`, over WebKitGTK.
///
/// The view fills what it is offered. Pointers, keys and text go to the page, and Tab goes through its links and fields. Where there is no display, or WebKitGTK
/// isn't installed, the view shows the URL and the reason.
public struct WebView: View {
  private let page: WebPage?
  private let url: URL?
  @State private var ownPage: WebPage?

  /// Shows a page. A page is shown by one view at a time: another one stays empty until the first one has gone.
  public init(_ page: WebPage) {
    self.page = page
    url = nil
    _ownPage = State(initialValue: nil)
  }

  /// Loads a URL, and loads again whenever it becomes another one. nil leaves what is there.
  public init(url: URL?) {
    page = nil
    self.url = url
    _ownPage = State(initialValue: WebPage())
  }

  public var body: some View {
    if let page = page ?? ownPage {
      Group {
        if let obstacle = WebKitGTK.obstacle {
          UnavailablePage(page: page, obstacle: obstacle)
        } else {
          WebViewRepresentation(page: page)
        }
      }
      .onChange(of: url, initial: true) { if let url { page.load(url) } }
    }
  }
}

/// What stands for a page that can't be shown.
private struct UnavailablePage: View {
  let page: WebPage
  let obstacle: WebKitUnavailable

  var body: some View {
    ContentUnavailableView {
      Label(title, systemImage: "globe")
    } description: {
      Text(obstacle.errorDescription ?? "")
    }
    // As a page does, it takes any size that it is offered.
    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    .background(.background)
    .clipped()
    .onAppear { obstacle.report() }
  }

  private var title: String {
    guard let url = page.requestedURL, url != WebPage.blank else { return "No Web Page" }
    return url.absoluteString
  }
}
