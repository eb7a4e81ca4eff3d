import SwiftUI

/// The items in the user's order.
@Observable
public final class TodoStore {
  /// The items in the user's order.
  public var items: [TodoItem]

  /// Creates a store of items.
  public init(items: [TodoItem] = []) {
    self.items = items
  }

  var openCount: Int { items.count { !$0.isDone } }
  var hasCompleted: Bool { items.contains(where: \.isDone) }

  /// Adds an item at the top, or replaces the item with the same identity.
  func save(_ item: TodoItem) {
    if let index = items.firstIndex(where: { $0.id == item.id }) {
      items[index] = item
    } else {
      items.insert(item, at: 0)
    }
  }

  func delete(_ item: TodoItem) {
    items.removeAll { $0.id == item.id }
  }

  func removeCompleted() {
    items.removeAll(where: \.isDone)
  }
}

extension TodoStore {
  /// A few things to do around the house.
  public static var sample: TodoStore {
    let day: TimeInterval = 24 * 60 * 60
    // Noon of a fixed day, so that previews always look the same.
    let today = Date(timeIntervalSince1970: 1_794_225_600)
    return TodoStore(items: [
      TodoItem(title: "Water the plants", notes: "The fern by the window twice", priority: .high, dueDate: today),
      TodoItem(title: "Return library books", dueDate: today.addingTimeInterval(2 * day)),
      TodoItem(title: "Book train tickets", notes: "A window seat, if there is one", dueDate: today.addingTimeInterval(5 * day)),
      TodoItem(title: "Call Grandma", priority: .high),
      TodoItem(title: "Sharpen the kitchen knives", priority: .low),
      TodoItem(title: "Pay the electricity bill", isDone: true),
    ])
  }
}
