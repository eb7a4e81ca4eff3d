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
