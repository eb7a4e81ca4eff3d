import PhotosUI
import SwiftUI

/// Pictures that the user chooses in the desktop environment's dialog.
struct PhotosDemo: View {
  @State private var items: [PhotosPickerItem] = []
  @State private var pictures: [Picture] = []
  @State private var log = "Nothing has been chosen yet."

  private struct Picture: Identifiable {
    let id: Int
    let image: Image
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      PhotosPicker(selection: $items, maxSelectionCount: 4, matching: .images) { Label("Choose pictures…", systemImage: "photo") }
        .buttonStyle(.bordered)
        .accessibilityIdentifier("choose-pictures")
      if !pictures.isEmpty {
        WrappingRow(spacing: 8) {
          ForEach(pictures) { picture in
            picture.image.resizable().scaledToFill().frame(width: 96, height: 96).clipShape(RoundedRectangle(cornerRadius: 8))
              .accessibilityLabel("Picture \(picture.id + 1)")
          }
        }
      }
      Text(log).font(.callout).foregroundStyle(.secondary).fixedSize(horizontal: false, vertical: true)
        .accessibilityIdentifier("photos-log")
    }
    .panelWidth(420, alignment: .leading)
    .onChange(of: items) { Task { await load() } }
  }

  private func load() async {
    var loaded: [Picture] = []
    for (index, item) in items.enumerated() {
      if let image = try? await item.loadTransferable(type: Image.self) { loaded.append(Picture(id: index, image: image)) }
    }
    pictures = loaded
    log =
      loaded.count == items.count
      ? loaded.count == 1 ? "One picture." : "\(loaded.count) pictures." : "\(loaded.count) of \(items.count) could be read."
  }
}
