import Foundation
import OrielDrawing

/// A modifier with the background of a list's row.
nonisolated struct RowBackgroundModifier<Background: View>: ViewModifier {
  typealias Body = Never
  let background: Background?

  @MainActor static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> {
    RowBackgroundNode(view, in: context)
  }
}

extension View {
  /// Sets the background of rows in a list, in place of the list's own. `nil` keeps the list's own. Mirrors SwiftUI's
  /// `listRowBackground(_:)`.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { modifier(RowBackgroundModifier(background: view)) }
}

/// A wrapper that holds the background box of a row for the enclosing list.
@MainActor
final class RowBackgroundBox: WrapperBox {
  var background: LayoutBox?
}

@MainActor
private final class RowBackgroundNode<Wrapped: View, Background: View>: RowLayerNode<
  Wrapped, RowBackgroundModifier<Background>, Background, RowBackgroundBox
>
{
  init(_ view: ModifiedContent<Wrapped, RowBackgroundModifier<Background>>, in context: _NodeContext) {
    super.init(view.content, extra: view.modifier.background, in: context) { RowBackgroundBox(node: $0) }
  }

  override func show(_ extra: LayoutBox?, in box: RowBackgroundBox) { box.background = extra }

  override func update(_ view: ModifiedContent<Wrapped, RowBackgroundModifier<Background>>) {
    update(view.content, extra: view.modifier.background)
  }
}

/// A wrapper that clips a row's background to the row's shape, and draws the row's highlight and separators above it.
@MainActor
final class RowBackdropBox: WrapperBox, DrawingEffect {
  private let rowReference: Unowned<ListRowBox>
  var row: ListRowBox { rowReference.object }

  init(_ background: LayoutBox, row: ListRowBox) {
    rowReference = Unowned(row)
    super.init(node: row.node)
    setContent(background)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
  }

  override func layoutChildren() {
    guard let child = children.first else { return }
    let inner = child.measure(proposal)
    placeChild(child, at: CGPoint(x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2), proposal: proposal)
  }

  override var drawingEffect: (any DrawingEffect)? { self }

  func applyEffect(to node: DisplayNode) -> DisplayNode {
    let frame = CGRect(origin: .zero, size: presentedSize)
    let nodes = [DisplayNode(.clip(row.shape(of: frame), FillStyle(), node))] + row.foreground(in: frame)
    return DisplayNode(.group(nodes))
  }
}
