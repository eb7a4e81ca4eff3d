import Foundation
import OrielModel

extension SoftwareKeyboard {
  var layout: KeyboardLayout {
    let layouts = layoutChoices
    return layouts.first { $0.id == layoutID } ?? layouts[0]
  }

  /// The layouts that can write the text of the field.
  var layoutChoices: [KeyboardLayout] {
    let all = layouts.inUse(languages: layouts.languages(field: focus.focused?.environment.locale, window: graph.rootScope.values.locale))
    switch state?.traits.keyboardType {
    case .asciiCapable, .emailAddress, .URL, .asciiCapableNumberPad:
      let ascii = all.filter(\.writesASCII)
      return ascii.isEmpty ? [layouts.ascii] : ascii
    default: return all
    }
  }

  func useNextLayout() {
    let layouts = layoutChoices
    let index = layouts.firstIndex { $0.id == layout.id } ?? 0
    useLayout(layouts[(index + 1) % layouts.count].id)
  }

  func useLayout(_ id: String) {
    layoutID = id
    tell(layout.name)
    layoutDidChange()
  }

  private func layoutDidChange() {
    capitalize()
    arrange()
    panel?.redraw()
    graph.needFrame()
  }

  /// Called when the layouts of the desktop environment, or their order, have changed. They override the layout that was chosen here.
  package func layoutsDidChange() {
    layoutID = nil
    if panel != nil { layoutDidChange() }
  }
}
