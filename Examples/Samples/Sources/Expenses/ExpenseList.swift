import SwiftData
import SwiftUI

/// All expenses and their sum. The list can be searched and filtered by category.
public struct ExpenseList: View {
  @Environment(\.modelContext) private var context
  @Query(sort: [SortDescriptor(\Category.name)]) private var categories: [Category]
  @State private var search = ""
  @State private var category: Category?
  @State private var isAdding = false

  /// Creates a list of the expenses in the environment's model context.
  public init() {}

  public var body: some View {
    NavigationStack {
      FoundExpenses(search: search, category: category)
        .navigationTitle("Expenses")
        .searchable(text: $search, prompt: "Search")
        .toolbar {
          ToolbarItem(placement: .topBarLeading) {
            Menu("Category", systemImage: "line.3.horizontal.decrease.circle") {
              Picker("Category", selection: $category) {
                Text("All").tag(Category?.none)
                ForEach(categories) { Label($0.name, systemImage: $0.symbol).tag(Category?.some($0)) }
              }
            }
          }
          ToolbarItem(placement: .topBarTrailing) {
            Button("Add", systemImage: "plus") { isAdding = true }.keyboardShortcut("n")
          }
        }
        .sheet(isPresented: $isAdding) { ExpenseEditor() }
    }
    .onAppear { addCategories() }
  }

  private func addCategories() {
    guard categories.isEmpty else { return }
    for category in Category.usual { context.insert(category) }
  }
}

/// The expenses that match a query.
private struct FoundExpenses: View {
  @Environment(\.modelContext) private var context
  @Query private var expenses: [Expense]

  init(search: String, category: Category?) {
    let wanted = category?.persistentModelID
    let filter = #Predicate<Expense> { expense in
      (search.isEmpty || expense.title.localizedStandardContains(search))
        && (wanted == nil || expense.category?.persistentModelID == wanted)
    }
    _expenses = Query(filter: filter, sort: [SortDescriptor(\.date, order: .reverse), SortDescriptor(\.title)], animation: .default)
  }

  var body: some View {
    List {
      Section {
        ForEach(expenses) { ExpenseRow(expense: $0) }
          .onDelete { offsets in for index in offsets { context.delete(expenses[index]) } }
      }
      if !expenses.isEmpty {
        HStack {
          Text("Sum")
          Spacer()
          Text(expenses.reduce(0) { $0 + $1.amount }, format: .currency(code: "EUR")).monospacedDigit()
        }
        .font(.headline)
        .accessibilityElement(children: .combine)
      }
    }
    .overlay {
      if expenses.isEmpty {
        ContentUnavailableView("Nothing Spent", systemImage: "eurosign.circle", description: Text("What you add shows up here."))
      }
    }
  }
}

private struct ExpenseRow: View {
  let expense: Expense

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: expense.category?.symbol ?? "questionmark.circle").frame(width: 24).foregroundStyle(.tint)
      VStack(alignment: .leading, spacing: 2) {
        Text(expense.title)
        Text(expense.date, format: .dateTime.day().month(.wide)).font(.caption).foregroundStyle(.secondary)
      }
      Spacer(minLength: 8)
      Text(expense.amount, format: .currency(code: "EUR")).monospacedDigit()
    }
    .accessibilityElement(children: .combine)
  }
}

#Preview {
  ExpenseList().modelContainer(ModelContainer.sampleExpenses)
}
