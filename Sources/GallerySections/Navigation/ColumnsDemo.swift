import SwiftUI

/// Three columns: regions, places, and the selected place.
struct ColumnsDemo: View {
  @State private var region: String? = "Coast"
  @State private var place: Place?

  var body: some View {
    NavigationSplitView {
      List(["Coast", "Hills", "Mountains"], id: \.self, selection: $region) { name in
        Text(name).accessibilityIdentifier("region-\(name)")
      }
      .navigationTitle("Regions")
      .navigationBarTitleDisplayMode(.inline)
    } content: {
      List(selection: $place) {
        ForEach(Place.all.filter { $0.region == region }) { place in
          NavigationLink(place.name, value: place)
        }
      }
      .listStyle(.plain)
      .navigationTitle(region ?? "Places")
      .navigationBarTitleDisplayMode(.inline)
    } detail: {
      if let place {
        VStack(spacing: 14) {
          RoundedRectangle(cornerRadius: 14).fill(place.color.gradient).frame(width: 150, height: 110)
          Text(place.name).font(.title2)
          NavigationLink("How to get there") {
            Text("By the path along the water").navigationTitle("Directions").navigationBarTitleDisplayMode(.inline)
          }
        }
        .navigationTitle(place.name)
        .navigationBarTitleDisplayMode(.inline)
      } else {
        Text("Choose a place").foregroundStyle(.secondary)
      }
    }
    // Three columns can't fit larger text.
    .dynamicTypeSize(...DynamicTypeSize.accessibility1)
  }
}
