import SwiftUI

/// A web page among views. It is part of the Gallery, and requires no network.
struct WebSection: View {
  var body: some View {
    ReaderDemo()
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(.separator) }
  }
}
