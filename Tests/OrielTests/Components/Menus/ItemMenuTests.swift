import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor
@Suite("contextMenu(forSelectionType:)")
struct ItemMenuTests {
  private struct Menus: View {
    let log: PeopleLog
    let isTable: Bool
    @State var selected: Set<Int>

    var body: some View {
      Group {
        if isTable {
          Table(Person.some, selection: $selected) { TableColumn("Name", value: \.name) }
        } else {
          List(Person.some, selection: $selected) { Text(verbatim: $0.name) }
        }
      }
      .contextMenu(forSelectionType: Int.self) { items in
        Button(items.isEmpty ? "New" : "Delete \(items.sorted().map { "\($0)" }.joined(separator: " "))") { log.set = items }
      } primaryAction: { items in
        log.primary.append(items)
      }
    }
  }

  private let log = PeopleLog()

  private func host(isTable: Bool, selected: Set<Int> = []) -> TestHost {
    TestHost(size: CGSize(width: 400, height: 400)) { Menus(log: log, isTable: isTable, selected: selected) }
  }

  @Test(arguments: [false, true]) func aSelectedRowsMenuAppliesToTheSelection(isTable: Bool) throws {
    let host = host(isTable: isTable, selected: [1, 3])
    try host.secondaryTap("Mara")
    try host.settle()
    try host.tap("Delete 1 3")
    try host.settle()
    #expect(log.set == [1, 3])
    host.close()
  }

  @Test(arguments: [false, true]) func anUnselectedRowsMenuAppliesToThatRow(isTable: Bool) throws {
    let host = host(isTable: isTable, selected: [1, 3])
    try host.secondaryTap("Ann")
    try host.settle()
    try host.tap("Delete 2")
    try host.settle()
    #expect(log.set == [2])
    host.close()
  }

  @Test(arguments: [false, true]) func outsideOfRowsTheMenuAppliesToNothing(isTable: Bool) throws {
    let host = host(isTable: isTable, selected: [1])
    host.secondaryTap(at: CGPoint(x: 200, y: 380))
    try host.settle()
    #expect(host.exists("New"))
    host.close()
  }

  @Test(arguments: [false, true]) func aDoubleClickAndReturnRunThePrimaryAction(isTable: Bool) throws {
    let host = host(isTable: isTable)
    try host.tap("Ann")
    #expect(log.primary.isEmpty)
    try host.tap("Ann")
    #expect(log.primary == [[2]])
    host.press(.return)
    #expect(log.primary == [[2], [2]])
    host.close()
  }

  @Test func aTapByTouchRunsThePrimaryAction() throws {
    let host = host(isTable: true)
    host.usesTouch = true
    try host.tap("Zoe")
    #expect(log.primary == [[3]])
    host.close()
  }

  @Test func theMenuKeyOpensTheMenuOfTheSelection() throws {
    let host = host(isTable: true)
    try host.tap("Zoe")
    host.press(.contextMenu)
    try host.settle()
    #expect(host.exists("Delete 3"))
    host.close()
  }
}
