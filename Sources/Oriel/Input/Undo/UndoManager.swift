// The names of notifications are Foundation's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import OrielModel

/// Takes back what was done, and does it again. Mirrors Foundation's `UndoManager`, which Linux lacks.
///
/// Whoever changes something registers how to take it back; what is registered while that runs does it again. What is registered within one
/// event is one group, which goes back as a whole; explicit groups lie within it unless `groupsByEvent` is false. An event ends with its
/// frame, and at the latest when the main queue gets to run.
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
  /// The groups that have begun, the outermost first.
  private var open: [Group] = []
  /// Whether the outermost one ends with the event.
  private var endsWithEvent = false
  private var mode = Mode.recording
  private var disabledCount = 0

  public init() {}

  // MARK: Registering

  /// Remembers how to take something back. The target isn't kept alive; once it has gone, nothing is done in its place.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let isAlone = open.isEmpty && !groupsByEvent
    if isAlone {
      Report.once("undo-without-group", "Something was registered with an UndoManager before beginUndoGrouping(); it is a group by itself.")
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

  public var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// From here on nothing is remembered, until `enableUndoRegistration()` has been called as often.
  public func disableUndoRegistration() { disabledCount += 1 }

  public func enableUndoRegistration() {
    guard disabledCount > 0 else {
      return Report.once("undo-enabled", "enableUndoRegistration() has no disableUndoRegistration() before it; it does nothing.")
    }
    disabledCount -= 1
  }

  /// How many groups are kept, the oldest going first; 0, as any number below, is no limit.
  public var levelsOfUndo = 0 { didSet { trim() } }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    done.removeFirst(max(0, done.count - levelsOfUndo))
    undone.removeFirst(max(0, undone.count - levelsOfUndo))
  }

  /// Forgets everything, groups that have begun included.
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

  /// Forgets what was registered for a target.
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

  /// Whether what is registered within one event is one group.
  public var groupsByEvent = true

  /// How many groups have begun and not ended.
  public var groupingLevel: Int { open.count }

  public func beginUndoGrouping() {
    if open.isEmpty, groupsByEvent { beginEvent() }
    open.append(Group())
  }

  public func endUndoGrouping() {
    guard !open.isEmpty else {
      return Report.once("undo-grouping", "endUndoGrouping() has no beginUndoGrouping() before it; it does nothing.")
    }
    // What an undoing began, it ends itself.
    guard open.count > 1 || mode == .recording else { return }
    closeGroup()
  }

  private func beginEvent() {
    open.append(Group())
    endsWithEvent = true
    DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.eventDidEnd() } }
  }

  /// Ends the event's group, unless one has begun in it and not ended.
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

  public var canUndo: Bool { !done.isEmpty || mode == .recording && open.contains { !$0.actions.isEmpty } }
  public var canRedo: Bool { !undone.isEmpty }
  public var isUndoing: Bool { mode == .undoing }
  public var isRedoing: Bool { mode == .redoing }

  /// Takes back the last group, the last action first. A group of the event under way ends before.
  public func undo() { replay(.undoing) }

  /// Does again what was taken back last.
  public func redo() { replay(.redoing) }

  private func replay(_ newMode: Mode) {
    guard mode == .recording else { return }
    if open.count == 1 { closeGroup() }
    guard open.isEmpty else {
      return Report.once("undo-within-group", "An UndoManager can't undo or redo within a group that has not ended; it does nothing.")
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

  /// Names what is being done, or else what was done last.
  public func setActionName(_ actionName: String) {
    if !open.isEmpty { open[0].name = actionName } else if !done.isEmpty { done[done.count - 1].name = actionName }
  }

  /// What would be taken back; empty where it has no name.
  public var undoActionName: String {
    if mode == .recording, let group = open.first, open.contains(where: { !$0.actions.isEmpty }) { return group.name }
    return done.last?.name ?? ""
  }

  /// What would be done again; empty where it has no name.
  public var redoActionName: String { undone.last?.name ?? "" }

  /// "Undo" and the action's name.
  public var undoMenuItemTitle: String { undoActionName.isEmpty ? String(own: .undo) : String(own: .undoNamed, undoActionName) }

  /// "Redo" and the action's name.
  public var redoMenuItemTitle: String { redoActionName.isEmpty ? String(own: .redo) : String(own: .redoNamed, redoActionName) }
}

extension Notification.Name {
  /// A group has ended: there is something to undo. Mirrors Foundation's name.
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
  /// Something was taken back. Mirrors Foundation's name.
  public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
  /// Something was done again. Mirrors Foundation's name.
  public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
