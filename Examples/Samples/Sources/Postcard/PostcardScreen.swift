import PhotosUI
import SwiftUI

/// An editor of a postcard with a photo and a greeting.
public struct PostcardScreen: View {
  @State private var item: PhotosPickerItem?
  @State private var photo: Image?
  @State private var greeting = ""
  @State private var style = PostcardStyle.white
  @State private var problem: String?

  /// Creates the screen.
  public init() {}

  public var body: some View {
    Form {
      Section { PostcardView(photo: photo, greeting: greeting, style: style).listRowBackground(Color.clear) }
      Section {
        PhotosPicker(selection: $item, matching: .images) {
          Label(photo == nil ? "Choose a Photo…" : "Choose Another Photo…", systemImage: "photo.on.rectangle")
        }
        if let problem { Text(problem).foregroundStyle(.red) }
        TextField("Greeting", text: $greeting)
        Picker("Paper", selection: $style) {
          ForEach(PostcardStyle.allCases) { Text($0.rawValue.capitalized).tag($0) }
        }
        .pickerStyle(.segmented)
      }
    }
    .formStyle(.grouped)
    .task(id: item) { await load() }
  }

  private func load() async {
    guard let item else { return }
    do {
      guard let loaded = try await item.loadTransferable(type: Image.self) else { throw CocoaError(.fileReadCorruptFile) }
      photo = loaded
      problem = nil
    } catch {
      problem = "The photo can’t be read."
    }
  }
}
