import Foundation

/// What was found out about an entry's previews when they were laid out, in their order.
@MainActor
package final class PreviewMeasures {
  package struct Measure: Equatable {
    /// What the preview is called by `previewDisplayName(_:)`.
    package var name: String?
    /// Points.
    package var size: CGSize
  }

  package fileprivate(set) var all: [Measure] = []

  package init() {}
}

/// One of an entry's previews by itself, in the middle of the room that it has, in its window's upper left corner. The entry's others are out of the window.
package struct PreviewPart: View {
  private let entry: PreviewEntry
  private let index: Int
  private let measures: PreviewMeasures

  /// The room that a preview of the entry has whose own modifiers say nothing, in points.
  package static func expectedSize(_ entry: PreviewEntry) -> CGSize { entry.setting.size ?? PreviewDevice.phone }

  /// - Parameter measures: Told of all previews of the entry whenever they are laid out.
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
