import SwiftUI

/// A list of trails.
public struct TrailList: View {
  @EnvironmentObject private var store: TrailStore

  /// Creates a list of the trails in the environment's store.
  public init() {}

  public var body: some View {
    NavigationStack {
      List {
        ForEach(store.regions.keys, id: \.self) { region in
          Section(region) {
            ForEach(store.regions[region] ?? []) { trail in
              NavigationLink(value: trail) {
                TrailRow(trail: trail)
              }
              .swipeActions(edge: .leading) {
                Button("Favorite", systemImage: "star") { store.toggleFavorite(trail) }
                  .tint(.yellow)
              }
            }
          }
        }
      }
      .searchable(text: $store.search, prompt: "Find a trail")
      .navigationTitle("Trails")
      .navigationDestination(for: Trail.self) { trail in
        TrailDetail(name: trail.id)
      }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Menu {
            Picker("Difficulty", selection: $store.difficulty) {
              Text("All").tag(Trail.Difficulty?.none)
              ForEach(Trail.Difficulty.allCases) { Text($0.title).tag(Optional($0)) }
            }
          } label: {
            Label("Filter", systemImage: "line.3.horizontal.decrease.circle")
          }
        }
      }
    }
  }
}

#Preview("All trails") {
  TrailList()
    .environmentObject(TrailStore(trails: Trail.samples))
}
