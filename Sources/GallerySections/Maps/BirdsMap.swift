import MapKit
import SwiftUI

/// Thousands of markers, of which only the visible ones have views.
struct BirdsMap: View {
  private struct Bird: Identifiable {
    let id: Int
    let coordinate: CLLocationCoordinate2D
    let isRare: Bool
  }

  private static let birds: [Bird] = (0..<5000).map { index in
    // The golden angle distributes the birds evenly.
    let island = Archipelago.islands[index % Archipelago.islands.count]
    let place = island.coordinate(angle: Double(index) * 2.399963, height: (0.05 + 0.9 * Double(index) / 5000).squareRoot())
    return Bird(id: index, coordinate: place, isRare: index % 9 == 0)
  }

  var body: some View {
    Map(initialPosition: .region(Archipelago.region)) {
      ForEach(Self.birds) { bird in
        Marker("Bird \(bird.id + 1)", systemImage: "bird.fill", coordinate: bird.coordinate).tint(bird.isRare ? .orange : .teal)
      }
      .annotationTitles(.hidden)
    }
    .mapControls { MapZoomStepper() }
    .frame(height: 310)
    .clipShape(RoundedRectangle(cornerRadius: 10))
  }
}
