import SwiftUI

/// What the desktop's services do for a program: notifications.
struct ServicesSection: View {
  var body: some View {
    PanelPage {
      PanelRow { Panel("Notifications") { NotificationsDemo() } }
    }
  }
}
