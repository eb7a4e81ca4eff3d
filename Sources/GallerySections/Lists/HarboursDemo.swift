import Foundation
import SwiftUI

/// A table that can be sorted, searched and selected, and that shows placeholders while its rows are loaded.
struct HarboursDemo: View {
  @State private var order = [KeyPathComparator(\Harbour.name)]
  @State private var selection: Set<Int> = []
  @State private var text = ""
  @State private var countries: [Country] = []
  @State private var scope = Scope.all
  @State private var isLoading = false
  @State private var opened: String?

  private enum Scope: Hashable { case all, deep }

  private var harbours: [Harbour] {
    Harbour.all
      .filter { text.isEmpty || $0.name.localizedCaseInsensitiveContains(text) || $0.country.localizedCaseInsensitiveContains(text) }
      .filter { harbour in countries.isEmpty || countries.contains { $0.name == harbour.country } }
      .filter { scope == .all || $0.depth >= 10 }
      .sorted(using: order)
  }

  var body: some View {
    VStack(spacing: 0) {
      table
        .searchable(text: $text, tokens: $countries, prompt: "Harbor or country") { Text($0.name) }
        .searchSuggestions {
          if text.isEmpty {
            ForEach(["Norway", "Portugal"].map(Country.init)) { Label($0.name, systemImage: "globe").searchCompletion($0) }
          }
        }
        .searchScopes($scope) {
          Text("All").tag(Scope.all)
          Text("At least ten meters").tag(Scope.deep)
        }
      Divider()
      ViewThatFits(in: .horizontal) {
        HStack {
          news
          Spacer()
          loadingSwitch.fixedSize()
        }
        VStack(alignment: .leading, spacing: 4) {
          news
          loadingSwitch
        }
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
    }
  }

  private var news: some View { Text(opened.map { "Opened \($0)" } ?? selected).foregroundStyle(.secondary) }
  private var loadingSwitch: some View { Toggle("Still loading", isOn: $isLoading).toggleStyle(.switch) }

  /// A text about the selected rows among the search results.
  private var selected: String {
    let shown = harbours
    return "\(shown.filter { selection.contains($0.id) }.count) of \(shown.count) selected"
  }

  private var table: some View {
    Table(harbours, selection: $selection, sortOrder: $order) {
      TableColumn("Harbor", value: \.name)
      TableColumn("Country", value: \.country)
      TableColumn("Depth", value: \.depth) { harbour in
        (Text(harbour.depth, format: .number.precision(.fractionLength(1))) + Text(" m").textScale(.secondary))
          .monospacedDigit()
      }
      .width(110)
      TableColumn("Berths", value: \.berths) { Text("\($0.berths)").monospacedDigit() }.width(110)
    }
    .redacted(reason: isLoading ? .placeholder : [])
    .contextMenu(forSelectionType: Int.self) { ids in
      if !ids.isEmpty {
        Button("Open", systemImage: "folder") { open(ids) }
        Button("Select all", systemImage: "checkmark.circle") { selection = Set(harbours.map(\.id)) }
      }
    } primaryAction: {
      open($0)
    }
  }

  private func open(_ ids: Set<Int>) {
    opened = harbours.filter { ids.contains($0.id) }.map(\.name).joined(separator: ", ")
  }
}

/// A token that restricts the search.
private struct Country: Identifiable {
  let name: String
  var id: String { name }
}

struct Harbour: Identifiable {
  let id: Int
  let name: String
  let country: String
  /// The depth, in meters.
  let depth: Double
  let berths: Int

  static let all: [Harbour] = [
    ("Bergen", "Norway", 11.0, 412), ("Stavanger", "Norway", 9.5, 260), ("Tromsø", "Norway", 12.5, 184), ("Ålesund", "Norway", 8.0, 96),
    ("Skagen", "Denmark", 7.5, 350), ("Aarhus", "Denmark", 13.5, 520), ("Visby", "Sweden", 6.0, 240), ("Karlskrona", "Sweden", 7.0, 180),
    ("Turku", "Finland", 9.0, 310), ("Kotka", "Finland", 15.0, 90), ("Cork", "Ireland", 13.0, 145), ("Galway", "Ireland", 4.5, 72),
    ("Oban", "Scotland", 5.0, 88), ("Stromness", "Scotland", 5.5, 64), ("Lisbon", "Portugal", 16.0, 640), ("Lagos", "Portugal", 3.5, 462),
    ("Horta", "Portugal", 10.0, 300), ("A Coruña", "Spain", 14.0, 380), ("Brest", "France", 12.0, 730), ("Saint-Malo", "France", 6.5, 1213),
  ].enumerated().map { Harbour(id: $0.offset, name: $0.element.0, country: $0.element.1, depth: $0.element.2, berths: $0.element.3) }
}
