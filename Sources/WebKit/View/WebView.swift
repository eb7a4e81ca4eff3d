import Foundation
import Oriel

/// A view that shows a web page. Mirrors WebKit's `WebView`, based on WebKitGTK.
///
/// The view fills the proposed size. The page receives pointer events, keys and text, and Tab moves the focus through its links and fields.
/// If there is no display, or WebKitGTK isn't installed, the view shows the URL and the reason.
public struct WebView: View {
  private let page: WebPage?
  private let url: URL?
  @State private var ownPage: WebPage?

  /// Creates a view that shows a page. Only one view at a time can show a page; another one stays empty until the first one is removed.
  public init(_ page: WebPage) {
    self.page = page
    url = nil
    _ownPage = State(initialValue: nil)
  }

  /// Creates a view that loads a URL, and loads again when the URL changes. A `nil` URL keeps the current document.
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

/// A placeholder for a page that can't be shown.
private struct UnavailablePage: View {
  let page: WebPage
  let obstacle: WebKitUnavailable

  var body: some View {
    ContentUnavailableView {
      Label(title, systemImage: "globe")
    } description: {
      Text(obstacle.errorDescription ?? "")
    }
    // Like a page, the placeholder fills the proposed size.
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
