import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// An object that waits for sockets in a `SocketLoop`.
protocol SocketParty: AnyObject {
  /// The sockets that the party waits for. A socket that it neither reads nor writes at present must be omitted: an ended connection would
  /// be reported again and again.
  var waits: [SocketWait] { get }
  /// The time at which the party stops waiting, or `nil` if it waits without limit.
  var deadline: ContinuousClock.Instant? { get }
  /// Indicates whether the party has ended, in which case the loop removes it.
  var isOver: Bool { get }
  /// Reads and writes as much as possible without blocking.
  func proceed()
  /// Called when the deadline has passed.
  func expire()
}

struct SocketWait {
  let socket: Socket
  var reads = false
  var writes = false
}

/// Waits for the sockets of all its parties on one thread.
///
/// The parties belong to that thread: they need no locks, and none of them may block.
final class SocketLoop {
  private var parties: [any SocketParty] = []
  /// The number of times that the loop has waited.
  private(set) var roundCount = 0
  var partyCount: Int { parties.count }

  func add(_ party: any SocketParty) { parties.append(party) }

  /// Runs until the socket `stop` is readable or its peer has closed it.
  func run(until stop: Socket) {
    while true {
      var descriptors = [pollfd(fd: stop.descriptor, events: Int16(POLLIN), revents: 0)]
      var waiting: [any SocketParty] = []
      for party in parties {
        for wait in party.waits where wait.reads || wait.writes {
          let events = (wait.reads ? POLLIN : 0) | (wait.writes ? POLLOUT : 0)
          descriptors.append(pollfd(fd: wait.socket.descriptor, events: Int16(events), revents: 0))
          waiting.append(party)
        }
      }
      roundCount += 1
      let result = poll(&descriptors, nfds_t(descriptors.count), timeout)
      if descriptors[0].revents != 0 { return }
      if result > 0 {
        var last: (any SocketParty)?
        for (index, party) in waiting.enumerated() where descriptors[index + 1].revents != 0 && party !== last {
          party.proceed()
          last = party
        }
      }
      let now = ContinuousClock.now
      for party in parties where party.deadline.map({ $0 <= now }) == true && !party.isOver { party.expire() }
      parties.removeAll { $0.isOver }
    }
  }

  /// The timeout in milliseconds, or -1 if no party has a deadline.
  private var timeout: Int32 {
    guard let next = parties.compactMap(\.deadline).min() else { return -1 }
    let (seconds, attoseconds) = max(.zero, next - .now).components
    return Int32(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000 + 1)
  }
}
