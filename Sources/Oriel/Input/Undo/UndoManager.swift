// The names of notifications are Foundation's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import OrielModel

/// A recorder of operations that undo and redo changes. Mirrors Foundation's `UndoManager`, which Linux lacks.
///
/// Code that makes a change registers an operation that undoes it. Operations that are registered during an undo redo the change. The
/// operations of one event form a group, which is undone as a whole; explicit groups are nested in it unless `groupsByEvent` is false. An
/// event ends with its frame, and at the latest when the main queue runs.
@MainActor @preconcurrency
public final class UndoManager {
  private struct Action {
    weak var target: AnyObject?
    let run: @MainActor () -> Void
  }

  private struct Group {
    var actions: [Action] = []
    var name = ""
  }

  private enum Mode { case recording, undoing, redoing }

  private var done: [Group] = []
  private var undone: [Group] = []
  /// The groups that have begun, from the outermost to the innermost.
  private var open: [Group] = []
  /// Indicates whether the outermost group ends with the event.
  private var endsWithEvent = false
  private var mode = Mode.recording
  private var disabledCount = 0

  /// Creates an undo manager without operations.
  public init() {}

  // MARK: Registration

  /// Registers an operation that undoes a change. The target isn't retained; if it doesn't exist any more, the operation does nothing.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let isAlone = open.isEmpty && !groupsByEvent
    if isAlone {
      Report.once(
        "undo-without-group", "An operation was registered with an UndoManager without beginUndoGrouping(); it becomes a group of its own.")
      open.append(Group())
    } else if open.isEmpty {
      beginEvent()
    }
    if mode == .recording { undone.removeAll() }
    open[open.count - 1].actions.append(
      Action(target: target) { [weak target] in
        if let target { handler(target) }
      })
    if isAlone { closeGroup() }
  }

  /// A Boolean value that indicates whether operations are registered.
  public var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Disables the registration of operations until `enableUndoRegistration()` has been called the same number of times.
  public func disableUndoRegistration() { disabledCount += 1 }

  /// Enables the registration of operations after a call of `disableUndoRegistration()`.
  public func enableUndoRegistration() {
    guard disabledCount > 0 else {
      return Report.once(
        "undo-enabled", "enableUndoRegistration() was called without a matching disableUndoRegistration(); it has no effect.")
    }
    disabledCount -= 1
  }

  /// The maximum number of groups; the oldest are discarded first. A value of 0 or less means no limit.
  public var levelsOfUndo = 0 { didSet { trim() } }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    done.removeFirst(max(0, done.count - levelsOfUndo))
    undone.removeFirst(max(0, undone.count - levelsOfUndo))
  }

  /// Removes all operations, including those of groups that have begun.
  public func removeAllActions() {
    done.removeAll()
    undone.removeAll()
    guard mode == .recording else {
      for index in open.indices { open[index].actions.removeAll() }
      return
    }
    open.removeAll()
    endsWithEvent = false
  }

  /// Removes the operations of a target.
  public func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func clean(_ groups: inout [Group]) {
      for index in groups.indices { groups[index].actions.removeAll { $0.target === target } }
    }
    clean(&done)
    clean(&undone)
    clean(&open)
    done.removeAll(where: \.actions.isEmpty)
    undone.removeAll(where: \.actions.isEmpty)
  }

  // MARK: Groups

  /// A Boolean value that indicates whether the operations of one event form a group.
  public var groupsByEvent = true

  /// The number of groups that have begun and not ended.
  public var groupingLevel: Int { open.count }

  /// Begins a group of operations.
  public func beginUndoGrouping() {
    if open.isEmpty, groupsByEvent { beginEvent() }
    open.append(Group())
  }

  /// Ends the group that was begun last.
  public func endUndoGrouping() {
    guard !open.isEmpty else {
      return Report.once("undo-grouping", "endUndoGrouping() was called without a matching beginUndoGrouping(); it has no effect.")
    }
    // The outermost group of an undo or redo ends with it.
    guard open.count > 1 || mode == .recording else { return }
    closeGroup()
  }

  private func beginEvent() {
    open.append(Group())
    endsWithEvent = true
    DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.eventDidEnd() } }
  }

  /// Ends the group of the event, unless a nested group hasn't ended.
  func eventDidEnd() { if endsWithEvent, open.count == 1, mode == .recording { closeGroup() } }

  private func closeGroup() {
    let group = open.removeLast()
    guard open.isEmpty else {
      open[open.count - 1].actions += group.actions
      return
    }
    endsWithEvent = false
    guard !group.actions.isEmpty else { return }
    if mode == .undoing { undone.append(group) } else { done.append(group) }
    trim()
    NotificationCenter.default.post(name: .NSUndoManagerDidCloseUndoGroup, object: self)
  }

  // MARK: Undoing

  /// A Boolean value that indicates whether there is an operation to undo.
  public var canUndo: Bool { !done.isEmpty || mode == .recording && open.contains { !$0.actions.isEmpty } }
  /// A Boolean value that indicates whether there is an operation to redo.
  public var canRedo: Bool { !undone.isEmpty }
  /// A Boolean value that indicates whether an undo is being performed.
  public var isUndoing: Bool { mode == .undoing }
  /// A Boolean value that indicates whether a redo is being performed.
  public var isRedoing: Bool { mode == .redoing }

  /// Undoes the last group, starting with its last operation. The group of the current event is ended first.
  public func undo() { replay(.undoing) }

  /// Redoes the last group that was undone.
  public func redo() { replay(.redoing) }

  private func replay(_ newMode: Mode) {
    guard mode == .recording else { return }
    if open.count == 1 { closeGroup() }
    guard open.isEmpty else {
      return Report.once("undo-within-group", "An UndoManager can't undo or redo while a group is open; the call has no effect.")
    }
    guard let group = newMode == .undoing ? done.popLast() : undone.popLast() else { return }
    mode = newMode
    open = [Group(name: group.name)]
    for action in group.actions.reversed() { action.run() }
    while !open.isEmpty { closeGroup() }
    mode = .recording
    let name: Notification.Name = newMode == .undoing ? .NSUndoManagerDidUndoChange : .NSUndoManagerDidRedoChange
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Names

  /// Sets the name of the current group or, if there is none, of the last one.
  public func setActionName(_ actionName: String) {
    if !open.isEmpty { open[0].name = actionName } else if !done.isEmpty { done[done.count - 1].name = actionName }
  }

  /// The name of the group that would be undone, or an empty string if it has none.
  public var undoActionName: String {
    if mode == .recording, let group = open.first, open.contains(where: { !$0.actions.isEmpty }) { return group.name }
    return done.last?.name ?? ""
  }

  /// The name of the group that would be redone, or an empty string if it has none.
  public var redoActionName: String { undone.last?.name ?? "" }

  /// The word "Undo" and the name of the group.
  public var undoMenuItemTitle: String { undoActionName.isEmpty ? String(own: .undo) : String(own: .undoNamed, undoActionName) }

  /// The word "Redo" and the name of the group.
  public var redoMenuItemTitle: String { redoActionName.isEmpty ? String(own: .redo) : String(own: .redoNamed, redoActionName) }
}

extension Notification.Name {
  /// The notification that a group has ended and can be undone. Mirrors Foundation's name.
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
  /// The notification that a group was undone. Mirrors Foundation's name.
  public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
  /// The notification that a group was redone. Mirrors Foundation's name.
  public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
