import SwiftUI

/// A star on a background in the target's own color. `AssetSymbolsPlugin` generates both names from `Assets.xcassets`.
public struct Badge: View {
  /// Creates a badge.
  public init() {}

  public var body: some View {
    Image(.Icons.star)
      .padding(8)
      .background(.badge, in: .circle)
  }
}

#Preview {
  Badge()
}
