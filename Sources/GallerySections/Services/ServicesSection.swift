import SwiftUI

/// What the desktop's services do for a program: notifications, and where it is.
struct ServicesSection: View {
  var body: some View {
    PanelPage {
      PanelRow {
        Panel("Notifications") { NotificationsDemo() }
        Panel("Location") { LocationDemo() }
      }
    }
  }
}
