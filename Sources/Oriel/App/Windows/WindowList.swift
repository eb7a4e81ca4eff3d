import Foundation

/// The windows of an app, as its scenes describe them, and what else the scenes say.
@MainActor
public struct _WindowList {
  /// What windows of a kind are for.
  enum Role {
    case content
    /// For setting the app up: not open at launch.
    case settings
    case documents(DocumentKind)
    /// An item in the desktop's bar, and the window that it may open.
    case statusItem(StatusItemSetup)
  }

  /// One kind of window.
  @MainActor
  struct Entry {
    /// Tells the kinds apart: the scene's place among the app's.
    let key: String
    let id: String?
    /// The type of the values that each have a window; nil where windows have none.
    var dataType: Any.Type?
    /// Whether there is one window of the kind at most.
    var isSingle = false
    var role = Role.content
    /// Whether the windows have again what they had.
    var isRestored = true
    /// Whether there is one at launch.
    var launch = SceneLaunchBehavior.Kind.automatic
    /// Whether the app's menus have what is theirs.
    var bringsCommands = true
    /// Which events from outside have a window opened.
    var externalEvents: Set<String> = []
    var options: WindowOptions
    var content: @MainActor (WindowValue) -> AnyView

    var isSettings: Bool { if case .settings = role { true } else { false } }
    var statusItem: StatusItemSetup? {
      get { if case .statusItem(let setup) = role { setup } else { nil } }
      set { if let newValue { role = .statusItem(newValue) } }
    }
    /// Whether it is a kind of windows that are there for themselves.
    var isOrdinary: Bool { statusItem == nil }
    var documents: DocumentKind? { if case .documents(let kind) = role { kind } else { nil } }
    /// Whether `openWindow` opens them.
    var opensByName: Bool { if case .content = role { true } else { false } }
  }

  /// A value of `onChange(of:)` on a scene.
  @MainActor
  struct Change {
    let isInitial: Bool
    private let value: Any
    private let perform: Any
    /// Does what is to be done after another change at the same place; nil is the beginning.
    private let action: @MainActor (Change?) -> Void

    /// The action that runs is the one that came with the new value or, with `runsOldAction`, with the old one.
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

  /// Appends what stands at a place inside.
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

  /// Appends a scene and changes the kinds of windows that it has.
  mutating func append<S: Scene>(_ scene: S, _ change: (inout Entry) -> Void) {
    let start = entries.count
    inside(0) { scene._appendWindows(to: &$0) }
    for index in entries.indices.dropFirst(start) { change(&entries[index]) }
  }

  /// The scene with its dynamic properties; nil where an object is missing that it reads.
  func installed<S: Scene>(_ scene: S) -> S? { properties.map { $0.installed(scene, at: place) } ?? scene }
}

/// What a window is for, of a group for values.
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
