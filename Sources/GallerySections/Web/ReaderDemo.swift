import SwiftUI
import WebKit

/// A small web browser with an address field, buttons for back, forward and reload, the progress, and the page.
struct ReaderDemo: View {
  @State private var page = ReaderDemo.makePage()
  @State private var address = ReaderPages.start.absoluteString

  private static func makePage() -> WebPage {
    var configuration = WebPage.Configuration()
    configuration.websiteDataStore = .nonPersistent()
    if let scheme = URLScheme(ReaderPages.scheme) { configuration.urlSchemeHandlers[scheme] = ReaderPages() }
    return WebPage(configuration: configuration)
  }

  var body: some View {
    VStack(spacing: 0) {
      bar
      progress
      WebView(page).accessibilityIdentifier("web-page")
    }
    .onAppear { if page.url == nil { page.load(ReaderPages.start) } }
    .onChange(of: page.url) { if let url = page.url { address = url.absoluteString } }
  }

  private var bar: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 4) {
        item("Back", "chevron.backward", page.backForwardList.backList.last)
        item("Forward", "chevron.forward", page.backForwardList.forwardList.first)
        Button(page.isLoading ? "Stop" : "Reload", systemImage: page.isLoading ? "xmark" : "arrow.clockwise") {
          if page.isLoading { page.stopLoading() } else { page.reload() }
        }
        .disabled(page.url == nil)
        TextField("Address", text: $address)
          .textFieldStyle(.roundedBorder)
          .onSubmit { page.load(URL(string: address)) }
          .accessibilityIdentifier("web-address")
          .padding(.leading, 8)
      }
      .labelStyle(.iconOnly)
      .buttonStyle(.bordered)
      Text(page.title.isEmpty ? "No title" : page.title)
        .font(.callout).foregroundStyle(.secondary).lineLimit(1)
        .accessibilityIdentifier("web-title")
    }
    .padding(12)
  }

  private func item(_ title: LocalizedStringKey, _ symbol: String, _ item: WebPage.BackForwardList.Item?) -> some View {
    Button(title, systemImage: symbol) { if let item { page.load(item) } }.disabled(item == nil)
  }

  /// The progress bar. It always reserves a height of two points.
  private var progress: some View {
    GeometryReader { proxy in
      Color.accentColor.frame(width: proxy.size.width * page.estimatedProgress).opacity(page.isLoading ? 1 : 0)
    }
    .frame(height: 2)
    .background(.separator)
    .accessibilityHidden(true)
  }
}
