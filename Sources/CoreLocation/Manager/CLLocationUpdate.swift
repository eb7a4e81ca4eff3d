import Foundation

/// What a program hears of its place. Mirrors CoreLocation's `CLLocationUpdate`.
public struct CLLocationUpdate: Sendable {
  /// Nil where it isn't known, or mustn't be.
  public let location: CLLocation?
  /// Whether somebody doesn't want the program to know, or there is no service.
  public let authorizationDenied: Bool
  /// Whether nobody can tell at this moment.
  public let locationUnavailable: Bool
  /// Whether updates have stopped because the machine stands still: on Linux they don't stop.
  public var stationary: Bool { false }
  /// Whether updates have stopped because the machine stands still: on Linux they don't stop.
  public var isStationary: Bool { false }
  /// Whether the place is less exact than it could be, by somebody's choice: no service tells.
  public var accuracyLimited: Bool { false }

  init(location: CLLocation? = nil, authorizationDenied: Bool = false, locationUnavailable: Bool = false) {
    self.location = location
    self.authorizationDenied = authorizationDenied
    self.locationUnavailable = locationUnavailable
  }

  /// How the machine moves. On Linux the services are as exact as they can be for each, and all movements are told.
  public enum LiveConfiguration: Sendable {
    case `default`
    case automotiveNavigation
    case otherNavigation
    case fitness
    case airborne
  }

  /// Tells where the machine is for as long as somebody waits for the next place. The desktop asks people where nobody has been asked yet.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates(access: .shared) }

  /// Places, one after the other. Mirrors CoreLocation's `CLLocationUpdate.Updates`.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate

    let access: LocationAccess

    public func makeAsyncIterator() -> Iterator { Iterator(access) }

    /// Mirrors CoreLocation's `CLLocationUpdate.Updates.Iterator`.
    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = CLLocationUpdate

      /// It ends the feed when nobody has it any more.
      private let feed: LocationFeed
      private var stream: AsyncStream<CLLocationUpdate>.Iterator

      init(_ access: LocationAccess) {
        // Somebody who is slow hears the newest place.
        let (stream, continuation) = AsyncStream.makeStream(of: CLLocationUpdate.self, bufferingPolicy: .bufferingNewest(1))
        feed = LocationFeed(access) { event in
          switch event {
          case .moved(let location): continuation.yield(CLLocationUpdate(location: location))
          case .failed(let error):
            continuation.yield(CLLocationUpdate(authorizationDenied: error.code == .denied, locationUnavailable: error.code != .denied))
          }
        }
        self.stream = stream.makeAsyncIterator()
        feed.start(LocationWish())
      }

      /// The next place; nil once the task is cancelled.
      public mutating func next() async throws -> CLLocationUpdate? { await stream.next() }
    }
  }
}
