import MapKit
import SwiftUI

/// Markers that can be selected, lines between them, and controls.
struct FerriesMap: View {
  @State private var selection: Int?
  @State private var position = MapCameraPosition.region(Archipelago.region)

  private static let lines = [[0, 1, 4], [0, 2], [0, 3, 5]]

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Map(position: $position, selection: $selection) {
        ForEach(Self.lines, id: \.self) { line in
          MapPolyline(coordinates: line.map { Archipelago.islands[$0].port })
            .stroke(.indigo, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round, dash: [6, 5]))
        }
        MapCircle(center: Archipelago.islands[6].center, radius: 14_000)
          .foregroundStyle(.orange.opacity(0.18))
          .stroke(.orange, lineWidth: 1.5)
        ForEach(Archipelago.islands) { island in
          Marker(island.harbour, systemImage: "ferry.fill", coordinate: island.port).tint(.indigo)
        }
      }
      .mapControls {
        MapCompass()
        MapScaleView()
        MapZoomStepper()
      }
      .frame(height: 320)
      .clipShape(RoundedRectangle(cornerRadius: 10))
      .accessibilityIdentifier("ferries-map")
      HStack {
        Text(selection.map { "\(Archipelago.islands[$0].harbour), on \(Archipelago.islands[$0].name)" } ?? "Choose a harbor.")
          .foregroundStyle(.secondary)
        Spacer()
        Button("All islands") { withAnimation(.smooth) { position = .region(Archipelago.region) } }
          .buttonStyle(.bordered)
          .disabled(!position.positionedByUser)
      }
      .font(.callout)
    }
  }
}
