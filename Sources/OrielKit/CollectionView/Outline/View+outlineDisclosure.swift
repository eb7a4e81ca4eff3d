import SwiftUI

extension View {
  /// Gives the cell of an item its place in the outline of a data source: it is further in on each level, and an arrow at its end opens and closes what
  /// is in it. An item in which nothing is has none, unless the data source has `snapshotForExpandingParent` load what is in it. Corresponds to UIKit's
  /// `UICellAccessory.outlineDisclosure`.
  ///
  /// - Parameters:
  ///   - item: One that isn't in an outline of the data source has neither.
  ///   - dataSource: What the collection shows.
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

  /// Points for each level.
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
