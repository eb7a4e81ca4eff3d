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
  /// Whether nothing inside can be selected in a list.
  var isSelectionDisabled: Bool {
    get { self[IsSelectionDisabledKey.self] }
    set { self[IsSelectionDisabledKey.self] = newValue }
  }
}

/// What a modifier says about the lines above and below.
struct SeparatorChange: Equatable {
  var visibility: Visibility
  var edges: VerticalEdge.Set
}

struct SeparatorTint: Equatable {
  var color: Color?
  var edges: VerticalEdge.Set
}

extension View {
  /// Points around the content of a row in a list; nil is the list's own. Mirrors SwiftUI's `listRowInsets(_:)`.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { modifier(TraitModifier<RowInsetsTrait>(value: insets)) }

  /// Whether lines are drawn above and below a row of a list. Mirrors SwiftUI's `listRowSeparator(_:edges:)`.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(TraitModifier<RowSeparatorTrait>(value: SeparatorChange(visibility: visibility, edges: edges)))
  }

  /// The colour of the lines above and below a row of a list; nil is the list's own. Mirrors SwiftUI's `listRowSeparatorTint(_:edges:)`.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(TraitModifier<RowSeparatorTintTrait>(value: SeparatorTint(color: color, edges: edges)))
  }

  /// Whether lines are drawn above and below a section of a list. Mirrors SwiftUI's `listSectionSeparator(_:edges:)`.
  nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(TraitModifier<SectionSeparatorTrait>(value: SeparatorChange(visibility: visibility, edges: edges)))
  }

  /// The colour of the lines above and below a section of a list; nil is the list's own. Mirrors SwiftUI's
  /// `listSectionSeparatorTint(_:edges:)`.
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(TraitModifier<SectionSeparatorTintTrait>(value: SeparatorTint(color: color, edges: edges)))
  }

  /// Whether a row cannot be deleted. Mirrors SwiftUI's `deleteDisabled(_:)`.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier<DeleteDisabledTrait>(value: isDisabled))
  }

  /// Whether a row cannot be moved. Mirrors SwiftUI's `moveDisabled(_:)`.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { modifier(TraitModifier<MoveDisabledTrait>(value: isDisabled)) }

  /// Whether a row of a list, or any row inside, cannot be selected. Mirrors SwiftUI's `selectionDisabled(_:)`.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(\.isSelectionDisabled) { $0 = $0 || isDisabled }
      .modifier(TraitModifier<SelectionDisabledTrait>(value: isDisabled))
  }
}
