import CombineReflection
import Foundation
import OpenCombine

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that emits before one of the object's `@Published` properties changes, and whenever its `send()` is called. It is the same
  /// publisher for the lifetime of the object. Mirrors Combine's default for `ObservableObject.objectWillChange`.
  // This implementation shadows OpenCombine's. If the object has no published property, OpenCombine's returns a new publisher from each
  // call, so that a call of `send()` has no subscribers.
  public var objectWillChange: ObservableObjectPublisher { PublisherCache.shared.publisher(of: self) }
}

/// The publishers of objects without published properties, which have no storage of their own for one.
// The lock guards all variables. `Mutex` isn't used, because it can't return publishers, which aren't `Sendable`.
private final class PublisherCache: @unchecked Sendable {
  static let shared = PublisherCache()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepAt = 64
  /// The classes whose published properties store the publisher.
  private var classesWithProperties: Set<ObjectIdentifier> = []

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let (kept, hasProperties) = lock.withLock {
      let entry = entries[ObjectIdentifier(object)]
      return (entry?.object === object ? entry?.publisher : nil, classesWithProperties.contains(ObjectIdentifier(type(of: object))))
    }
    if let kept { return kept }
    let properties = PublishedProperties(of: object)
    let publisher = properties.publisher
    if hasProperties { return publisher }
    guard properties.publisher !== publisher else {
      _ = lock.withLock { classesWithProperties.insert(ObjectIdentifier(type(of: object))) }
      return publisher
    }
    return keep(publisher, of: object)
  }

  /// Stores a publisher of an object, unless another thread has stored one in the meantime. Returns the stored publisher.
  private func keep(_ publisher: ObservableObjectPublisher, of object: AnyObject) -> ObservableObjectPublisher {
    let (kept, gone) = lock.withLock {
      let key = ObjectIdentifier(object)
      if let entry = entries[key], entry.object === object { return (entry.publisher, [Entry]()) }
      var gone = entries.updateValue(Entry(object: object, publisher: publisher), forKey: key).map { [$0] } ?? []
      if entries.count >= sweepAt {
        for (key, entry) in entries where entry.object == nil {
          entries[key] = nil
          gone.append(entry)
        }
        sweepAt = max(64, entries.count * 2)
      }
      return (publisher, gone)
    }
    // Deallocating a publisher may deallocate its subscribers, which may request another publisher. It happens outside of the lock.
    withExtendedLifetime(gone) {}
    return kept
  }
}
