import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Observable
private final class Account {
  var sum = 0

  func add(_ number: Int, _ manager: UndoManager?) {
    manager?.registerUndo(withTarget: self) { [weak manager] in $0.add(-number, manager) }
    manager?.setActionName("Add \(abs(number))")
    sum += number
  }
}

@MainActor
private final class Log {
  var lines: [String] = []
}

private struct AccountView: View {
  let account: Account
  @State private var text = ""
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    VStack {
      Text(verbatim: "sum \(account.sum)")
      Button("One") { account.add(1, undoManager) }
      Button("Twice") {
        account.add(10, undoManager)
        account.add(100, undoManager)
      }
      Button("Back") { undoManager?.undo() }
      TextField("Name", text: $text)
    }
  }
}

@MainActor
@Suite("Undo manager")
struct UndoManagerTests {
  private func grouped(_ manager: UndoManager, _ body: () -> Void) {
    manager.beginUndoGrouping()
    body()
    manager.endUndoGrouping()
  }

  private func manual() -> UndoManager {
    let manager = UndoManager()
    manager.groupsByEvent = false
    return manager
  }

  @Test("Control-Z undoes the last event, and Control-Shift-Z and Control-Y redo it")
  func keys() throws {
    let account = Account()
    let host = TestHost { AccountView(account: account) }
    #expect(!host.press("z", modifiers: .control), "There is nothing to undo")
    try host.tap("One")
    try host.tap("Twice")
    #expect(host.exists("sum 111"))
    #expect(host.press("z", modifiers: .control))
    #expect(host.exists("sum 1"))
    #expect(host.press("z", modifiers: .control))
    #expect(host.exists("sum 0"))
    #expect(!host.press("z", modifiers: .control))
    #expect(host.press("z", modifiers: [.control, .shift]))
    #expect(host.press("Z", modifiers: [.control, .shift]))
    #expect(host.exists("sum 111"))
    #expect(!host.press("y", modifiers: .control))
    try host.tap("Back")
    #expect(host.exists("sum 1"))
    #expect(host.press("y", modifiers: .control))
    #expect(account.sum == 111)
    host.close()
  }

  @Test("A focused text field handles the undo keys itself")
  func textField() throws {
    let account = Account()
    let host = TestHost { AccountView(account: account) }
    try host.tap("One")
    try host.tap("Name")
    host.type("ab")
    host.press("z", modifiers: .control)
    host.press("z", modifiers: .control)
    #expect(account.sum == 1)
    host.close()
  }

  @Test("Each window has an undo manager of its own, which is cleared when the window closes")
  func windows() throws {
    struct Reader: View {
      let found: (UndoManager?) -> Void
      @Environment(\.undoManager) private var undoManager
      var body: some View { Color.red.onAppear { found(undoManager) } }
    }
    var managers: [UndoManager] = []
    for _ in 0..<2 {
      let host = TestHost { Reader { if let manager = $0 { managers.append(manager) } } }
      let account = Account()
      managers.last.map { account.add(1, $0) }
      #expect(managers.last?.canUndo == true)
      host.close()
    }
    #expect(managers.count == 2 && managers[0] !== managers[1])
    #expect(managers.allSatisfy { !$0.canUndo && $0.groupingLevel == 0 })
    #expect(EnvironmentValues().undoManager == nil)
  }

  @Test("Actions that are registered during an undo redo it, under the same name")
  func redo() {
    let (manager, account) = (manual(), Account())
    for number in [1, 10] { grouped(manager) { account.add(number, manager) } }
    #expect(manager.canUndo && !manager.canRedo && manager.undoActionName == "Add 10" && manager.undoMenuItemTitle == "Undo Add 10")
    manager.undo()
    #expect(account.sum == 1 && manager.canUndo && manager.canRedo)
    #expect(manager.undoActionName == "Add 1" && manager.redoActionName == "Add 10" && manager.redoMenuItemTitle == "Redo Add 10")
    manager.redo()
    #expect(account.sum == 11 && !manager.canRedo)
    manager.undo()
    manager.undo()
    manager.undo()
    #expect(account.sum == 0 && !manager.canUndo && manager.undoMenuItemTitle == "Undo")
    grouped(manager) { account.add(5, manager) }
    #expect(!manager.canRedo, "A new action clears the redo stack")
    #expect(manager.redoMenuItemTitle == "Redo" && manager.redoActionName.isEmpty)
  }

