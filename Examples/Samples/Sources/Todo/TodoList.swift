import SwiftUI

/// A to-do list that can be searched, filtered, reordered and edited.
public struct TodoList: View {
  @Bindable private var store: TodoStore
  @State private var filter = TodoFilter.all
  @State private var searchText = ""
  @State private var editedItem: TodoItem?
  @State private var isConfirmingRemoval = false

  /// Creates a list of a store's items.
  public init(store: TodoStore) {
    self.store = store
  }

  private var isNarrowed: Bool { filter != .all || !searchText.isEmpty }

  private func isShown(_ item: TodoItem) -> Bool {
    filter.includes(item) && (searchText.isEmpty || item.title.localizedCaseInsensitiveContains(searchText))
  }

  private var isEmpty: Bool { !store.items.contains(where: isShown) }

  public var body: some View {
    NavigationStack {
      List {
        ForEach($store.items) { $item in
          if isShown(item) {
            row($item)
          }
        }
        .onDelete { store.items.remove(atOffsets: $0) }
        .onMove { store.items.move(fromOffsets: $0, toOffset: $1) }
        .moveDisabled(isNarrowed)
      }
      .overlay {
        if isEmpty { emptyNote }
      }
      .animation(.default, value: filter)
      .navigationTitle("To Do")
      .searchable(text: $searchText, prompt: "Search titles")
      .safeAreaInset(edge: .bottom) { filterBar }
      .toolbar { toolbar }
      .sheet(item: $editedItem) { item in
        TodoEditor(item: item) { saved in
          withAnimation { store.save(saved) }
        }
      }
      .confirmationDialog("Remove all completed items?", isPresented: $isConfirmingRemoval, titleVisibility: .visible) {
        Button("Remove Completed", role: .destructive) {
          withAnimation { store.removeCompleted() }
        }
      } message: {
        Text("This can't be undone.")
      }
    }
  }

  private func row(_ item: Binding<TodoItem>) -> some View {
    TodoRow(item: item)
      .contentShape(.rect)
      .onTapGesture { editedItem = item.wrappedValue }
      .swipeActions(edge: .leading) {
        Button {
          withAnimation { item.wrappedValue.isDone.toggle() }
        } label: {
          Label(
            item.wrappedValue.isDone ? "Reopen" : "Complete", systemImage: item.wrappedValue.isDone ? "arrow.uturn.backward" : "checkmark")
        }
        .tint(.green)
      }
      .swipeActions(edge: .trailing) {
        Button(role: .destructive) {
          withAnimation { store.delete(item.wrappedValue) }
        } label: {
          Label("Delete", systemImage: "trash")
        }
        Button {
          item.wrappedValue.isFlagged.toggle()
        } label: {
          Label(item.wrappedValue.isFlagged ? "Unflag" : "Flag", systemImage: "flag")
        }
        .tint(.orange)
      }
      .contextMenu {
        Button("Edit", systemImage: "pencil") { editedItem = item.wrappedValue }
        Picker("Priority", selection: item.priority) {
          ForEach(TodoItem.Priority.allCases) { Text($0.title) }
        }
        .pickerStyle(.menu)
        Divider()
        Button("Delete", systemImage: "trash", role: .destructive) {
          withAnimation { store.delete(item.wrappedValue) }
        }
      }
  }

  @ViewBuilder private var emptyNote: some View {
    if !searchText.isEmpty {
      ContentUnavailableView.search(text: searchText)
    } else if filter == .completed {
      ContentUnavailableView("Nothing Completed", systemImage: "tray", description: Text("What you complete shows up here."))
    } else {
      ContentUnavailableView("All Done", systemImage: "checkmark.circle", description: Text("Enjoy the rest of the day."))
    }
  }

  private var filterBar: some View {
    VStack(spacing: 8) {
      Picker("Filter", selection: $filter) {
        ForEach(TodoFilter.allCases) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
      .frame(maxWidth: 420)
      Text(store.openCount == 1 ? "1 item to do" : "\(store.openCount) items to do")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .padding(.horizontal)
    .padding(.vertical, 10)
    .frame(maxWidth: .infinity)
    .background(.bar)
  }

  @ToolbarContentBuilder private var toolbar: some ToolbarContent {
    ToolbarItem(placement: .topBarLeading) { EditButton() }
    ToolbarItemGroup(placement: .topBarTrailing) {
      Menu("More", systemImage: "ellipsis.circle") {
        Button("Remove Completed", systemImage: "trash", role: .destructive) { isConfirmingRemoval = true }
          .disabled(!store.hasCompleted)
      }
      Button("Add", systemImage: "plus") { editedItem = TodoItem() }
        .keyboardShortcut("n")
    }
  }
}

#Preview("A busy week") {
  TodoList(store: .sample)
}

#Preview("Nothing to do") {
  TodoList(store: TodoStore())
}
