import Foundation
import Synchronization
import Testing

@testable import CoreLocation

@Suite("Location manager")
struct ManagerTests {
  @Test("A delegate receives the authorization when it is set and when the user has answered")
  func authorization() async {
    let service = FakeService()
    let manager = CLLocationManager(LocationAccess(services: [service]))
    let (listener, old) = (Listener(), OldListener())
    #expect(manager.authorizationStatus == .notDetermined && manager.accuracyAuthorization == .fullAccuracy)
    manager.delegate = listener
    #expect(await eventually { listener.all == ["status 0"] })
    manager.requestWhenInUseAuthorization()
    #expect(await eventually { listener.all == ["status 0", "status 4"] })
    #expect(await eventually { service.openCount == 0 }, "No session is open before a request for updates")
    manager.requestWhenInUseAuthorization()
    #expect(service.wishes.count == 1, "The user is prompted once")
    manager.delegate = old
    #expect(await eventually { old.statuses.withLock { $0 } == [.authorizedWhenInUse] })
  }

  @Test("A refusal by the user or a missing service denies the authorization")
  func denial() async {
    let service = FakeService()
    service.failure = .denied
    let (second, listener) = (FakeService(), Listener())
    let manager = CLLocationManager(LocationAccess(services: [service, second]))
    manager.delegate = listener
    manager.startUpdatingLocation()
    #expect(await eventually { listener.all.contains("failed 1") })
    #expect(manager.authorizationStatus == .denied && second.wishes.isEmpty, "No other service is requested after a refusal")
    let (nobody, other) = (CLLocationManager(LocationAccess(services: [])), Listener())
    nobody.delegate = other
    nobody.requestLocation()
    #expect(await eventually { other.all.contains("failed 1") && other.all.contains("status 2") })
  }

  @Test("An unavailable service is skipped, and the next one is used")
  func secondService() async {
    let (absent, service, listener) = (FakeService(), FakeService(), Listener())
    absent.failure = .absent
    let manager = CLLocationManager(LocationAccess(services: [absent, service]))
    manager.delegate = listener
    manager.startUpdatingLocation()
    #expect(await eventually { service.openCount == 1 })
    service.move(1, 2)
    #expect(await eventually { listener.all.last == "1.0 2.0" })
    #expect(manager.location?.coordinate.latitude == 1)
  }

  @Test("Locations are delivered until updates stop, and those within the distance filter are dropped")
  func updates() async {
    let (service, listener) = (FakeService(), Listener())
    let manager = CLLocationManager(LocationAccess(services: [service]))
    manager.delegate = listener
    manager.distanceFilter = 1000
    manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
    manager.startUpdatingLocation()
    manager.startUpdatingLocation()
    #expect(await eventually { service.openCount == 1 })
    #expect(service.wishes == [LocationRequirements(accuracy: 100, distance: 1000)])
    for latitude in [0, 0.005, 0.008, 0.0091, 0.01, 0.02] { service.move(latitude, 0) }
    #expect(await eventually { listener.all.suffix(3) == ["0.0 0.0", "0.0091 0.0", "0.02 0.0"] })
    manager.distanceFilter = kCLDistanceFilterNone
    #expect(await eventually { service.wishes.count == 2 && service.openCount == 1 })
    service.move(0.02001, 0)
    #expect(await eventually { listener.all.last == "0.02001 0.0" })
    manager.stopUpdatingLocation()
    #expect(await eventually { service.openCount == 0 })
    service.move(5, 5)
    manager.startUpdatingLocation()
    #expect(await eventually { service.openCount == 1 })
    service.move(6, 6)
    #expect(await eventually { listener.all.last == "6.0 6.0" })
    #expect(!listener.all.contains("5.0 5.0"))
  }

  @Test("requestLocation() delivers one location that is accurate enough, or the best one, or fails")
  func request() async {
    let (service, listener) = (FakeService(), Listener())
    let access = LocationAccess(services: [service])
    func request(patience: TimeInterval, refinement: TimeInterval) -> CLLocationManager {
      let manager = CLLocationManager(access, patience: patience, refinement: refinement)
      manager.delegate = listener
      manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
      manager.requestLocation()
      return manager
    }
    let exact = request(patience: 900, refinement: 900)
    #expect(await eventually { service.openCount == 1 })
    service.move(1, 1, accuracy: 5000)
    service.move(2, 2, accuracy: 80)
    service.move(3, 3, accuracy: 10)
    #expect(await eventually { listener.all.last == "2.0 2.0" && service.openCount == 0 })
    let best = request(patience: 900, refinement: 2)
    #expect(await eventually { service.openCount == 1 })
    service.move(4, 4, accuracy: 3000)
    service.move(5, 5, accuracy: 2000)
    service.move(6, 6, accuracy: 4000)
    #expect(await eventually { listener.all.last == "5.0 5.0" && service.openCount == 0 })
    let none = request(patience: 0.1, refinement: 0.1)
    #expect(await eventually { listener.all.last == "failed 0" && service.openCount == 0 })
    #expect(listener.all.filter { !$0.hasPrefix("status") } == ["2.0 2.0", "5.0 5.0", "failed 0"])
    withExtendedLifetime([exact, best, none]) {}
  }

  @Test("Releasing a manager stops its service")
  func lifetime() async {
    let service = FakeService()
    let access = LocationAccess(services: [service])
    weak var gone: CLLocationManager?
    do {
      let manager = CLLocationManager(access)
      manager.startUpdatingLocation()
      #expect(await eventually { service.openCount == 1 })
      gone = manager
    }
    #expect(await eventually { service.openCount == 0 && gone == nil })
  }

  @Test("Nonfinite filters are ignored")
  func badFilters() async {
    let (service, listener) = (FakeService(), Listener())
    let manager = CLLocationManager(LocationAccess(services: [service]))
    manager.delegate = listener
    (manager.distanceFilter, manager.desiredAccuracy) = (.nan, .nan)
    manager.startUpdatingLocation()
    #expect(await eventually { service.openCount == 1 })
    service.move(1, 1)
    service.move(1, 1)
    #expect(await eventually { listener.all.filter { $0 == "1.0 1.0" }.count == 2 })
    #expect(LocationRequirements(distance: .infinity).distanceThreshold == 0 && LocationRequirements(distance: -5).distanceThreshold == 0)
    #expect(LocationRequirements(distance: 1e300).distanceThreshold == 1_000_000_000)
  }

  @Test("Live updates are a sequence that stops its service when iteration ends")
  func liveUpdates() async throws {
    let service = FakeService()
    let updates = CLLocationUpdate.Updates(access: LocationAccess(services: [service]))
    let task = Task {
      var latitudes: [Double] = []
      for try await update in updates {
        if let location = update.location { latitudes.append(location.coordinate.latitude) }
        if latitudes.count == 2 { break }
      }
      return latitudes
    }
    #expect(await eventually { service.openCount == 1 })
    service.move(1, 0)
    // The newest location wins: the first one has to be received before the second is sent.
    var sent = 0
    while service.openCount > 0, sent < 30_000 {
      service.move(2, 0)
      sent += 1
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(try await task.value.last == 2)
    #expect(await eventually { service.openCount == 0 })

    service.failure = .denied
    var iterator = updates.makeAsyncIterator()
    let update = try #require(try await iterator.next())
    #expect(update.authorizationDenied && update.location == nil && !update.isStationary)
    let waiting = Task {
      var iterator = updates.makeAsyncIterator()
      _ = try await iterator.next()
      return try await iterator.next() == nil
    }
    waiting.cancel()
    #expect(try await waiting.value, "A canceled task ends the sequence")
  }
}
