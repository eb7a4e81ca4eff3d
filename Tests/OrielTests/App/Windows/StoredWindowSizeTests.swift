import Foundation
import Testing

@testable import Oriel

@MainActor
@Suite("Restoration of a window's size")
struct StoredWindowSizeTests {
  private struct MainApp: App {
    let id: String
    let behavior: SceneRestorationBehavior
    let resizability: WindowResizability

    init() { self.init(id: "") }

    init(id: String, behavior: SceneRestorationBehavior = .automatic, resizability: WindowResizability = .automatic) {
      self.id = id
      self.behavior = behavior
      self.resizability = resizability
    }

    var body: some Scene {
      WindowGroup(id: id) { Color.clear }
        .defaultSize(width: 300, height: 200)
        .restorationBehavior(behavior)
        .windowResizability(resizability)
    }
  }

  /// Calls the closure with an id that no other run has used, and removes the stored values of that id afterwards.
  private func withID(_ body: (String) throws -> Void) rethrows {
    let id = "memory-\(UUID().uuidString)"
    try body(id)
    DefaultsFile.write()
    UserDefaults.standard.removeObject(forKey: "window.\(id)")
  }

  /// Returns the window of a new run of the program.
  private func run(_ app: MainApp) -> (window: StubWindow, host: AppHost<MainApp>) {
    let platform = StubPlatform()
    let host = AppHost(app, platform: platform)
    return (platform.windows[0], host)
  }

  @Test("A window opens with its default size first, and in the next run with the size that the user left")
  func size() {
    withID { id in
      let first = run(MainApp(id: id)).window
      #expect(first.options.size == CGSize(width: 300, height: 200) && !first.options.isMaximized)
      first.content.windowSizeDidChange(to: CGSize(width: 640, height: 480), isMaximized: false)
      first.content.windowSizeDidChange(to: CGSize(width: 700, height: 500), isMaximized: true)
      let second = run(MainApp(id: id)).window
      #expect(second.options.size == CGSize(width: 700, height: 500) && second.options.isMaximized)
    }
  }

  @Test("A new size is stored with the next write of the store, not within a frame")
  func writing() throws {
    try withID { id in
      let window = run(MainApp(id: id)).window
      window.content.windowSizeDidChange(to: CGSize(width: 640, height: 480), isMaximized: false)
      window.content.windowSizeDidChange(to: CGSize(width: 700, height: 500), isMaximized: false)
      #expect(UserDefaults.standard.object(forKey: "window.\(id)") == nil)
      DefaultsFile.write()
      let values = try #require(UserDefaults.standard.dictionary(forKey: "window.\(id)"))
      #expect(values["width"] as? Double == 700 && values["height"] as? Double == 500)
      #expect(run(MainApp(id: id)).window.options.size == CGSize(width: 700, height: 500))
    }
  }

  @Test("Windows of a scene without restoration and windows that follow their content open with the default size")
  func others() {
    withID { id in
      let windows = [MainApp(id: id, behavior: .disabled), MainApp(id: id, resizability: .contentSize)]
      for app in windows {
        run(app).window.content.windowSizeDidChange(to: CGSize(width: 700, height: 500), isMaximized: false)
        #expect(run(app).window.options.size == CGSize(width: 300, height: 200))
      }
    }
  }

  @Test(
    "An invalid window size isn't stored, and an invalid stored size is ignored",
    arguments: [CGSize.zero, CGSize(width: -5, height: 10), CGSize(width: 100, height: CGFloat.nan)])
  func badSize(size: CGSize) {
    withID { id in
      run(MainApp(id: id)).window.content.windowSizeDidChange(to: size, isMaximized: false)
      #expect(run(MainApp(id: id)).window.options.size == CGSize(width: 300, height: 200))
      UserDefaults.standard.set(["width": "wide", "height": 5] as [String: Any], forKey: "window.\(id)")
      #expect(run(MainApp(id: id)).window.options.size == CGSize(width: 300, height: 200))
    }
  }

  @Test("ORIEL_DEVICE=phone selects a phone, and any other name is reported and ignored")
  func device() {
    #expect(DeviceOverride.read(["ORIEL_DEVICE": "phone"]) == .phone)
    #expect(DeviceOverride.read(["ORIEL_DEVICE": "toaster"]) == nil)
    #expect(DeviceOverride.read(["ORIEL_DEVICE": ""]) == nil)
    #expect(DeviceOverride.read([:]) == nil)
  }
}
