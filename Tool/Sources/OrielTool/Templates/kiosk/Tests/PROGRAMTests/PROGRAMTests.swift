import SwiftUI
import Testing

@testable import PROGRAM

@Suite struct ChoiceTests {
  @Test func everyChoiceHasASymbol() {
    #expect(Set(Choice.allCases.map(\.symbol)).count == Choice.allCases.count)
  }
}

#if canImport(OrielTesting)
  import OrielTesting

  @MainActor
  @Suite struct ContentViewTests {
    @Test func aVisitorChoosesAndStartsOver() throws {
      let host = TestHost(size: CGSize(width: 1280, height: 720)) { ContentView() }
      try host.tap("Map")
      host.advance(by: 1)
      try host.tap("Start over")
      host.advance(by: 1)
      #expect(host.exists("Welcome"))
    }
  }
#endif
