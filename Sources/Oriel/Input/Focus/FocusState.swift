import Foundation

/// Which view has the keyboard, as a value that can be read and written. Mirrors SwiftUI's `FocusState`.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Mirrors SwiftUI's `FocusState.Binding`.
  @propertyWrapper
  public struct Binding {
    let location: FocusLocation<Value>?
    let initialValue: Value

    public var wrappedValue: Value {
      get { location?.valueAnywhere ?? initialValue }
      nonmutating set { location?.setAnywhere(newValue) }
    }

    public var projectedValue: Binding { self }
  }

  private let initialValue: Value
  private var location: FocusLocation<Value>?

  init(initial: Value) { initialValue = initial }

  public init() where Value == Bool { initialValue = false }

  public init<T: Hashable>() where Value == T? { initialValue = nil }

  public var wrappedValue: Value {
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  public var projectedValue: Binding { Binding(location: location, initialValue: initialValue) }
}

extension FocusState: InstallableProperty {
  @MainActor mutating func install(in slot: inout AnyObject?, node: AnyViewNode) {
    let location = slot as? FocusLocation<Value> ?? FocusLocation(initialValue, owner: node)
    slot = location
    self.location = location
  }

  @MainActor static func uninstall(_ slot: AnyObject?) { (slot as? FocusLocation<Value>)?.state.detach() }

  func isEqualInput(to other: FocusState<Value>) -> Bool { true }
}

/// The storage of a focus state. A write by the program asks for the focus after the update: the last of several counts.
final class FocusLocation<Value: Hashable>: Location<Value>, @unchecked Sendable {
  @MainActor let state: StateBox<Value>
  private let none: Value
  @MainActor private var anchors: [(value: Value, anchor: FocusAnchor)] = []
  @MainActor private var isResolving = false

  @MainActor init(_ none: Value, owner: AnyViewNode?) {
    self.none = none
    state = StateBox(none, owner: owner)
  }

  override func get() -> Value { state.get() }

  override func set(_ value: Value, transaction: Transaction) {
    state.set(value, transaction: transaction)
    resolveSoon()
  }

  @MainActor func resolveSoon() {
    guard !isResolving, let graph = state.graph else { return }
    isResolving = true
    // The view that the new value names may be built by the next update, and has its place once that is laid out.
    graph.scrolling.afterLayout { [weak self, weak graph] in
      graph?.enqueueAction { self?.resolve() }
    }
  }

  @MainActor private func resolve() {
    isResolving = false
    guard let graph = state.graph else { return }
    let value = state.current
    let engine = graph.input.focus
    if value == none {
      if anchors.contains(where: { $0.anchor.contains(engine.focused) }) { engine.move(to: nil, byKeyboard: false) }
      for anchor in anchors { anchor.anchor.forgetRemembered() }
      return
    }
    let named = anchors.filter { $0.value == value }
    if named.contains(where: { $0.anchor.contains(engine.focused) }) { return }
    if let target = named.lazy.compactMap(\.anchor.target).first {
      engine.move(to: target, byKeyboard: false)
      target.reveal()
    }
  }

  /// Whether no view is named.
  @MainActor var isUnset: Bool { state.current == none }

  /// What takes the keyboard for a value.
  @MainActor func target(for value: Value) -> (any FocusTarget)? {
    anchors.lazy.filter { $0.value == value }.compactMap(\.anchor.target).first
  }

  @MainActor func add(_ anchor: FocusAnchor, value: Value) {
    anchors.removeAll { $0.anchor === anchor }
    anchors.append((value, anchor))
    if state.current == value { resolveSoon() }
  }

  @MainActor func remove(_ anchor: FocusAnchor) { anchors.removeAll { $0.anchor === anchor } }

  /// The focus moved: the state follows.
  @MainActor func follow(_ isFocused: Bool, value: Value) {
    if isFocused {
      if state.current != value { state.set(value, transaction: Transaction.current) }
    } else if state.current == value {
      state.set(none, transaction: Transaction.current)
    }
  }
}
