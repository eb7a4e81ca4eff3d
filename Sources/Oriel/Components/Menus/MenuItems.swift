import Foundation

/// A button style for entries of a menu.
struct MenuItemButtonStyle: PrimitiveButtonStyle {
  var isSelected: Bool?
  var isMixed = false

  nonisolated init(isSelected: Bool? = nil, isMixed: Bool = false) {
    self.isSelected = isSelected
    self.isMixed = isMixed
  }

  func makeBody(configuration: Configuration) -> some View {
    MenuItem(configuration: configuration, isSelected: isSelected, isMixed: isMixed)
  }
}

private struct MenuItem: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let isSelected: Bool?
  let isMixed: Bool
  @State private var isPressed = false
  @State private var isFocused = false
  @State private var isHovered = false
  /// Indicates whether the pointer or the keys have highlighted the entry.
  @State private var isMarked = false
  @State private var ownEntry = MenuPointer.Entry()
  @FocusState private var takesFocus: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.menuContext) private var context
  @Environment(\.menuEntry) private var submenu
  @Environment(\.menuActionDismissBehavior) private var dismissBehavior
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.locale) private var locale
  /// The length of a point at the standard text size, scaled to the current text size.
  @ScaledMetric private var unit: CGFloat = 1

  init(configuration: PrimitiveButtonStyleConfiguration, isSelected: Bool?, isMixed: Bool) {
    self.configuration = configuration
    self.isSelected = isSelected
    self.isMixed = isMixed
  }

  private func act() {
    configuration.trigger()
    if context?.keepsOpen != true, dismissBehavior != .disabled { context?.close() }
  }

  var body: some View {
    if context?.isExported == true {
      HStack { MenuEntryLabel(label: configuration.label) }
        .modifier(MenuEntryModifier(role: .action(isSelected: isSelected, isMixed: isMixed), action: { configuration.trigger() }))
    } else {
      row
    }
  }

  private var row: some View {
    HStack(spacing: 12) {
      MenuEntryLabel(label: configuration.label).showingSubtitles().frame(maxWidth: .infinity, alignment: .leading)
      if isMixed {
        DashShape().stroke(style: DashShape.stroke(unit)).frame(width: 11 * unit, height: 9 * unit).accessibilityHidden(true)
      } else if let isSelected {
        TickShape()
          .stroke(style: StrokeStyle(lineWidth: 1.75 * unit, lineCap: .round, lineJoin: .round))
          .frame(width: 11 * unit, height: 9 * unit)
          .opacity(isSelected ? 1 : 0)
          .accessibilityHidden(true)
      }
      // An entry that opens a submenu shows no shortcut.
      if let shortcut, context?.keepsOpen != true {
        Text(verbatim: shortcut.written(isMirrored: layoutDirection == .rightToLeft, locale: locale))
          .lineLimit(1)
          .fixedSize()
          .opacity(0.6)
          .accessibilityHidden(true)
      }
    }
    .padding(.horizontal, MenuLayout.entryInset.width)
    .padding(.vertical, MenuLayout.entryInset.height)
    .frame(minHeight: MenuLayout.entryHeight)
    .foregroundStyle(color)
    .background(
      Color.primary.opacity(isPressed ? 0.14 : isMarked || submenu?.isOpen == true ? 0.08 : 0), in: RoundedRectangle(cornerRadius: 6)
    )
    .contentShape(Rectangle())
    .onHover(perform: pointerDidMove)
    .onTimeout(after: isHovered ? MenuPointer.delay : nil) { context?.pointer?.rest(on: entry) }
    .modifier(
      ControlModifier(
        isEnabled: isEnabled, hasRing: false, pressingChanged: { isPressed = $0 }, action: act, focusChanged: focusDidMove)
    )
    .focused($takesFocus)
    .layoutValue(key: IncludesMenuEntryInsetsKey.self, value: true)
  }

  private var entry: MenuPointer.Entry { submenu?.entry ?? ownEntry }

  private func pointerDidMove(_ isInside: Bool) {
    isHovered = isInside
    guard isInside, isEnabled else {
      if !isFocused { context?.pointer?.unmark(entry) }
      return
    }
    mark()
    if context?.pointer?.hasFocus == true { takesFocus = true }
  }

  private func focusDidMove(_ isHere: Bool) {
    isFocused = isHere
    context?.pointer?.focusDidMove(entry, isHere: isHere)
    if isHere { mark() } else { context?.pointer?.unmark(entry) }
  }

  private func mark() {
    isMarked = true
    context?.pointer?.mark(entry) { isMarked = false }
  }

  private var color: Color {
    if !isEnabled { return .disabledEntry }
    return configuration.role == .destructive
      ? Color.destructiveText : .primary
  }
}

extension Color {
  /// The color of disabled entries, and of views in a menu that aren't entries.
  static var disabledEntry: Color { .primary.opacity(0.38) }
}

/// A header or a footer of a section in a menu.
struct MenuNote<Content: View>: View {
  let content: Content

  init(content: Content) { self.content = content }

  var body: some View {
    content
      .font(.system(size: 12, relativeTo: .body, weight: .semibold))
      .foregroundStyle(Color.primary.opacity(0.6))
      .padding(.horizontal, MenuLayout.entryInset.width)
      .padding(.vertical, MenuLayout.entryInset.height)
      .frame(maxWidth: .infinity, alignment: .leading)
      .layoutValue(key: IncludesMenuEntryInsetsKey.self, value: true)
  }
}

/// A toggle style for entries of a menu.
struct MenuItemToggleStyle: ToggleStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    Button(action: { configuration.isOn.toggle() }, label: { configuration.label })
      .buttonStyle(MenuItemButtonStyle(isSelected: configuration.isOn, isMixed: configuration.isMixed))
  }
}

/// A dash that replaces the checkmark of a mixed choice.
nonisolated struct DashShape: Shape {
  static let stroke = stroke(1)

  /// Returns the stroke style of the dash.
  ///
  /// - Parameter unit: The length of a point at the standard text size, scaled to the current text size.
  static func stroke(_ unit: CGFloat) -> StrokeStyle { StrokeStyle(lineWidth: 2 * unit, lineCap: .round) }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    return path
  }
}

nonisolated struct TickShape: Shape {
  /// A checkmark isn't mirrored in right-to-left layouts.
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.55))
    path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.36, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    return path
  }
}

/// A behavior that specifies whether a menu's entries dismiss the menu. Mirrors SwiftUI's `MenuActionDismissBehavior`.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind

  /// The default behavior, which dismisses the menu.
  public static let automatic = MenuActionDismissBehavior(kind: .automatic)
  /// A behavior that dismisses the menu.
  public static let enabled = MenuActionDismissBehavior(kind: .enabled)
  /// A behavior that leaves the menu open.
  public static let disabled = MenuActionDismissBehavior(kind: .disabled)
}

private enum MenuActionDismissBehaviorKey: EnvironmentKey { static var defaultValue: MenuActionDismissBehavior { .automatic } }

extension EnvironmentValues {
  var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuActionDismissBehaviorKey.self] }
    set { self[MenuActionDismissBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Specifies whether entries of menus dismiss their menu. By default they do. Mirrors SwiftUI's `menuActionDismissBehavior(_:)`.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuActionDismissBehavior, behavior)
  }

  nonisolated func labelsHidden(_ isHidden: Bool) -> some View { environment(\.labelsAreHidden, isHidden) }
}
