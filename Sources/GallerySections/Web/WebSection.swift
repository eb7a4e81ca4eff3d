import SwiftUI

/// A page of the web among views. It comes with the Gallery, and needs no network.
struct WebSection: View {
  var body: some View {
    ReaderDemo()
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(.separator) }
  }
}
