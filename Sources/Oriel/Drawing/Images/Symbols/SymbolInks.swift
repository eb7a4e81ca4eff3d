import Foundation
import OrielDrawing
import OrielModel

extension MulticolorRole {
  @MainActor func resolved(in environment: EnvironmentValues) -> RGBA {
    switch self {
    case .yellow: return Color.yellow.resolved(in: environment)
    case .red: return Color.red.resolved(in: environment)
    case .green: return Color.green.resolved(in: environment)
    case .blue: return Color.blue.resolved(in: environment)
    case .ice: return RGBA(red: 0.35, green: 0.78, blue: 0.96)
    // White would be invisible on a light background.
    case .cloud: return environment.colorScheme == .dark ? .white : RGBA(red: 0.73, green: 0.76, blue: 0.8)
    case .moon: return RGBA(red: 0.95, green: 0.77, blue: 0.3)
    case .white: return .white
    }
  }
}

/// The colors of a symbol's layers.
@MainActor
struct SymbolInks {
  let mode: SymbolRenderingMode
  /// The colors of the first, the second and the third level.
  let levels: [RGBA]
  let environment: EnvironmentValues

  func color(_ level: Int, _ natural: MulticolorRole? = nil) -> RGBA {
    switch mode.mode {
    case .monochrome: levels[0]
    case .multicolor: natural?.resolved(in: environment) ?? levels[0]
    case .hierarchical, .palette: levels[min(level, levels.count - 1)]
    }
  }

  /// Returns inks with the color of a level for all layers.
  func flat(_ level: Int) -> SymbolInks { SymbolInks(mode: .monochrome, levels: [color(level)], environment: environment) }
}
