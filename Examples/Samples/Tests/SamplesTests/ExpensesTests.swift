import Foundation
import OrielTesting
import SwiftData
import SwiftUI
import Testing

@testable import Expenses

@MainActor
@Suite("The expenses")
struct ExpensesTests {
  private let container = ModelContainer.sampleExpenses

  private func host() throws -> TestHost {
    let host = TestHost { ExpenseList().modelContainer(container) }
    try host.settle()
    return host
  }

  private func titles() throws -> Set<String> { Set(try container.mainContext.fetch(FetchDescriptor<Expense>()).map(\.title)) }

  @Test("A new expense is written, and stands with its category")
  func adding() throws {
    let host = try host()
    try host.tap("Add")
    try host.settle()
    #expect(try !host.find("Save").isEnabled, "an expense needs a title and an amount")
    host.type("Bus")
    try host.tap("amount")
    host.type("2,90")
    try host.tap("Save")
    try host.settle()
    #expect(try titles().contains("Bus"))
    #expect(try container.mainContext.fetch(FetchDescriptor<Expense>()).first { $0.title == "Bus" }?.amount == 2.9)
    #expect(host.messages.isEmpty)
  }

  @Test("A search narrows the expenses down, without regard to case")
  func searching() throws {
    let host = try host()
    try host.tap("Search")
    host.type("ICE")
    try host.settle()
    #expect(host.exists(text: "Ice cream for four"))
    #expect(!host.exists(text: "Concert"))
    #expect(host.messages.isEmpty)
  }

  @Test("A new store gets the usual categories, once")
  func categories() throws {
    let empty = try ModelContainer(for: Expense.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    for _ in 0..<2 {
      let host = TestHost { ExpenseList().modelContainer(empty) }
      try host.settle()
      host.close()
    }
    #expect(try empty.mainContext.fetchCount(FetchDescriptor<Expenses.Category>()) == 4)
  }
}
