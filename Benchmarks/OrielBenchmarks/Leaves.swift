import Oriel

/// Bindings to the states of leaves, for writes from outside.
@MainActor
final class LeafHandles {
  var bindings: [Int: Binding<Int>] = [:]
}

struct Leaf: View {
  let index: Int
  let handles: LeafHandles?
  @State private var count = 0

  var body: some View {
    handles?.bindings[index] = $count
    return Text(verbatim: "Leaf \(index): \(count)").frame(width: 160, height: 20)
  }
}

/// A column of leaves. Each has its own state, and a size that doesn't depend on its text.
struct Column: View {
  let count: Int
  var handles: LeafHandles?

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { Leaf(index: $0, handles: handles) }
    }
  }
}

/// Rows, one in `every` of which moves and fades.
struct MovingRows: View {
  let count: Int
  let every: Int
  @State private var isMoved = false
  let handles: MoveHandle

  var body: some View {
    handles.isMoved = $isMoved
    return VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { index in
        if index.isMultiple(of: every) {
          Text(verbatim: "Row \(index)").frame(width: 160, height: 20)
            .offset(x: isMoved ? 200 : 0).opacity(isMoved ? 0.2 : 1)
        } else {
          Text(verbatim: "Row \(index)").frame(width: 160, height: 20)
        }
      }
    }
  }
}

@MainActor
final class MoveHandle {
  var isMoved: Binding<Bool>?
}
