import Foundation
import Observation
import Oriel
import OrielTesting

/// A place in a random tree of views. What it is never changes; its numbers, text and children do.
@Observable
@MainActor
final class TreeItem: Identifiable {
  enum Kind: CaseIterable {
    case vertical, horizontal, depth, text, color, frame, flexFrame, padding, condition, opacity, offset, background, plain
  }

  nonisolated let id: Int
  let kind: Kind
  var number: Int
  var text: String
  var isOn: Bool
  var children: [TreeItem] = []

  init(id: Int, kind: Kind, number: Int, text: String, isOn: Bool) {
    self.id = id
    self.kind = kind
    self.number = number
    self.text = text
    self.isOn = isOn
  }

  var all: [TreeItem] { [self] + children.flatMap(\.all) }
  var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }
}

struct TreeView: View {
  let item: TreeItem

  private var content: some View { ForEach(item.children) { TreeView(item: $0) } }

  var body: some View {
    switch item.kind {
    case .vertical: VStack(alignment: item.isOn ? .leading : .trailing, spacing: CGFloat(item.number % 9)) { content }
    case .horizontal: HStack(alignment: item.isOn ? .top : .center) { content }
    case .depth: ZStack(alignment: item.isOn ? .topLeading : .bottom) { content }
    case .text: Text(item.text)
    case .color: Color.red.frame(width: CGFloat(item.number % 40), height: item.isOn ? 12 : 30)
    case .frame: VStack { content }.frame(width: CGFloat(40 + item.number % 60), height: item.isOn ? 30 : nil)
    case .flexFrame:
      HStack { content }.frame(minWidth: item.isOn ? 20 : nil, maxWidth: CGFloat(40 + item.number % 100), alignment: .leading)
    case .padding: VStack { content }.padding(item.isOn ? .all : .leading, CGFloat(item.number % 12))
    case .condition:
      if item.isOn {
        VStack { content }
      } else {
        Text(item.text)
      }
    case .opacity: VStack { content }.opacity(item.isOn ? 1 : Double(item.number % 10) / 10)
    case .offset: VStack { content }.offset(x: CGFloat(item.number % 30), y: item.isOn ? 5 : -5)
    case .background: VStack { content }.background { if item.isOn { Color.blue } }
    case .plain: content
    }
  }
}

/// A random tree and random changes to it.
@MainActor
final class TreeModel {
  let root: TreeItem
  private var generator: SeededGenerator
  private var nextID = 1
  private static let words = ["one", "two words", "a rather long line of text that wraps", "", "four", "Zürich"]

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    root = TreeItem(id: 0, kind: .vertical, number: 3, text: "", isOn: true)
    for _ in 0..<12 { insert() }
  }

  private func makeItem() -> TreeItem {
    defer { nextID += 1 }
    return TreeItem(
      id: nextID, kind: .allCases.randomElement(using: &generator)!, number: .random(in: 0..<200, using: &generator),
      text: Self.words.randomElement(using: &generator)!, isOn: .random(using: &generator))
  }

  private func pick() -> TreeItem { root.all.randomElement(using: &generator)! }

  private func insert() {
    let parent = pick()
    guard root.all.count < 40 else { return remove() }
    parent.children.insert(makeItem(), at: .random(in: 0...parent.children.count, using: &generator))
  }

  private func remove() {
    let parent = pick()
    guard !parent.children.isEmpty else { return }
    parent.children.remove(at: .random(in: 0..<parent.children.count, using: &generator))
  }

  /// Changes something; the name of it helps to read a failure.
  func mutate() -> String {
    let item = pick()
    switch Int.random(in: 0..<10, using: &generator) {
    case 0, 1, 2:
      insert()
      return "insert"
    case 3:
      remove()
      return "remove"
    case 4:
      item.children.shuffle(using: &generator)
      return "shuffle \(item.id)"
    case 5:
      // To another parent: the item's views are made anew there.
      guard let moved = item.children.first else { return "nothing" }
      let target = pick()
      guard !moved.all.contains(where: { $0 === target }) else { return "nothing" }
      item.children.removeFirst()
      target.children.append(moved)
      return "move \(moved.id) to \(target.id)"
    case 6:
      item.text = Self.words.randomElement(using: &generator)!
      return "text of \(item.id)"
    case 7, 8:
      item.number = .random(in: 0..<200, using: &generator)
      return "number of \(item.id) (\(item.kind))"
    default:
      item.isOn.toggle()
      return "switch \(item.id) (\(item.kind))"
    }
  }
}
