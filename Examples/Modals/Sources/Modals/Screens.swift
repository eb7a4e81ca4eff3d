import SwiftUI

/// All screens, one at a time.
public struct Screens: View {
  private enum Screen: String, CaseIterable {
    case single = "Single"
    case simultaneous = "Simultaneous"
    case nested = "Nested"
    case background = "Background"
    case keyboard = "Keyboard"
    case layers = "Layers"
    case item = "Item"
  }

  @State private var screen = Screen.single

  /// Creates the view.
  public init() {}

  public var body: some View {
    VStack(spacing: 0) {
      HStack {
        ForEach(Screen.allCases, id: \.self) { other in Button(other.rawValue) { screen = other }.disabled(other == screen) }
      }
      .padding()
      switch screen {
      case .single: SingleScreen()
      case .simultaneous: SimultaneousScreen()
      case .nested: NestedScreen()
      case .background: BackgroundScreen()
      case .keyboard: KeyboardScreen()
      case .layers: LayersScreen()
      case .item: ItemScreen()
      }
    }
  }
}
