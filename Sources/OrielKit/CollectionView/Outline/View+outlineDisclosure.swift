import SwiftUI

extension View {
  /// Adds the indentation and the disclosure arrow of an outline to the cell of an item. Corresponds to UIKit's
  /// `UICellAccessory.outlineDisclosure`.
  ///
  /// The arrow expands and collapses the item. An item without children has no arrow, unless the data source's `snapshotForExpandingParent`
  /// can load its children.
  ///
  /// - Parameters:
  ///   - item: The item. If no outline of the data source contains it, the cell is unchanged.
  ///   - dataSource: The data source of the collection.
  nonisolated public func outlineDisclosure<Section: Hashable, Item: Hashable>(
    for item: Item, in dataSource: CollectionDataSource<Section, Item>
  ) -> some View {
    modifier(OutlineDisclosure(item: item, dataSource: dataSource))
  }
}

nonisolated private struct OutlineDisclosure<Section: Hashable, Item: Hashable>: ViewModifier {
  let item: Item
  let dataSource: CollectionDataSource<Section, Item>
  @Environment(\.layoutDirection) private var layoutDirection

  init(item: Item, dataSource: CollectionDataSource<Section, Item>) {
    self.item = item
    self.dataSource = dataSource
  }

  /// The indentation of each level, in points.
  private static var indentation: CGFloat { 10 }

  @MainActor func body(content: Content) -> some View {
    let outline = dataSource.outlineSection(of: item).map { dataSource.snapshot(for: $0) }
    let isOpen = outline?.isExpanded(item) ?? false
    HStack(spacing: 8) {
      content.frame(maxWidth: .infinity, alignment: .leading)
      if let outline, outline.hasChildren(item) || dataSource.sectionSnapshotHandlers.snapshotForExpandingParent != nil {
        Button {
          dataSource.toggle(item)
        } label: {
          Image(systemName: "chevron.forward")
            .font(.footnote.weight(.semibold))
            .rotationEffect(.degrees(isOpen ? layoutDirection == .rightToLeft ? -90 : 90 : 0))
            .animation(.default, value: isOpen)
            .frame(minWidth: 32, minHeight: 32)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .foregroundStyle(.tint)
        .accessibilityLabel(Text(isOpen ? .collapse : .expand))
      }
    }
    .padding(.leading, CGFloat(outline?.level(of: item) ?? 0) * Self.indentation)
  }
}
