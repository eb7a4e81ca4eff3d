import Foundation

enum SectionMarginsTrait: LayoutTraitKey { typealias Value = SectionMargins }

/// The margins of a section at some edges, as a modifier sets them.
struct SectionMargins: Equatable {
  var edges: Edge.Set
  /// The margin in points, or `nil` for that of the list's style.
  var length: CGFloat?
}

extension View {
  /// Sets the margins, in points, between a list's section and the edges of the list, and above and below the section. A length of `nil`
  /// selects the margins of the list's style. A negative or nonfinite length counts as 0. Other edges keep their margins. Mirrors SwiftUI's
  /// `listSectionMargins(_:_:)`.
  nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modifier(
      TraitModifier<SectionMarginsTrait>(
        value: SectionMargins(edges: edges, length: length.map { $0.isFinite ? max(0, $0) : 0 })))
  }
}

extension [Edge: CGFloat?] {
  /// Returns the margins of the section that contains a row's content. A value of `nil` is the margin of the list's style.
  @MainActor static func sectionMargins(around content: LayoutBox) -> Self {
    var margins: Self = [:]
    var box: LayoutBox? = content
    while let current = box {
      if current.traitSource != nil, let value = (current as? TraitBox<SectionMarginsTrait>)?.value {
        // The outer modifiers take precedence, and come first.
        for edge in Edge.allCases where value.edges.contains(Edge.Set(edge)) && margins[edge] == nil {
          margins.updateValue(value.length, forKey: edge)
        }
      }
      box = current.layoutChild
    }
    return margins
  }
}
