import Foundation

/// The windows of an app and further properties of its scenes, as the scenes describe them.
@MainActor
public struct _WindowList {
  /// The purpose of a kind of window.
  enum Role {
    case content
    /// A window for the app's settings, which isn't open at launch.
    case settings
    case documents(DocumentKind)
    /// An item in the desktop environment's status area, and the window that it can open.
    case statusItem(StatusItemSetup)
  }

  /// A kind of window.
  @MainActor
  struct Entry {
    /// The key that identifies the kind: the path of the scene among the app's scenes.
    let key: String
    let id: String?
    /// The type of the values that windows are opened for, or `nil` if windows have no value.
    var dataType: Any.Type?
    /// Indicates whether there is at most one window of the kind.
    var isSingle = false
    var role = Role.content
    /// Indicates whether the windows restore their stored values.
    var isRestored = true
    /// The behavior at launch.
    var launch = SceneLaunchBehavior.Kind.automatic
    /// Indicates whether the app's menus contain the entries of the scene.
    var providesCommands = true
    /// The conditions for external events that open a window.
    var externalEvents: Set<String> = []
    var options: WindowOptions
    var content: @MainActor (WindowValue) -> AnyView

    var isSettings: Bool { if case .settings = role { true } else { false } }
    var statusItem: StatusItemSetup? {
      get { if case .statusItem(let setup) = role { setup } else { nil } }
      set { if let newValue { role = .statusItem(newValue) } }
    }
    /// Indicates whether the windows are independent, rather than those of a status item.
    var isOrdinary: Bool { statusItem == nil }
    var documents: DocumentKind? { if case .documents(let kind) = role { kind } else { nil } }
    /// Indicates whether `openWindow` can open the windows.
    var opensByName: Bool { if case .content = role { true } else { false } }
  }

  /// A value of `onChange(of:)` on a scene.
  @MainActor
  struct Change {
    let isInitial: Bool
    private let value: Any
    private let perform: Any
    /// Performs the action after another change at the same path. The parameter is `nil` at launch.
    private let action: @MainActor (Change?) -> Void

    /// Creates a change whose action is the one that was passed with the new value or, with `runsOldAction`, with the old value.
    init<V: Equatable>(
      to value: V, isInitial: Bool = false, runsOldAction: Bool = false, _ action: @escaping (_ old: V, _ new: V) -> Void
    ) {
      self.isInitial = isInitial
      self.value = value
      perform = action
      self.action = { (old: Change?) in
        guard let old else { return action(value, value) }
        guard let oldValue = old.value as? V, oldValue != value else { return }
        let perform = runsOldAction ? old.perform as? (_ old: V, _ new: V) -> Void : nil
        (perform ?? action)(oldValue, value)
      }
    }

    func run(after old: Change?) { action(old) }
  }

  var entries: [Entry] = []
  var changes: [String: Change] = [:]
  var commands: [AnyCommands] = []
  private var place = ""
  private let properties: PlacedProperties?

  init(properties: PlacedProperties? = nil) { self.properties = properties }

  /// Appends entries at an index below the current path.
  mutating func inside(_ index: Int, _ append: (inout _WindowList) -> Void) {
    let outer = place
    place += "\(index)."
    append(&self)
    place = outer
  }

  mutating func append(
    id: String?, title: Text?, dataType: Any.Type? = nil, isSingle: Bool = false, role: Role = .content,
    content: @escaping @MainActor (WindowValue) -> AnyView
  ) {
    let name = title?.string(in: .user) ?? ProcessInfo.processInfo.processName
    entries.append(
      Entry(
        key: place, id: id, dataType: dataType, isSingle: isSingle, role: role, options: WindowOptions(title: name),
        content: content))
  }

  mutating func add(_ change: Change) { changes[place] = change }

  /// Appends a scene, and applies a change to the kinds of windows that it appends.
  mutating func append<S: Scene>(_ scene: S, _ change: (inout Entry) -> Void) {
    let start = entries.count
    inside(0) { scene._appendWindows(to: &$0) }
    for index in entries.indices.dropFirst(start) { change(&entries[index]) }
  }

  /// Returns the scene with its dynamic properties installed, or `nil` if an object that it reads is missing.
  func installed<S: Scene>(_ scene: S) -> S? { properties.map { $0.installed(scene, at: place) } ?? scene }
}

/// The value of a window in a group for values.
@MainActor
final class WindowValue {
  let box: StateBox<AnyHashable?>

  init(_ value: AnyHashable?) { box = StateBox(value, owner: nil) }

  func binding<D: Hashable>(_ type: D.Type) -> Binding<D?> {
    let box = box
    return Binding(get: { box.valueAnywhere?.base as? D }, set: { box.setAnywhere($0.map { AnyHashable($0) }) })
  }

  func binding<D: Hashable>(_ type: D.Type, default value: @escaping () -> D) -> Binding<D> {
    let box = box
    if box.current == nil { box.set(AnyHashable(value()), transaction: Transaction()) }
    return Binding(get: { box.valueAnywhere?.base as? D ?? value() }, set: { box.setAnywhere(AnyHashable($0)) })
  }
}
