import CombineReflection
import Foundation
import OpenCombine

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Emits before one of the object's `@Published` properties changes, and whenever somebody calls its `send()`; the same publisher for as long as the
  /// object lives. Mirrors Combine's default for `ObservableObject.objectWillChange`.
  // It stands in front of OpenCombine's, which is another publisher at each call where the object has no published property: nobody would hear a `send()`.
  public var objectWillChange: ObservableObjectPublisher { KeptPublishers.shared.publisher(of: self) }
}

/// The publishers of objects, which have no place for one themselves unless they have published properties.
// The lock guards all variables. `Mutex` isn't used, as it can't hand out publishers, which aren't `Sendable`.
private final class KeptPublishers: @unchecked Sendable {
  static let shared = KeptPublishers()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepAt = 64
  /// The classes whose published properties keep the publisher.
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

  /// The first one stays, whoever else asks at the same time.
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
    // What listens to a publisher may end its life with it, and ask for another: not under the lock.
    withExtendedLifetime(gone) {}
    return kept
  }
}
