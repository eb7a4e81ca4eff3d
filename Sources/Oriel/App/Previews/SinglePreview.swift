import Foundation

/// The measurements of an entry's previews from their layout, in order.
@MainActor
package final class PreviewMeasures {
  package struct Measure: Equatable {
    /// The name that `previewDisplayName(_:)` sets.
    package var name: String?
    /// The size in points.
    package var size: CGSize
  }

  package fileprivate(set) var all: [Measure] = []

  package init() {}
}

/// A single preview of an entry, centered in its available space in the top-left corner of the window. The entry's other previews are
/// placed outside the window.
package struct SinglePreview: View {
  private let entry: PreviewEntry
  private let index: Int
  private let measures: PreviewMeasures

  /// Returns the size of a preview of the entry without modifiers of its own, in points.
  package static func expectedSize(_ entry: PreviewEntry) -> CGSize { entry.setting.size ?? PreviewDevice.phone }

  /// - Parameter measures: The object that receives the measurements of all previews of the entry after each layout.
  package init(_ entry: PreviewEntry, index: Int, measures: PreviewMeasures) {
    self.entry = entry
    self.index = index
    self.measures = measures
  }

  package var body: some View { PreviewPartLayout(setting: entry.setting, index: index, measures: measures) { entry.content() } }
}

nonisolated private struct PreviewPartLayout: Layout {
  let setting: PreviewSetting
  let index: Int
  let measures: PreviewMeasures

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let found = subviews.map { subview in
      (name: subview[PreviewNameKey.self], size: setting.with(subview).size ?? subview.sizeThatFits(.unspecified))
    }
    MainActor.assumeIsolated { measures.all = found.map { PreviewMeasures.Measure(name: $0.name, size: $0.size) } }
    return index < found.count ? found[index].size : .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (number, subview) in subviews.enumerated() {
      if number == index {
        subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
      } else {
        subview.place(at: CGPoint(x: bounds.minX - 100_000, y: bounds.minY), anchor: .topLeading, proposal: .zero)
      }
    }
  }
}
