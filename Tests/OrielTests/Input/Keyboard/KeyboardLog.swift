import Foundation

@testable import Oriel

/// Records the keyboard's notifications during the lifetime of the log.
@MainActor
final class KeyboardLog {
  private(set) var names: [String] = []
  private(set) var infos: [(begin: CGRect, end: CGRect, duration: Double, curve: Int)] = []
  private var tokens: [any NSObjectProtocol] = []
  var onWillShow: () -> Void = {}

  init() {
    let all: [KeyboardNotification] = [.willShow, .didShow, .willHide, .didHide, .willChangeFrame, .didChangeFrame]
    for kind in all {
      tokens.append(
        NotificationCenter.default.addObserver(forName: kind.name, object: nil, queue: nil) { [weak self] notification in
          nonisolated(unsafe) let info = notification.userInfo
          MainActor.assumeIsolated {
            guard let self else { return }
            self.names.append("\(kind)")
            self.infos.append(
              (
                info?[KeyboardNotification.Key.frameBegin] as? CGRect ?? .null,
                info?[KeyboardNotification.Key.frameEnd] as? CGRect ?? .null,
                info?[KeyboardNotification.Key.animationDuration] as? Double ?? -1,
                info?[KeyboardNotification.Key.animationCurve] as? Int ?? -1
              ))
            if kind == .willShow { self.onWillShow() }
          }
        })
    }
  }

  func clear() {
    names = []
    infos = []
  }

  isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}
