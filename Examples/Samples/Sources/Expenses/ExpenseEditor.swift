import SwiftData
import SwiftUI

/// A form for a new expense.
struct ExpenseEditor: View {
  @Environment(\.modelContext) private var context
  @Environment(\.dismiss) private var dismiss
  @Query(sort: [SortDescriptor(\Category.name)]) private var categories: [Category]
  @State private var title = ""
  @State private var amountText = ""
  @State private var date = Date.now
  @State private var category: Category?
  @FocusState private var isTitleFocused: Bool

  /// The amount, or `nil` if the text isn't a positive number. Both a point and a comma are decimal separators.
  private var amount: Double? {
    Double(amountText.replacingOccurrences(of: ",", with: ".")).flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
  }

  private var isComplete: Bool { !title.trimmingCharacters(in: .whitespaces).isEmpty && amount != nil }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $title).focused($isTitleFocused)
        LabeledContent("Amount") {
          TextField("Amount", text: $amountText, prompt: Text("0.00"))
            .multilineTextAlignment(.trailing)
            .labelsHidden()
            .accessibilityIdentifier("amount")
        }
        DatePicker("Day", selection: $date, displayedComponents: .date)
        Picker("Category", selection: $category) {
          Text("None").tag(Category?.none)
          ForEach(categories) { Text($0.name).tag(Category?.some($0)) }
        }
      }
      .navigationTitle("New Expense")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) { Button("Save") { save() }.disabled(!isComplete) }
      }
      .onAppear { isTitleFocused = true }
    }
    .presentationDetents([.medium, .large])
  }

  private func save() {
    guard let amount else { return }
    context.insert(Expense(title: title.trimmingCharacters(in: .whitespaces), amount: amount, date: date, category: category))
    dismiss()
  }
}
