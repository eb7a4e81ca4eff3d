import OrielModel
import Testing

@testable import Oriel
@testable import OrielGTK

@Suite("Whether a window's toolbars stand in the place of its title bar")
struct TitleBarPolicyTests {
  private func unifies(_ environment: EnvironmentVariables, _ change: (inout WindowOptions) -> Void = { _ in }) -> Bool {
    var options = WindowOptions(title: "Window")
    change(&options)
    return TitleBarPolicy.unifies(options, environment: environment)
  }

  @Test("Desktops with header bars have it so, others only for a window that asks")
  func desktops() {
    #expect(unifies(["XDG_CURRENT_DESKTOP": "GNOME"]))
    #expect(unifies(["XDG_CURRENT_DESKTOP": "ubuntu:GNOME"]))
    #expect(unifies(["XDG_CURRENT_DESKTOP": "Phosh:GNOME"]))
    #expect(!unifies(["XDG_CURRENT_DESKTOP": "KDE"]))
    #expect(!unifies([:]))
    #expect(unifies(["XDG_CURRENT_DESKTOP": "KDE"]) { $0.unifiesTitleBar = true })
    #expect(!unifies(["XDG_CURRENT_DESKTOP": "GNOME"]) { $0.unifiesTitleBar = false })
  }

  @Test("The user's word is the last one, and some windows have no title bar to begin with")
  func exceptions() {
    #expect(unifies(["ORIEL_TITLE_BAR": "unified"]) { $0.unifiesTitleBar = false })
    #expect(!unifies(["ORIEL_TITLE_BAR": "separate", "XDG_CURRENT_DESKTOP": "GNOME"]) { $0.unifiesTitleBar = true })
    let environment: EnvironmentVariables = ["ORIEL_TITLE_BAR": "unified"]
    #expect(!unifies(environment) { $0.hidesTitleBar = true })
    #expect(!unifies(environment) { $0.isPlain = true })
    #expect(!unifies(environment) { $0.popUp = WindowOptions.PopUp() })
  }
}
