import SwiftUI

struct Trip: Identifiable {
  enum Kind: CaseIterable {
    case train, boat, foot

    var title: String {
      switch self {
      case .train: "By train"
      case .boat: "By boat"
      case .foot: "On foot"
      }
    }

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
  var isStarred = false
}

/// Trips of a kind, in an order that the user can change.
struct TripGroup: Identifiable {
  let kind: Trip.Kind
  var trips: [Trip]

  var id: Trip.Kind { kind }
  var title: String { kind.title }

  static let all: [TripGroup] = {
    let trips = zip(0..., places).map { Trip(id: $0, name: $1.0, note: $1.1, kind: $1.2) }
    return Trip.Kind.allCases.map { kind in TripGroup(kind: kind, trips: trips.filter { $0.kind == kind }) }
  }()

  private static let places: [(String, String, Trip.Kind)] = [
    ("Over the pass", "Six hours, two tunnels", .train), ("Night express", "Leaves at eleven", .train),
    ("Coast line", "Sit on the left", .train), ("Valley local", "Stops everywhere", .train), ("Harbor tour", "Every half hour", .boat),
    ("Island ferry", "Bring a coat", .boat), ("River cruise", "Locks and lunch", .boat), ("Old town walls", "Four kilometers", .foot),
    ("Mill path", "Muddy after rain", .foot), ("Ridge trail", "Start early", .foot), ("Market stroll", "Saturdays only", .foot),
    ("Lighthouse loop", "Windy", .foot),
  ]
}
