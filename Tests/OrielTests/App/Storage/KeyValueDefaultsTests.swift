import Foundation
import Oriel
import OrielTesting
import Testing

@Suite("Values of defaults by keys")
struct KeyValueDefaultsTests {
  @Test("are read and written by the names of key-value coding")
  func values() throws {
    let defaults = try #require(UserDefaults(suiteName: "oriel-key-value-tests"))
    defaults.setValue(3, forKey: "count")
    #expect(defaults.integer(forKey: "count") == 3 && defaults.value(forKey: "count") as? Int == 3)
    defaults.setValue(nil, forKey: "count")
    #expect(defaults.value(forKey: "count") == nil)
  }
}
