/// The appearance of views in a part with its own appearance, such as a bar or a section's header, and the appearance outside the part.
/// Views that a view of the part presents don't have the part's appearance.
struct PartAppearance: Equatable {
  /// The environment values that constitute the appearance of a part.
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

private enum PartLookKey: EnvironmentKey { static var defaultValue: PartAppearance? { nil } }

extension EnvironmentValues {
  /// The innermost part that contains the view, or `nil` outside parts.
  private var partLook: PartAppearance? {
    get { self[PartLookKey.self] }
    set { self[PartLookKey.self] = newValue }
  }

  /// Applies the appearance of a part. Nested parts count as one part.
  mutating func applyPartAppearance(_ change: (inout EnvironmentValues) -> Void) {
    let around = partLook?.around ?? PartAppearance.Values(self)
    change(&self)
    partLook = PartAppearance(around: around, own: PartAppearance.Values(self))
  }

  /// Restores the appearance outside the part, except for values that views in the part have changed.
  mutating func restoreAppearanceOutsidePart() {
    guard let look = partLook else { return }
    let (around, own) = (look.around, look.own)
    partLook = nil
    if font == own.font { font = around.font }
    if fontChanges.starts(with: own.fontChanges) { fontChanges.replaceSubrange(..<own.fontChanges.count, with: around.fontChanges) }
    if PartAppearance.Values.areSame(foregroundStyle, own.foregroundStyle) { foregroundStyle = around.foregroundStyle }
    if dynamicTypeSize == own.dynamicTypeSize { dynamicTypeSize = around.dynamicTypeSize }
    if textScale == own.textScale { textScale = around.textScale }
    if labelForm == own.labelForm { labelForm = around.labelForm }
    if buttonStyle == own.buttonStyle { buttonStyle = around.buttonStyle }
    if toggleStyle == own.toggleStyle { toggleStyle = around.toggleStyle }
  }
}

extension View {
  /// Applies the appearance of a part to the view. Presented views don't have this appearance.
  nonisolated func partLook(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
    modifier(EnvironmentModifier { $0.applyPartAppearance(change) })
  }
}
