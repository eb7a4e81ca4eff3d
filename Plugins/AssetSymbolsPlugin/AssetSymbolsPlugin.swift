import Foundation
import PackagePlugin

/// Makes symbols of a target's asset catalogs before it is compiled, as Xcode does: `Image(.hero)`, `Color.brand`.
///
/// A target without catalogs is left alone.
@main
struct AssetSymbolsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let files = target.sourceModule.map { Array($0.sourceFiles) } ?? []
    let resources = files.filter { $0.type == .resource }.flatMap { catalogs(in: $0.url, depth: 2) }
    // What the manifest doesn't name is in no bundle, and there is no `Bundle.module`.
    let unnamed = files.filter { $0.type == .unknown && isCatalog($0.url) }.map(\.url)
    for catalog in unnamed {
      Diagnostics.warning(
        "\(catalog.path) is no resource of \(target.name), so it gets into no bundle: "
          + "name it in the manifest, as in resources: [.process(\"\(catalog.lastPathComponent)\")]")
    }
    let used = resources.isEmpty ? unnamed : resources
    guard !used.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("GeneratedAssetSymbols.swift")
    return [
      .buildCommand(
        displayName: "Making symbols of the assets of \(target.name)", executable: try context.tool(named: "AssetSymbolsTool").url,
        arguments: ["target", output.path, resources.isEmpty ? "main" : "module"] + used.map(\.path),
        inputFiles: used.flatMap(descriptions), outputFiles: [output])
    ]
  }

  private func isCatalog(_ url: URL) -> Bool { url.pathExtension == "xcassets" }

  /// The catalog itself, or those in a folder that is copied, as deep as they are looked for in a bundle.
  private func catalogs(in url: URL, depth: Int) -> [URL] {
    if isCatalog(url) { return [url] }
    guard depth > 0 else { return [] }
    return entries(of: url).flatMap { entry -> [URL] in
      isCatalog(entry) || !entry.lastPathComponent.contains(".") ? catalogs(in: entry, depth: depth - 1) : []
    }
  }

  /// Every `Contents.json` of a catalog: what the symbols are made from.
  private func descriptions(in catalog: URL) -> [URL] {
    let paths = FileManager.default.enumerator(atPath: catalog.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { ($0 as NSString).lastPathComponent == "Contents.json" }.sorted().map(catalog.appendingPathComponent)
  }

  private func entries(of folder: URL) -> [URL] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted().map(folder.appendingPathComponent)
  }
}
