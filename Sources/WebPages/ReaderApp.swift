import Foundation
import SwiftUI
import WebKit

/// An app with a web page among controls.
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup("Web Pages") { Reader() }.defaultSize(width: 640, height: 480)
  }
}

private struct Reader: View {
  @State private var page = WebPage()
  @State private var position = ScrollPosition()
  @State private var isShown = true
  @State private var text = ""

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        TextField("Address", text: $text).frame(width: 120)
        Button("Hide") {
          isShown.toggle()
          say("shown \(isShown)")
        }
        Button("End") { position.scrollTo(edge: .bottom) }
        Button("Ask") { Task { await ask() } }
      }
      .frame(height: 50)
      if isShown {
        WebView(page)
          .webViewScrollPosition($position)
          .webViewOnScrollGeometryChange(for: Int.self, of: { Int($0.contentOffset.y) }) { say("scrolled from \($0) to \($1)") }
          .webViewContentBackground(.hidden)
          .background(.yellow)
      } else {
        Color.gray
      }
      Button("Below") { say("below pressed") }.frame(height: 50)
    }
    .onChange(of: position.isPositionedByUser) { say("by user \($1)") }
    .onChange(of: page.themeColor) { say("theme color \($1.map { "\($0)" } ?? "none")") }
    .onChange(of: page.title) { say("title \($1)") }
    .task {
      do {
        for try await _ in page.load(html: Self.html) {}
        say("loaded")
      } catch { say("failed \(error.localizedDescription)") }
    }
  }

  /// Prints the contents of the page's text field and its scroll position.
  private func ask() async {
    let words = try? await page.callJavaScript("return document.querySelector('input').value + ' ' + Math.round(scrollY)")
    say("kept \(words as? String ?? "nothing")")
  }

  private static let html = """
    <!doctype html><title>Start</title><meta name="theme-color" content="#ff0000">
    <style>body { margin: 0; font: 16px sans-serif } div { height: 60px } button, input { width: 200px; height: 40px; margin: 10px; font-size: 16px }</style>
    <div><button onclick="document.title = 'clicked'" onfocus="document.title = 'button focused'">Press</button></div>
    <div><input oninput="document.title = 'text ' + value" onfocus="document.title = 'input focused'"></div>
    <div style="height: 2000px"></div>
    """
}
