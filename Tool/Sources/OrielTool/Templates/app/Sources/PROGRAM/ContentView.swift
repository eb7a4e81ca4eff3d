import SwiftUI

struct Item: Identifiable, Equatable {
  let id = UUID()
  var title: String
  var isDone = false
}

@MainActor @Observable
final class ItemStore {
  var items = [Item(title: "Open ContentView.swift"), Item(title: "Change something"), Item(title: "Run it again")]

  var openCount: Int { items.count { !$0.isDone } }

  /// Appends an item; a title without letters adds nothing.
  func add(_ title: String) {
    let title = title.trimmingCharacters(in: .whitespaces)
    if !title.isEmpty { items.append(Item(title: title)) }
  }
}

struct ContentView: View {
  @State private var store = ItemStore()
  @State private var title = ""

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach($store.items) { $item in
            Toggle(item.title, isOn: $item.isDone)
          }
          .onDelete { store.items.remove(atOffsets: $0) }
        } footer: {
          Text("\(store.openCount) open")
            .accessibilityIdentifier("open")
        }
        Section {
          TextField("New item", text: $title)
            .onSubmit(add)
          Button("Add", action: add)
            .disabled(title.isEmpty)
        }
      }
      .navigationTitle("PROGRAM")
    }
  }

  private func add() {
    withAnimation { store.add(title) }
    title = ""
  }
}

#Preview {
  ContentView()
}
