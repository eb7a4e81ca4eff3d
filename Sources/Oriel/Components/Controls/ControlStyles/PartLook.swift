/// How views look in a part that has a look of its own, such as a bar or a section's header, and how they would look without it. What a view of
/// the part presents is no part of it.
struct PartLook: Equatable {
  /// What makes up the look of a part.
  struct Values: Equatable {
    let font: Font?
    let fontChanges: [FontChange]
    let foregroundStyle: AnyShapeStyle?
    let dynamicTypeSize: DynamicTypeSize
    let textScale: Double
    let labelForm: LabelForm
    let buttonStyle: AnyStyle<PrimitiveButtonStyleConfiguration>?
    let toggleStyle: AnyStyle<ToggleStyleConfiguration>?

    init(_ values: EnvironmentValues) {
      font = values.font
      fontChanges = values.fontChanges
      foregroundStyle = values.foregroundStyle
      dynamicTypeSize = values.dynamicTypeSize
      textScale = values.textScale
      labelForm = values.labelForm
      buttonStyle = values.buttonStyle
      toggleStyle = values.toggleStyle
    }

    static func areSame(_ left: AnyShapeStyle?, _ right: AnyShapeStyle?) -> Bool {
      guard let left, let right else { return left == nil && right == nil }
      func isRight<Style: ShapeStyle>(_ style: Style) -> Bool { (right.style as? Style).map { valuesAreEqual(style, $0) } ?? false }
      return isRight(left.style)
    }

    static func == (left: Self, right: Self) -> Bool {
      left.font == right.font && left.fontChanges == right.fontChanges && areSame(left.foregroundStyle, right.foregroundStyle)
        && left.dynamicTypeSize == right.dynamicTypeSize && left.textScale == right.textScale && left.labelForm == right.labelForm
        && left.buttonStyle == right.buttonStyle && left.toggleStyle == right.toggleStyle
    }
  }

  let around: Values
  let own: Values
}

private enum PartLookKey: EnvironmentKey { static var defaultValue: PartLook? { nil } }

extension EnvironmentValues {
  /// The part that the view is in; nil outside of any.
  private var partLook: PartLook? {
    get { self[PartLookKey.self] }
    set { self[PartLookKey.self] = newValue }
  }

  /// Gives the views of a part their look. Parts inside of one another count as one.
  mutating func enterPart(_ change: (inout EnvironmentValues) -> Void) {
    let around = partLook?.around ?? PartLook.Values(self)
    change(&self)
    partLook = PartLook(around: around, own: PartLook.Values(self))
  }

  /// Takes the look away, but for what views inside of the part have said themselves.
  mutating func leavePart() {
    guard let look = partLook else { return }
    let (around, own) = (look.around, look.own)
    partLook = nil
    if font == own.font { font = around.font }
    if fontChanges.starts(with: own.fontChanges) { fontChanges.replaceSubrange(..<own.fontChanges.count, with: around.fontChanges) }
    if PartLook.Values.areSame(foregroundStyle, own.foregroundStyle) { foregroundStyle = around.foregroundStyle }
    if dynamicTypeSize == own.dynamicTypeSize { dynamicTypeSize = around.dynamicTypeSize }
    if textScale == own.textScale { textScale = around.textScale }
    if labelForm == own.labelForm { labelForm = around.labelForm }
    if buttonStyle == own.buttonStyle { buttonStyle = around.buttonStyle }
    if toggleStyle == own.toggleStyle { toggleStyle = around.toggleStyle }
  }
}

extension View {
  /// Gives the views of a part their look, which what they present doesn't have.
  nonisolated func partLook(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
    modifier(EnvironmentModifier { $0.enterPart(change) })
  }
}
