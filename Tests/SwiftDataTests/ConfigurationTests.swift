import Foundation
import SwiftData
import Testing

@Suite("Store configurations")
struct ConfigurationTests {
  @Test("Without CloudKit all database options mean the same store")
  func withoutCloudKit() {
    let plain = ModelConfiguration("Trips")
    #expect(ModelConfiguration("Trips", cloudKitDatabase: .automatic) == plain)
    #expect(ModelConfiguration("Trips", groupContainer: .none, cloudKitDatabase: .none) == plain)
    let url = URL(fileURLWithPath: "/tmp/trips.store")
    #expect(ModelConfiguration(url: url, cloudKitDatabase: .none).url == url)
  }

  @Test("Apps of a group share a folder beside those of the apps")
  func group() {
    let (own, shared) = (ModelConfiguration("Trips"), ModelConfiguration("Trips", groupContainer: .identifier("group.org.example")))
    #expect(own.groupAppContainerIdentifier == nil && shared.groupAppContainerIdentifier == "group.org.example")
    #expect(shared.url.lastPathComponent == "Trips.store")
    let folder = shared.url.deletingLastPathComponent()
    #expect(folder.lastPathComponent == "group.org.example")
    #expect(folder.deletingLastPathComponent() == own.url.deletingLastPathComponent().deletingLastPathComponent())
  }

  @Test("A group name that isn't a valid folder name is refused", arguments: ["", "..", "a/b", "a\0b"])
  func badGroup(name: String) {
    let configuration = ModelConfiguration(isStoredInMemoryOnly: true, groupContainer: .identifier(name))
    let error = #expect(throws: SwiftDataError.self) { try ModelContainer(for: Person.self, configurations: configuration) }
    #expect("\(error as Any)".contains("can't be the name of a group's folder"))
  }
}
