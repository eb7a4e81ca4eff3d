import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("A label of several views")
struct LabelOfSeveralViewsTests {
  private struct Parts: View {
    var body: some View {
      Text("one")
      Text("two")
    }
  }

  private func isRow<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> Bool {
    let host = TestHost(size: CGSize(width: 500, height: 300)) { content() }
    defer { host.close() }
    try host.settle()
    let (one, two) = (try host.find(text: "one").frame, try host.find(text: "two").frame)
    return abs(one.midY - two.midY) < 1 && (0...20).contains(two.minX - one.maxX)
  }

  @Test("stands side by side in links, in and out of lists")
  func links() throws {
    #expect(
      try isRow {
        NavigationStack {
          List {
            NavigationLink {
              Text("there")
            } label: {
              Parts()
            }
          }
        }
      })
    #expect(
      try isRow {
        NavigationStack {
          NavigationLink {
            Text("there")
          } label: {
            Parts()
          }
        }
      })
  }

  @Test("stands side by side in buttons and menus")
  func buttons() throws {
    #expect(
      try isRow {
        Button {
        } label: {
          Parts()
        }
      })
    #expect(
      try isRow {
        List {
          Button {
          } label: {
            Parts()
          }
        }
      })
    #expect(
      try isRow {
        Button {
        } label: {
          Parts()
        }.buttonStyle(.borderedProminent)
      })
    #expect(
      try isRow {
        Menu {
          Button("a") {}
        } label: {
          Parts()
        }
      })
  }
}
