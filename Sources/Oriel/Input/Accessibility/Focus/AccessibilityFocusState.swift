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
  typealias Storage = FocusStorage<Value, AccessibilityFocusLocation<Value>>

  /// Mirrors SwiftUI's `AccessibilityFocusState.Binding`.
  @propertyWrapper
  public struct Binding {
    let storage: Storage

    var location: AccessibilityFocusLocation<Value>? { storage.location }

    public var wrappedValue: Value {
      get { storage.value }
      nonmutating set { storage.value = newValue }
    }

    public var projectedValue: Binding { self }
  }

  private let technologies: AccessibilityTechnologies
  private var storage: Storage

  public init() where Value == Bool { self.init(for: [.voiceOver, .switchControl]) }

  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    storage = Storage(none: false)
    self.technologies = technologies
  }

  public init<T: Hashable>() where Value == T? { self.init(for: [.voiceOver, .switchControl]) }

  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    storage = Storage(none: nil)
    self.technologies = technologies
  }

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

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
  let value: Value

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
