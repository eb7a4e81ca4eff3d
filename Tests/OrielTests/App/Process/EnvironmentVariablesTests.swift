import Foundation
import Testing

@testable import OrielModel

@Suite("Environment variables")
struct EnvironmentVariablesTests {
  @Test("Variables of the process are read at each access, and a fixed set never changes")
  func process() {
    let name = "ORIEL_TEST_\(UUID().uuidString.prefix(8))"
    #expect(EnvironmentVariables.process[name] == nil)
    setenv(name, "wörtlich", 1)
    #expect(EnvironmentVariables.process[name] == "wörtlich")
    let fixed: EnvironmentVariables = ["A": "1", "EMPTY": ""]
    #expect(fixed["A"] == "1" && fixed["EMPTY"] == "" && fixed[name] == nil)
    unsetenv(name)
    #expect(EnvironmentVariables.process[name] == nil)
  }

  @Test("Invalid UTF-8 in a variable is replaced")
  func encoding() {
    let name = "ORIEL_TEST_\(UUID().uuidString.prefix(8))"
    setenv(name, [0x61, -1, 0x62, 0], 1)
    defer { unsetenv(name) }
    #expect(EnvironmentVariables.process[name] == "a\u{FFFD}b")
  }
}
