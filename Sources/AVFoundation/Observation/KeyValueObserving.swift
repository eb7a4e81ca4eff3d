import Combine
import Foundation
import Observation

/// Which values of a change an observer gets. Mirrors Foundation's `NSKeyValueObservingOptions`.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// Calls the observer with the present value at once, too.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
}

/// A change of an observed property. Mirrors Foundation's `NSKeyValueObservedChange`.
public struct NSKeyValueObservedChange<Value> {
  /// The value after the change, if `.new` was asked for.
  public let newValue: Value?
  /// The value before the change, if `.old` was asked for. Nil in the initial call.
  public let oldValue: Value?
}

/// An object whose properties can be followed by their key paths. Mirrors Foundation's key-value observing, for the classes of AVFoundation.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension _KeyValueCodingAndObserving {
  /// Calls a closure after each change of a property, which may lie behind others, such as `\.currentItem?.status`. Mirrors Foundation's
  /// `observe(_:options:changeHandler:)`.
  ///
  /// Changes that follow each other on the main queue before the closure runs are one change. The closure runs on the main queue.
  ///
  /// - Returns: The observation, which ends by `invalidate()` or when nothing refers to it any more.
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

  /// A publisher of a property's values. Mirrors Foundation's `publisher(for:options:)`.
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

/// An observer of a property. Mirrors Foundation's `NSKeyValueObservation`.
// The lock guards the closure, which the main queue calls.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var action: (() -> Void)?

  /// Ends the observation.
  public func invalidate() { setAction(nil) }

  fileprivate func setAction(_ action: (() -> Void)?) { lock.withLock { self.action = action } }

  private func didChange() { lock.withLock { action }?() }

  /// Reads a value, and has `didChange` called after its next change.
  fileprivate func follow<Root, Value>(_ root: Root, _ keyPath: KeyPath<Root, Value>) -> Value {
    withObservationTracking {
      KeyValueTracking.$isActive.withValue(true) { root[keyPath: keyPath] }
    } onChange: { [weak self] in
      // The change follows this call.
      DispatchQueue.main.async { self?.didChange() }
    }
  }
}

enum KeyValueTracking {
  /// Whether a key-value observer reads.
  @TaskLocal static var isActive = false
}
