import Foundation

/// An update of the location. Mirrors CoreLocation's `CLLocationUpdate`.
public struct CLLocationUpdate: Sendable {
  /// The location, or `nil` if it is unknown or the app may not access it.
  public let location: CLLocation?
  /// A Boolean value that indicates whether the user has denied the authorization, or there is no location service.
  public let authorizationDenied: Bool
  /// A Boolean value that indicates whether the location is currently unavailable.
  public let locationUnavailable: Bool
  /// A Boolean value that indicates whether updates have stopped because the device is stationary. Updates never stop on Linux.
  public var stationary: Bool { false }
  /// A Boolean value that indicates whether updates have stopped because the device is stationary. Updates never stop on Linux.
  public var isStationary: Bool { false }
  /// A Boolean value that indicates whether the user has limited the accuracy. It is always `false`, because services on Linux don't report
  /// that.
  public var accuracyLimited: Bool { false }

  init(location: CLLocation? = nil, authorizationDenied: Bool = false, locationUnavailable: Bool = false) {
    self.location = location
    self.authorizationDenied = authorizationDenied
    self.locationUnavailable = locationUnavailable
  }

  /// A configuration for a kind of movement. It has no effect: services on Linux have the same accuracy for all configurations, and all
  /// movements are reported. Mirrors CoreLocation's `CLLocationUpdate.LiveConfiguration`.
  public enum LiveConfiguration: Sendable {
    /// The default configuration.
    case `default`
    /// Navigation of a car.
    case automotiveNavigation
    /// Navigation of other vehicles.
    case otherNavigation
    /// Fitness.
    case fitness
    /// Airborne.
    case airborne
  }

  /// Returns an asynchronous sequence of updates. It runs while it is iterated. The user is asked for permission if the authorization isn't
  /// determined.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates(access: .shared) }

  /// An asynchronous sequence of location updates. Mirrors CoreLocation's `CLLocationUpdate.Updates`.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate

    let access: LocationAccess

    /// Creates an iterator, which starts the updates.
    public func makeAsyncIterator() -> Iterator { Iterator(access) }

    /// An iterator of location updates. Mirrors CoreLocation's `CLLocationUpdate.Updates.Iterator`.
    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = CLLocationUpdate

      /// The feed, which ends when it is deallocated.
      private let feed: LocationFeed
      private var stream: AsyncStream<CLLocationUpdate>.Iterator

      init(_ access: LocationAccess) {
        // A slow consumer receives only the newest update.
        let (stream, continuation) = AsyncStream.makeStream(of: CLLocationUpdate.self, bufferingPolicy: .bufferingNewest(1))
        feed = LocationFeed(access) { event in
          switch event {
          case .moved(let location): continuation.yield(CLLocationUpdate(location: location))
          case .failed(let error):
            continuation.yield(CLLocationUpdate(authorizationDenied: error.code == .denied, locationUnavailable: error.code != .denied))
          }
        }
        self.stream = stream.makeAsyncIterator()
        feed.start(LocationRequirements())
      }

      /// Returns the next update, or `nil` if the task is canceled.
      public mutating func next() async throws -> CLLocationUpdate? { await stream.next() }
    }
  }
}
