import CGTK
import COrielGTK
import OrielDrawing

/// The fonts for the names that the app uses.
@MainActor
final class NamedFontFaces {
  struct Face {
    let family: String
    /// The weight, from 1 to 1000, if the name is that of one face; otherwise `nil`.
    let weight: Int?
    let isItalic: Bool
  }

  var source = NamedFonts()
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private var faces: [String: Face] = [:]
  private var hasAddedFiles = false

  init(_ fontMap: UnsafeMutablePointer<PangoFontMap>) { self.fontMap = fontMap }

  /// Returns the face with a name, or `nil` if no font has it.
  func face(_ name: String) -> Face? {
    if let face = faces[name] { return face }
    addFiles()
    guard let face = find(name) else {
      source.isMissing(name)
      return nil
    }
    faces[name] = face
    return face
  }

  private func addFiles() {
    guard !hasAddedFiles else { return }
    hasAddedFiles = true
    let files = source.files()
    guard !files.isEmpty else { return }
    FontNames.add(files)
    oriel_gsk_fonts_did_change(fontMap)
  }

  private func find(_ name: String) -> Face? {
    guard !name.isEmpty, !name.contains("\0") else { return nil }
    var found = OrielNamedFont()
    guard oriel_gsk_find_font(name, &found) != 0, let family = found.family else { return nil }
    defer { g_free(family) }
    return Face(
      family: String(cString: family), weight: (1...1000).contains(found.weight) ? Int(found.weight) : nil, isItalic: found.is_italic != 0)
  }
}
