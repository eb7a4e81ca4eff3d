import SwiftUI

/// A `SnapList` under the name and with the initialiser that ListWithSnapTo gives it: an array of rows, each identified by
/// the datum itself, aligned to the bottom.
///
/// The text field that the original keeps under its list is the caller's own: put it below, or into a `safeAreaInset`.
nonisolated public struct ListWithSnapTo<Datum: Hashable & Identifiable, Content: View>: View {
  private let data: [Datum]
  private let content: (Datum) -> Content

  public init(_ data: [Datum], @ViewBuilder content: @escaping (Datum) -> Content) {
    self.data = data
    self.content = content
  }

  public var body: some View { SnapList(data, id: \.self, content: content) }
}
