import Dispatch
import Observation

/// Connects the values that were read with the node that read them. A token is valid for one evaluation: the node replaces it when it
/// evaluates again, so stale registrations need no removal.
@MainActor
package final class ReadToken {
  private var nodeReference: UnownedOptional<AnyViewNode>
  var node: AnyViewNode? {
    get { nodeReference.object }
    set { nodeReference.object = newValue }
  }

  init(node: AnyViewNode) { nodeReference = UnownedOptional(node) }
}

/// The nodes that have read a value since it last changed.
@MainActor
package struct ReaderList {
  private var tokens: [ReadToken] = []
  private var compactAt = 8

  var isEmpty: Bool { tokens.isEmpty }

  /// Registers the node whose code is running, or the given owner if no node's code is running.
  mutating func registerCurrent(orElse owner: @autoclosure () -> AnyViewNode? = nil) {
    guard let token = (Dependencies.reader ?? (Dependencies.isOff ? nil : owner()))?.currentReadToken, tokens.last !== token else { return }
    if tokens.count >= compactAt {
      var seen = Set<ObjectIdentifier>()
      tokens.removeAll { $0.node == nil || !seen.insert(ObjectIdentifier($0)).inserted }
      compactAt = max(8, tokens.count * 2)
    }
    tokens.append(token)
  }

  /// Marks every reader for an update, with the transaction of the change under way unless another is given. A reader stays registered
  /// until it evaluates again, because a second change, in another transaction of the same frame, concerns it too.
  mutating func notify(with transaction: Transaction? = nil) {
    tokens.removeAll { $0.node == nil }
    for token in tokens { token.node?.setNeedsUpdate(with: transaction) }
  }
}

/// The node whose code is running.
@MainActor
enum Dependencies {
  private(set) static var reader: AnyViewNode?
  /// Indicates whether reads are not registered at all.
  private(set) static var isOff = false

  /// Runs `body` with `node` as the reader, Observable properties included.
  static func withReader<Result>(_ node: AnyViewNode, _ body: () -> Result) -> Result {
    let previous = (reader, isOff)
    reader = node
    isOff = false
    defer { (reader, isOff) = previous }
    // The token connects a change of an Observable, on whatever thread it happens, with the node.
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

/// Indicates whether the caller runs on the main actor's executor. The current thread doesn't determine that on Linux, where any thread may
/// drain the main queue.
package var isOnMainActor: Bool { DispatchQueue.getSpecific(key: mainQueueMark) == true }

/// Runs the work immediately if the caller is on the main actor, otherwise asynchronously on the main actor.
package func onMainActor(_ work: @escaping @MainActor () -> Void) {
  if isOnMainActor {
    MainActor.assumeIsolated { work() }
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
  }
}

/// Runs the work with a value that isn't Sendable: immediately if the caller is on the main actor, otherwise asynchronously on the main
/// actor.
package func onMainActor<Value>(with value: Value, _ work: @escaping @MainActor (Value) -> Void) {
  // SwiftUI allows code on any thread to write such values, to a binding or as a publisher's output, and its signatures can't express
  // `sending`. Code that writes one outside the main actor transfers the value; the caller guarantees that.
  nonisolated(unsafe) let value = value
  if isOnMainActor {
    MainActor.assumeIsolated { work(value) }
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated { work(value) } }
  }
}
