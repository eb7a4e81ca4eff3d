import OrielModel
import Testing

@testable import Oriel
@testable import OrielGTK

@Suite("Toolbars in place of the title bar")
struct TitleBarPolicyTests {
  private func unifies(_ environment: EnvironmentVariables, _ change: (inout WindowOptions) -> Void = { _ in }) -> Bool {
    var options = WindowOptions(title: "Window")
    change(&options)
    return TitleBarPolicy.unifies(options, environment: environment)
  }

  @Test("Desktops with header bars unify the title bar, and others only for windows that request it")
  func desktops() {
    #expect(unifies(["XDG_CURRENT_DESKTOP": "GNOME"]))
    #expect(unifies(["XDG_CURRENT_DESKTOP": "ubuntu:GNOME"]))
    #expect(unifies(["XDG_CURRENT_DESKTOP": "Phosh:GNOME"]))
    #expect(!unifies(["XDG_CURRENT_DESKTOP": "KDE"]))
    #expect(!unifies([:]))
    #expect(unifies(["XDG_CURRENT_DESKTOP": "KDE"]) { $0.unifiesTitleBar = true })
    #expect(!unifies(["XDG_CURRENT_DESKTOP": "GNOME"]) { $0.unifiesTitleBar = false })
  }

  @Test("The user's setting has priority, and windows without a title bar don't unify")
  func exceptions() {
    #expect(unifies(["ORIEL_TITLE_BAR": "unified"]) { $0.unifiesTitleBar = false })
    #expect(!unifies(["ORIEL_TITLE_BAR": "separate", "XDG_CURRENT_DESKTOP": "GNOME"]) { $0.unifiesTitleBar = true })
    let environment: EnvironmentVariables = ["ORIEL_TITLE_BAR": "unified"]
    #expect(!unifies(environment) { $0.hidesTitleBar = true })
    #expect(!unifies(environment) { $0.isPlain = true })
    #expect(!unifies(environment) { $0.popUp = WindowOptions.PopUp() })
  }
}
