import SwiftUI

/// A star on a ground of the target's own colour: `AssetSymbolsPlugin` makes both names of `Assets.xcassets`.
public struct Badge: View {
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
