import Foundation
import Testing
import os

@Suite("os locks")
struct OSAllocatedUnfairLockTests {
  @Test("Concurrent increments in a lock lose no counts")
  func counting() {
    let count = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in for _ in 0..<20_000 { count.withLock { $0 += 1 } } }
    #expect(count.withLock { $0 } == 160_000)
  }

  @Test("os_unfair_lock excludes other threads")
  func unfair() {
    let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    defer { lock.deallocate() }
    nonisolated(unsafe) let shared = lock
    nonisolated(unsafe) var count = 0
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<20_000 {
        os_unfair_lock_lock(shared)
        count += 1
        os_unfair_lock_unlock(shared)
      }
    }
    #expect(count == 160_000)
    #expect(lock.pointee._os_unfair_lock_opaque == 0)
  }

  @Test("A held lock can't be acquired by another thread")
  func taken() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    lock.withLock { state in
      state = 2
      lock.precondition(.owner)
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        #expect(lock.withLockIfAvailable { $0 } == nil)
        lock.precondition(.notOwner)
        isDone.signal()
      }
      isDone.wait()
    }
    #expect(lock.withLockIfAvailable { $0 } == 2)
  }

  @Test("A lock without state can be locked, unlocked and tried")
  func plain() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    #expect(!lock.lockIfAvailable())
    lock.unlock()
    #expect(lock.lockIfAvailable())
    lock.unlock()
    #expect(lock.withLock { 3 } == 3)
  }
}
