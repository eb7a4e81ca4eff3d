import Foundation
import Synchronization

// The mutable state is protected by a lock.
/// An object that provides the location of the device. Mirrors CoreLocation's `CLLocationManager`.
///
/// The manager uses the desktop portal (`org.freedesktop.portal.Location`), which asks the user for permission, or GeoClue if there is no
/// portal. It calls its delegate on the main thread.
open class CLLocationManager: NSObject, @unchecked Sendable {
  private struct State {
    weak var delegate: (any CLLocationManagerDelegate)?
    var wish = LocationRequirements()
    var isUpdating = false
    /// The number of the current request for a single location, or `nil` if there is none.
    var request: Int?
    var requestCount = 0
    /// The most accurate location for the current request.
    var best: CLLocation?
    var last: CLLocation?
    /// The last location that the delegate has received, for the distance filter.
    var lastTold: CLLocation?
  }

  private let access: LocationAccess
  private let lock = NSLock()
  private var state = State()
  private var feed: LocationFeed!
  /// The seconds until a request without a location fails, and the seconds of waiting for a more accurate location.
  private let (patience, refinement): (TimeInterval, TimeInterval)

  /// Creates a location manager.
  public override convenience init() { self.init(.shared) }

  init(_ access: LocationAccess, patience: TimeInterval = 10, refinement: TimeInterval = 2) {
    self.access = access
    (self.patience, self.refinement) = (patience, refinement)
    super.init()
    feed = LocationFeed(access) { [weak self] event in
      DispatchQueue.main.async { self?.take(event) }
    }
    access.listen(self) { [weak self] in
      DispatchQueue.main.async { self?.notifyAuthorization() }
    }
  }

  deinit { access.leave(ObjectIdentifier(self)) }

  private func with<Value>(_ body: (inout State) -> Value) -> Value { lock.withLock { body(&state) } }

  /// The delegate. It receives the authorization as soon as it is set.
  open var delegate: (any CLLocationManagerDelegate)? {
    get { with { $0.delegate } }
    set {
      with { $0.delegate = newValue }
      if newValue != nil { DispatchQueue.main.async { [weak self] in self?.notifyAuthorization() } }
    }
  }

  // MARK: Authorization

  /// Returns a Boolean value that indicates whether there is a location service. It waits for the message bus for up to a second.
  open class func locationServicesEnabled() -> Bool { LocationAccess.shared.isPossible }

  /// The authorization of the app to access the location.
  open var authorizationStatus: CLAuthorizationStatus { access.status }

  /// Returns the authorization of the app to access the location.
  @available(*, deprecated, message: "Use the property of a manager")
  open class func authorizationStatus() -> CLAuthorizationStatus { LocationAccess.shared.status }

  /// The accuracy of the locations that the app may receive. It is always full accuracy, because services on Linux don't report a limit by
  /// the user.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  /// Requests the authorization from the user if it isn't determined. The delegate receives the result.
  open func requestWhenInUseAuthorization() {
    guard access.status == .notDetermined else { return }
    Task { [access] in
      // The session only requests the authorization. Locations are reported to sessions that are started for them.
      let session = try? await access.open(LocationRequirements()) { _ in }
      await session?.stop()
    }
  }

  // MARK: Locations

  /// The desired accuracy in meters, one of the constants. A lower accuracy requires less power.
  open var desiredAccuracy: CLLocationAccuracy {
    get { with { $0.wish.accuracy } }
    set { change { $0.accuracy = newValue } }
  }

  /// The minimum distance to the last reported location for an update, in meters. `kCLDistanceFilterNone` reports all locations.
  open var distanceFilter: CLLocationDistance {
    get { with { $0.wish.distance } }
    set { change { $0.distance = newValue } }
  }

  /// The last location that the manager has received, or `nil` if there is none.
  open var location: CLLocation? { with { $0.last } }

  /// Starts to report locations to the delegate until `stopUpdatingLocation()`. The user is asked for permission if the authorization isn't
  /// determined.
  open func startUpdatingLocation() {
    let begins = with { state in
      defer { state.isUpdating = true }
      guard !state.isUpdating else { return false }
      state.lastTold = nil
      return true
    }
    if begins { feed.start(with { $0.wish }) }
  }

  /// Stops the reports of locations, including a request for a single location.
  open func stopUpdatingLocation() {
    let ends = with { state in
      defer { (state.isUpdating, state.request, state.best) = (false, nil, nil) }
      return state.isUpdating || state.request != nil
    }
    if ends { feed.stop() }
  }

  /// Requests a single location. The delegate receives a location as soon as it has the desired accuracy, or the most accurate one after
  /// some seconds. If there is none, the delegate receives `CLError.locationUnknown`. The method has no effect while locations are being
  /// reported.
  open func requestLocation() {
    let number = with { state -> Int? in
      guard !state.isUpdating, state.request == nil else { return nil }
      state.requestCount += 1
      (state.request, state.best) = (state.requestCount, nil)
      return state.requestCount
    }
    guard let number else { return }
    feed.start(with { LocationRequirements(accuracy: $0.wish.accuracy) })
    end(number, after: patience)
  }

  private func change(_ change: (inout LocationRequirements) -> Void) {
    let wish = with { state -> LocationRequirements? in
      let old = state.wish
      change(&state.wish)
      return state.wish != old && state.isUpdating ? state.wish : nil
    }
    if let wish { feed.start(wish) }
  }

  private func end(_ request: Int, after seconds: TimeInterval) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
      guard let self else { return }
      let (isCurrent, best) = self.with { ($0.request == request, $0.best) }
      guard isCurrent else { return }
      if let best {
        self.answer(best)
      } else if self.access.status != .notDetermined {
        self.fail(CLError(.locationUnknown))
      } else {
        // The user hasn't answered the request for permission yet.
        self.end(request, after: seconds)
      }
    }
  }

  // MARK: Notification of the delegate, on the main thread

  private func notifyAuthorization() { delegate?.locationManagerDidChangeAuthorization(self) }

  private func take(_ event: LocationFeed.Event) {
    switch event {
    case .failed(let error): fail(error)
    case .moved(let location):
      let request = with { state in
        state.last = location
        return state.request
      }
      if let request { refine(location, request) } else { tell(location) }
    }
  }

  private func refine(_ location: CLLocation, _ request: Int) {
    let (wanted, isFirst) = with { state -> (CLLocationAccuracy, Bool) in
      defer { if state.best.map({ location.horizontalAccuracy <= $0.horizontalAccuracy }) ?? true { state.best = location } }
      return (max(state.wish.accuracy, kCLLocationAccuracyNearestTenMeters), state.best == nil)
    }
    if location.horizontalAccuracy <= wanted { return answer(location) }
    if isFirst { end(request, after: refinement) }
  }

  private func answer(_ location: CLLocation) {
    with { ($0.request, $0.best) = (nil, nil) }
    feed.stop()
    delegate?.locationManager(self, didUpdateLocations: [location])
  }

  private func tell(_ location: CLLocation) {
    let isFarEnough = with { state -> Bool in
      guard state.isUpdating else { return false }
      if state.wish.distance > 0, let last = state.lastTold, location.distance(from: last) < state.wish.distance { return false }
      state.lastTold = location
      return true
    }
    if isFarEnough { delegate?.locationManager(self, didUpdateLocations: [location]) }
  }

  private func fail(_ error: CLError) {
    let wasRequest = with { state in
      defer { (state.request, state.best) = (nil, nil) }
      return state.request != nil
    }
    if wasRequest { feed.stop() }
    delegate?.locationManager(self, didFailWithError: error)
  }
}
