import Foundation
import OrielTesting
import SwiftUI
import Testing

@testable import Todo

@MainActor
@Suite("The todo list")
struct TodoTests {
  private let store = TodoStore.sample

  private func host(_ store: TodoStore? = nil) -> TestHost { TestHost { TodoList(store: store ?? self.store) } }

  private var titles: [String] { store.items.map(\.title) }

  private func finish(_ host: TestHost) throws {
    try host.settle()
    #expect(host.messages.isEmpty)
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("A new item is written and stands at the top")
  func adding() throws {
    let host = host()
    try host.tap("Add")
    try host.settle()
    #expect(host.exists("New Item"))
    #expect(try !host.find("Save").isEnabled, "an item needs a title")
    #expect(try host.find("Title").isFocused, "one can type at once")
    host.type("Buy oat milk")
    try host.tap("Notes")
    host.type("Two cartons")
    try host.tap("High")
    try host.tap("Save")
    try host.settle()
    #expect(!host.exists("New Item"))
    #expect(titles.first == "Buy oat milk" && store.items.count == 7)
    #expect(store.items[0].priority == .high && store.items[0].notes == "Two cartons")
    #expect(try host.find("Buy oat milk").frame.minY < host.find("Water the plants").frame.minY)
    #expect(host.exists("6 items to do"))
    try finish(host)
  }

  @Test("Return saves a new item, and Cancel leaves all as it was")
  func keys() throws {
    let host = host()
    try host.tap("Add")
    try host.settle()
    host.type("Iron shirts")
    host.press(.return)
    try host.settle()
    #expect(titles.first == "Iron shirts")
    try host.tap("Add")
    try host.settle()
    host.type("Never mind")
    try host.tap("Cancel")
    try host.settle()
    #expect(store.items.count == 7 && !host.exists("Never mind"))
    try finish(host)
  }

  @Test("A tap on its circle completes an item, and another one opens it again")
  func completing() throws {
    let host = host()
    #expect(host.exists("5 items to do"))
    try host.tap("Complete Call Grandma")
    try host.settle()
    #expect(store.items[3].isDone && host.exists("4 items to do"))
    try host.tap("Reopen Call Grandma")
    try host.settle()
    #expect(!store.items[3].isDone && host.exists("5 items to do"))
    try finish(host)
  }

  @Test("A row is swiped away, flagged or completed by finger")
  func swiping() throws {
    let host = host()
    host.usesTouch = true
    try host.drag("Return library books", by: CGSize(width: -120, height: 0))
    try host.settle()
    try host.tap("Flag")
    try host.settle()
    #expect(store.items[1].isFlagged && host.exists("Flagged"))

    try host.drag("Return library books", by: CGSize(width: -120, height: 0))
    try host.settle()
    try host.tap("Delete")
    try host.settle()
    #expect(!titles.contains("Return library books") && !host.exists("Return library books"))

    try host.drag("Book train tickets", by: CGSize(width: 110, height: 0))
    try host.settle()
    try host.tap("Complete")
    try host.settle()
    #expect(store.items[1].title == "Book train tickets" && store.items[1].isDone)
    try finish(host)
  }

  @Test("While the list is edited, rows are moved by their handles and deleted by their circles")
  func reordering() throws {
    let host = host()
    try host.tap("Edit")
    try host.settle()
    let handles = host.findAll(text: "Reorder").map(\.center).sorted { $0.y < $1.y }
    #expect(handles.count == 6)
    host.drag(from: handles[3], to: CGPoint(x: handles[0].x, y: handles[0].y - 20), duration: 0.5)
    try host.settle()
    #expect(titles.prefix(2) == ["Call Grandma", "Water the plants"])
    #expect(try host.find("Call Grandma").frame.minY < host.find("Water the plants").frame.minY)
    try host.tap("Done")
    try host.settle()
    #expect(host.findAll(text: "Reorder").isEmpty)
    try finish(host)
  }

  @Test("The filter shows what is open, done, or both")
  func filtering() throws {
    let host = host()
    try host.tap("Completed")
    try host.settle()
    #expect(host.exists("Pay the electricity bill") && !host.exists("Call Grandma"))
    try host.tap("Open")
    try host.settle()
    #expect(!host.exists("Pay the electricity bill") && host.exists("Call Grandma"))
    for title in titles.dropLast() {
      try host.tap("Complete \(title)")
      try host.settle()
    }
    #expect(host.exists("All Done"), "the list says that there is nothing left")
    #expect(host.exists("0 items to do"))
    try host.tap("All")
    try host.settle()
    #expect(host.exists("Call Grandma") && !host.exists("All Done"))
    try finish(host)
  }

  @Test("A search narrows the list by title")
  func searching() throws {
    let host = host()
    try host.tap("Search titles")
    host.type("TRAIN")
    try host.settle()
    #expect(host.exists("Book train tickets") && !host.exists("Water the plants"))
    host.type("zzz")
    try host.settle()
    #expect(host.exists(text: "No Results"))
    try finish(host)
  }

  @Test("A tap opens an item, and what is changed there is kept")
  func editing() throws {
    let host = host()
    try host.tap("Sharpen the kitchen knives")
    try host.settle()
    #expect(host.exists("Edit Item"))
    #expect(try host.find("Title").value == "Sharpen the kitchen knives")
    #expect(!host.exists(text: "Day"))
    try host.tap("Due date")
    try host.settle()
    #expect(host.exists(text: "Day"))
    try host.tap("Title")
    host.press("a", modifiers: .control)
    host.type("Sharpen knives")
    try host.tap("Save")
    try host.settle()
    #expect(store.items[4].title == "Sharpen knives" && store.items[4].dueDate != nil)
    #expect(host.exists("Sharpen knives"))
    try finish(host)
  }

  @Test("The menu removes what is completed, once that is confirmed")
  func removing() throws {
    let host = host()
    for answer in ["Cancel", "Remove Completed"] {
      try host.tap("More")
      try host.settle()
      try host.tap("Remove Completed")
      try host.settle()
      #expect(host.exists("Remove all completed items?"))
      try host.tap(answer)
      try host.settle()
      #expect(titles.contains("Pay the electricity bill") == (answer == "Cancel"))
    }
    try host.tap("More")
    try host.settle()
    #expect(try !host.find("Remove Completed").isEnabled)
    host.press(.escape)
    try finish(host)
  }

  @Test("A secondary click on a row opens its menu")
  func menu() throws {
    let host = host()
    try host.secondaryTap("Call Grandma")
    try host.settle()
    try host.tap("Delete")
    try host.settle()
    #expect(!titles.contains("Call Grandma") && store.items.count == 5)
    try finish(host)
  }
}
