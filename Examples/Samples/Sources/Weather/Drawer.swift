import SwiftUI

/// A panel at the bottom that can be pulled up, and follows the drag until its end.
struct Drawer<Content: View>: View {
  @Binding var isOpen: Bool
  @ViewBuilder let content: Content

  /// The height that is visible while the drawer is closed.
  private let peek: CGFloat = 60

  @State private var height: CGFloat = 0
  @GestureState private var translation: CGFloat = 0

  private var offset: CGFloat {
    let closed = max(0, height - peek)
    let offset = (isOpen ? 0 : closed) + translation
    // Beyond its limits, the drawer follows by a quarter of the distance.
    if offset < 0 { return offset / 4 }
    if offset > closed { return closed + (offset - closed) / 4 }
    return offset
  }

  var body: some View {
    VStack(spacing: 24) {
      Button {
        withAnimation(.spring) { isOpen.toggle() }
      } label: {
        VStack(spacing: 10) {
          Capsule()
            .fill(.white.opacity(0.5))
            .frame(width: 40, height: 5)
          Text("This week")
            .font(.headline)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .contentShape(.rect)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(isOpen ? "Hide details" : "Show details")

      content
        .accessibilityHidden(!isOpen)
    }
    .padding(.horizontal, 20)
    .padding(.top, 10)
    .padding(.bottom, 24)
    .foregroundStyle(.white)
    .background(.regularMaterial, in: .rect(topLeadingRadius: 28, topTrailingRadius: 28))
    .onGeometryChange(for: CGFloat.self) {
      $0.size.height
    } action: {
      height = $0
    }
    .offset(y: offset)
    .gesture(
      DragGesture()
        .updating($translation) { value, translation, _ in
          translation = value.translation.height
        }
        .onEnded { value in
          withAnimation(.spring) {
            isOpen = value.predictedEndTranslation.height < (isOpen ? height / 2 : -height / 2)
          }
        }
    )
    .animation(.interactiveSpring, value: translation)
  }
}
