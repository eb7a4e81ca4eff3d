/// A distance filter that reports every movement. Mirrors CoreLocation's `kCLDistanceFilterNone`.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// The highest accuracy of the service, for navigation. Mirrors CoreLocation's `kCLLocationAccuracyBestForNavigation`.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The highest accuracy of the service. Mirrors CoreLocation's `kCLLocationAccuracyBest`.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An accuracy of ten meters. Mirrors CoreLocation's `kCLLocationAccuracyNearestTenMeters`.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of 100 meters. Mirrors CoreLocation's `kCLLocationAccuracyHundredMeters`.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometer. Mirrors CoreLocation's `kCLLocationAccuracyKilometer`.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of three kilometers. Mirrors CoreLocation's `kCLLocationAccuracyThreeKilometers`.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// Reduced accuracy, which is that of the town. Mirrors CoreLocation's `kCLLocationAccuracyReduced`.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude
