import SwiftUI

/// An app with one window without a title bar. It logs whether its content begins below the window buttons.
struct Titleless: App {
  var body: some Scene {
    Window("Titleless", id: "titleless") {
      Color.clear.onGeometryChange(for: CGFloat.self) {
        $0.frame(in: .global).minY
      } action: {
        say($0 >= 28 ? "keeps clear" : "lies below the buttons")
      }
    }
    .windowStyle(.hiddenTitleBar)
    .defaultSize(width: 400, height: 300)
  }
}
