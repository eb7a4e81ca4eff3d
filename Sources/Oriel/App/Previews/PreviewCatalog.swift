import Foundation

/// A preview of a program, as a browser lists it.
@MainActor
package struct PreviewEntry: Identifiable {
  package let id: String
  /// What it is listed under: its module.
  package let group: String
  package let title: String
  let setting: PreviewSetting
  package let content: @MainActor () -> AnyView
}

/// The previews of the running program.
@MainActor
package enum PreviewCatalog {
  /// All of them by module: first those of providers, by name, then the others, by file and as they stand there.
  package static func entries() -> [PreviewEntry] {
    let found = providers() + registries()
    let modules = Set(found.map(\.group)).sorted()
    return modules.flatMap { module in found.filter { $0.group == module } }
  }

  private static func providers() -> [PreviewEntry] {
    let types = Conformances.types(of: (any PreviewProvider).self).compactMap { $0 as? any PreviewProvider.Type }
    return types.map { entry($0) }.sorted { ($0.title, $0.id) < ($1.title, $1.id) }
  }

  private static func entry<Provider: PreviewProvider>(_: Provider.Type) -> PreviewEntry {
    let names = String(reflecting: Provider.self).split(separator: ".").map(String.init)
    var title = names.last ?? "Preview"
    for ending in ["_Previews", "_Preview", "Previews", "Preview", "PreviewProvider"] where title.hasSuffix(ending) && title != ending {
      title.removeLast(ending.count)
      break
    }
    let setting = PreviewSetting(device: Provider.platform?.device)
    return PreviewEntry(id: String(reflecting: Provider.self), group: names.first ?? "", title: title, setting: setting) {
      AnyView(Provider.previews)
    }
  }

  private static func registries() -> [PreviewEntry] {
    let types = Conformances.types(of: (any PreviewRegistry).self).compactMap { $0 as? any PreviewRegistry.Type }
    let sorted = types.sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
    var numbers: [String: Int] = [:]
    return sorted.map { type in
      let number = numbers[type.fileID, default: 0] + 1
      numbers[type.fileID] = number
      let preview = type.makePreview()
      let parts = type.fileID.split(separator: "/").map(String.init)
      let file = parts.last ?? type.fileID
      let name = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
      return PreviewEntry(
        id: "\(type.fileID)#\(number)", group: parts.first ?? "", title: preview.name ?? (number == 1 ? name : "\(name) \(number)"),
        setting: PreviewSetting(preview.traits), content: { AnyView(preview.body()) })
    }
  }
}

extension PreviewSetting {
  init(_ traits: [PreviewTrait<Preview.ViewTraits>]) {
    for trait in traits {
      switch trait.kind {
      case .defaultLayout: layout = .device
      case .sizeThatFitsLayout: layout = .sizeThatFits
      case .fixedLayout(let width, let height): layout = .fixed(width: width, height: height)
      case .portrait: orientation = .portrait
      case .portraitUpsideDown: orientation = .portraitUpsideDown
      case .landscapeLeft: orientation = .landscapeLeft
      case .landscapeRight: orientation = .landscapeRight
      }
    }
  }
}
