import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Labels of toolbars and rows")
struct SpokenLabelTests {
  @Test("an item of a toolbar that shows its icon alone still says its title")
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

  @Test("what an item of a toolbar presents shows titles beside its icons")
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

  @Test("labelled text is one element, while controls beside a label stay reachable")
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
