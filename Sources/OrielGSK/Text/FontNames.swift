import CGTK
import COrielGTK
import Synchronization

/// The names of the installed fonts and of the app's own fonts. Any thread may use them.
package enum FontNames {
  private static let files = Mutex<Set<String>>([])

  /// Registers the fonts of files with the process, each once.
  package static func add(_ paths: [String]) {
    files.withLock { known in
      for path in paths where known.insert(path).inserted { _ = oriel_gsk_add_font_file(path) }
    }
  }

  /// Indicates whether a family or a face has the name, or the system's configuration substitutes another family.
  package static func contains(_ name: String) -> Bool {
    guard !name.isEmpty, !name.contains("\0") else { return false }
    var font = OrielNamedFont()
    defer { g_free(font.family) }
    return oriel_gsk_find_font(name, &font) != 0
  }

  /// The names of the families, in alphabetical order.
  package static var families: [String] { names(of: nil) }

  /// Returns the PostScript names of a family's faces, in alphabetical order; empty if there is no such family.
  package static func faces(of family: String) -> [String] { family.contains("\0") ? [] : names(of: family) }

  private static func names(of family: String?) -> [String] {
    guard let list = oriel_gsk_font_names(family) else { return [] }
    defer { g_strfreev(list) }
    var names: [String] = []
    var next = list
    while let name = next.pointee {
      names.append(String(cString: name))
      next += 1
    }
    return names.sorted()
  }
}
