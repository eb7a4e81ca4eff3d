import SwiftUI

/// Views that are inserted and removed, each with its own transition.
struct TransitionsDemo: View {
  @State private var isShown = true
  @ScaledMetric(relativeTo: .caption) private var tileWidth: CGFloat = 76

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: tileWidth), spacing: 8, alignment: .top)], alignment: .leading, spacing: 12) {
        tile("opacity", .blue) { $0.transition(.opacity) }
        tile("scale", .teal) { $0.transition(.scale(scale: 0.2, anchor: .bottom)) }
        tile("slide", .green) { $0.transition(.slide) }
        tile("move", .mint) { $0.transition(.move(edge: .bottom)) }
        tile("push", .orange) { $0.transition(.push(from: .top)) }
        tile("blur replace", .pink) { $0.transition(.blurReplace) }
        tile("asymmetric", .purple) { $0.transition(.asymmetric(insertion: .scale, removal: .offset(y: 60).combined(with: .opacity))) }
        tile("custom", .indigo) { $0.transition(Tumble()) }
      }
      Button(isShown ? "Hide" : "Show") { withAnimation(.smooth(duration: 0.6)) { isShown.toggle() } }
        .buttonStyle(.borderedProminent)
        .accessibilityIdentifier("transitions-toggle")
    }
  }

  private func tile(_ name: String, _ color: Color, _ change: (Tile) -> some View) -> some View {
    let tile = change(Tile(color: color))
    return VStack(spacing: 6) {
      ZStack {
        Color.clear
        if isShown { tile }
      }
      .frame(width: 76, height: 76)
      .clipped()
      .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 12))
      Text(name).font(.caption).foregroundStyle(.secondary)
    }
  }

  private struct Tile: View {
    let color: Color

    var body: some View { RoundedRectangle(cornerRadius: 10).fill(color.gradient).frame(width: 52, height: 52) }
  }
}

/// A transition that rolls a view in from the left and out to the right.
private struct Tumble: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .rotationEffect(.degrees(180 * phase.value))
      .offset(x: 76 * phase.value)
  }
}