  @Test("A group is undone as a whole, in reverse order, with its nested groups")
  func groups() {
    let (manager, log) = (manual(), Log())
    func register(_ line: String) { manager.registerUndo(withTarget: log) { $0.lines.append(line) } }
    manager.beginUndoGrouping()
    register("a")
    manager.beginUndoGrouping()
    #expect(manager.groupingLevel == 2)
    register("b")
    manager.endUndoGrouping()
    register("c")
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 0)
    manager.undo()
    #expect(log.lines == ["c", "b", "a"])
  }

  @Test("The manager indicates whether it undoes or redoes, and posts notifications")
  func states() {
    let (manager, log, center) = (manual(), Log(), NotificationCenter.default)
    let names: [Notification.Name] = [.NSUndoManagerDidCloseUndoGroup, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange]
    let observers = names.map { name in
      center.addObserver(forName: name, object: manager, queue: nil) { _ in
        MainActor.assumeIsolated { log.lines.append(name.rawValue) }
      }
    }
    func register() {
      manager.registerUndo(withTarget: log) { log in
        log.lines.append("\(manager.isUndoing) \(manager.isRedoing)")
        register()
      }
    }
    grouped(manager) { register() }
    manager.undo()
    manager.redo()
    for observer in observers { center.removeObserver(observer) }
    #expect(log.lines.filter { !$0.hasPrefix("NSUndo") } == ["true false", "false true"])
    #expect(log.lines.first == "NSUndoManagerDidCloseUndoGroupNotification")
    let changes = log.lines.filter { $0.contains("Change") }
    #expect(changes == ["NSUndoManagerDidUndoChangeNotification", "NSUndoManagerDidRedoChangeNotification"])
    #expect(!manager.isUndoing && !manager.isRedoing)
  }

  @Test("Levels, targets and registration can be limited")
  func limits() {
    let (manager, account, other) = (manual(), Account(), Account())
    for number in 1...5 { grouped(manager) { account.add(number, manager) } }
    manager.levelsOfUndo = 2
    for _ in 0..<5 { manager.undo() }
    #expect(account.sum == 6)
    manager.disableUndoRegistration()
    #expect(!manager.isUndoRegistrationEnabled)
    grouped(manager) { account.add(1, manager) }
    manager.enableUndoRegistration()
    #expect(manager.isUndoRegistrationEnabled && !manager.canUndo)
    grouped(manager) { account.add(1, manager) }
    grouped(manager) { other.add(1, manager) }
    manager.removeAllActions(withTarget: other)
    manager.undo()
    #expect(account.sum == 7 && other.sum == 1)
    grouped(manager) { account.add(1, manager) }
    manager.removeAllActions()
    #expect(!manager.canUndo && !manager.canRedo)
  }

  @Test("A target isn't retained, and the actions of a released target are skipped")
  func targets() {
    let manager = manual()
    var account: Account? = Account()
    weak let kept = account
    grouped(manager) { account?.add(1, manager) }
    #expect(manager.canUndo)
    account = nil
    #expect(kept == nil)
    manager.undo()
    #expect(!manager.canUndo && !manager.canRedo)
  }

  @Test("The actions of one event form a group, and undo ends the group")
  func event() {
    let (manager, account) = (UndoManager(), Account())
    #expect(manager.groupsByEvent)
    account.add(1, manager)
    grouped(manager) { account.add(10, manager) }
    #expect(manager.groupingLevel == 1)
    manager.undo()
    #expect(account.sum == 0 && manager.groupingLevel == 0 && manager.canRedo)
  }

  @Test("Unbalanced calls are reported, and the manager stays usable")
  func mismatches() {
    let host = TestHost { Color.red }
    let (manager, account) = (manual(), Account())
    manager.endUndoGrouping()
    manager.enableUndoRegistration()
    manager.undo()
    manager.redo()
    account.add(1, manager)
    #expect(manager.canUndo)
    manager.beginUndoGrouping()
    manager.beginUndoGrouping()
    manager.undo()
    #expect(account.sum == 1 && manager.groupingLevel == 2)
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    manager.undo()
    #expect(account.sum == 0)
    #expect(host.messages.count == 4)
    host.close()
  }
}
