import SwiftUI

/// Services of the desktop environment: notifications, location and a photo picker.
struct ServicesSection: View {
  var body: some View {
    PanelPage {
      PanelRow {
        Panel("Notifications") { NotificationsDemo() }
        Panel("Location") { LocationDemo() }
      }
      PanelRow { Panel("Photos") { PhotosDemo() } }
    }
  }
}
