import Browser
import SwiftUI

@main
struct BrowserApp: App {
  @State private var model = BrowserModel(bookmarks: [
    Bookmark(title: "Swift", url: URL(string: "https://www.swift.org")!),
    Bookmark(title: "WebKit", url: URL(string: "https://webkit.org")!),
  ])

  var body: some Scene {
    WindowGroup("Browser") { BrowserView(model: model) }
      .defaultSize(width: 900, height: 640)
  }
}
