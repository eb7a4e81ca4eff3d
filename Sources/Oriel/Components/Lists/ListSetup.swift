import Foundation

/// What modifiers around a list say about it.
struct ListEnvironment: Equatable {
  var style = ListStyleForm()
  var rowSpacing: CGFloat?
  var sectionSpacing = ListSectionSpacing.default
  var background = Visibility.automatic
  var alternation = AlternatingRowBackgroundBehavior.automatic

  var look: _ListLook { style.look }
  /// Whether every other row has a background of its own.
  var alternatesRows: Bool { alternation.isOn(with: style.alternatesRows) }
}

/// All that the rows of a list have to know of it.
struct ListSetup {
  var environment = ListEnvironment()
  var selection: ListSelection.Snapshot?
  var isEditing = false
  /// Whether rows are nothing but swiped aside.
  var swipesOnly = false
  var minRowHeight: CGFloat = 44
  /// Nil is as high as a header's content needs.
  var minHeaderHeight: CGFloat?

  var look: _ListLook { environment.look }

  /// What is behind the rows; nil where the list draws no background.
  var surface: Color? { environment.background == .hidden ? nil : look.background }

  /// Points above a section, and above the list's first.
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

/// Points between the sections of a list. Mirrors SwiftUI's `ListSectionSpacing`.
public struct ListSectionSpacing: Sendable, Equatable {
  enum Kind: Equatable { case `default`, compact, custom(CGFloat) }
  let kind: Kind

  public static let `default` = ListSectionSpacing(kind: .default)
  public static let compact = ListSectionSpacing(kind: .compact)

  /// Points, 0 or more; anything else counts as 0.
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

  /// Points that a row of a list takes at least; a height that isn't finite is told once and counts as 44. Mirrors SwiftUI's
  /// `defaultMinListRowHeight`.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinRowHeightKey.self] }
    set {
      if !newValue.isFinite {
        Report.once(
          "min-row-height", "defaultMinListRowHeight is \(newValue): it has to be finite; it counts as \(MinRowHeightKey.defaultValue).")
      }
      self[MinRowHeightKey.self] = newValue.isFinite ? newValue : MinRowHeightKey.defaultValue
    }
  }

  /// Points that a section's header takes at least in a list; nil is what it needs. Mirrors SwiftUI's `defaultMinListHeaderHeight`.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinHeaderHeightKey.self] }
    set { self[MinHeaderHeightKey.self] = newValue }
  }
}

extension View {
  /// Points between the rows of lists; nil is the style's own. Mirrors SwiftUI's `listRowSpacing(_:)`.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listSetup.rowSpacing, spacing.map { $0.isFinite ? max(0, $0) : 0 })
  }

  /// Room between the sections of lists. Mirrors SwiftUI's `listSectionSpacing(_:)`.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSetup.sectionSpacing, spacing)
  }

  /// Points between the sections of lists. Mirrors SwiftUI's `listSectionSpacing(_:)`.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

  /// Whether lists draw the background of their style. Mirrors SwiftUI's `scrollContentBackground(_:)`.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.listSetup.background, visibility)
  }
}
