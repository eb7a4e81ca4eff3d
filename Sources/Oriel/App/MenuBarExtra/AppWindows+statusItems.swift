import Foundation

extension AppWindows {
  /// Updates the items in the desktop environment's status area to those of the scenes.
  func followStatusItems(transaction: Transaction) {
    var remaining = statusItems
    for entry in entries {
      guard let setup = entry.statusItem, setup.isInserted else { continue }
      if let item = remaining[entry.key], item.opensWindow == setup.opensWindow ?? false {
        remaining[entry.key] = nil
        item.update(setup, content: entry.content(WindowValue(nil)), transaction: transaction)
      } else {
        addStatusItem(setup, of: entry)
      }
    }
    for (key, item) in remaining {
      if statusItems[key] === item { statusItems[key] = nil }
      open.filter { $0.key == key }.forEach { $0.close() }
      item.remove()
    }
  }

  private func addStatusItem(_ setup: StatusItemSetup, of entry: _WindowList.Entry) {
    let key = entry.key
    let item = StatusItem(
      setup, content: entry.content(WindowValue(nil)), platform: platform, rendering: rendering,
      values: { [weak self] in self?.setActions(&$0) }, activate: { [weak self] in self?.toggleStatusWindow(key, at: $0) })
    statusItems[key] = item
    item.handle = platform.addStatusItem(item)
  }

  /// Opens or closes the window of an item.
  private func toggleStatusWindow(_ key: String, at point: CGPoint?) {
    if let window = open.first(where: { $0.key == key }) { return window.close() }
    guard var entry = entries.first(where: { $0.key == key }), entry.statusItem?.opensWindow == true else { return }
    entry.options.popUp = WindowOptions.PopUp(point: point)
    entry.options.resizability = .contentSize
    add(entry, value: nil)
  }

  /// Opens the window of the first item that has one, and returns `false` if none has.
  func openStatusWindow() -> Bool {
    guard let entry = entries.first(where: { $0.statusItem?.opensWindow == true && statusItems[$0.key] != nil }) else { return false }
    if let window = open.first(where: { $0.key == entry.key }) { window.present() } else { toggleStatusWindow(entry.key, at: nil) }
    return true
  }
}
