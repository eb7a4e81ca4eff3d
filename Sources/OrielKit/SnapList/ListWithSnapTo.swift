import SwiftUI

/// A `SnapList` with the name and the initializer of ListWithSnapTo: it shows an array of rows, each identified by the datum itself, and
/// aligns them to the bottom.
///
/// The original contains a text field below its list. Here the caller adds one below the list, or in a `safeAreaInset`.
nonisolated public struct ListWithSnapTo<Datum: Hashable & Identifiable, Content: View>: View {
  private let data: [Datum]
  private let content: (Datum) -> Content

  /// Creates a list of the data, with a row for each element.
  public init(_ data: [Datum], @ViewBuilder content: @escaping (Datum) -> Content) {
    self.data = data
    self.content = content
  }

  public var body: some View { SnapList(data, id: \.self, content: content) }
}
