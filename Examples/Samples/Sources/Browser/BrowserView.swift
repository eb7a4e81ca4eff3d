import SwiftUI
import WebKit

/// A sidebar of bookmarks, and a page with its address bar.
public struct BrowserView: View {
  @State private var model: BrowserModel

  /// Creates a browser of a model.
  public init(model: BrowserModel) { _model = State(initialValue: model) }

  public var body: some View {
    NavigationSplitView {
      List(model.bookmarks) { bookmark in
        Button(bookmark.title) { Task { await model.open(bookmark.url) } }
          .buttonStyle(.plain)
          .lineLimit(1)
      }
      .overlay {
        if model.bookmarks.isEmpty { ContentUnavailableView("No Bookmarks", systemImage: "bookmark") }
      }
      .navigationTitle("Bookmarks")
    } detail: {
      VStack(spacing: 0) {
        AddressBar(model: model).padding(10)
        ProgressView(value: model.page.estimatedProgress).opacity(model.page.isLoading ? 1 : 0)
        if let problem = model.problem {
          ContentUnavailableView {
            Label("No Page", systemImage: "globe")
          } description: {
            Text(problem)
          }
        } else {
          WebView(model.page)
        }
      }
      .navigationTitle(model.page.title.isEmpty ? "Browser" : model.page.title)
    }
  }
}

/// A bar with back, forward, reload, the address and the bookmark.
struct AddressBar: View {
  @Bindable var model: BrowserModel

  var body: some View {
    let list = model.page.backForwardList
    HStack {
      Button("Back", systemImage: "chevron.backward") { if let item = list.backList.last { model.page.load(item) } }
        .disabled(list.backList.isEmpty)
      Button("Forward", systemImage: "chevron.forward") { if let item = list.forwardList.first { model.page.load(item) } }
        .disabled(list.forwardList.isEmpty)
      Button("Reload", systemImage: "arrow.clockwise") { model.page.reload() }
        .disabled(model.page.url == nil)
      TextField("Address", text: $model.address)
        .textFieldStyle(.roundedBorder)
        .onSubmit { Task { await model.go() } }
      Button("Bookmark", systemImage: model.isBookmarked ? "bookmark.fill" : "bookmark") { model.toggleBookmark() }
        .disabled(model.page.url == nil)
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.borderless)
  }
}
