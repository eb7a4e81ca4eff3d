import MapKit
import SwiftUI

/// Maps of fictional islands. The app draws the tiles, so that no network is required.
struct MapsSection: View {
  var body: some View {
    PanelPage {
      PanelRow {
        Panel("Harbors and ferries") { FerriesMap().panelWidth(460) }
        Panel("From island to island") { FlightMap().panelWidth(300) }
      }
      PanelRow {
        Panel("A flag at each click") { FlagsMap().panelWidth(300) }
        Panel("Five thousand birds") { BirdsMap().panelWidth(460) }
      }
    }
    .mapTiles(Archipelago.tiles)
  }
}
