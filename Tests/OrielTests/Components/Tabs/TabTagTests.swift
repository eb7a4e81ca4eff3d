import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Tags of tabs")
struct TabTagTests {
  private func host(_ selection: Int?, tags: [Int]) -> TestHost {
    TestHost {
      TabView(selection: Binding.constant(selection)) {
        ForEach(0..<tags.count, id: \.self) { index in
          Text(verbatim: "Content \(index)").tabItem { Text(verbatim: "Tab \(index)") }.tag(tags[index])
        }
      }
    }
  }

  @Test("A selection without a matching tab is reported, and the first tab is shown")
  func none() throws {
    let host = host(99, tags: [1, 2])
    try host.settle()
    #expect(host.exists(text: "Content 0"))
    #expect(host.messages.count == 1 && host.messages.contains { $0.contains("99") && $0.contains("none of its tabs") }, "\(host.messages)")
    host.close()
  }

  @Test("A tag of several tabs is reported")
  func duplicates() throws {
    let host = host(1, tags: [1, 2, 2, 2])
    try host.settle()
    #expect(host.messages.count == 1 && host.messages.contains { $0.contains("have the tag") }, "\(host.messages)")
    host.close()
  }

  @Test("A matching or nil selection is not reported")
  func well() throws {
    for selection in [1, 2, nil] {
      let host = host(selection, tags: [1, 2])
      try host.settle()
      if let selection { #expect(host.exists(text: "Content \(selection - 1)")) }
      #expect(host.messages.isEmpty, "\(host.messages)")
      host.close()
    }
  }
}
