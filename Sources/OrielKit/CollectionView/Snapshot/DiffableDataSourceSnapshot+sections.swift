extension DiffableDataSourceSnapshot {
  /// Puts sections without items at the end.
  public mutating func appendSections(_ identifiers: [Section]) { insert(identifiers, at: order.count) }

  /// Puts sections without items before another.
  public mutating func insertSections(_ identifiers: [Section], beforeSection other: Section) {
    guard let place = place(of: other, call: "insertSections") else { return }
    insert(identifiers, at: place)
  }

  /// Puts sections without items behind another.
  public mutating func insertSections(_ identifiers: [Section], afterSection other: Section) {
    guard let place = place(of: other, call: "insertSections") else { return }
    insert(identifiers, at: place + 1)
  }

  /// Removes sections with their items. What isn't there is left out without a word, as in UIKit.
  public mutating func deleteSections(_ identifiers: [Section]) {
    let gone = Set(identifiers.compactMap { slots[$0] })
    guard !gone.isEmpty else { return }
    var items: Set<Item> = []
    for slot in gone {
      let content = content(slot)
      for item in content.items {
        index?.remove(item, from: slot)
        if reloaded.contains(item) || reconfigured.contains(item) { items.insert(item) }
      }
      slots[content.section] = nil
      contents[slot] = nil
    }
    order.removeAll { gone.contains($0) }
    let sections = Set(identifiers)
    reloadedSections.remove(sections)
    let left = items.filter { position(of: $0, in: nil) == nil }
    reloaded.remove(left)
    reconfigured.remove(left)
  }

  /// Takes a section with its items from its place and puts it before another one.
  public mutating func moveSection(_ identifier: Section, beforeSection other: Section) { move(identifier, to: other, offset: 0) }

  /// Takes a section with its items from its place and puts it behind another one.
  public mutating func moveSection(_ identifier: Section, afterSection other: Section) { move(identifier, to: other, offset: 1) }

  /// Has the cells and the supplementaries of sections built from scratch with the next application.
  public mutating func reloadSections(_ identifiers: [Section]) {
    let mark = SnapshotMark()
    for section in identifiers {
      if slots[section] == nil {
        note(.unknownSection("\(section)", call: "reloadSections"))
      } else {
        reloadedSections.insert(section, mark)
      }
    }
  }

  private mutating func insert(_ identifiers: [Section], at place: Int) {
    var place = place
    for section in identifiers {
      guard slots[section] == nil else {
        note(.duplicateSection("\(section)"))
        continue
      }
      addSection(section, at: place)
      place += 1
    }
  }

  private mutating func place(of section: Section, call: String) -> Int? {
    let place = indexOfSection(section)
    if place == nil { note(.unknownSection("\(section)", call: call)) }
    return place
  }

  private mutating func move(_ section: Section, to other: Section, offset: Int) {
    guard let origin = place(of: section, call: "moveSection"), place(of: other, call: "moveSection") != nil, section != other else {
      return
    }
    let slot = order.remove(at: origin)
    order.insert(slot, at: indexOfSection(other)! + offset)
  }
}
