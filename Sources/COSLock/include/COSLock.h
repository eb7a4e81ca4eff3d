#ifndef COS_LOCK_H
#define COS_LOCK_H

#include <linux/futex.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

// Apple's os_unfair_lock, based on Linux futexes. The lock is a word of four bytes. It is zero while the lock is free; otherwise it is the
// number of the owning thread, with the highest bit set if other threads may wait. The process traps if a thread locks a lock that it
// already owns, or unlocks one that it doesn't own.
//
// The functions are inlined into the caller, so that a package that uses this lock through the module `os` needs no other part of it.
typedef struct os_unfair_lock_s {
  uint32_t _os_unfair_lock_opaque;
} os_unfair_lock, *os_unfair_lock_t;

#define OS_UNFAIR_LOCK_WAITERS 0x80000000u

extern int *__errno_location(void);

static inline uint32_t os_unfair_lock_thread(void) {
  static __thread uint32_t number;
  if (number == 0) number = (uint32_t)syscall(SYS_gettid);
  return number;
}

static inline bool os_unfair_lock_trylock(os_unfair_lock_t lock) {
  uint32_t nobody = 0;
  return __atomic_compare_exchange_n(
      &lock->_os_unfair_lock_opaque, &nobody, os_unfair_lock_thread(), false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

static inline void os_unfair_lock_lock(os_unfair_lock_t lock) {
  if (os_unfair_lock_trylock(lock)) return;
  uint32_t *word = &lock->_os_unfair_lock_opaque;
  uint32_t own = os_unfair_lock_thread();
  // A futex call sets errno, which the caller may be about to read.
  int error = *__errno_location();
  for (;;) {
    uint32_t value = __atomic_load_n(word, __ATOMIC_RELAXED);
    if ((value & ~OS_UNFAIR_LOCK_WAITERS) == own) __builtin_trap();
    if (value == 0) {
      // Other threads may still wait, so the bit is set.
      if (__atomic_compare_exchange_n(word, &value, own | OS_UNFAIR_LOCK_WAITERS, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) break;
      continue;
    }
    uint32_t waited = value | OS_UNFAIR_LOCK_WAITERS;
    if (value != waited && !__atomic_compare_exchange_n(word, &value, waited, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) continue;
    syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, waited, (void *)0, (void *)0, 0);
  }
  *__errno_location() = error;
}

static inline void os_unfair_lock_unlock(os_unfair_lock_t lock) {
  uint32_t value = __atomic_exchange_n(&lock->_os_unfair_lock_opaque, 0, __ATOMIC_RELEASE);
  if ((value & ~OS_UNFAIR_LOCK_WAITERS) != os_unfair_lock_thread()) __builtin_trap();
  if (value & OS_UNFAIR_LOCK_WAITERS) {
    int error = *__errno_location();
    syscall(SYS_futex, &lock->_os_unfair_lock_opaque, FUTEX_WAKE_PRIVATE, 1, (void *)0, (void *)0, 0);
    *__errno_location() = error;
  }
}

static inline bool os_unfair_lock_is_owned(const os_unfair_lock *lock) {
  uint32_t value = __atomic_load_n(&lock->_os_unfair_lock_opaque, __ATOMIC_RELAXED);
  return (value & ~OS_UNFAIR_LOCK_WAITERS) == os_unfair_lock_thread();
}

static inline void os_unfair_lock_assert_owner(const os_unfair_lock *lock) {
  if (!os_unfair_lock_is_owned(lock)) __builtin_trap();
}

static inline void os_unfair_lock_assert_not_owner(const os_unfair_lock *lock) {
  if (os_unfair_lock_is_owned(lock)) __builtin_trap();
}

#endif
