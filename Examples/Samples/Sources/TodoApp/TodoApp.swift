import SwiftUI
import Todo

@main
struct TodoApp: App {
  @State private var store = TodoStore.sample

  var body: some Scene {
    WindowGroup("To Do") { TodoList(store: store) }
      .defaultSize(width: 420, height: 720)
  }
}
