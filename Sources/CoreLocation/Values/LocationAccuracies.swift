/// Every movement counts. Mirrors CoreLocation's constant.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// As accurate as the service can, all the time. Mirrors CoreLocation's constant.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As accurate as the service can. Mirrors CoreLocation's constant.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Mirrors CoreLocation's constant.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Mirrors CoreLocation's constant.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Mirrors CoreLocation's constant.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Mirrors CoreLocation's constant.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The town. Mirrors CoreLocation's constant.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude
