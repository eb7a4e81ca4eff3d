import Foundation

/// Ways of using a device with assistance. Of Apple's, screen readers are on Linux; switch control is never on. Mirrors SwiftUI's
/// `AccessibilityTechnologies`.
nonisolated public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

/// Which view a screen reader is at, as a value that can be read and written. Mirrors SwiftUI's `AccessibilityFocusState`.
///
/// Where no screen reader is on, it is false or nil, and what is written to it is gone with the next update. A view that can have the keyboard
/// gets it when it is named; another one is read until the keyboard moves.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// Mirrors SwiftUI's `AccessibilityFocusState.Binding`.
  @propertyWrapper
  public struct Binding {
    let location: AccessibilityFocusLocation<Value>?
    let initialValue: Value

    public var wrappedValue: Value {
      get { location?.valueAnywhere ?? initialValue }
      nonmutating set { location?.setAnywhere(newValue) }
    }

    public var projectedValue: Binding { self }
  }

  private let initialValue: Value
  private let technologies: AccessibilityTechnologies
  private var location: AccessibilityFocusLocation<Value>?

  public init() where Value == Bool { self.init(for: [.voiceOver, .switchControl]) }

  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    initialValue = false
    self.technologies = technologies
  }

  public init<T: Hashable>() where Value == T? { self.init(for: [.voiceOver, .switchControl]) }

  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    initialValue = nil
    self.technologies = technologies
  }

  public var wrappedValue: Value {
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  public var projectedValue: Binding { Binding(location: location, initialValue: initialValue) }
}

extension AccessibilityFocusState: InstallableProperty {
  @MainActor mutating func install(in slot: inout AnyObject?, node: AnyViewNode) {
    let location =
      slot as? AccessibilityFocusLocation<Value>
      ?? AccessibilityFocusLocation(initialValue, followsReaders: technologies.contains(.voiceOver), owner: node)
    slot = location
    self.location = location
  }

  @MainActor static func uninstall(_ slot: AnyObject?) { (slot as? AccessibilityFocusLocation<Value>)?.state.detach() }

  func isEqualInput(to other: AccessibilityFocusState<Value>) -> Bool { true }
}

/// The storage of such a state. A write by the program asks for the reader after the update: the last of several counts.
final class AccessibilityFocusLocation<Value: Hashable>: Location<Value>, @unchecked Sendable {
  @MainActor let state: StateBox<Value>
  private let none: Value
  private let followsReaders: Bool
  @MainActor private var marks: [WeakMark] = []
  private struct WeakMark { weak var box: AccessibilityFocusBox<Value>? }
  @MainActor private var isResolving = false

  @MainActor init(_ none: Value, followsReaders: Bool, owner: AnyViewNode?) {
    self.none = none
    self.followsReaders = followsReaders
    state = StateBox(none, owner: owner)
  }

  override func get() -> Value { state.get() }

  override func set(_ value: Value, transaction: Transaction) {
    state.set(value, transaction: transaction)
    resolveSoon()
  }

  @MainActor func add(_ box: AccessibilityFocusBox<Value>) {
    marks.removeAll { $0.box == nil || $0.box === box }
    marks.append(WeakMark(box: box))
    if state.current != none { resolveSoon() }
  }

  @MainActor func remove(_ box: AccessibilityFocusBox<Value>) { marks.removeAll { $0.box == nil || $0.box === box } }

  /// The view that the new value names may be built by the next update, and has its place once that is laid out.
  @MainActor private func resolveSoon() {
    guard !isResolving, let graph = state.graph else { return }
    isResolving = true
    graph.scrolling.afterLayout { [weak self, weak graph] in
      graph?.enqueueAction { self?.resolve() }
    }
  }

  @MainActor private func resolve() {
    isResolving = false
    guard let graph = state.graph else { return }
    let value = state.current
    let boxes = marks.compactMap(\.box)
    if value == none {
      for box in boxes { graph.input.reading.leave(box) }
    } else if !followsReaders || !graph.input.reading.isOn {
      state.set(none, transaction: Transaction.current)
    } else if let named = boxes.first(where: { $0.value == value && $0.isAttached }) {
      graph.input.reading.choose(named)
    }
  }

  /// A reader moved: the state follows.
  @MainActor func follow(_ isRead: Bool, value: Value) {
    guard followsReaders else { return }
    if isRead {
      if state.current != value { state.set(value, transaction: Transaction.current) }
    } else if state.current == value {
      state.set(none, transaction: Transaction.current)
    }
  }
}

/// Ties an element to a state.
@MainActor
final class AccessibilityFocusBox<Value: Hashable>: ReadingMarkBox {
  private var location: AccessibilityFocusLocation<Value>?
  private(set) var value: Value

  init(_ location: AccessibilityFocusLocation<Value>?, _ value: Value, node: AnyViewNode) {
    self.location = location
    self.value = value
    super.init(node: node)
    location?.add(self)
  }

  func tie(to newLocation: AccessibilityFocusLocation<Value>?, _ newValue: Value) {
    guard newLocation !== location || newValue != value else { return }
    location?.remove(self)
    (location, value) = (newLocation, newValue)
    newLocation?.add(self)
  }

  override func follow(_ isRead: Bool) { location?.follow(isRead, value: value) }

  override func willDisappear() {
    super.willDisappear()
    location?.remove(self)
  }
}

nonisolated private struct AccessibilityFocusModifier<Value: Hashable>: BoxModifier {
  let location: AccessibilityFocusLocation<Value>?
  nonisolated(unsafe) let value: Value

  @MainActor func makeBox(_ node: AnyViewNode) -> AccessibilityFocusBox<Value> { AccessibilityFocusBox(location, value, node: node) }

  @MainActor func update(_ box: AccessibilityFocusBox<Value>, transaction: Transaction) { box.tie(to: location, value) }
}

extension View {
  /// Mirrors SwiftUI's `accessibilityFocused(_:)`.
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    modifier(AccessibilityFocusModifier(location: condition.location, value: true))
  }

  /// Mirrors SwiftUI's `accessibilityFocused(_:equals:)`.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(AccessibilityFocusModifier(location: binding.location, value: value))
  }
}
