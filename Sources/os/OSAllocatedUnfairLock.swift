import COSLock

/// A lock around a state. Mirrors Apple's `OSAllocatedUnfairLock`; copies of it are the same lock.
///
/// A thread that takes it twice, or lets go of one that it doesn't have, ends the process, as on Apple's systems.
// Sendable as Apple's is: the state is reached through the lock alone, which checks in any build that the thread that lets go of it has it. What the
// functions with `unchecked` in their names hand over is the caller's to answer for.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  /// Who has taken a lock. Mirrors Apple's `OSAllocatedUnfairLock.Ownership`.
  public enum Ownership: Hashable, Sendable {
    case owner
    case notOwner
  }

  private let buffer: LockedState<State>

  public init(uncheckedState initialState: State) { buffer = LockedState(initialState) }

  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    buffer.lock()
    defer { buffer.unlock() }
    return try body(&buffer.state)
  }

  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard buffer.lockIfAvailable() else { return nil }
    defer { buffer.unlock() }
    return try body(&buffer.state)
  }

  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R { try withLockUnchecked(body) }

  /// Nil where another thread has taken it.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Ends the process where the condition isn't true.
  public func precondition(_ condition: Ownership) {
    Swift.precondition(buffer.isOwner == (condition == .owner), "The lock's owner isn't as expected.")
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(uncheckedState: ()) }

  @available(*, noasync, message: "Use async-safe scoped locking instead")
  public func lock() { buffer.lock() }

  @available(*, noasync, message: "Use async-safe scoped locking instead")
  public func unlock() { buffer.unlock() }

  @available(*, noasync, message: "Use async-safe scoped locking instead")
  public func lockIfAvailable() -> Bool { buffer.lockIfAvailable() }

  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    buffer.lock()
    defer { buffer.unlock() }
    return try body()
  }

  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R { try withLockUnchecked(body) }

  /// Nil where another thread has taken it.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
    guard buffer.lockIfAvailable() else { return nil }
    defer { buffer.unlock() }
    return try body()
  }
}

/// A state with its lock, which is at one address as long as they live.
private final class LockedState<State> {
  private let primitive = UnsafeMutablePointer<os_unfair_lock_s>.allocate(capacity: 1)
  var state: State

  init(_ state: State) {
    self.state = state
    primitive.initialize(to: os_unfair_lock_s())
  }

  deinit { primitive.deallocate() }

  func lock() { os_unfair_lock_lock(primitive) }

  func lockIfAvailable() -> Bool { os_unfair_lock_trylock(primitive) }

  func unlock() { os_unfair_lock_unlock(primitive) }

  var isOwner: Bool { os_unfair_lock_is_owned(primitive) }
}
