import Foundation
import OrielModel

/// The bar at the top of a window with the menus of an app's commands.
struct CommandBar: View {
  private var commands: InstalledCommands
  @State private var bar = MenuBar()
  @Environment(\.horizontalSizeClass) private var sizeClass

  /// - Parameter shared: The storage of the commands' state, or `nil` if the bar keeps the state itself.
  init(commands: [AnyCommands], shared: SharedProperties? = nil) { self.commands = InstalledCommands(commands, shared: shared) }

  var body: some View {
    let entries = commands.entries
    HStack(spacing: 0) {
      if sizeClass == .compact {
        Menu {
          CommandMenus(entries: entries)
        } label: {
          Image(systemName: "line.3.horizontal").accessibilityLabel(Text(.own(.menu)))
        }
      } else {
        CommandMenus(entries: entries)
      }
      Spacer(minLength: 0)
    }
    .buttonStyle(NavigationBarButtonStyle())
    .menuIndicator(.hidden)
    .environment(\.menuBar, bar)
    .foregroundStyle(Color.primary)
    .padding(.horizontal, 6)
    .background { CommandKeys(entries: entries) }
  }
}

/// The standard menus that have entries, and the app's own menus.
private struct CommandMenus: View {
  let entries: [_CommandList.Entry]

  var body: some View {
    ForEach(StandardMenu.all.filter { !$0.isLast }) { StandardMenuView(menu: $0, entries: entries) }
    CommandEntries(place: .menus, entries: entries)
    ForEach(StandardMenu.all.filter(\.isLast)) { StandardMenuView(menu: $0, entries: entries) }
  }
}

/// A standard menu, or nothing if the menu has no entries.
private struct StandardMenuView: View {
  let menu: StandardMenu
  let entries: [_CommandList.Entry]

  var body: some View {
    Group(subviews: StandardEntries(menu: menu, entries: entries)) { views in
      if !views.isEmpty {
        Menu {
          StandardEntries(menu: menu, entries: entries)
        } label: {
          menu.title
        }
      }
    }
  }
}

private struct StandardEntries: View {
  let menu: StandardMenu
  let entries: [_CommandList.Entry]

  var body: some View {
    ForEach(menu.groups, id: \.self) { group in
      CommandEntries(place: .before(group), entries: entries)
      CommandEntries(place: isReplaced(group) ? .replacing(group) : .standard(group), entries: entries)
      CommandEntries(place: .after(group), entries: entries)
    }
  }

  private func isReplaced(_ group: CommandGroupPlacement) -> Bool { entries.contains { $0.place == .replacing(group) } }
}

/// The entries that all commands provide for a place.
private struct CommandEntries: View {
  let place: _CommandList.Place
  let entries: [_CommandList.Entry]

  var body: some View { ForEach(entries.filter { $0.place == place }) { $0.content } }
}

/// An invisible copy of the entries of all menus. It keeps their keyboard shortcuts in the tree while the menus are closed.
private struct CommandKeys: View {
  let entries: [_CommandList.Entry]

  var body: some View {
    ZStack {
      ForEach(StandardMenu.all) { StandardEntries(menu: $0, entries: entries) }
      CommandEntries(place: .menus, entries: entries)
    }
    .menuStyle(OpenMenuStyle())
    .frame(width: 0, height: 0)
    .opacity(0)
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
}

/// A style that shows the content of a menu in place of the menu.
private struct OpenMenuStyle: MenuStyle {
  nonisolated init() {}

  // The body of a style has the default style. This applies the style to nested menus, too.
  func makeBody(configuration: Configuration) -> some View { configuration.content.menuStyle(OpenMenuStyle()) }
}

/// A menu that is available to every app.
private struct StandardMenu: Identifiable {
  /// The name of the menu, or `nil` for the app's menu, which has the app's name.
  let name: BuiltInText?
  let groups: [CommandGroupPlacement]
  /// Indicates whether the menu follows the app's own menus.
  var isLast = false

  var id: BuiltInText? { name }

  var title: Text { name.map { Text(.own($0)) } ?? Text(verbatim: ProcessInfo.processInfo.processName) }

  static let all = [
    StandardMenu(name: nil, groups: [.appInfo, .appSettings, .systemServices, .appVisibility, .appTermination]),
    StandardMenu(name: .fileMenu, groups: [.newItem, .saveItem, .importExport, .printItem]),
    StandardMenu(name: .editMenu, groups: [.undoRedo, .pasteboard, .textEditing]),
    StandardMenu(name: .formatMenu, groups: [.textFormatting]),
    StandardMenu(name: .viewMenu, groups: [.toolbar, .sidebar]),
    StandardMenu(name: .windowMenu, groups: [.windowSize, .windowArrangement, .windowList, .singleWindowList], isLast: true),
    StandardMenu(name: .helpMenu, groups: [.help], isLast: true),
  ]
}
