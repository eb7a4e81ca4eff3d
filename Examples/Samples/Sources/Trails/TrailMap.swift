import MapKit
import SwiftUI

/// The trails on a map, with the selected one highlighted.
struct TrailMap: View {
  let trails: [Trail]
  let trail: Trail?
  @Binding var position: MapCameraPosition
  @Binding var place: String?

  var body: some View {
    Map(position: $position, selection: $place) {
      ForEach(trails) { trail in
        MapPolyline(coordinates: trail.path)
          .stroke(trail == self.trail ? AnyShapeStyle(.blue) : AnyShapeStyle(.gray.opacity(0.7)), lineWidth: trail == self.trail ? 5 : 3)
      }
      ForEach(trail?.places ?? trails.flatMap(\.places)) { place in
        Marker(place.id, systemImage: place.kind.symbol, coordinate: place.coordinate)
          .tint(place.kind == .start ? .green : .orange)
      }
    }
    .mapControls {
      MapCompass()
      MapScaleView()
      MapZoomStepper()
      MapUserLocationButton()
    }
  }
}
