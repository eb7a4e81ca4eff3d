import Foundation
import Synchronization

/// Tells a program where the machine is. Mirrors CoreLocation's `CLLocationManager`.
///
/// The desktop's portal is asked first (`org.freedesktop.portal.Location`), which asks people, and GeoClue where there is no portal. Its delegate is called on the main
/// thread.
// What changes is behind a lock.
open class CLLocationManager: NSObject, @unchecked Sendable {
  private struct State {
    weak var delegate: (any CLLocationManagerDelegate)?
    var wish = LocationWish()
    var isUpdating = false
    /// Counts the requests of one place; nil while there is none.
    var request: Int?
    var requestCount = 0
    /// The best place for the request until now.
    var best: CLLocation?
    var last: CLLocation?
    /// What the delegate was told last, by which the distance filter goes.
    var lastTold: CLLocation?
  }

  private let access: LocationAccess
  private let lock = NSLock()
  private var state = State()
  private var feed: LocationFeed!
  /// Seconds until a request ends without a place, and after a place that isn't exact enough.
  private let (patience, refinement): (TimeInterval, TimeInterval)

  public override convenience init() { self.init(.shared) }

  init(_ access: LocationAccess, patience: TimeInterval = 10, refinement: TimeInterval = 2) {
    self.access = access
    (self.patience, self.refinement) = (patience, refinement)
    super.init()
    feed = LocationFeed(access) { [weak self] event in
      DispatchQueue.main.async { self?.take(event) }
    }
    access.listen(self) { [weak self] in
      DispatchQueue.main.async { self?.tellAuthorization() }
    }
  }

  deinit { access.leave(ObjectIdentifier(self)) }

  private func with<Value>(_ body: (inout State) -> Value) -> Value { lock.withLock { body(&state) } }

  /// Who hears. It hears of the authorization as soon as it is set.
  open var delegate: (any CLLocationManagerDelegate)? {
    get { with { $0.delegate } }
    set {
      with { $0.delegate = newValue }
      if newValue != nil { DispatchQueue.main.async { [weak self] in self?.tellAuthorization() } }
    }
  }

  // MARK: Authorization

  /// Whether there is a service. It waits for the message bus, a second at most.
  open class func locationServicesEnabled() -> Bool { LocationAccess.shared.isPossible }

  /// Whether the program may know where it is.
  open var authorizationStatus: CLAuthorizationStatus { access.status }

  @available(*, deprecated, message: "Use the property of a manager")
  open class func authorizationStatus() -> CLAuthorizationStatus { LocationAccess.shared.status }

  /// Programs on Linux get what the service has: it doesn't tell whether somebody has limited it.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  /// Has the desktop ask people where the status isn't determined; the delegate hears of the answer.
  open func requestWhenInUseAuthorization() {
    guard access.status == .notDetermined else { return }
    Task { [access] in
      // Places are told to those who ask for places.
      let session = try? await access.open(LocationWish()) { _ in }
      await session?.stop()
    }
  }

  // MARK: Places

  /// Meters within which the service should know: one of the constants. Less is less work for the machine.
  open var desiredAccuracy: CLLocationAccuracy {
    get { with { $0.wish.accuracy } }
    set { change { $0.accuracy = newValue } }
  }

  /// Meters; nothing nearer to the last place is told. `kCLDistanceFilterNone` tells all.
  open var distanceFilter: CLLocationDistance {
    get { with { $0.wish.distance } }
    set { change { $0.distance = newValue } }
  }

  /// The last place that the manager was told; nil before there is one.
  open var location: CLLocation? { with { $0.last } }

  /// Has the delegate told of places until `stopUpdatingLocation()`. The desktop asks people where the status isn't determined.
  open func startUpdatingLocation() {
    let begins = with { state in
      defer { state.isUpdating = true }
      guard !state.isUpdating else { return false }
      state.lastTold = nil
      return true
    }
    if begins { feed.start(with { $0.wish }) }
  }

  open func stopUpdatingLocation() {
    let ends = with { state in
      defer { (state.isUpdating, state.request, state.best) = (false, nil, nil) }
      return state.isUpdating || state.request != nil
    }
    if ends { feed.stop() }
  }

  /// Has the delegate told of one place, as soon as it is as exact as wanted, or of the most exact one within some seconds. Where there is none the delegate hears
  /// `CLError.locationUnknown`. It does nothing while places are told anyway.
  open func requestLocation() {
    let number = with { state -> Int? in
      guard !state.isUpdating, state.request == nil else { return nil }
      state.requestCount += 1
      (state.request, state.best) = (state.requestCount, nil)
      return state.requestCount
    }
    guard let number else { return }
    feed.start(with { LocationWish(accuracy: $0.wish.accuracy) })
    end(number, after: patience)
  }

  private func change(_ change: (inout LocationWish) -> Void) {
    let wish = with { state -> LocationWish? in
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
        // People are still being asked.
        self.end(request, after: seconds)
      }
    }
  }

  // MARK: What is told, on the main thread

  private func tellAuthorization() { delegate?.locationManagerDidChangeAuthorization(self) }

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
