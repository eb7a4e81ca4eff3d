import Foundation

/// Technologies that assist in the use of a device. Of Apple's, only screen readers exist on Linux; switch control is never on. Mirrors
/// SwiftUI's `AccessibilityTechnologies`.
nonisolated public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt64

  /// Creates a set of technologies from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Screen readers.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// Switch control.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

/// A property that reads and writes which view a screen reader reads. Mirrors SwiftUI's `AccessibilityFocusState`.
///
/// While no screen reader is on, the value is false or `nil`, and the next update discards a value that the app has set. If the identified
/// view can have the keyboard focus, the focus moves to it. Otherwise the screen reader reads the view until the keyboard focus moves.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  typealias Storage = FocusStorage<Value, AccessibilityFocusLocation<Value>>

  /// A property that refers to the value of an accessibility focus state. Mirrors SwiftUI's `AccessibilityFocusState.Binding`.
  @propertyWrapper
  public struct Binding {
    let storage: Storage

    var location: AccessibilityFocusLocation<Value>? { storage.location }

    /// The value that the binding refers to.
    public var wrappedValue: Value {
      get { storage.value }
      nonmutating set { storage.value = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private let technologies: AccessibilityTechnologies
  private var storage: Storage

  /// Creates a state that is true while a technology reads its view.
  public init() where Value == Bool { self.init(for: [.voiceOver, .switchControl]) }

  /// Creates a state that is true while one of the technologies reads its view.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    storage = Storage(none: false)
    self.technologies = technologies
  }

  /// Creates a state that identifies the view that a technology reads, or is `nil`.
  public init<T: Hashable>() where Value == T? { self.init(for: [.voiceOver, .switchControl]) }

  /// Creates a state that identifies the view that one of the technologies reads, or is `nil`.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    storage = Storage(none: nil)
    self.technologies = technologies
  }

  /// The value that identifies the view that is read.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// A binding to the state.
  public var projectedValue: Binding { Binding(storage: storage) }
}

extension AccessibilityFocusState: InstallableProperty {
  var inspectedValue: Any? { wrappedValue }

  @MainActor mutating func install(in slot: inout AnyObject?, node: AnyViewNode) {
    storage.install(in: &slot) { [none = storage.none, technologies] in
      AccessibilityFocusLocation(none, followsReaders: technologies.contains(.voiceOver), owner: node)
    }
  }

  @MainActor static func uninstall(_ slot: AnyObject?) { Storage.uninstall(slot) }

  func isEqualInput(to other: AccessibilityFocusState<Value>) -> Bool { true }
}

/// A box that marks an element with a value of an accessibility focus state.
@MainActor
final class AccessibilityFocusBox<Value: Hashable>: AccessibilityFocusMark {
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
  let value: Value

  @MainActor func makeBox(_ node: AnyViewNode) -> AccessibilityFocusBox<Value> { AccessibilityFocusBox(location, value, node: node) }

  @MainActor func update(_ box: AccessibilityFocusBox<Value>, transaction: Transaction) { box.tie(to: location, value) }
}

extension View {
  /// Binds the state to whether a screen reader reads this view. Mirrors SwiftUI's `accessibilityFocused(_:)`.
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    modifier(AccessibilityFocusModifier(location: condition.location, value: true))
  }

  /// Binds the state to the value that identifies this view while a screen reader reads it. Mirrors SwiftUI's
  /// `accessibilityFocused(_:equals:)`.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(AccessibilityFocusModifier(location: binding.location, value: value))
  }
}
