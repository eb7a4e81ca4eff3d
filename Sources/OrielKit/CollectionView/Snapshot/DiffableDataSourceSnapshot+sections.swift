extension DiffableDataSourceSnapshot {
  /// Appends sections without items.
  public mutating func appendSections(_ identifiers: [Section]) { insert(identifiers, at: order.count) }

  /// Inserts sections without items before another one.
  public mutating func insertSections(_ identifiers: [Section], beforeSection other: Section) {
    guard let place = place(of: other, call: "insertSections") else { return }
    insert(identifiers, at: place)
  }

  /// Inserts sections without items after another one.
  public mutating func insertSections(_ identifiers: [Section], afterSection other: Section) {
    guard let place = place(of: other, call: "insertSections") else { return }
    insert(identifiers, at: place + 1)
  }

  /// Removes sections with their items. Unknown sections are ignored without a diagnostic, as in UIKit.
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

  /// Moves a section with its items before another one.
  public mutating func moveSection(_ identifier: Section, beforeSection other: Section) { move(identifier, to: other, offset: 0) }

  /// Moves a section with its items after another one.
  public mutating func moveSection(_ identifier: Section, afterSection other: Section) { move(identifier, to: other, offset: 1) }

  /// Marks sections whose cells and supplementary views are replaced by new ones when the snapshot is applied.
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
