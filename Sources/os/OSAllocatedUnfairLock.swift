import COSLock

/// A lock that guards a state. Copies of the value are the same lock. Mirrors Apple's `OSAllocatedUnfairLock`.
///
/// As on Apple platforms, the process traps if a thread locks a lock that it already owns, or unlocks one that it doesn't own.
// Like Apple's, the type is Sendable: the state is accessed through the lock only, and every build checks that the unlocking thread owns
// the lock. The caller is responsible for values that the functions with `unchecked` in their names pass between threads.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  /// The ownership of a lock by the current thread. Mirrors Apple's `OSAllocatedUnfairLock.Ownership`.
  public enum Ownership: Hashable, Sendable {
    case owner
    case notOwner
  }

  private let buffer: LockedState<State>

  /// Creates a lock that guards a state that isn't necessarily Sendable.
  public init(uncheckedState initialState: State) { buffer = LockedState(initialState) }

  /// Runs a closure with the state while the lock is held, without requiring Sendable values.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    buffer.lock()
    defer { buffer.unlock() }
    return try body(&buffer.state)
  }

  /// Runs a closure with the state if the lock is available, without requiring Sendable values. Returns `nil` if it isn't.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard buffer.lockIfAvailable() else { return nil }
    defer { buffer.unlock() }
    return try body(&buffer.state)
  }

  /// Runs a closure with the state while the lock is held.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R { try withLockUnchecked(body) }

  /// Runs a closure with the state if the lock is available, and returns `nil` if it isn't.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Stops the process if the ownership differs from the condition.
  public func precondition(_ condition: Ownership) {
    Swift.precondition(buffer.isOwner == (condition == .owner), "The lock's owner isn't the expected one.")
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock that guards a state.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a state.
  public init() { self.init(uncheckedState: ()) }

  /// Acquires the lock.
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  public func lock() { buffer.lock() }

  /// Releases the lock.
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  public func unlock() { buffer.unlock() }

  /// Acquires the lock if it is available, and returns whether it was.
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  public func lockIfAvailable() -> Bool { buffer.lockIfAvailable() }

  /// Runs a closure while the lock is held, without requiring Sendable values.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    buffer.lock()
    defer { buffer.unlock() }
    return try body()
  }

  /// Runs a closure while the lock is held.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R { try withLockUnchecked(body) }

  /// Runs a closure if the lock is available, and returns `nil` if it isn't.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
    guard buffer.lockIfAvailable() else { return nil }
    defer { buffer.unlock() }
    return try body()
  }
}

/// A state and its lock, which has a stable address.
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
