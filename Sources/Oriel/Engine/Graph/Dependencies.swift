import Dispatch
import Observation

/// Ties values that were read to the node that read them. A token is good for one evaluation: the node lets go of it
/// when it evaluates again, so that stale registrations need no removal.
@MainActor
package final class ReadToken {
  private var nodeReference: UnownedOptional<AnyViewNode>
  var node: AnyViewNode? {
    get { nodeReference.object }
    set { nodeReference.object = newValue }
  }

  init(node: AnyViewNode) { nodeReference = UnownedOptional(node) }
}

/// Who read a value since it last changed.
@MainActor
package struct ReaderList {
  private var tokens: [ReadToken] = []
  private var compactAt = 8

  var isEmpty: Bool { tokens.isEmpty }

  /// Registers the node whose code is running, or else one that answers for code that is nobody's.
  mutating func registerCurrent(orElse owner: @autoclosure () -> AnyViewNode? = nil) {
    guard let token = (Dependencies.reader ?? (Dependencies.isOff ? nil : owner()))?.currentReadToken, tokens.last !== token else { return }
    if tokens.count >= compactAt {
      var seen = Set<ObjectIdentifier>()
      tokens.removeAll { $0.node == nil || !seen.insert(ObjectIdentifier($0)).inserted }
      compactAt = max(8, tokens.count * 2)
    }
    tokens.append(token)
  }

  /// Has every reader updated, with the transaction of the change under way unless one is given. A reader stays until it evaluates again: a second
  /// change, in another transaction of the same frame, concerns it too.
  mutating func notify(with transaction: Transaction? = nil) {
    tokens.removeAll { $0.node == nil }
    for token in tokens { token.node?.setNeedsUpdate(with: transaction) }
  }
}

/// Which node's code is running, and whether this is the main actor.
@MainActor
enum Dependencies {
  private(set) static var reader: AnyViewNode?
  /// Whether what is read is nobody's business.
  private(set) static var isOff = false

  /// Runs `body` with `node` as the reader, Observable properties included.
  static func withReader<Result>(_ node: AnyViewNode, _ body: () -> Result) -> Result {
    let previous = (reader, isOff)
    reader = node
    isOff = false
    defer { (reader, isOff) = previous }
    // The token carries a change of an Observable, from whatever thread it happened on, to the node.
    let token = node.currentReadToken
    return withObservationTracking(body) { onMainActor { token.node?.setNeedsUpdate() } }
  }

  /// Runs `body` without registering what it reads.
  static func withoutReader<Result>(_ body: () -> Result) -> Result {
    let previous = (reader, isOff)
    reader = nil
    isOff = true
    defer { (reader, isOff) = previous }
    return body()
  }
}

private let mainQueueMark: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// Whether the caller runs on the main actor's executor. The main thread says nothing on Linux, where the main queue may
/// be drained by any thread.
package var isOnMainActor: Bool { DispatchQueue.getSpecific(key: mainQueueMark) == true }

/// Runs the work now where this is the main actor, else soon on it.
package func onMainActor(_ work: @escaping @MainActor () -> Void) {
  if isOnMainActor {
    MainActor.assumeIsolated { work() }
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
  }
}

/// The same with a value that isn't Sendable.
package func onMainActor<Value>(with value: Value, _ work: @escaping @MainActor (Value) -> Void) {
  // SwiftUI lets code on any thread write such values, to a binding or as a publisher's output, and its signatures can't say `sending`. Whoever writes
  // one outside of the main actor hands it over: that is the caller's promise.
  nonisolated(unsafe) let value = value
  if isOnMainActor {
    MainActor.assumeIsolated { work(value) }
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated { work(value) } }
  }
}
