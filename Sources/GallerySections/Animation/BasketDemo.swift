import SwiftUI

/// Words that can be dragged between two boxes.
struct BasketDemo: View {
  @State private var table = ["Apple", "Pear", "Plum"]
  @State private var basket: [String] = []
  @State private var isOverBasket = false
  @State private var isOverTable = false

  var body: some View {
    WrappingRow {
      box("Table", table, isTargeted: isOverTable)
        .dropDestination(for: String.self) { names, _ in
          move(names, toBasket: false)
        } isTargeted: {
          isOverTable = $0
        }
      box("Basket", basket, isTargeted: isOverBasket)
        .dropDestination(for: String.self) { names, _ in
          move(names, toBasket: true)
        } isTargeted: {
          isOverBasket = $0
        }
    }
  }

  private func move(_ names: [String], toBasket: Bool) -> Bool {
    withAnimation(.snappy) {
      table.removeAll { names.contains($0) }
      basket.removeAll { names.contains($0) }
      if toBasket { basket += names } else { table += names }
    }
    return true
  }

  private func box(_ title: String, _ names: [String], isTargeted: Bool) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(title).font(.caption).foregroundStyle(.secondary)
      ForEach(names, id: \.self) { name in
        Text(name)
          .padding(.horizontal, 10)
          .padding(.vertical, 4)
          .background(Color.green.opacity(0.25), in: Capsule())
          .draggable(name)
          .accessibilityIdentifier("fruit-\(name)")
      }
      Spacer(minLength: 0)
    }
    .padding(10)
    .frame(minWidth: 130, minHeight: 150, alignment: .topLeading)
    .background(Color.gray.opacity(isTargeted ? 0.25 : 0.12), in: RoundedRectangle(cornerRadius: 12))
    .overlay(RoundedRectangle(cornerRadius: 12).strokeBorder(isTargeted ? Color.accentColor : Color.clear, lineWidth: 2))
    .contentShape(Rectangle())
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("box-\(title)")
  }
}
