import Foundation
import Testing

/// The Gallery as a screen reader reads it, over the real accessibility bus.
@Suite("The Gallery over the accessibility bus", .serialized, .enabled(if: AccessibilitySession.isAvailable))
struct AccessibilityTests {
  private func open(_ environment: [String: String] = [:]) throws -> AccessibilitySession {
    let session = try AccessibilitySession()
    try session.launch(Gallery.path, environment: ["ORIEL_COLOR_SCHEME": "light"].merging(environment) { $1 })
    _ = try session.display.window(titled: "Oriel Gallery")
    return session
  }

  @Test("Assistive technology finds the window once, with the names, roles, states and positions of its elements")
  func reading() throws {
    let session = try open()
    defer { session.end() }
    let said = try session.read(
      """
      say(len(apps()), app.getRoleName(), app.toolkitName, app.childCount, window.getRoleName(), window.name)
      say(find('heading', 'Start').name, find('heading', 'Counter').parent.getRoleName())
      button, reset, entry = find('push button', 'Add one'), find('push button', 'Reset'), find('entry', 'Your name')
      say(button.queryAction().getName(0), 'sensitive' in states(button), 'sensitive' in states(reset))
      say('editable' in states(entry), 'single line' in states(entry), 'focusable' in states(entry), 'showing' in states(entry))
      inside, screen = button.queryComponent().getExtents(pyatspi.WINDOW_COORDS), button.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
      frame = window.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
      say(inside.width > 40, inside.height > 20, screen.x - inside.x == frame.x, screen.y - inside.y == frame.y, frame.width > 500)
      middle = (inside.x + inside.width // 2, inside.y + inside.height // 2)
      say(window.queryComponent().getAccessibleAtPoint(*middle, pyatspi.WINDOW_COORDS).name)
      say(button.getIndexInParent() == [c.name for c in button.parent].index('Add one'), button.getApplication().name)
      """)
    #expect(
      said == [
        "1 application Oriel 1 frame Oriel Gallery", "Start scroll pane", "press True False", "True True True True",
        "True True True True True", "Add one", "True Gallery",
      ])
  }

  @Test("The language of the application and its window comes from the environment, even if the system lacks the locale")
  func language() throws {
    let session = try open(["LANGUAGE": "de:en", "LC_ALL": "de_AT.UTF-8"])
    defer { session.end() }
    #expect(try session.read("say(app.objectLocale, window.objectLocale)") == ["de_AT de_AT"])
  }

  @Test("Assistive technology can press a button, move the focus and edit a field, and receives an event for each change")
  func acting() throws {
    let session = try open()
    defer { session.end() }
    let said = try session.read(
      """
      def changed(kind, name): return any(e[0].startswith(kind) and e[1] == name for e in events)
      find('push button', 'Add one').queryAction().doAction(0)
      say(wait(lambda: find('label', '1')), wait(lambda: changed('object:property-change:accessible-name', '1')))
      say(wait(lambda: changed('object:state-changed:sensitive', 'Reset')))
      entry = find('entry', 'Your name')
      say(entry.queryComponent().grabFocus(), wait(lambda: changed('object:state-changed:focused', 'Your name')))
      say('focused' in states(entry))
      text, editable = entry.queryText(), entry.queryEditableText()
      editable.setTextContents('Ada Lovelace')
      say(wait(lambda: text.getText(0, -1) == 'Ada Lovelace'), text.caretOffset, wait(lambda: changed('object:text-changed:insert', 'Your name')))
      say(wait(lambda: find('label', 'Hello, Ada Lovelace!')))
      say(text.getStringAtOffset(5, 1)[0], text.setSelection(0, 0, 3), wait(lambda: text.getSelection(0) == (0, 3)))
      editable.deleteText(0, 4)
      say(wait(lambda: text.getText(0, -1) == 'Lovelace'))
      first, last = text.getCharacterExtents(0, pyatspi.WINDOW_COORDS), text.getCharacterExtents(7, pyatspi.WINDOW_COORDS)
      say(first[2] > 0, last[0] > first[0], first[1] == last[1])
      """)
    #expect(
      said == [
        "True True", "True", "True True", "True", "True 12 True", "True",
        "Lovelace True True", "True", "True True True",
      ])
  }

  @Test("Assistive technology can set the value of a slider, and reads text that the user types into a field")
  func values() throws {
    let session = try open()
    defer { session.end() }
    let said = try session.read(
      """
      section('Controls').queryAction().doAction(0)
      say(wait(lambda: find('slider', 'Volume')))
      slider = find('slider', 'Volume')
      value = slider.queryValue()
      say(value.minimumValue, value.maximumValue > 0, round(value.currentValue / value.maximumValue, 2))
      value.currentValue = value.maximumValue / 4
      say(wait(lambda: round(value.currentValue / value.maximumValue, 2) == 0.25))
      say(wait(lambda: any('25 %' in node.name for node in every())))
      say(wait(lambda: any(e[0].startswith('object:property-change:accessible-value') for e in events)))
      """)
    #expect(said == ["True", "0.0 True 0.6", "True", "True", "True"])
    let window = try session.display.window(titled: "Oriel Gallery")
    try session.display.activate(window)
    let start = try session.read(
      """
      section('Start').queryAction().doAction(0)
      say(wait(lambda: find('entry', 'Your name')), find('entry', 'Your name').queryComponent().grabFocus())
      """)
    #expect(start == ["True True"])
    Thread.sleep(forTimeInterval: 0.5)
    try session.display.type("Bo")
    #expect(
      try session.read("say(wait(lambda: find('entry', 'Your name').queryText().getText(0, -1) == 'Bo'), 'active' in states(window))")
        == ["True True"])
  }

  @Test("Assistive technology can open every section, and every control in it has a name")
  func names() throws {
    let session = try open()
    defer { session.end() }
    // The list builds visible rows only, and at this height all of them are visible.
    try session.display.resize(try session.display.window(titled: "Oriel Gallery"), width: 980, height: 930)
    let said = try session.read(
      """
      used = {'push button', 'check box', 'slider', 'spin button', 'entry', 'text', 'password text', 'combo box', 'link', 'radio button',
              'page tab', 'progress bar', 'level bar', 'dialog', 'image'}
      def rows(): return [n for n in every(next(n for n in every() if n.getRoleName() == 'list')) if n.getRoleName() == 'list item']
      names = [row[0].name for row in rows()]
      for name in names:
          section(name).queryAction().doAction(0)
          wait(lambda: find('heading', name))
          spin(0.3)
          nodes = list(every())
          nameless = [n.getRoleName() for n in nodes if n.getRoleName() in used and not n.name]
          selected = [row[0].name for row in rows() if 'selected' in states(row) or 'selected' in states(row[0])]
          say(name, len(nodes) > 15, nameless, selected == [name])
      """, timeout: 120)
    #expect(said.count == 20)
    for line in said { #expect(line.hasSuffix("True [] True"), "\(line)") }
  }

  @Test("Without an accessibility bus the Gallery starts and prints nothing about accessibility")
  func absentBus() throws {
    let display = try XvfbSession(width: 1100, height: 800)
    defer { display.end() }
    let gallery = try display.launch(
      Gallery.path, environment: ["GTK_A11Y": "", "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere", "AT_SPI_BUS_ADDRESS": ""])
    _ = try display.window(titled: "Oriel Gallery")
    Thread.sleep(forTimeInterval: 1.5)
    #expect(gallery.isRunning)
    #expect(!gallery.output.lowercased().contains("accessib"), "\(gallery.output)")
  }
}
