import Foundation

/// The options that modifiers set for a list.
struct ListEnvironment: Equatable {
  var style = ListStyleForm()
  var rowSpacing: CGFloat?
  var sectionSpacing = ListSectionSpacing.default
  var background = Visibility.automatic
  var alternation = AlternatingRowBackgroundBehavior.automatic

  var look: _ListLook { style.look }
  /// Indicates whether every other row has a different background.
  var alternatesRows: Bool { alternation.isOn(with: style.alternatesRows) }
}

/// The configuration of a list that its rows use.
struct ListSetup {
  var environment = ListEnvironment()
  var selection: ListSelection.Snapshot?
  var isEditing = false
  /// Indicates whether rows support swipes only, without insets, selection and separators.
  var supportsSwipesOnly = false
  var minRowHeight: CGFloat = 44
  /// The minimum height of a header, in points, or `nil` if the header's content determines it.
  var minHeaderHeight: CGFloat?

  var look: _ListLook { environment.look }

  /// The background behind the rows, or `nil` if the list draws none.
  var surface: Color? { environment.background == .hidden ? nil : look.background }

  /// Returns the space above a section, in points.
  func gap(isFirst: Bool) -> CGFloat {
    guard look.hasCards else {
      if case .custom(let points) = environment.sectionSpacing.kind, !isFirst { return points }
      return look == .sidebar ? (isFirst ? 8 : 14) : 0
    }
    if isFirst { return 18 }
    return switch environment.sectionSpacing.kind {
    case .default: 28
    case .compact: 14
    case .custom(let points): points
    }
  }

  func hasSameLayout(as other: ListSetup) -> Bool {
    environment == other.environment && isEditing == other.isEditing && minRowHeight == other.minRowHeight
      && minHeaderHeight == other.minHeaderHeight && (selection?.selection.allowsMultiple == other.selection?.selection.allowsMultiple)
  }
}

/// The spacing between the sections of a list. Mirrors SwiftUI's `ListSectionSpacing`.
public struct ListSectionSpacing: Sendable, Equatable {
  enum Kind: Equatable { case `default`, compact, custom(CGFloat) }
  let kind: Kind

  /// The default spacing of the list's style.
  public static let `default` = ListSectionSpacing(kind: .default)
  /// A compact spacing.
  public static let compact = ListSectionSpacing(kind: .compact)

  /// Returns a spacing in points. A negative or nonfinite value counts as 0.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(kind: .custom(spacing.isFinite ? max(0, spacing) : 0))
  }
}

private enum ListEnvironmentKey: EnvironmentKey { static var defaultValue: ListEnvironment { ListEnvironment() } }
private enum MinRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
private enum MinHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
  var listSetup: ListEnvironment {
    get { self[ListEnvironmentKey.self] }
    set { self[ListEnvironmentKey.self] = newValue }
  }

  /// The minimum height of a row in a list, in points. A nonfinite value is reported once, and counts as 44. Mirrors SwiftUI's
  /// `defaultMinListRowHeight`.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinRowHeightKey.self] }
    set {
      if !newValue.isFinite {
        Report.once(
          "min-row-height", "defaultMinListRowHeight is \(newValue), but must be finite; \(MinRowHeightKey.defaultValue) is used instead.")
      }
      self[MinRowHeightKey.self] = newValue.isFinite ? newValue : MinRowHeightKey.defaultValue
    }
  }

  /// The minimum height of a section's header in a list, in points, or `nil` if the header's content determines it. Mirrors SwiftUI's
  /// `defaultMinListHeaderHeight`.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinHeaderHeightKey.self] }
    set { self[MinHeaderHeightKey.self] = newValue }
  }
}

extension View {
  /// Sets the spacing between the rows of lists, in points. `nil` selects the style's own. A negative or nonfinite value counts as 0.
  /// Mirrors SwiftUI's `listRowSpacing(_:)`.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listSetup.rowSpacing, spacing.map { $0.isFinite ? max(0, $0) : 0 })
  }

  /// Sets the spacing between the sections of lists. Mirrors SwiftUI's `listSectionSpacing(_:)`.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSetup.sectionSpacing, spacing)
  }

  /// Sets the spacing between the sections of lists, in points. Mirrors SwiftUI's `listSectionSpacing(_:)`.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

  /// Specifies whether lists draw the background of their style. Mirrors SwiftUI's `scrollContentBackground(_:)`.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.listSetup.background, visibility)
  }
}
