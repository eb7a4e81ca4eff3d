import SwiftUI

/// A list of teas with their brewing times.
public struct TeaList: View {
  @State private var table: TeaTable

  /// Creates a list of a table's teas.
  public init(table: TeaTable) { _table = State(initialValue: table) }

  public var body: some View {
    NavigationStack {
      List(table.teas) { TeaRow(tea: $0, table: table) }
        .navigationTitle("Tea")
        .safeAreaInset(edge: .bottom) {
          if !table.bellRings {
            Label("Nothing here shows notifications: keep an eye on the time.", systemImage: "bell.slash")
              .font(.callout)
              .padding(12)
              .frame(maxWidth: .infinity)
              .background(.bar)
          }
        }
    }
  }
}

/// A row of a tea, with the button that starts it or the remaining time.
struct TeaRow: View {
  let tea: Tea
  let table: TeaTable

  var body: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Text(tea.name)
        Text("\(tea.temperature) °C, \(tea.duration.formatted(.time(pattern: .minuteSecond)))").font(.subheadline).foregroundStyle(
          .secondary)
      }
      Spacer(minLength: 0)
      if let ready = table.readyDates[tea.id] {
        TimelineView(.periodic(from: ready.addingTimeInterval(-TimeInterval(tea.duration.components.seconds)), by: 1)) { timeline in
          let left = Int(ready.timeIntervalSince(timeline.date).rounded(.up))
          Text(left > 0 ? Duration.seconds(left).formatted(.time(pattern: .minuteSecond)) : "Ready")
            .monospacedDigit()
            .foregroundStyle(left > 0 ? Color.primary : .green)
        }
        Button("Stop", systemImage: "stop.fill") { table.stop(tea) }.labelStyle(.iconOnly).accessibilityLabel("Stop \(tea.name)")
      } else {
        Button("Start", systemImage: "play.fill") { Task { await table.start(tea, at: .now) } }
          .labelStyle(.iconOnly)
          .accessibilityLabel("Start \(tea.name)")
      }
    }
    .buttonStyle(.borderless)
  }
}
