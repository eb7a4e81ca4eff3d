import SwiftUI

/// An item of a to-do list.
public struct TodoItem: Identifiable, Hashable, Codable {
  public enum Priority: Int, CaseIterable, Identifiable, Codable {
    case low, normal, high

    public var id: Self { self }

    var title: LocalizedStringKey {
      switch self {
      case .low: "Low"
      case .normal: "Normal"
      case .high: "High"
      }
    }
  }

  public var id = UUID()
  public var title = ""
  public var notes = ""
  public var priority = Priority.normal
  public var dueDate: Date?
  public var isDone = false
  public var isFlagged = false

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
