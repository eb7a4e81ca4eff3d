import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@Observable
private final class Stage {
  var isShown = true
  var presses = 0
}

private struct Stall: View {
  let stage: Stage

  var body: some View {
    VStack {
      if stage.isShown { Button("Gone") { stage.presses += 1 } }
      Text("Stays")
    }
  }
}

@MainActor
struct StaleElementTests {
  @Test func `An element whose view has been removed does nothing when activated, and a tap on it throws an error with its name`() throws {
    let stage = Stage()
    let host = TestHost { Stall(stage: stage) }
    let element = try host.find("Gone")
    #expect(element.exists && element.activate())
    #expect(stage.presses == 1)
    stage.isShown = false
    try host.settle()
    #expect(!element.exists && !element.activate())
    #expect(stage.presses == 1)
    let error = #expect(throws: HostError.self) { try host.tap(element) }
    #expect(error?.reason == .gone)
    #expect(error?.description.contains("\"Gone\"") == true)
    let other = try host.find("Stays")
    #expect(other.exists)
    host.close()
    #expect(!other.exists && !other.isFocused)
  }

  @Test func `An element whose removal transition runs no longer exists`() throws {
    let stage = Stage()
    let host = TestHost { Stall(stage: stage) }
    let element = try host.find("Gone")
    #expect(element.exists && element.activate())
    #expect(stage.presses == 1)
    withAnimation(.linear(duration: 1)) { stage.isShown = false }
    host.advance(by: 0.5)
    #expect(!element.exists && !element.activate())
    #expect(stage.presses == 1)
    host.close()
  }

  @Test func `An element that outlives its window no longer exists`() throws {
    var element: Element?
    do {
      let host = TestHost { Text("Here") }
      element = try host.find("Here")
      #expect(element?.exists == true)
    }
    #expect(element?.exists == false)
  }
}
