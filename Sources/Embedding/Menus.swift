import SwiftUI

/// An app whose window is too small for its menus. It logs the chosen items. With the argument `right-to-left` its layout direction is
/// right-to-left.
struct Menus: App {
  var body: some Scene {
    Window("Menus", id: "menus") { MenusView() }
      .defaultSize(width: 400, height: 300)
  }
}

private struct MenusView: View {
  @State private var text = "some words"
  @State private var size = 1

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Color.yellow.frame(width: 400, height: 150).contextMenu {
        ForEach(1..<7) { number in
          Button("Entry \(number)") { say("entry \(number)") }
        }
        Menu("More") {
          ForEach(1..<5) { number in
            Button("Inner \(number)") { say("inner \(number)") }
          }
        }
      }
      Button("Plain") { say("plain") }.frame(width: 200, height: 50)
      TextField("Text", text: $text).frame(width: 200, height: 50)
      HStack(spacing: 0) {
        Menu("Menu") {
          ForEach(1..<9) { number in
            Button("Choice \(number)") { say("choice \(number)") }
          }
        }
        .frame(width: 150, height: 50)
        Picker("Size", selection: $size) {
          ForEach(1..<30) { number in
            Text("Size \(number)").tag(number)
          }
        }
        .labelsHidden()
        .frame(width: 150, height: 50)
      }
    }
    .frame(width: 400, height: 300)
    .onChange(of: size) { say("size \(size)") }
    .environment(\.layoutDirection, CommandLine.arguments.contains("right-to-left") ? .rightToLeft : .leftToRight)
  }
}
