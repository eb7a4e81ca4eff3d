import SwiftUI

/// What the desktop's services do for a program: notifications, where it is, and pictures that people choose.
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
