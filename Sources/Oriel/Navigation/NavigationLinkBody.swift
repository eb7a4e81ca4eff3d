/// A link with a value.
struct ValueLink<Label: View>: View {
  let element: NavigationPath.Element?
  let showsInNextColumn: Bool
  let label: Label
  @Environment(\.navigationScreen) private var screen
  @Environment(\.listSelector) private var selector
  @Environment(\.isSelectionDisabled) private var isSelectionDisabled
  @Environment(\.splitColumn) private var column

  var body: some View {
    let selects = element.flatMap { selector?.value(of: $0) } != nil
    let isShown = !selects && showsInNextColumn && element.map { column?.shows(.value($0)) == true } ?? false
    LinkButton(selects: selects, isShown: isShown, label: label) {
      guard let element, !selects || !isSelectionDisabled else { return }
      if let selector, selector.select(element) {
        column?.rowWasChosen(by: selector)
        return
      }
      if showsInNextColumn, let column, column.hasNext, let destination = screen?.model?.destination(for: element) {
        let source = NavigationSource()
        source.element = element
        source.make = { destination.make(element.value) ?? AnyView(EmptyView()) }
        return column.show(source)
      }
      screen?.model?.push(element)
    }
    .disabled(element == nil || screen?.model == nil && !selects)
    .modifier(LinkTagModifier(element: element))
  }
}

/// A link with a view.
struct ViewLink<Label: View, Destination: View>: View {
  let destination: () -> Destination
  let isActive: Binding<Bool>?
  let showsInNextColumn: Bool
  let label: Label
  @Owned private var source = NavigationSource()
  @Environment(\.navigationScreen) private var screen
  @Environment(\.splitColumn) private var column

  var body: some View {
    let (source, isActive, destination) = (source, isActive, destination)
    let next = showsInNextColumn && column?.hasNext == true ? column : nil
    LinkButton(selects: false, isShown: next?.shows(.view(ObjectIdentifier(source))) == true, label: label) {
      if let isActive {
        isActive.wrappedValue = true
        next?.choose(source)
      } else if let next {
        next.show(source)
      } else {
        source.isWanted = true
        screen?.model?.node.setNeedsUpdate()
      }
    }
    .disabled(screen?.model == nil)
    .modifier(
      OptionalSource(
        isOn: screen?.model != nil,
        source: NavigationSourceModifier(
          source: source, read: isActive.map { isActive in { isActive.wrappedValue ? AnyHashable(true) : nil } },
          withdraw: { isActive?.wrappedValue = false }, endsWithView: false, make: { _ in AnyView(destination()) }, column: next)))
  }
}

/// A link outside of any stack pushes nothing, and says nothing: it is disabled.
private struct OptionalSource: ViewModifier {
  let isOn: Bool
  let source: NavigationSourceModifier

  func body(content: Content) -> some View {
    if isOn { content.modifier(source) } else { content }
  }
}

/// The button of a link: in a list it takes the row.
private struct LinkButton<Label: View>: View {
  /// Whether a press selects the row, in place of going somewhere.
  let selects: Bool
  /// Whether the next column shows its screen.
  let isShown: Bool
  let label: Label
  let action: @MainActor () -> Void
  @Environment(\.listLook) private var look
  @Environment(\.rowBadge) private var badge
  @Environment(\.linksLeadOn) private var leadsOn
  @Environment(\.buttonStyle) private var style

  init(selects: Bool, isShown: Bool, label: Label, action: @escaping @MainActor () -> Void) {
    self.selects = selects
    self.isShown = isShown
    self.label = label
    self.action = action
  }

  var body: some View {
    if look == nil {
      Button(action: action) { label }
    } else {
      Button(action: action) {
        HStack(spacing: 8) {
          label.frame(maxWidth: .infinity, alignment: .leading)
          if let badge { RowBadgeText(badge: badge) }
          if !selects || leadsOn {
            NavigationChevron(pointsBack: false)
              .stroke(Color(.system(.tertiary)), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
              .frame(width: 6.5, height: 12)
          }
        }
      }
      .buttonStyle(RowLinkStyle(inner: style))
      .modifier(RowLinkModifier(action: action, isShown: isShown && !leadsOn))
    }
  }
}

/// A link as a row: the row shows that it is pressed, and the label looks as a row's does, or as the style around says.
private struct RowLinkStyle: PrimitiveButtonStyle, Equatable {
  nonisolated(unsafe) let inner: AnyStyle<PrimitiveButtonStyleConfiguration>?

  nonisolated static func == (left: Self, right: Self) -> Bool { left.inner == right.inner }

  func makeBody(configuration: Configuration) -> some View {
    if let inner, !inner.isStyle(DefaultButtonStyle.self) {
      inner.body(configuration)
    } else {
      PressableButtonStyle(style: RowLinkLook()).makeBody(configuration: configuration)
    }
  }
}

private struct RowLinkLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .opacity(isEnabled ? 1 : 0.5)
      .contentShape(Rectangle())
      .modifier(RowPressModifier(isPressed: configuration.isPressed))
  }
}

/// Has the row around show that it is pressed.
nonisolated struct RowPressModifier: BoxModifier, Equatable {
  let isPressed: Bool

  @MainActor func makeBox(_ node: AnyViewNode) -> WrapperBox { WrapperBox(node: node) }

  @MainActor func update(_ box: WrapperBox, transaction: Transaction) { box.listRow?.isPressed = isPressed }
}

/// Lets a press anywhere on the row press the link, and has the row look chosen while another column shows the link's screen.
nonisolated private struct RowLinkModifier: BoxModifier {
  let action: @MainActor () -> Void
  let isShown: Bool

  @MainActor func makeBox(_ node: AnyViewNode) -> RowLinkBox { RowLinkBox(action, isShown: isShown, node: node) }

  @MainActor func update(_ box: RowLinkBox, transaction: Transaction) {
    box.action = action
    box.isShown = isShown
  }
}

/// A link in a list's row.
@MainActor
final class RowLinkBox: WrapperBox {
  var action: @MainActor () -> Void
  /// Whether another column shows its screen.
  var isShown: Bool { didSet { if isShown != oldValue { listRow?.selectionDidChange() } } }

  init(_ action: @escaping @MainActor () -> Void, isShown: Bool, node: AnyViewNode) {
    self.action = action
    self.isShown = isShown
    super.init(node: node)
  }
}

/// In a list with a selection a link stands for its value.
nonisolated private struct LinkTagModifier: ViewModifier {
  let element: NavigationPath.Element?

  @MainActor func body(content: Content) -> some View {
    content.modifier(TraitModifier<TagTrait>(value: ViewTag(element)))
  }
}

extension LayoutBox {
  /// The list's row that the box is in.
  final var listRow: ListRowBox? {
    var box = parent
    while let current = box {
      if let row = current as? ListRowBox { return row }
      if current is ScrollBox { return nil }
      box = current.parent
    }
    return nil
  }

  /// The first link inside, of a row.
  final var rowLink: RowLinkBox? {
    if isLeaving { return nil }
    if let link = self as? RowLinkBox { return link }
    for child in children { if let link = child.rowLink { return link } }
    return nil
  }
}
