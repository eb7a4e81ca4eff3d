import Charts
import SwiftUI

/// Charts of all kinds, with selection, scrolling and animated changes.
struct ChartsSection: View {
  var body: some View {
    PanelPage {
      PanelRow {
        Panel("Bars") { VisitorsChart().panelWidth(430) }
        Panel("A ring") { ShareChart().panelWidth(260) }
      }
      PanelRow {
        Panel("A scrolling line") { TemperatureChart().panelWidth(430) }
        Panel("Points") { HeightsChart().panelWidth(260) }
      }
      PanelRow {
        Panel("Stacked areas") { EnergyChart().panelWidth(430) }
        Panel("Functions") { WavesChart().panelWidth(260) }
      }
      PanelRow {
        Panel("Heat map of a week") { HeatChart().panelWidth(430) }
        Panel("Parts of a bar") { StorageChart().panelWidth(260) }
      }
    }
  }
}
