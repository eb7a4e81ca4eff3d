import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Stack and grid layouts in AnyLayout")
struct AnyLayoutKindsTests {
  private enum Kind: CaseIterable {
    case row, column, layers, grid

    var layout: AnyLayout {
      switch self {
      case .row: AnyLayout(HStackLayout(alignment: .top, spacing: 4))
      case .column: AnyLayout(VStackLayout(alignment: .trailing, spacing: 5))
      case .layers: AnyLayout(ZStackLayout(alignment: .bottomTrailing))
      case .grid: AnyLayout(GridLayout(alignment: .topLeading, horizontalSpacing: 6, verticalSpacing: 7))
      }
    }

    /// The origins of the views "a" to "d".
    var corners: [String: CGPoint] {
      switch self {
      case .row:
        ["a": CGPoint(x: 0, y: 0), "b": CGPoint(x: 24, y: 0), "c": CGPoint(x: 58, y: 0), "d": CGPoint(x: 102, y: 0)]
      case .column:
        ["a": CGPoint(x: 20, y: 0), "b": CGPoint(x: 10, y: 15), "c": CGPoint(x: 0, y: 40), "d": CGPoint(x: 30, y: 55)]
      case .layers:
        ["a": CGPoint(x: 20, y: 20), "b": CGPoint(x: 10, y: 10), "c": CGPoint(x: 0, y: 20), "d": CGPoint(x: 30, y: 0)]
      // Columns of 40 and 30 points, rows of 20 and 30.
      case .grid:
        ["a": CGPoint(x: 0, y: 0), "b": CGPoint(x: 46, y: 0), "c": CGPoint(x: 0, y: 27), "d": CGPoint(x: 46, y: 27)]
      }
    }
  }

  private static let sizes = [
    "a": CGSize(width: 20, height: 10), "b": CGSize(width: 30, height: 20), "c": CGSize(width: 40, height: 10),
    "d": CGSize(width: 10, height: 30),
  ]

  @MainActor
  @Observable
  fileprivate final class Model {
    private(set) var kind: Int = 0
    @ObservationIgnored var appeared: [String] = []

    func choose(_ index: Int) { kind = index }
  }

  private struct Leaf: View {
    let name: String
    let model: Model
    @State private var presses = 0

    var body: some View {
      let size = AnyLayoutKindsTests.sizes[name]
      Color.red.frame(width: size?.width, height: size?.height)
        .onTapGesture { presses += 1 }
        .accessibilityLabel(name)
        .accessibilityValue("\(presses)")
        .onAppear { model.appeared.append(name) }
    }
  }

  private struct Page: View {
    let model: Model

    var body: some View {
      let layout = Kind.allCases[model.kind].layout
      layout {
        GridRow {
          Leaf(name: "a", model: model)
          Leaf(name: "b", model: model)
        }
        GridRow {
          Leaf(name: "c", model: model)
          Leaf(name: "d", model: model)
        }
      }
      .frame(width: 200, height: 100, alignment: .topLeading)
    }
  }

  private func host(_ model: Model) -> TestHost {
    TestHost(size: CGSize(width: 200, height: 100)) { Page(model: model) }
  }

  private func expectFrames(_ host: TestHost, _ kind: Kind) throws {
    for (name, corner) in kind.corners {
      let size = try #require(Self.sizes[name])
      #expect(try host.find(label: name).frame == CGRect(origin: corner, size: size), "\(kind) \(name)")
    }
  }

  @Test("Each layout places views as its container does", arguments: Kind.allCases)
  private func frames(_ kind: Kind) throws {
    let model = Model()
    model.choose(try #require(Kind.allCases.firstIndex(of: kind)))
    let host = host(model)
    try expectFrames(host, kind)
    host.close()
  }

  @Test("Views keep their identity and their state when the kind of layout changes")
  func identity() throws {
    let model = Model()
    let host = host(model)
    host.tap(at: CGPoint(x: 30, y: 10))
    for (index, kind) in Kind.allCases.enumerated() {
      model.choose(index)
      try host.settle()
      try expectFrames(host, kind)
      #expect(try host.find(label: "b").value == "1")
      #expect(try host.find(label: "c").value == "0")
    }
    #expect(model.appeared.sorted() == ["a", "b", "c", "d"])
    host.close()
  }

  @Test("Views animate to their new places if the change of the kind of layout is animated")
  func animated() throws {
    let model = Model()
    let host = host(model)
    withAnimation(.linear(duration: 1)) { model.choose(1) }
    host.render()
    host.advance(by: 0.5)
    // From (102, 0) to (30, 55).
    let frame = try host.find(label: "d").frame
    #expect(abs(frame.minX - 66) < 2 && abs(frame.minY - 27.5) < 2)
    host.advance(by: 0.6)
    try expectFrames(host, .column)
    host.close()
  }

  @Test("The stack layouts can be used as containers by themselves")
  func containers() throws {
    func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
      Color.red.frame(width: width, height: height).accessibilityLabel(name)
    }
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      ZStackLayout(alignment: .bottomLeading) {
        box("large", 60, 40)
        VStackLayout(alignment: .leading, spacing: 2) {
          box("high", 10, 10)
          HStackLayout(alignment: .bottom, spacing: 3) {
            box("left", 4, 8)
            box("right", 5, 6)
          }
        }
      }
    }
    let expected = [
      "large": CGRect(x: 20, y: 30, width: 60, height: 40), "high": CGRect(x: 20, y: 50, width: 10, height: 10),
      "left": CGRect(x: 20, y: 62, width: 4, height: 8), "right": CGRect(x: 27, y: 64, width: 5, height: 6),
    ]
    for (name, frame) in expected { #expect(try host.find(label: name).frame == frame, "\(name)") }
    host.close()
  }
}
