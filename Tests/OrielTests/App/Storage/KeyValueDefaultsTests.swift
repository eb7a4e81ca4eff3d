import Foundation
import Oriel
import OrielTesting
import Testing

@Suite("UserDefaults with key-value coding")
struct KeyValueDefaultsTests {
  @Test("The methods of key-value coding read and write values of UserDefaults")
  func values() throws {
    let defaults = try #require(UserDefaults(suiteName: "oriel-key-value-tests"))
    defaults.setValue(3, forKey: "count")
    #expect(defaults.integer(forKey: "count") == 3 && defaults.value(forKey: "count") as? Int == 3)
    defaults.setValue(nil, forKey: "count")
    #expect(defaults.value(forKey: "count") == nil)
  }
}
