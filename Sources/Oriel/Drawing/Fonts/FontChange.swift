import Foundation

/// A change that a modifier makes to the font of a text or of a view, whatever that font is.
nonisolated enum FontChange: Hashable, Sendable {
  case weight(Font.Weight?)
  case bold(Bool)
  case italic(Bool)
  case monospaced(Bool)
  case monospacedDigit
  case design(Font.Design?)
  case width(Font.Width?)

  func applied(to font: Font) -> Font {
    switch self {
    case .weight(let weight): weight.map { font.weight($0) } ?? font
    case .bold(let isActive): font.bold(isActive)
    case .italic(let isActive): font.italic(isActive)
    case .monospaced(let isActive): font.monospaced(isActive)
    case .monospacedDigit: font.monospacedDigit()
    case .design(let design): font.design(design)
    case .width(let width): width.map { font.width($0) } ?? font
    }
  }
}

private enum FontChangesKey: EnvironmentKey { static var defaultValue: [FontChange] { [] } }

extension EnvironmentValues {
  /// The changes that enclosing modifiers make to the font, the outermost first. They apply to any font of the descendants.
  var fontChanges: [FontChange] {
    get { self[FontChangesKey.self] }
    set { self[FontChangesKey.self] = newValue }
  }

  /// The font with the changes of all enclosing modifiers.
  var effectiveFont: Font { fontChanges.reduce(font ?? .body) { $1.applied(to: $0) } }
}

extension View {
  nonisolated func fontChange(_ change: FontChange) -> some View { transformEnvironment(\.fontChanges) { $0.append(change) } }
}
