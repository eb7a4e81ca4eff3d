import MapKit
import SwiftUI

/// Custom views at the positions that the user clicks.
struct FlagsMap: View {
  private struct Flag: Identifiable {
    let id: Int
    let coordinate: CLLocationCoordinate2D
  }

  @State private var flags = [Flag(id: 0, coordinate: Archipelago.islands[1].center)]

  private static let colors: [Color] = [.red, .blue, .purple, .teal, .orange]

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      MapReader { proxy in
        Map(
          initialPosition: .region(
            MKCoordinateRegion(center: Archipelago.islands[1].center, latitudinalMeters: 60_000, longitudinalMeters: 60_000))
        ) {
          ForEach(flags) { flag in
            Annotation("Flag \(flag.id + 1)", coordinate: flag.coordinate, anchor: .bottom) {
              Image(systemName: "flag.fill")
                .font(.title3)
                .foregroundStyle(.white)
                .padding(7)
                .background(Self.colors[flag.id % Self.colors.count], in: Circle())
                .shadow(radius: 2, y: 1)
            }
          }
        }
        .onTapGesture { location in
          guard let coordinate = proxy.convert(location, from: .local) else { return }
          flags.append(Flag(id: flags.count, coordinate: coordinate))
        }
      }
      .frame(height: 280)
      .clipShape(RoundedRectangle(cornerRadius: 10))
      .accessibilityIdentifier("flags-map")
      Text(flags.count == 1 ? "One flag. Click to plant another." : "\(flags.count) flags.").font(.callout).foregroundStyle(.secondary)
    }
  }
}
