import SwiftUI

struct ContentView: View {
  @Binding var document: TextDocument

  var body: some View {
    VStack(spacing: 0) {
      TextEditor(text: $document.text)
        .font(.body)
        .padding(8)
      Divider()
      HStack {
        Spacer()
        Text("\(document.wordCount) words")
          .font(.footnote)
          .foregroundStyle(.secondary)
          .accessibilityIdentifier("words")
      }
      .padding(.horizontal)
      .padding(.vertical, 8)
    }
    .frame(minWidth: 320, minHeight: 240)
  }
}

#Preview {
  @Previewable @State var document = TextDocument(text: "Once upon a time")
  ContentView(document: $document)
}
