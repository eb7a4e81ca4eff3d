import MapKit
import SwiftUI

/// An animated camera, whose position is displayed.
struct FlightMap: View {
  @State private var position = MapCameraPosition.camera(Self.camera(Archipelago.islands[0], turned: false))
  @State private var heading = 0.0
  @State private var distance = 0.0
  @State private var isTurned = false
  @State private var island = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Map(position: $position)
        .onMapCameraChange(frequency: .continuous) {
          heading = $0.camera.heading
          distance = $0.camera.distance
        }
        .frame(height: 240)
        .clipShape(RoundedRectangle(cornerRadius: 10))
      WrappingRow(spacing: 8) {
        ForEach(Archipelago.islands.prefix(5)) { flight(to: $0) }
        Toggle("Rotated", isOn: $isTurned).toggleStyle(.button)
      }
      .buttonStyle(.bordered)
      .controlSize(.small)
      Text("\(Int((distance / 1000).rounded())) km high, heading \(Int(heading.rounded()))°")
        .font(.callout).monospacedDigit().foregroundStyle(.secondary)
    }
    .onChange(of: island) { go() }
    .onChange(of: isTurned) { go() }
  }

  private func flight(to island: Archipelago.Island) -> some View { Button(island.name) { self.island = island.id } }

  private func go() {
    withAnimation(.easeInOut(duration: 1.6)) { position = .camera(Self.camera(Archipelago.islands[island], turned: isTurned)) }
  }

  private static func camera(_ island: Archipelago.Island, turned: Bool) -> MapCamera {
    MapCamera(centerCoordinate: island.center, distance: island.radius * 420_000, heading: turned ? 60 : 0)
  }
}
