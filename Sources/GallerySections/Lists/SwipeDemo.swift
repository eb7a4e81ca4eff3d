import SwiftUI

/// Cards outside of a list that reveal swipe actions at both edges.
struct SwipeDemo: View {
  @State private var parcels = Parcel.all
  /// The parcel whose actions are visible, or `nil` if there is none.
  @State private var swiped: Parcel.ID?

  var body: some View {
    VStack(spacing: 0) {
      DemoBar("Parcels", note: note) {
        Button("Restore") { withAnimation { parcels = Parcel.all } }.buttonStyle(.bordered).disabled(parcels == Parcel.all)
      }
      ScrollView {
        LazyVStack(spacing: 10) {
          ForEach(parcels) { parcel in
            ParcelCard(parcel: parcel)
              .opacity(swiped == nil || swiped == parcel.id ? 1 : 0.5)
              .swipeActions(edge: .leading) {
                Button(parcel.isPinned ? "Unpin" : "Pin") { togglePin(parcel) }.tint(.orange)
              } onPresentationChanged: {
                presentationChanged($0, of: parcel)
              }
              .swipeActions {
                Button("Remove", role: .destructive) { remove(parcel) }
                Button("Delivered") { deliver(parcel) }.tint(.green)
              } onPresentationChanged: {
                presentationChanged($0, of: parcel)
              }
              .clipShape(RoundedRectangle(cornerRadius: 12))
          }
        }
        .padding(16)
      }
      .swipeActionsContainer()
      .accessibilityIdentifier("parcels")
    }
    .animation(.easeOut(duration: 0.2), value: swiped)
  }

  private var note: String { "\(parcels.count) parcels, \(parcels.count(where: \.isDelivered)) delivered. Swipe one to either side" }

  private func presentationChanged(_ isPresented: Bool, of parcel: Parcel) {
    if isPresented { swiped = parcel.id } else if swiped == parcel.id { swiped = nil }
  }

  private func change(_ parcel: Parcel, _ transform: (inout Parcel) -> Void) {
    guard let index = parcels.firstIndex(where: { $0.id == parcel.id }) else { return }
    withAnimation { transform(&parcels[index]) }
  }

  private func togglePin(_ parcel: Parcel) { change(parcel) { $0.isPinned.toggle() } }

  private func deliver(_ parcel: Parcel) { change(parcel) { $0.isDelivered = true } }

  private func remove(_ parcel: Parcel) { withAnimation { parcels.removeAll { $0.id == parcel.id } } }
}

/// A parcel of the demo.
struct Parcel: Identifiable, Equatable {
  let id: Int
  let title: String
  let note: String
  let symbol: String
  let color: Color
  var isPinned = false
  var isDelivered = false

  static let all = [
    Parcel(id: 0, title: "Sails", note: "Two jibs and a spinnaker", symbol: "wind", color: .blue),
    Parcel(id: 1, title: "Charts", note: "The coast from north to south", symbol: "map", color: .green),
    Parcel(id: 2, title: "Lanterns", note: "Red, green and white", symbol: "lightbulb", color: .orange),
    Parcel(id: 3, title: "Rope", note: "Sixty meters", symbol: "link", color: .brown),
    Parcel(id: 4, title: "Paint", note: "For the hull", symbol: "paintbrush", color: .red),
    Parcel(id: 5, title: "Letters", note: "From all ports", symbol: "envelope", color: .purple),
    Parcel(id: 6, title: "Tea", note: "Enough for a month", symbol: "cup.and.saucer", color: .teal),
    Parcel(id: 7, title: "Bells", note: "One for each watch", symbol: "bell", color: .indigo),
  ]
}

private struct ParcelCard: View {
  let parcel: Parcel

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: parcel.symbol)
        .foregroundStyle(.white)
        .frame(width: 36, height: 36)
        .background(parcel.color, in: RoundedRectangle(cornerRadius: 8))
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 1) {
        Text(parcel.title).strikethrough(parcel.isDelivered)
        Text(parcel.note).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      if parcel.isPinned { Image(systemName: "pin.fill").foregroundStyle(.orange).accessibilityLabel("Pinned") }
      if parcel.isDelivered { Image(systemName: "checkmark").foregroundStyle(.green).accessibilityLabel("Delivered") }
    }
    .padding(14)
    .background(.background)
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("parcel-\(parcel.id)")
  }
}
