import SwiftUI

/// GTK widgets among SwiftUI views.
public struct WidgetsScreen: View {
  @State private var search = ""
  @State private var notes = "Plan the garden.\nOrder seeds."
  @State private var isWorking = false

  /// Creates the screen.
  public init() {}

  private var matches: Int {
    guard !search.isEmpty else { return 0 }
    return notes.split(separator: "\n").count { $0.localizedCaseInsensitiveContains(search) }
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      SearchBar(text: $search, prompt: "Search the notes") { isWorking.toggle() }
        .accessibilityIdentifier("search")
      TextArea(text: $notes)
        .clipShape(RoundedRectangle(cornerRadius: 8))
        .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(.separator) }
      HStack(spacing: 12) {
        Text("\(notes.split(separator: "\n").count) lines, \(matches) with “\(search)”")
        Spacer()
        ActivityIndicator(isAnimating: isWorking)
        Toggle("Working", isOn: $isWorking).fixedSize()
      }
    }
    .padding()
  }
}
