import AVKit
import SwiftUI
import UniformTypeIdentifiers

/// The movie, with the notes below.
public struct MovieNotesScreen: View {
  let viewing: Viewing
  @State private var text = ""
  @State private var opens = false
  @FocusState private var isWriting: Bool

  /// Creates a screen for a movie and its notes.
  public init(viewing: Viewing) { self.viewing = viewing }

  public var body: some View {
    NavigationStack {
      Group {
        if viewing.title == nil {
          ContentUnavailableView {
            Label("No Movie", systemImage: "film")
          } description: {
            Text("Open a movie to watch it and to take notes.")
          } actions: {
            Button("Open a Movie…") { opens = true }.buttonStyle(.borderedProminent)
          }
        } else {
          VStack(spacing: 0) {
            VideoPlayer(player: viewing.player).aspectRatio(16 / 9, contentMode: .fit)
            field
            notes
          }
        }
      }
      .navigationTitle(viewing.title ?? "Movie Notes")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { Button("Open", systemImage: "folder") { opens = true } }
    }
    .fileImporter(isPresented: $opens, allowedContentTypes: [.movie]) { result in
      if case .success(let url) = result { viewing.open(url) }
    }
  }

  private var field: some View {
    HStack {
      TextField("A note about this moment", text: $text)
        .textFieldStyle(.roundedBorder)
        .focused($isWriting)
        .onSubmit(add)
        .onChange(of: isWriting) { if isWriting { viewing.player.pause() } }
      Button("Add", action: add).disabled(text.isEmpty)
    }
    .padding()
  }

  private var notes: some View {
    List {
      ForEach(viewing.notes) { note in
        Button {
          viewing.show(note)
        } label: {
          HStack(alignment: .firstTextBaseline, spacing: 12) {
            Text(Duration.seconds(note.time), format: .time(pattern: .minuteSecond))
              .monospacedDigit()
              .foregroundStyle(.tint)
            Text(note.text)
            Spacer()
          }
          .fontWeight(note.id == viewing.current ? .semibold : .regular)
          .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier(note.text)
      }
      .onDelete { viewing.delete(at: $0) }
    }
    .overlay {
      if viewing.notes.isEmpty { Text("No notes yet").foregroundStyle(.secondary) }
    }
  }

  private func add() {
    guard !text.isEmpty else { return }
    viewing.add(text)
    text = ""
  }
}
