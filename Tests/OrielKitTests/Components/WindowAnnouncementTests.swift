import OrielKit
import OrielTesting
import SwiftUI
import Testing

/// Toasts and notifications of views without an enclosing layer.
@MainActor
@Suite("Components: banners in the layer of the window")
struct WindowAnnouncementTests {
  @Observable
  final class Model {
    var isToastShown = false
    var isNotificationShown = false
    var isDialogShown = false
    var count = 0
  }

  private struct Page: View {
    @Bindable var model: Model

    var body: some View {
      VStack {
        Color.white
        Button("Count") { model.count += 1 }
        Color.white
      }
      .background(.white)
      .toast(id: "toast", isPresented: $model.isToastShown, text: "Saved")
      .notification(id: "notification", isPresented: $model.isNotificationShown) { Text("News") }
      .dialog(id: "dialog", isPresented: $model.isDialogShown, title: "Sure?", message: nil) {
        DialogButton(role: .primary, title: "Yes")
      }
    }
  }

  private let model = Model()

  private func host() -> TestHost { TestHost(size: CGSize(width: 390, height: 844)) { Page(model: model) } }

  @Test("Views below a toast aren't dimmed, and remain reachable for pointers, keys and screen readers")
  func reach() throws {
    let host = host()
    let before = host.snapshot()
    model.isToastShown = true
    host.advance(by: 0.5)
    #expect(try host.find("Saved").frame.minY > 700)
    try host.tap("Count")
    #expect(model.count == 1)
    host.press(.tab)
    host.press(.space)
    #expect(model.count == 2)
    #expect(host.snapshot().pixel(10, 400) == before.pixel(10, 400))
    #expect(host.findAll(label: "Count").count == 1)
    host.advance(by: 6)
    #expect(!model.isToastShown)
  }

  @Test("A notification is above a modal of the window, which blocks the views below, and stays when the modal is dismissed")
  func aboveModal() throws {
    let host = host()
    model.isNotificationShown = true
    host.advance(by: 0.5)
    model.isDialogShown = true
    host.advance(by: 0.5)
    #expect(host.findAll(text: "News").count == 1 && host.findAll(text: "Sure?").count == 1)
    try host.tap("Yes")
    host.advance(by: 0.5)
    #expect(!model.isDialogShown && model.isNotificationShown)
    try host.tap("Count")
    #expect(model.count == 1)
  }
}
