import SwiftUI
import VerificationCode

@main
struct VerificationCodeApp: App {
  var body: some Scene {
    WindowGroup("Verification") {
      VerificationScreen(recipient: "+1 (555) 010-4477") { code in
        try? await Task.sleep(for: .seconds(1))
        return code == "246810"
      }
    }
    .defaultSize(width: 420, height: 640)
  }
}
