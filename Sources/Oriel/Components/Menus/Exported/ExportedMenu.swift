import Foundation
import OrielDrawing

/// The views of a menu that the desktop environment shows.
nonisolated struct ExportedMenuContent<Content: View>: View {
  let content: Content

  init(content: Content) { self.content = content }

  @MainActor var body: some View { VStack { content }.controlsOfMenu(MenuContext(close: {}, isExported: true)) }
}

/// A reader of the entries of an exported menu, from the boxes of its views. Views that aren't menu controls become notes with their texts,
/// or nothing.
@MainActor
struct ExportedMenuReader {
  private var ids: [ObjectIdentifier: (box: WeakBox, id: Int)] = [:]
  private var lastID = 0
  private var actions: [Int: @MainActor () -> Void] = [:]
  private var icons: [ObjectIdentifier: (drawing: DisplayNode, data: Data?)] = [:]
  private var images: (any ImageLoader)?

  private struct WeakBox { weak var box: LayoutBox? }

  /// Returns the entries as of the last frame.
  mutating func read(_ graph: ViewGraph) -> [MenuEntry] {
    ids = ids.filter { $0.value.box.box != nil }
    icons = icons.filter { ids[$0.key] != nil }
    actions = [:]
    images = graph.rendering.images
    return MenuEntry.tidied(entries(in: graph.rootBox))
  }

  /// Returns the action of an entry, or `nil` if no entry has the id or the entry has no action at present.
  func action(of id: Int) -> (@MainActor () -> Void)? { actions[id] }

  private mutating func entries(in box: LayoutBox) -> [MenuEntry] {
    guard !box.isBeingRemoved else { return [] }
    if let entry = box as? MenuEntryBox { return self.entry(entry).map { [$0] } ?? [] }
    if box is DividerBox { return [MenuEntry(id: id(of: box), kind: .separator)] }
    if let text = box as? TextBox {
      return text.string.isEmpty ? [] : [MenuEntry(id: id(of: box), kind: .note, title: text.string, isEnabled: false)]
    }
    return box.children.flatMap { entries(in: $0) }
  }

  private mutating func entry(_ box: MenuEntryBox) -> MenuEntry? {
    let environment = box.environment
    var entry = MenuEntry(id: id(of: box), kind: .action, isEnabled: environment.isEnabled)
    switch box.modifier.role {
    case .title: return nil
    case .action(let isSelected, let isMixed):
      if isMixed {
        entry.kind = .choice(isSelected: nil)
      } else if let isSelected {
        entry.kind = .choice(isSelected: isSelected)
      }
      entry.title = Self.title(of: box)
      entry.shortcut = environment.keyboardShortcut
      entry.icon = icon(of: box)
      if entry.isEnabled { actions[entry.id] = box.modifier.action }
    case .submenu:
      let label = Self.title(in: box)
      entry.title = label.map(Self.title(of:)) ?? ""
      entry.icon = label.flatMap { icon(of: $0) }
      entry.kind = .submenu(MenuEntry.tidied(box.children.flatMap { entries(in: $0) }))
    }
    return entry
  }

  private mutating func id(of box: LayoutBox) -> Int {
    let key = ObjectIdentifier(box)
    if let known = ids[key] { return known.id }
    lastID += 1
    ids[key] = (WeakBox(box: box), lastID)
    return lastID
  }

  private static func title(in box: LayoutBox) -> MenuEntryBox? {
    for child in box.children where !child.isBeingRemoved {
      if let entry = child as? MenuEntryBox {
        if case .title = entry.modifier.role { return entry }
      } else if let found = title(in: child) {
        return found
      }
    }
    return nil
  }

  /// Returns the texts in a box, or its accessibility labels if it has no text.
  private static func title(of box: LayoutBox) -> String {
    let texts = texts(in: box)
    let words = texts.isEmpty ? box.allAccessibilityNodes.map(\.label) : texts
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func texts(in box: LayoutBox) -> [String] {
    guard !box.isBeingRemoved else { return [] }
    if let text = box as? TextBox { return [text.string] }
    return box.children.flatMap { texts(in: $0) }
  }

  /// The scale of icons, in pixels per point.
  private static let iconScale: CGFloat = 2

  private mutating func icon(of box: LayoutBox) -> Data? {
    guard let image = Self.image(in: box), image.size.width > 0, image.size.height > 0,
      let drawing = image.display
    else { return nil }
    let key = ObjectIdentifier(box)
    if let known = icons[key], known.drawing === drawing { return known.data }
    let toOrigin = CGAffineTransform(translationX: -image.displayOffset.x, y: -image.displayOffset.y)
    let data = images?.pngData(of: DisplayNode(.transform(toOrigin, drawing)), size: image.size, scale: Self.iconScale)
    icons[key] = (drawing, data)
    return data
  }

  private static func image(in box: LayoutBox) -> ImageBox? {
    guard !box.isBeingRemoved else { return nil }
    if let image = box as? ImageBox { return image }
    return box.children.lazy.compactMap { image(in: $0) }.first
  }
}
