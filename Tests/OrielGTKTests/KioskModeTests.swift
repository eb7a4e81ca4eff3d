import OrielModel
import Testing

@testable import OrielGTK

@Suite("Kiosk mode")
struct KioskModeTests {
  @Test("An argument or the environment enables kiosk mode, and the environment sets the exit keys")
  func asking() {
    #expect(KioskMode.read(arguments: ["app"], environment: [:]) == nil)
    #expect(KioskMode.read(arguments: ["--kiosk"], environment: ["ORIEL_KIOSK": "0", "ORIEL_KIOSK_EXIT": "F12"]) == nil)
    #expect(KioskMode.read(arguments: ["app", "file", "--kiosk"], environment: [:]) == KioskMode(exitKeys: nil))
    #expect(KioskMode.read(arguments: ["app"], environment: ["ORIEL_KIOSK": "1", "ORIEL_KIOSK_EXIT": ""]) == KioskMode(exitKeys: nil))
    #expect(
      KioskMode.read(arguments: ["app"], environment: ["ORIEL_KIOSK": "1", "ORIEL_KIOSK_EXIT": "<Control><Alt>q"])
        == KioskMode(exitKeys: "<Control><Alt>q"))
  }
}
