import SwiftUI

/// Lists in all styles, with one row or several selected.
struct RowsDemo: View {
  @State private var trips = Trip.all
  @State private var look = Look.insetGrouped
  @State private var selectsSeveral = false
  @State private var chosen: Trip.ID?
  @State private var severalChosen: Set<Trip.ID> = []

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
      }
      styled.id(look)
    }
  }

  private var note: String {
    let count = selectsSeveral ? severalChosen.count : chosen == nil ? 0 : 1
    return count == 0 ? "\(trips.count) trips" : "\(trips.count) trips, \(count) selected"
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

  @ViewBuilder private var sections: some View {
    Section("By train") { rows(of: .train) }
    Section("By boat") { rows(of: .boat) }
    Section("On foot") { rows(of: .foot) }
  }

  private func rows(of kind: Trip.Kind) -> some View {
    ForEach(trips.filter { $0.kind == kind }) { trip in
      TripRow(trip: trip)
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
      if trip.isPinned { Image(systemName: "star.fill").foregroundStyle(.orange).accessibilityLabel("Starred") }
    }
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("trip-\(trip.id)")
  }
}

struct Trip: Identifiable {
  enum Kind {
    case train, boat, foot

    var symbol: String {
      switch self {
      case .train: "clock"
      case .boat: "safari"
      case .foot: "map"
      }
    }

    var color: Color {
      switch self {
      case .train: .orange
      case .boat: .blue
      case .foot: .green
      }
    }
  }

  let id: Int
  let name: String
  let note: String
  let kind: Kind
  var isPinned = false

  static let all: [Trip] = zip(0..., places).map { Trip(id: $0, name: $1.0, note: $1.1, kind: $1.2) }

  private static let places: [(String, String, Kind)] = [
    ("Over the pass", "Six hours, two tunnels", .train), ("Night express", "Leaves at eleven", .train),
    ("Coast line", "Sit on the left", .train), ("Valley local", "Stops everywhere", .train), ("Harbour round", "Every half hour", .boat),
    ("Island ferry", "Bring a coat", .boat), ("River cruise", "Locks and lunch", .boat), ("Old town walls", "Four kilometres", .foot),
    ("Mill path", "Muddy after rain", .foot), ("Ridge trail", "Start early", .foot), ("Market stroll", "Saturdays only", .foot),
    ("Lighthouse loop", "Windy", .foot),
  ]
}
