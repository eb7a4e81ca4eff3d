import SwiftUI

/// An item of a to-do list.
public struct TodoItem: Identifiable, Hashable, Codable {
  /// The priority of an item.
  public enum Priority: Int, CaseIterable, Identifiable, Codable {
    case low, normal, high

    /// The identity of the priority.
    public var id: Self { self }

    var title: LocalizedStringKey {
      switch self {
      case .low: "Low"
      case .normal: "Normal"
      case .high: "High"
      }
    }
  }

  /// The identity of the item.
  public var id = UUID()
  /// The title of the item.
  public var title = ""
  /// The notes about the item.
  public var notes = ""
  /// The priority of the item.
  public var priority = Priority.normal
  /// The date at which the item is due, or `nil` if it has none.
  public var dueDate: Date?
  /// A Boolean value that indicates whether the item is completed.
  public var isDone = false
  /// A Boolean value that indicates whether the item is flagged.
  public var isFlagged = false

  /// Creates an item.
  public init(title: String = "", notes: String = "", priority: Priority = .normal, dueDate: Date? = nil, isDone: Bool = false) {
    self.title = title
    self.notes = notes
    self.priority = priority
    self.dueDate = dueDate
    self.isDone = isDone
  }
}

/// A filter of the list.
enum TodoFilter: String, CaseIterable, Identifiable {
  case all = "All"
  case open = "Open"
  case completed = "Completed"

  var id: Self { self }

  func includes(_ item: TodoItem) -> Bool {
    switch self {
    case .all: true
    case .open: !item.isDone
    case .completed: item.isDone
    }
  }
}
