import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Spaces, overflow and pinned items of toolbars")
struct ToolbarItemsTests {
  private func host(width: CGFloat = 390, @ToolbarContentBuilder toolbar: () -> some ToolbarContent) throws -> TestHost {
    let content = toolbar()
    let host = TestHost(size: CGSize(width: width, height: 600)) {
      NavigationStack { Text("Base").toolbar { content } }
    }
    try host.settle()
    return host
  }

  @Test("A flexible space in the bar at the bottom pushes the items after it to the trailing edge, and a fixed one separates them")
  func bottomSpace() throws {
    func gap(_ sizing: SpacerSizing?) throws -> CGFloat {
      let host = try host {
        ToolbarItem(placement: .bottomBar) { Button("One") {} }
        if let sizing { ToolbarSpacer(sizing, placement: .bottomBar) }
        ToolbarItem(placement: .bottomBar) { Button("Two") {} }
      }
      defer { host.close() }
      return try host.find("Two").frame.minX - host.find("One").frame.maxX
    }
    let (none, fixed, flexible) = (try gap(nil), try gap(.fixed), try gap(.flexible))
    #expect(fixed >= none + 16 && fixed < none + 40 && flexible > 200)
  }

  @Test("A space separates items at the end of the top bar, without taking the title's place", arguments: [SpacerSizing.fixed, .flexible])
  func topSpace(sizing: SpacerSizing) throws {
    func gap(_ hasSpace: Bool) throws -> CGFloat {
      let host = try host {
        ToolbarItem { Button("One", systemImage: "star") {} }
        if hasSpace { ToolbarSpacer(sizing) }
        ToolbarItem { Button("Two", systemImage: "plus") {} }
      }
      defer { host.close() }
      return try host.find("Two").frame.minX - host.find("One").frame.maxX
    }
    let (plain, spaced) = (try gap(false), try gap(true))
    #expect(spaced >= plain + 16 && spaced < plain + 40)
  }

  @Test("Spaces are part of toolbars with ids")
  func customizable() throws {
    let host = TestHost(size: CGSize(width: 390, height: 600)) {
      NavigationStack {
        Text("Base").toolbar(id: "main") {
          ToolbarItem(id: "tag") { Button("Tag") {} }
          ToolbarSpacer(.fixed)
          ToolbarItem(id: "more") { Button("Further") {} }
        }
      }
    }
    try host.settle()
    #expect(try host.find("Further").frame.minX - host.find("Tag").frame.maxX >= 16)
    host.close()
  }

  private struct Overflow: View {
    @State private var count = 0

    var body: some View {
      Text(verbatim: "Count \(count)")
        .toolbar {
          ToolbarItem { Button("Add", systemImage: "plus") {} }
          ToolbarOverflowMenu {
            Button("Export") { count += 1 }
            Button("Print") {}
          }
        }
        .toolbarOverflowMenu { Button("Share") { count += 10 } }
    }
  }

  @Test("Entries of the overflow menu are in the menu at the end of the bar, in any window", arguments: [390.0, 1000])
  func overflowMenu(width: Double) throws {
    let host = TestHost(size: CGSize(width: width, height: 600)) { NavigationStack { Overflow() } }
    try host.settle()
    #expect(!host.exists("Export") && !host.exists("Share") && host.exists("Add"))
    #expect(host.findAll(label: "More").count == 1, "Toolbars share a menu")
    for (entry, count) in [("Export", 1), ("Share", 11)] {
      try host.tap("More")
      try host.settle()
      try host.tap(entry)
      try host.settle()
      #expect(host.exists("Count \(count)"))
    }
    host.close()
  }

  @Test("A pinned item is at the very end of the bar, after the menu")
  func pinned() throws {
    let host = try host {
      ToolbarItem(placement: .topBarPinnedTrailing) { Button("Pinned", systemImage: "phone") {} }
      ToolbarItem(placement: .secondaryAction) { Button("Second") {} }
      ToolbarItem { Button("Add", systemImage: "plus") {} }
    }
    let (add, more, pinned) = try (host.find("Add").frame, host.find("More").frame, host.find("Pinned").frame)
    #expect(add.maxX <= more.minX && more.maxX <= pinned.minX && pinned.maxX > 360 && pinned.maxY <= 46)
    host.close()
  }

  @Test("A pinned item alone shows the bar of a screen, and of a window without a stack", arguments: [false, true])
  func pinnedAlone(isInStack: Bool) throws {
    let view = Text("Base").toolbar { ToolbarItem(placement: .topBarPinnedTrailing) { Button("Pinned") {} } }
    let host = TestHost(size: CGSize(width: 390, height: 600)) { if isInStack { NavigationStack { view } } else { view } }
    try host.settle()
    #expect(try host.find("Pinned").frame.maxY <= 46)
    host.close()
  }

  @Test("Priorities between the named ones don't cross them")
  func priorities() {
    typealias Priority = ToolbarItemVisibilityPriority
    #expect(Priority.low < .automatic && Priority.automatic < .high)
    for named in [Priority.low, .automatic, .high] {
      #expect(Priority(lowerThan: named) < named && Priority(higherThan: named) > named)
      #expect(Priority(lowerThan: named) == Priority(lowerThan: named))
    }
    var (down, up) = (Priority.high, Priority.low)
    for _ in 0..<20 { (down, up) = (Priority(lowerThan: down), Priority(higherThan: up)) }
    #expect(down > .automatic && up < .automatic)
  }
}
