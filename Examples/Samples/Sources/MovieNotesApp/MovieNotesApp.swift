import MovieNotes
import SwiftUI

@main
struct MovieNotesApp: App {
  @State private var viewing = Viewing()

  var body: some Scene {
    WindowGroup("Movie Notes") {
      MovieNotesScreen(viewing: viewing)
        .onOpenURL { viewing.open($0) }
    }
    .defaultSize(width: 760, height: 720)
  }
}
