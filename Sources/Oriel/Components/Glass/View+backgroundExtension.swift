import Foundation

extension View {
  /// Extends the view over the safe area beside it, as the background of bars and sidebars: mirrored, blurred copies of the view continue it
  /// at each edge that touches the safe area. The layout doesn't change. Mirrors SwiftUI's `backgroundExtensionEffect()`.
  nonisolated public func backgroundExtensionEffect() -> some View { backgroundExtensionEffect(isEnabled: true) }

  /// Extends the view over the safe area beside it, as the background of bars and sidebars. Mirrors SwiftUI's
  /// `backgroundExtensionEffect(isEnabled:)`.
  ///
  /// - Parameter isEnabled: A Boolean value that indicates whether the view is extended.
  nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    background { if isEnabled { BackgroundExtension(content: self) } }
  }
}

/// The copies of a view behind and around it, which extend over the safe area.
nonisolated private struct BackgroundExtension<Content: View>: View {
  let content: Content
  @Environment(\.layoutDirection) private var direction

  init(content: Content) { self.content = content }

  /// The radius of the blur, in points.
  private static var blur: CGFloat { 8 }

  @MainActor var body: some View {
    GeometryReader { proxy in
      let (size, insets) = (proxy.size, proxy.safeAreaInsets)
      if insets != EdgeInsets() {
        ZStack(alignment: .topLeading) {
          ForEach(cells(insets), id: \.self) { cell in
            content
              .environment(\.layoutDirection, direction)
              .frame(width: size.width, height: size.height)
              .scaleEffect(x: cell.column == 0 ? 1 : -1, y: cell.row == 0 ? 1 : -1)
              .offset(x: insets.leading + CGFloat(cell.column) * size.width, y: insets.top + CGFloat(cell.row) * size.height)
          }
        }
        .frame(
          width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom, alignment: .topLeading
        )
        .blur(radius: Self.blur, opaque: true)
        .clipped()
        .offset(x: -insets.leading, y: -insets.top)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
      }
    }
    // Offsets are independent of the layout direction, and insets and alignments aren't.
    .environment(\.layoutDirection, .leftToRight)
  }

  /// A copy's place in the grid around the view.
  private struct Cell: Hashable {
    var column: Int
    var row: Int
  }

  private func cells(_ insets: EdgeInsets) -> [Cell] {
    let columns = (insets.leading > 0 ? [-1] : []) + [0] + (insets.trailing > 0 ? [1] : [])
    let rows = (insets.top > 0 ? [-1] : []) + [0] + (insets.bottom > 0 ? [1] : [])
    return rows.flatMap { row in columns.map { Cell(column: $0, row: row) } }
  }
}
