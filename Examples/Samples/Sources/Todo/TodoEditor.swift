import SwiftUI

/// A form for a new or an existing item.
struct TodoEditor: View {
  private let isNew: Bool
  private let onSave: (TodoItem) -> Void

  @State private var item: TodoItem
  @Environment(\.dismiss) private var dismiss
  @FocusState private var isTitleFocused: Bool

  init(item: TodoItem, onSave: @escaping (TodoItem) -> Void) {
    self.onSave = onSave
    isNew = item.title.isEmpty
    _item = State(initialValue: item)
  }

  private var title: String { item.title.trimmingCharacters(in: .whitespacesAndNewlines) }

  private var hasDueDate: Binding<Bool> {
    Binding {
      item.dueDate != nil
    } set: {
      item.dueDate = $0 ? .now : nil
    }
  }

  private var dueDate: Binding<Date> {
    Binding {
      item.dueDate ?? .now
    } set: {
      item.dueDate = $0
    }
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Title", text: $item.title)
            .focused($isTitleFocused)
            .submitLabel(.done)
            .onSubmit(save)
          TextField("Notes", text: $item.notes, axis: .vertical)
            .lineLimit(2...5)
        }
        Section {
          Picker("Priority", selection: $item.priority) {
            ForEach(TodoItem.Priority.allCases) { Text($0.title) }
          }
          .pickerStyle(.segmented)
          .labelsHidden()
        } header: {
          Text("Priority")
        }
        Section {
          Toggle("Due date", isOn: hasDueDate.animation())
          if item.dueDate != nil {
            DatePicker("Day", selection: dueDate, displayedComponents: .date)
          }
        } footer: {
          Text("An item without a date waits patiently.")
        }
      }
      .navigationTitle(isNew ? "New Item" : "Edit Item")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", action: save)
            .disabled(title.isEmpty)
        }
      }
      .onAppear { isTitleFocused = true }
    }
    .presentationDetents([.medium, .large])
  }

  private func save() {
    guard !title.isEmpty else { return }
    item.title = title
    onSave(item)
    dismiss()
  }
}

#Preview {
  TodoEditor(item: TodoItem(title: "Water the plants", dueDate: .now)) { _ in }
}
