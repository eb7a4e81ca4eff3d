import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Labels of toolbars and rows")
struct SpokenLabelTests {
  @Test("An icon-only toolbar item is accessible by its title")
  func toolbar() throws {
    let host = TestHost {
      NavigationStack {
        Text("Content").toolbar {
          Button("Add", systemImage: "plus") {}
          Menu("More", systemImage: "ellipsis") { Button("Copy") {} }
        }
      }
    }
    #expect(try host.find("Add").frame.width < 60)
    #expect(host.exists("More"))
    host.close()
  }

  @Test("The menu of a toolbar item shows titles beside its icons")
  func presentedByToolbar() throws {
    func texts(_ host: TestHost) -> Int { host.displayDump.split(separator: "\n").count { $0.contains("text #") } }
    let host = TestHost {
      NavigationStack {
        Color.clear.toolbar { Menu("More", systemImage: "ellipsis") { Button("Copy", systemImage: "doc.on.doc") {} } }
      }
    }
    #expect(texts(host) == 0)
    try host.tap("More")
    try host.settle()
    #expect(texts(host) == 1)
    host.close()
  }

  @Test("Labeled text is one accessibility element, and controls in labeled content stay separate elements")
  func labeledContent() throws {
    let host = TestHost {
      Form {
        LabeledContent("Version", value: "2")
        LabeledContent("Pick") { HStack { ForEach(["A", "B"], id: \.self) { Button($0) {}.buttonStyle(.plain) } } }
      }
    }
    #expect(host.exists("Version, 2"))
    #expect(try host.find("A").frame.maxX <= host.find("B").frame.minX)
    #expect(host.exists("Pick"))
    host.close()
  }
}
