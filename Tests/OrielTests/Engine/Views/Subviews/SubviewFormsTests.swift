import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
private func square(_ name: String) -> some View {
  Color.red.frame(width: 20, height: 20).accessibilityLabel(name)
}

/// A container that takes exactly two views and shows them in reverse order.
private struct Swapped<First: View, Second: View>: View {
  private let content: TupleView<(First, Second)>

  init(@ViewBuilder content: () -> TupleView<(First, Second)>) { self.content = content() }

  var body: some View {
    VStack(spacing: 0) {
      content.value.1
      content.value.0
    }
  }
}

/// A container that takes three views and shows them in their order.
private struct Whole<A: View, B: View, C: View>: View {
  private let content: TupleView<(A, B, C)>

  init(@ViewBuilder content: () -> TupleView<(A, B, C)>) { self.content = content() }

  var body: some View { HStack(spacing: 0) { content } }
}

private struct Five: View {
  var body: some View {
    square("a")
    square("b")
    ForEach(["c", "d"], id: \.self) { square($0) }
    square("e")
  }
}

@MainActor
@Suite("Tuples of views and collections of subviews")
struct SubviewFormsTests {
  /// Returns the origin of each box with a label of one letter, in a window that is 200 points wide.
  private func boxes<Content: View>(@ViewBuilder _ content: () -> Content) -> [String: CGPoint] {
    let host = TestHost(size: CGSize(width: 200, height: 100), content: content)
    defer { host.close() }
    let found = host.allElements.filter { $0.label.count == 1 }.map { ($0.label, $0.frame.origin) }
    return Dictionary(found, uniquingKeysWith: { first, _ in first })
  }

  // MARK: Tuples

  @Test("A container that takes a tuple can place each part of it")
  func parts() {
    let found = boxes {
      Swapped {
        square("a")
        square("b")
      }
    }
    #expect(found == ["b": CGPoint(x: 90, y: 30), "a": CGPoint(x: 90, y: 50)])
  }

  @Test("A tuple as a whole is laid out as its views")
  func whole() {
    let found = boxes {
      Whole {
        square("a")
        square("b")
        square("c")
      }
    }
    #expect(found == ["a": CGPoint(x: 70, y: 40), "b": CGPoint(x: 90, y: 40), "c": CGPoint(x: 110, y: 40)])
  }

  @Test("A part of a tuple keeps its state while another part changes")
  func state() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    struct Page: View {
      @State private var title = "old"
      var body: some View {
        Swapped {
          Counter()
          Text(verbatim: title)
        }
        Button("Rename") { title = "new" }
      }
    }
    let host = TestHost { VStack { Page() } }
    try host.tap("Count 0")
    try host.tap("Rename")
    #expect(host.exists("Count 1") && host.exists("new") && !host.exists("old"))
    #expect(try host.find("new").frame.maxY <= host.find("Count 1").frame.minY)
    host.close()
  }

  // MARK: Collections

  @Test("A collection of subviews contains the views that a container would lay out, with indices from zero")
  func counts() {
    var seen: [String] = []
    let found = boxes {
      Group(subviews: Five()) { (subviews: SubviewsCollection) in
        let _ = seen.append("\(subviews.count) \(Array(subviews.indices)) \(subviews.startIndex) \(subviews.endIndex) \(subviews.isEmpty)")
        HStack(spacing: 0) { subviews }
      }
    }
    #expect(seen.first == "5 [0, 1, 2, 3, 4] 0 5 false")
    #expect(found.mapValues(\.x) == ["a": 50, "b": 70, "c": 90, "d": 110, "e": 130])
  }

  @Test("A collection of no subviews is empty")
  func empty() {
    var seen: [Bool] = []
    _ = boxes {
      Group(subviews: EmptyView()) { subviews in
        let _ = seen.append(subviews.isEmpty && subviews.indices.isEmpty && subviews.first == nil && subviews[...].isEmpty)
        subviews
      }
    }
    #expect(seen.first == true)
  }

  @Test("A slice keeps the indices of its collection and is a view itself")
  func slices() {
    var seen: [String] = []
    let found = boxes {
      Group(subviews: Five()) { subviews in
        let middle = subviews[1..<4]
        let _ =
          seen = [
            "\(middle.count) \(middle.startIndex) \(middle.endIndex) \(Array(middle.indices))",
            "\(middle[2].id == subviews[2].id) \(middle.first?.id == subviews[1].id) \(middle.last?.id == subviews[3].id)",
          ]
        HStack(spacing: 0) { middle }
      }
    }
    #expect(seen == ["3 1 4 [1, 2, 3]", "true true true"])
    #expect(found.mapValues(\.x) == ["b": 70, "c": 90, "d": 110])
  }

  @Test("A slice of a slice keeps its indices, and subviews that are left out aren't shown")
  func nestedSlices() {
    var indices: [[Int]] = []
    let found = boxes {
      Group(subviews: Five()) { subviews in
        let tail = subviews.dropFirst(2)
        let _ = indices = [tail, tail.prefix(2), tail.suffix(1), subviews[1...][2..<3]].map { Array($0.indices) }
        VStack(spacing: 0) {
          tail.prefix(1)
          tail.suffix(1)
        }
      }
    }
    #expect(indices == [[2, 3, 4], [2, 3], [4], [2]])
    #expect(found == ["c": CGPoint(x: 90, y: 30), "e": CGPoint(x: 90, y: 50)])
  }

  @Test("Subviews can be shown one by one by their indices, and in another order")
  func elements() {
    let byIndex = boxes {
      Group(subviews: Five()) { subviews in
        HStack(spacing: 0) {
          ForEach(subviews.indices, id: \.self) { index in
            subviews[index].padding(.leading, index == 0 ? 0 : 10)
          }
        }
      }
    }
    #expect(byIndex.mapValues(\.x) == ["a": 30, "b": 60, "c": 90, "d": 120, "e": 150])
    let reversed = boxes {
      Group(subviews: Five()) { subviews in
        HStack(spacing: 0) { ForEach(subviews.reversed()) { $0 } }
      }
    }
    #expect(reversed.mapValues(\.x) == ["e": 50, "d": 70, "c": 90, "b": 110, "a": 130])
    let ends = boxes {
      Group(subviews: Five()) { subviews in
        if let first = subviews.first, let last = subviews.last {
          HStack(spacing: 100) {
            last
            first
          }
        }
      }
    }
    #expect(ends.mapValues(\.x) == ["e": 30, "a": 150])
  }
}
