import SwiftUI

/// Lists in all styles, whose rows can be selected, swiped, deleted and moved.
struct RowsDemo: View {
  @State private var groups = TripGroup.all
  @State private var look = Look.insetGrouped
  @State private var selectsSeveral = false
  @State private var chosen: Trip.ID?
  @State private var severalChosen: Set<Trip.ID> = []
  @State private var editMode = EditMode.inactive

  enum Look: String, CaseIterable {
    case plain = "Plain"
    case inset = "Inset"
    case grouped = "Grouped"
    case insetGrouped = "Cards"
    case sidebar = "Sidebar"
  }

  var body: some View {
    VStack(spacing: 0) {
      DemoBar("Trips", note: note) {
        Toggle("Several", isOn: $selectsSeveral).fixedSize()
        SegmentedRow(Look.allCases, selection: $look, title: \.rawValue) { "look-\($0)" }
        EditButton().frame(minWidth: 44, alignment: .trailing)
      }
      styled.id(look)
    }
    .environment(\.editMode, $editMode)
  }

  private var note: String {
    let total = groups.map(\.trips.count).reduce(0, +)
    let count = selectsSeveral ? severalChosen.count : chosen == nil ? 0 : 1
    return count == 0 ? "\(total) trips" : "\(total) trips, \(count) selected"
  }

  @ViewBuilder private var styled: some View {
    switch look {
    case .plain: list.listStyle(.plain)
    case .inset: list.listStyle(.inset)
    case .grouped: list.listStyle(.grouped)
    case .insetGrouped: list.listStyle(.insetGrouped)
    case .sidebar: list.listStyle(.sidebar)
    }
  }

  @ViewBuilder private var list: some View {
    if selectsSeveral {
      List(selection: $severalChosen) { sections }
    } else {
      List(selection: $chosen) { sections }
    }
  }

  private var sections: some View {
    ForEach($groups) { $group in
      Section(group.title) {
        ForEach($group.trips, editActions: .all) { $trip in
          TripRow(trip: trip)
            .swipeActions(edge: .leading) {
              Button(trip.isStarred ? "Unstar" : "Star") { trip.isStarred.toggle() }.tint(.orange)
            }
            .swipeActions {
              Button("Delete", role: .destructive) { delete(trip) }
              Button("Copy") { copy(trip) }
            }
        }
      }
    }
  }

  private func delete(_ trip: Trip) {
    withAnimation {
      for index in groups.indices { groups[index].trips.removeAll { $0.id == trip.id } }
    }
    severalChosen.remove(trip.id)
    if chosen == trip.id { chosen = nil }
  }

  private func copy(_ trip: Trip) {
    let next = (groups.flatMap(\.trips).map(\.id).max() ?? 0) + 1
    withAnimation {
      for index in groups.indices {
        guard let place = groups[index].trips.firstIndex(where: { $0.id == trip.id }) else { continue }
        groups[index].trips.insert(Trip(id: next, name: trip.name, note: trip.note, kind: trip.kind), at: place + 1)
      }
    }
  }
}

private struct TripRow: View {
  let trip: Trip

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: trip.kind.symbol)
        .foregroundStyle(.white)
        .frame(width: 30, height: 30)
        .background(trip.kind.color, in: RoundedRectangle(cornerRadius: 7))
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 1) {
        Text(trip.name)
        Text(trip.note).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      if trip.isStarred { Image(systemName: "star.fill").foregroundStyle(.orange).accessibilityLabel("Starred") }
    }
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("trip-\(trip.id)")
  }
}
