import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Labels of several views")
struct LabelOfSeveralViewsTests {
  private final class Frames {
    var one = CGRect.zero
    var two = CGRect.zero
  }

  private struct Parts: View {
    let frames: Frames

    var body: some View {
      Text("one").onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        frames.one = $0
      }
      Text("two").onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        frames.two = $0
      }
    }
  }

  private func isRow<Content: View>(@ViewBuilder _ content: @escaping (Parts) -> Content) throws -> Bool {
    let frames = Frames()
    let host = TestHost(size: CGSize(width: 500, height: 300)) { content(Parts(frames: frames)) }
    defer { host.close() }
    try host.settle()
    let (one, two) = (frames.one, frames.two)
    return one.width > 0 && abs(one.midY - two.midY) < 1 && (0...20).contains(two.minX - one.maxX)
  }

  @Test("Views of a label are side by side in links of lists")
  func links() throws {
    #expect(
      try isRow { parts in
        NavigationStack {
          List {
            NavigationLink {
              Text("there")
            } label: {
              parts
            }
          }
        }
      })
  }

  @Test("Views of a label are side by side in links, buttons and menus of any style")
  func buttons() throws {
    #expect(
      try isRow { parts in
        NavigationStack {
          NavigationLink {
            Text("there")
          } label: {
            parts
          }
        }
      })
    #expect(
      try isRow { parts in
        VStack {
          Button {
          } label: {
            parts
          }
        }
      })
    #expect(
      try isRow { parts in
        List {
          Button {
          } label: {
            parts
          }
        }
      })
    #expect(
      try isRow { parts in
        VStack {
          Button {
          } label: {
            parts
          }
        }.buttonStyle(.borderedProminent)
      })
    #expect(
      try isRow { parts in
        VStack {
          Button {
          } label: {
            parts
          }
        }.buttonStyle(Framed())
      })
    #expect(
      try isRow { parts in
        VStack {
          Menu {
            Button("a") {}
          } label: {
            parts
          }
        }
      })
    #expect(try isRow { parts in VStack { Link(destination: URL(filePath: "/")) { parts } } })
  }

  private struct Framed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(4).border(.red) }
  }

  @Test("Views of a label are side by side in controls with a label beside them")
  func controls() throws {
    #expect(try isRow { parts in Stepper(value: .constant(1)) { parts } })
    #expect(
      try isRow { parts in
        LabeledContent {
          Text("value")
        } label: {
          parts
        }
      })
    #expect(try isRow { parts in LabeledContent("label") { parts } })
    #expect(try isRow { parts in Toggle(isOn: .constant(true)) { parts } })
    #expect(
      try isRow { parts in
        VStack {
          DisclosureGroup {
            Text("in")
          } label: {
            parts
          }
        }
      })
  }

  @Test("A button with several views in its label is one element with one action")
  func oneButton() throws {
    var presses = 0
    let host = TestHost(size: CGSize(width: 300, height: 200)) {
      VStack {
        Button {
          presses += 1
        } label: {
          Image(systemName: "star")
          Text("two")
        }
      }
    }
    #expect(host.findAll(role: .isButton).count == 1)
    try host.tap(host.find(role: .isButton))
    #expect(presses == 1)
  }
}
