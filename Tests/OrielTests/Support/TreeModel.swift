import Foundation
import Observation
import Oriel
import OrielTesting

/// An item in a random tree of views. Its kind never changes; its number, text, flag and children do.
@Observable
@MainActor
final class TreeItem: Identifiable {
  enum Kind: CaseIterable {
    case vertical, horizontal, depth, text, color, frame, flexFrame, padding, condition, opacity, offset, background, plain
    // Kinds that affect all descendants through the environment.
    case font, style, direction, typeSize, disabled, textSettings
    // Kinds that insert, remove or replace their content.
    case identity, transition, modifiedOrNot, erased
    case control, geometry, guide, priority, order, overlay, turn, clip, fixed, ratio, place, spacer, slope
    // Scroll views keep their scroll position, but a newly created one begins at its start.
    case scroll, lazy

    static let scrolling: Set<Kind> = [.scroll, .lazy]
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

  /// A description of the item and its descendants, for failure messages.
  var dump: String {
    let inside = children.map(\.dump).joined(separator: " ")
    return "\(id):\(kind),\(number)\(isOn ? ",on" : "")" + (children.isEmpty ? "" : "[\(inside)]")
  }
}

/// The properties of the window that shows a random tree.
struct TreeWindow {
  var size = CGSize(width: 320, height: 480)
  var colorScheme = ColorScheme.light
  var layoutDirection = LayoutDirection.leftToRight
  var dynamicTypeSize = DynamicTypeSize.large
  var safeArea = EdgeInsets()
}

/// A random tree and random changes to it.
@MainActor
final class TreeModel {
  let root: TreeItem
  private(set) var window = TreeWindow()
  private var generator: SeededGenerator
  private var nextID = 1
  private static let words = ["one", "two words", "a rather long line of text that wraps", "", "four", "Zürich"]

  private let kinds: [TreeItem.Kind]

  init(seed: UInt64, without excluded: Set<TreeItem.Kind> = [], scrolls: Bool = false) {
    generator = SeededGenerator(seed: seed)
    kinds = TreeItem.Kind.allCases.filter { !excluded.contains($0) && (scrolls || !TreeItem.Kind.scrolling.contains($0)) }
    root = TreeItem(id: 0, kind: .vertical, number: 3, text: "", isOn: true)
    for _ in 0..<12 { insert() }
  }

  private func makeItem() -> TreeItem {
    defer { nextID += 1 }
    return TreeItem(
      id: nextID, kind: kinds.randomElement(using: &generator)!, number: .random(in: 0..<200, using: &generator),
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

  /// Inserts an item at a random position and returns a closure that removes it.
  func insertForAMoment() -> () -> Void {
    let (parent, item) = (pick(), makeItem())
    parent.children.insert(item, at: .random(in: 0...parent.children.count, using: &generator))
    return { parent.children.removeAll { $0 === item } }
  }

  /// Makes a random change and returns a description of it, for failure messages.
  func mutate() -> String {
    let item = pick()
    switch Int.random(in: 0..<11, using: &generator) {
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
      // A move to another parent creates the item's views again.
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
    case 9: return changeWindow()
    default:
      item.isOn.toggle()
      return "switch \(item.id) (\(item.kind))"
    }
  }

  private func changeWindow() -> String {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0:
      window.colorScheme = window.colorScheme == .dark ? .light : .dark
      return "\(window.colorScheme)"
    case 1:
      window.layoutDirection = window.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
      return "\(window.layoutDirection)"
    case 2:
      window.dynamicTypeSize = DynamicTypeSize.allCases.randomElement(using: &generator)!
      return "text \(window.dynamicTypeSize)"
    case 3:
      let length = CGFloat(Int.random(in: 0..<40, using: &generator))
      window.safeArea = EdgeInsets(top: length, leading: 0, bottom: length / 2, trailing: 3)
      return "safe area \(length)"
    default:
      window.size = CGSize(width: .random(in: 0..<70, using: &generator) * 10, height: .random(in: 0..<70, using: &generator) * 10)
      if Bool.random(using: &generator) { window.size = TreeWindow().size }
      return "window \(window.size)"
    }
  }
}
