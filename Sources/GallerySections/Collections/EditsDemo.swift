import OrielKit
import SwiftUI

/// Data that changes continuously, automatically and by dragging. The cells on the screen move accordingly, and the focus follows its item.
struct EditsDemo: View {
  @State private var board = Board()
  @State private var isRunning = false

  var body: some View {
    VStack(spacing: 0) {
      DemoBar("Edits", note: "\(board.count) cards, \(board.edits) edits. Drag a card, or press it to advance it.") {
        Button("Edit") { board.edit(3) }.buttonStyle(.bordered).accessibilityIdentifier("edit")
        Button("Shuffle") { board.shuffle() }.buttonStyle(.bordered).accessibilityIdentifier("shuffle-cards")
        Button(isRunning ? "Stop" : "Run") { isRunning.toggle() }.buttonStyle(.bordered).accessibilityIdentifier("run")
      }
      CollectionView(rows: board.rows) { _, _ in
        let section = NSCollectionLayoutSection.adaptiveGrid(minimum: 120, height: .absolute(64), spacing: 10)
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 20, trailing: 20)
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return section
      } cell: { _, card in
        CardButton(card: card) { board.advance(card) }
      } supplementaryView: { _, path in
        if board.rows.indices.contains(path.section) {
          let row = board.rows[path.section]
          HStack {
            Text(row.section.title).font(.headline)
            Text("\(row.items.count)").monospacedDigit().foregroundStyle(.secondary)
          }
          .lineLimit(1)
          .minimumScaleFactor(0.4)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
        }
      }
      .onMove { board.move($0, from: $1, to: $2) }
      .accessibilityIdentifier("edits")
    }
    .task(id: isRunning) {
      while isRunning, !Task.isCancelled {
        board.edit(2)
        try? await Task.sleep(nanoseconds: 700_000_000)
      }
    }
  }
}

private enum Stage: CaseIterable, Hashable {
  case wanted, begun, done

  var title: String {
    switch self {
    case .wanted: "Planned"
    case .begun: "Started"
    case .done: "Done"
    }
  }
}

private struct Card: Hashable {
  let number: Int
  var name: String { "Card \(number)" }
}

private struct Board {
  private(set) var rows: [CollectionRow<Stage, Card>]
  private(set) var edits = 0
  private var nextNumber = 31
  private var numbers = DeterministicNumbers(seed: 7)

  init() {
    let cards = (1...30).map(Card.init)
    rows = zip(Stage.allCases, [cards[0..<14], cards[14..<22], cards[22...]]).map { CollectionRow(section: $0, items: Array($1)) }
  }

  var count: Int { rows.reduce(0) { $0 + $1.items.count } }

  /// Moves a card to the next stage, or removes it from the last one.
  mutating func advance(_ card: Card) {
    guard let stage = rows.firstIndex(where: { $0.items.contains(card) }) else { return }
    edits += 1
    remove(card, from: stage)
    if stage + 1 < rows.count { insert(card, into: stage + 1, at: 0) }
  }

  /// Moves a card that was dragged.
  mutating func move(_ card: Card, from source: IndexPath, to destination: IndexPath) {
    edits += 1
    rows.move(card, from: source, to: destination)
  }

  mutating func shuffle() {
    edits += 1
    rows = rows.map { CollectionRow(section: $0.section, items: $0.items.shuffled()) }
  }

  /// Makes the given number of random changes.
  mutating func edit(_ changes: Int) {
    for _ in 0..<changes {
      edits += 1
      let stage = numbers.next(rows.count)
      let items = rows[stage].items
      switch numbers.next(3) {
      case 0 where count < 60:
        insert(Card(number: nextNumber), into: stage, at: numbers.next(items.count + 1))
        nextNumber += 1
      case 1 where !items.isEmpty && count > 12: remove(numbers.pick(items), from: stage)
      default:
        guard !items.isEmpty else { continue }
        let card = numbers.pick(items)
        remove(card, from: stage)
        let target = numbers.next(rows.count)
        insert(card, into: target, at: numbers.next(rows[target].items.count + 1))
      }
    }
  }

  private mutating func remove(_ card: Card, from stage: Int) {
    rows[stage] = CollectionRow(section: rows[stage].section, items: rows[stage].items.filter { $0 != card })
  }

  private mutating func insert(_ card: Card, into stage: Int, at index: Int) {
    var items = rows[stage].items
    items.insert(card, at: index)
    rows[stage] = CollectionRow(section: rows[stage].section, items: items)
  }
}

private struct CardButton: View {
  let card: Card
  let action: @MainActor () -> Void

  private var hue: Double { Double(card.number * 37 % 100) / 100 }

  var body: some View {
    Button(action: action) {
      Text(card.name)
        .fontWeight(.medium)
        .monospacedDigit()
        .lineLimit(1)
        .minimumScaleFactor(0.4)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(hue: hue, saturation: 0.6, brightness: 0.8).opacity(0.25), in: RoundedRectangle(cornerRadius: 10))
        // The background is opaque, for the appearance of the cell while it is dragged.
        .background(.background, in: RoundedRectangle(cornerRadius: 10))
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("card \(card.number)")
  }
}
