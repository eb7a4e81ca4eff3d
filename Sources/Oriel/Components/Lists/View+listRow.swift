import Foundation

enum RowInsetsTrait: LayoutTraitKey { typealias Value = EdgeInsets? }
enum RowSeparatorTrait: LayoutTraitKey { typealias Value = SeparatorChange }
enum RowSeparatorTintTrait: LayoutTraitKey { typealias Value = SeparatorTint }
enum SectionSeparatorTrait: LayoutTraitKey { typealias Value = SeparatorChange }
enum SectionSeparatorTintTrait: LayoutTraitKey { typealias Value = SeparatorTint }
enum DeleteDisabledTrait: LayoutTraitKey { typealias Value = Bool }
enum MoveDisabledTrait: LayoutTraitKey { typealias Value = Bool }
enum SelectionDisabledTrait: LayoutTraitKey { typealias Value = Bool }

private enum IsSelectionDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Indicates whether the rows and other descendants can't be selected in a list.
  var isSelectionDisabled: Bool {
    get { self[IsSelectionDisabledKey.self] }
    set { self[IsSelectionDisabledKey.self] = newValue }
  }
}

/// The visibility of the separators at some edges, as a modifier sets it.
struct SeparatorChange: Equatable {
  var visibility: Visibility
  var edges: VerticalEdge.Set
}

struct SeparatorTint: Equatable {
  var color: Color?
  var edges: VerticalEdge.Set
}

extension View {
  /// Sets the insets of a list row's content, in points. `nil` selects the list's own. Mirrors SwiftUI's `listRowInsets(_:)`.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { modifier(TraitModifier<RowInsetsTrait>(value: insets)) }

  /// Sets the visibility of the separators above and below a list's row. Mirrors SwiftUI's `listRowSeparator(_:edges:)`.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(TraitModifier<RowSeparatorTrait>(value: SeparatorChange(visibility: visibility, edges: edges)))
  }

  /// Sets the color of the separators above and below a list's row. `nil` selects the list's own. Mirrors SwiftUI's
  /// `listRowSeparatorTint(_:edges:)`.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(TraitModifier<RowSeparatorTintTrait>(value: SeparatorTint(color: color, edges: edges)))
  }

  /// Sets the visibility of the separators above and below a list's section. Mirrors SwiftUI's `listSectionSeparator(_:edges:)`.
  nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(TraitModifier<SectionSeparatorTrait>(value: SeparatorChange(visibility: visibility, edges: edges)))
  }

  /// Sets the color of the separators above and below a list's section. `nil` selects the list's own. Mirrors SwiftUI's
  /// `listSectionSeparatorTint(_:edges:)`.
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(TraitModifier<SectionSeparatorTintTrait>(value: SeparatorTint(color: color, edges: edges)))
  }

  /// Specifies whether deletion of a row is disabled. Mirrors SwiftUI's `deleteDisabled(_:)`.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier<DeleteDisabledTrait>(value: isDisabled))
  }

  /// Specifies whether moving a row is disabled. Mirrors SwiftUI's `moveDisabled(_:)`.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { modifier(TraitModifier<MoveDisabledTrait>(value: isDisabled)) }

  /// Specifies whether selection of a list's row, or of all rows in the view, is disabled. Mirrors SwiftUI's `selectionDisabled(_:)`.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(\.isSelectionDisabled) { $0 = $0 || isDisabled }
      .modifier(TraitModifier<SelectionDisabledTrait>(value: isDisabled))
  }
}
