import Foundation
import Oriel

extension App {
  /// Runs the app until its last window is closed. Mirrors SwiftUI's `App.main()`.
  ///
  /// A program whose bundle has an identifier runs once. Another launch passes the files and addresses that it was started with on to the
  /// running app, or brings that to the front, and ends. With `ORIEL_NEW_INSTANCE` in the environment, or without an identifier, the
  /// program runs on its own.
  ///
  /// With `ORIEL_PREVIEWS` in the environment, which `oriel preview` sets, the program shows its previews instead. With
  /// `ORIEL_PREVIEW_PICTURES`, which `oriel snapshot` sets, it draws them into files.
  @MainActor @preconcurrency public static func main() {
    if let request = PictureRequest.requested { PreviewPictures.draw(request) }
    if let previews = PreviewApp.requested { run(opening: requestedURLs) { previews } }
    let request = LaunchRequest(opening: requestedURLs, environment: LaunchRequest.environmentAtStart)
    switch SingleInstance.claim(for: request) {
    case .runs(nil): run(opening: request.urls) { Self() }
    case .runs(let instance?): run(as: instance, opening: request.urls) { Self() }
    case .isHandedOver: exit(0)
    case .isUnanswered(let reason):
      FileHandle.standardError.write(Data((reason + "\n").utf8))
      exit(1)
    }
  }

  /// The time, in seconds, after which a program that the message bus has started ends if it receives no request.
  private static var patience: TimeInterval { 10 }

  @MainActor private static func run(as instance: SingleInstance, opening urls: [URL], _ make: () -> Self) -> Never {
    guard CommandLine.arguments.contains("--gapplication-service") else {
      run(opening: urls, make) { instance.receiver = $0 }
    }
    guard let request = instance.firstRequest(within: patience) else { exit(0) }
    run(opening: request.urls, startupID: request.startupID, make) { instance.receiver = $0 }
  }

  @MainActor private static func run<A: App>(
    opening urls: [URL], startupID: String? = nil, _ make: () -> A, receiving: (@escaping (LaunchRequest) -> Void) -> Void = { _ in }
  ) -> Never {
    var host: AppHost<A>?
    let code = GTKApplication.run { platform in
      // GTK reads the identifier of a launch itself, but not that of a request on the bus.
      platform.bringingToFront(by: startupID) { host = AppHost(make(), platform: platform, opening: urls) }
      guard let app = host else { return }
      receiving { request in platform.bringingToFront(by: request.startupID) { app.take(request) } }
    }
    host?.terminate()
    exit(code)
  }

  /// The arguments that are files or addresses. A desktop file with `%u` or `%F` passes them to the app.
  private static var requestedURLs: [URL] {
    CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("-") }.compactMap { argument in
      if FileManager.default.fileExists(atPath: argument) { return URL(fileURLWithPath: argument) }
      return URL(string: argument).flatMap { ($0.scheme?.count ?? 0) > 1 ? $0 : nil }
    }
  }
}

extension AppHost {
  /// Performs the request of another launch or of the desktop environment.
  func take(_ request: LaunchRequest) {
    switch request.kind {
    case .activate: open([])
    case .open(let urls): open(urls)
    case .action(let name):
      guard !performDesktopAction(name) else { return }
      Report.once("desktop-action-\(name)", "The app doesn't define the desktop file action \"\(name)\"; it is ignored.")
    }
  }
}
