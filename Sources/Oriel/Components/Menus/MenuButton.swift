import Foundation
import OrielModel

/// The button that opens a menu.
struct MenuButton: View {
  let configuration: MenuStyleConfiguration
  @State private var isOpen = false
  @State private var place = MenuBarItemID()
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.menuBar) private var bar

  init(configuration: MenuStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    if let action = configuration.primaryAction {
      HStack(spacing: 4) {
        Button(action: action) { configuration.label }
          .modifier(
            ContextPressModifier { _ in
              isOpen = true
            } close: {
              isOpen = false
            })
        if indicator != .hidden {
          Button {
            isOpen = true
          } label: {
            MenuArrow()
          }
          .accessibilityLabel(Text(.own(.more)))
        }
      }
      .menu(isPresented: $isOpen) { configuration.content }
      .modifier(MenuBarItem(bar: bar, place: place, isOpen: $isOpen))
    } else {
      Button {
        if let bar { bar.press(place, isOpen: isOpen) } else { isOpen = true }
      } label: {
        if indicator == .visible {
          HStack(spacing: 6) {
            configuration.label
            MenuArrow()
          }
        } else {
          configuration.label
        }
      }
      .onHover { if $0 { bar?.pointerDidEnter(place) } }
      .menu(isPresented: $isOpen) { configuration.content }
      .modifier(MenuBarItem(bar: bar, place: place, isOpen: $isOpen))
    }
  }
}

/// The entry of a menu that opens another menu beside it.
struct Submenu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @State private var isOpen = false
  @State private var isHovered = false
  /// The identity of the entry in the enclosing menu.
  @State private var entry = MenuPointer.Entry()
  @Environment(\.menuContext) private var context
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var layoutDirection

  init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }

  var body: some View {
    if context?.isExported == true { ExportedSubmenu(label: label, content: content) } else { button }
  }

  private var button: some View {
    Button {
      isOpen = true
    } label: {
      HStack(spacing: 12) {
        MenuEntryLabel(label: label)
        Spacer(minLength: 12)
        MenuArrow(isBeside: true)
      }
    }
    .environment(\.menuContext, context.map { MenuContext(close: $0.close, keepsOpen: true, pointer: $0.pointer) })
    .environment(\.menuEntry, SubmenuEntry(entry: entry, isOpen: isOpen))
    .onHover { isHovered = $0 }
    .onTimeout(after: isHovered && isEnabled ? MenuPointer.delay : nil) { isOpen = true }
    .onChange(of: isOpen) {
      if isOpen { context?.pointer?.didOpen(entry) { isOpen = false } } else { context?.pointer?.didClose(entry) }
    }
    .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
      guard press.key.pointsForward(in: layoutDirection) else { return .ignored }
      isOpen = true
      return .handled
    }
    .menu(isPresented: $isOpen, isBeside: true, parent: context) { content }
  }
}

/// The state of a submenu that its entry uses.
struct SubmenuEntry: Equatable {
  let entry: MenuPointer.Entry
  let isOpen: Bool

  static func == (left: SubmenuEntry, right: SubmenuEntry) -> Bool { left.entry === right.entry && left.isOpen == right.isOpen }
}

private enum MenuEntryKey: EnvironmentKey { static var defaultValue: SubmenuEntry? { nil } }

extension EnvironmentValues {
  /// The state of the submenu that the entry opens, or `nil` if it opens none.
  var menuEntry: SubmenuEntry? {
    get { self[MenuEntryKey.self] }
    set { self[MenuEntryKey.self] = newValue }
  }
}

/// An arrow that points to where a menu opens.
struct MenuArrow: View {
  var isBeside = false
  @Environment(\.layoutDirection) private var layoutDirection
  /// The length of a point at the standard text size, scaled to the current text size.
  @ScaledMetric private var unit: CGFloat = 1

  init(isBeside: Bool = false) { self.isBeside = isBeside }

  var body: some View {
    ChevronShape()
      .stroke(style: StrokeStyle(lineWidth: 1.75 * unit, lineCap: .round, lineJoin: .round))
      .frame(width: 8 * unit, height: 4.5 * unit)
      .rotationEffect(.degrees(isBeside ? (layoutDirection == .rightToLeft ? 90 : -90) : 0))
      .frame(width: 8 * unit, height: 8 * unit)
      .accessibilityHidden(true)
  }
}

/// A chevron that points down.
nonisolated struct ChevronShape: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    return path
  }
}
