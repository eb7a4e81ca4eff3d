import Combine
import Foundation
import Observation

/// The values of a change that an observer receives. Mirrors Foundation's `NSKeyValueObservingOptions`.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The raw value of the option set.
  public let rawValue: UInt

  /// Creates options with a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Provides the value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// Provides the value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// Calls the observer immediately with the current value, in addition to later changes.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
}

/// A change of an observed property. Mirrors Foundation's `NSKeyValueObservedChange`.
public struct NSKeyValueObservedChange<Value> {
  /// The value after the change, or `nil` without the option `.new`.
  public let newValue: Value?
  /// The value before the change, or `nil` without the option `.old` and in the initial call.
  public let oldValue: Value?
}

/// An object whose properties can be observed by their key paths. Mirrors Foundation's key-value observing, for the classes of
/// AVFoundation.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension _KeyValueCodingAndObserving {
  /// Calls a closure after each change of a property. The key path can contain several properties, such as `\.currentItem?.status`. Mirrors
  /// Foundation's `observe(_:options:changeHandler:)`.
  ///
  /// The closure runs on the main queue. Several changes before it runs are reported as one change.
  ///
  /// - Returns: The observation, which ends by `invalidate()` or when it is released.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    var last = observation.follow(self, keyPath)
    observation.setAction { [weak self, weak observation] in
      guard let self, let observation else { return }
      let old = last
      last = observation.follow(self, keyPath)
      changeHandler(
        self, NSKeyValueObservedChange(newValue: options.contains(.new) ? last : nil, oldValue: options.contains(.old) ? old : nil))
    }
    if options.contains(.initial) {
      changeHandler(self, NSKeyValueObservedChange(newValue: options.contains(.new) ? last : nil, oldValue: nil))
    }
    return observation
  }

  /// Returns a publisher of a property's values. Mirrors Foundation's `publisher(for:options:)`.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    Deferred {
      let subject = PassthroughSubject<Value, Never>()
      let observation = self.observe(keyPath, options: [.new]) { _, change in
        if let value = change.newValue { subject.send(value) }
      }
      let changes = subject.handleEvents(receiveCancel: { observation.invalidate() })
      let initial = options.contains(.initial) ? [self[keyPath: keyPath]] : []
      return changes.prepend(initial)
    }
    .eraseToAnyPublisher()
  }
}

/// The observation of a property. Mirrors Foundation's `NSKeyValueObservation`.
// The lock guards the closure, which the main queue calls.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var action: (() -> Void)?

  /// Ends the observation.
  public func invalidate() { setAction(nil) }

  fileprivate func setAction(_ action: (() -> Void)?) { lock.withLock { self.action = action } }

  private func didChange() { lock.withLock { action }?() }

  /// Reads a value and registers `didChange` for its next change.
  fileprivate func follow<Root, Value>(_ root: Root, _ keyPath: KeyPath<Root, Value>) -> Value {
    withObservationTracking {
      KeyValueTracking.$isActive.withValue(true) { root[keyPath: keyPath] }
    } onChange: { [weak self] in
      // The value changes after this call.
      DispatchQueue.main.async { self?.didChange() }
    }
  }
}

enum KeyValueTracking {
  /// Indicates whether a key-value observer is reading.
  @TaskLocal static var isActive = false
}
