import MapKit
import SwiftUI

/// A map of trails above a list of them.
public struct TrailsScreen: View {
  private let trails: [Trail]
  @State private var trail: Trail?
  @State private var place: String?
  @State private var position = MapCameraPosition.automatic

  /// Creates a screen of trails.
  public init(trails: [Trail] = Trail.sample) { self.trails = trails }

  public var body: some View {
    TrailMap(trails: trails, trail: trail, position: $position, place: $place)
      .safeAreaInset(edge: .bottom) {
        VStack(spacing: 8) {
          if let place { Text(place).font(.headline) }
          ForEach(trails) { row($0) }
        }
        .padding()
        .frame(maxWidth: .infinity)
        .background(.regularMaterial)
      }
  }

  private func row(_ trail: Trail) -> some View {
    Button {
      withAnimation {
        self.trail = self.trail == trail ? nil : trail
        place = nil
        position = .automatic
      }
    } label: {
      HStack {
        Image(systemName: self.trail == trail ? "checkmark.circle.fill" : "circle").accessibilityHidden(true)
        Text(trail.id)
        Spacer()
        Text("\(trail.length, format: .number.precision(.fractionLength(1))) km").foregroundStyle(.secondary).monospacedDigit()
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier(trail.id)
  }
}
