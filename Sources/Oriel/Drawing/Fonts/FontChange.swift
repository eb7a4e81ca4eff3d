import Foundation

/// What a modifier makes of the font of a text or of a view, whichever that is.
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
  /// What the modifiers around make of the font, the outermost first: whatever font views inside have, they have it so.
  var fontChanges: [FontChange] {
    get { self[FontChangesKey.self] }
    set { self[FontChangesKey.self] = newValue }
  }

  /// The font with all that modifiers around make of it.
  var effectiveFont: Font { fontChanges.reduce(font ?? .body) { $1.applied(to: $0) } }
}

extension View {
  nonisolated func fontChange(_ change: FontChange) -> some View { transformEnvironment(\.fontChanges) { $0.append(change) } }
}
