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
        Panel("A line that scrolls") { TemperatureChart().panelWidth(430) }
        Panel("Points") { HeightsChart().panelWidth(260) }
      }
      PanelRow {
        Panel("Areas on each other") { EnergyChart().panelWidth(430) }
        Panel("Functions") { WavesChart().panelWidth(260) }
      }
      PanelRow {
        Panel("A map of a week") { HeatChart().panelWidth(430) }
        Panel("Parts of a line") { StorageChart().panelWidth(260) }
      }
    }
  }
}
