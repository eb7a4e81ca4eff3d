import OlderNames
import OrielTesting
import SwiftUI
import Testing

@Observable private final class Profile { var name = "" }

@MainActor
@Suite("Names that packages declare for older systems")
struct OlderNamesTests {
  private struct Editor: View {
    @Bindable var profile: Profile

    var body: some View { TextField("Name", text: $profile.name) }
  }

  @Test("The name without a module is SwiftUI's")
  func bindable() throws {
    let profile = Profile()
    let host = TestHost { Editor(profile: profile) }
    try host.tap("Name")
    host.type("Ada")
    #expect(profile.name == "Ada")
    host.close()
  }
}
