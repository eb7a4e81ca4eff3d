import SwiftUI

struct Place: Identifiable, Hashable {
  let id: Int
  let name: String
  let region: String
  let hue: Double

  static let all: [Place] = zip(
    [
      "Amber Cove", "Birch Hill", "Cedar Falls", "Dune Point", "Elm Valley", "Fern Lake", "Granite Pass", "Heather Moor", "Iris Bay",
      "Juniper Ridge", "Kelp Harbor", "Larch Wood", "Maple Grove", "North Cape", "Oak Haven", "Pine Summit", "Quartz Canyon", "Reed Marsh",
    ],
    ["Coast", "Hills", "Mountains"].cycled(18)
  ).enumerated().map { Place(id: $0.offset, name: $0.element.0, region: $0.element.1, hue: Double($0.offset) / 18) }
}

extension Array {
  fileprivate func cycled(_ count: Int) -> [Element] { (0..<count).map { self[$0 % self.count] } }
}

/// A list with a large title and details, with further levels behind each place.
struct PlacesDemo: View {
  @State private var showsFavourites = false

  var body: some View {
    NavigationStack {
      List(Place.all) { place in
        NavigationLink(value: place) {
          HStack(spacing: 12) {
            RoundedRectangle(cornerRadius: 8).fill(place.color.gradient).frame(width: 34, height: 34)
            VStack(alignment: .leading, spacing: 1) {
              Text(place.name)
              Text(place.region).font(.footnote).foregroundStyle(.secondary)
            }
          }
        }
        .accessibilityIdentifier("place-\(place.id)")
      }
      .navigationTitle("Places")
      .navigationDestination(for: Place.self) { PlaceDetail(place: $0) }
      .navigationDestination(isPresented: $showsFavourites) {
        Text("No favorites yet").foregroundStyle(.secondary).navigationTitle("Favorites")
      }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Favorites", systemImage: "star") { showsFavourites = true }
        }
      }
    }
  }
}

extension Place {
  var color: Color { Color(hue: hue, saturation: 0.55, brightness: 0.8) }
}

private struct PlaceDetail: View {
  let place: Place
  @State private var visits = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        RoundedRectangle(cornerRadius: 14).fill(place.color.gradient).frame(height: 170)
        Text("A quiet place in the \(place.region.lowercased()), with a path around it that takes an hour and a half.")
        Stepperless(count: $visits)
        Text("Nearby").font(.headline)
        ForEach(Place.all.filter { $0.region == place.region && $0 != place }) { other in
          NavigationLink(other.name, value: other)
        }
      }
      .padding(18)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .navigationTitle(place.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
      ToolbarItemGroup(placement: .bottomBar) {
        Button("Share", systemImage: "square.and.arrow.up") {}
        Spacer()
        Text("\(visits) visits").font(.footnote).foregroundStyle(.secondary)
        Spacer()
        Button("Visit", systemImage: "plus") { visits += 1 }
      }
    }
  }
}

private struct Stepperless: View {
  @Binding var count: Int

  var body: some View {
    WrappingRow {
      Text("Visited \(count) times")
      Button("Once more") { count += 1 }.buttonStyle(.bordered)
    }
  }
}
