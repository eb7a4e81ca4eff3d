import SwiftUI

/// Tiles that zoom to their screens.
struct ZoomDemo: View {
  @Namespace private var tiles
  @ScaledMetric(relativeTo: .subheadline) private var tileWidth: CGFloat = 130

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: tileWidth), spacing: 14)], spacing: 14) {
          ForEach(Place.all) { place in
            NavigationLink(value: place) { PlaceTile(place: place) }
              .buttonStyle(.plain)
              .matchedTransitionSource(id: place.id, in: tiles)
              .accessibilityIdentifier("tile-\(place.id)")
          }
        }
        .padding(18)
      }
      .navigationTitle("Tiles")
      .navigationDestination(for: Place.self) { place in
        PlacePoster(place: place).navigationTransition(.zoom(sourceID: place.id, in: tiles))
      }
    }
  }
}

private struct PlaceTile: View {
  let place: Place

  var body: some View {
    RoundedRectangle(cornerRadius: 14).fill(place.color.gradient)
      .frame(height: 110)
      .overlay(alignment: .bottomLeading) {
        Text(place.name).font(.subheadline.weight(.semibold)).lineLimit(1).minimumScaleFactor(0.3).foregroundStyle(.black.opacity(0.75))
          .padding(10)
      }
  }
}

private struct PlacePoster: View {
  let place: Place

  var body: some View {
    ZStack {
      Rectangle().fill(place.color.gradient).ignoresSafeArea()
      VStack(spacing: 6) {
        Text(place.name).font(.largeTitle.bold())
        Text(place.region).font(.title3)
      }
      .foregroundStyle(.black.opacity(0.75))
    }
    .navigationTitle(place.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}
