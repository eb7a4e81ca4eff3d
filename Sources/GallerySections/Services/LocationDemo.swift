import CoreLocation
import SwiftUI

/// The location of the machine, if the user permits access.
struct LocationDemo: View {
  @StateObject private var compass = Compass()

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Button("Where am I?", systemImage: "location") { compass.locate() }
        .buttonStyle(.bordered)
        .accessibilityIdentifier("locate")
      if let place = compass.place {
        Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 4) {
          row("Latitude", place.coordinate.latitude.formatted(.number.precision(.fractionLength(4))) + "°")
          row("Longitude", place.coordinate.longitude.formatted(.number.precision(.fractionLength(4))) + "°")
          row("Within", "\(Int(min(place.horizontalAccuracy, 1e6).rounded())) m")
        }
        .font(.callout)
      }
      Text(compass.log).font(.callout).foregroundStyle(.secondary).fixedSize(horizontal: false, vertical: true)
        .accessibilityIdentifier("location-log")
    }
    .panelWidth(300, alignment: .leading)
  }

  private func row(_ title: String, _ value: String) -> some View {
    GridRow {
      Text(title).foregroundStyle(.secondary)
      Text(value).monospacedDigit()
    }
  }
}

/// A location manager's delegate that requests the location once.
private final class Compass: NSObject, ObservableObject, CLLocationManagerDelegate {
  @Published private(set) var place: CLLocation?
  @Published private(set) var log = "Not requested yet."
  private lazy var manager = CLLocationManager()

  func locate() {
    manager.delegate = self
    log = "Requesting…"
    manager.requestLocation()
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    place = locations.last
    log = "Reported by the location service."
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    place = nil
    let isDenied = (error as? CLError)?.code == .denied
    log = isDenied ? "There is no location service, or access was denied." : error.localizedDescription
  }
}
