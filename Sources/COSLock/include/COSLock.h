#ifndef COS_LOCK_H
#define COS_LOCK_H

#include <linux/futex.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

// Apple's os_unfair_lock over Linux' futex: a lock of four bytes, zero while nobody has it, else the number of the thread that has it, with the
// highest bit set where others may wait. Whoever takes it twice, or lets go of one that it doesn't have, ends the process.
//
// The functions are part of whoever calls them: a package that takes this lock where there is a module `os` needs nothing else of it.
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
  // What waits with a futex sets errno, which the caller may be about to read.
  int error = *__errno_location();
  for (;;) {
    uint32_t value = __atomic_load_n(word, __ATOMIC_RELAXED);
    if ((value & ~OS_UNFAIR_LOCK_WAITERS) == own) __builtin_trap();
    if (value == 0) {
      // Others may still wait, which this thread can't know.
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
