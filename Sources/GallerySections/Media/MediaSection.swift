import SwiftUI

/// A movie with its controls, pictures made of it, and sounds.
struct MediaSection: View {
  var body: some View {
    PanelPage {
      PanelRow { Panel("Movie") { MovieDemo() } }
      PanelRow { Panel("Pictures of the movie") { FilmstripDemo() } }
      PanelRow { Panel("Sounds") { SoundsDemo() } }
    }
  }
}

/// The Gallery's own movie.
enum GalleryMovie {
  static let url = Bundle.module.url(forResource: "waves", withExtension: "webm")
}
