import OrielKit
import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite("Components: notification")
struct NotificationTests {
  private func stage(
    _ size: CGSize = ComponentStage.phone, icon: Bool = true, title: String? = "Title", message: String? = "Message",
    minimumScaleFactor: CGFloat = 0.75
  ) -> ComponentStage {
    var uiModel = NotificationUIModel()
    (uiModel.titleTextMinimumScaleFactor, uiModel.messageTextMinimumScaleFactor) = (minimumScaleFactor, minimumScaleFactor)
    return ComponentStage(size: size, layer: ComponentStage.clickThrough) {
      Color.white.notification(
        id: "it", uiModel: uiModel, isPresented: $0.binding("it"), icon: icon ? Image(systemName: "info.circle") : nil, title: title,
        message: message)
    }
  }

  /// Returns the frame of the notification, from the pixels of its color.
  private func frame(_ stage: ComponentStage) -> CGRect {
    let image = stage.host.snapshot()
    var result = CGRect.null
    for y in 0..<150 {
      for x in 0..<image.width where image.pixel(x, y).red == 235 { result = result.union(CGRect(x: x, y: y, width: 1, height: 1)) }
    }
    return result
  }

  @Test("VN-1 A notification has the width of the container without margins of 15, and 0.5 of it in landscape")
  func width() {
    let portrait = stage()
    portrait.present(wait: 0.5)
    #expect(frame(portrait).minX == 15 && frame(portrait).maxX == 375)
    let landscape = stage(ComponentStage.landscape)
    landscape.present(wait: 0.5)
    #expect(abs(frame(landscape).width - 422) <= 1 && abs(frame(landscape).midX - 422) <= 1)
  }

  @Test("VN-2 VN-5 Icon, tile, margins, spacing and corners have their default sizes")
  func layout() throws {
    let uiModel = NotificationUIModel()
    #expect(uiModel.iconSize == CGSize(width: 22, height: 22) && uiModel.iconBackgroundSize == CGSize(width: 44, height: 44))
    #expect(uiModel.iconBackgroundCornerRadius == 10 && uiModel.cornerRadius == 12 && uiModel.borderWidth == 0)
    #expect(uiModel.bodyMargins == EdgeInsets(top: 15, leading: 15, bottom: 15, trailing: 15))
    #expect(uiModel.iconAndTitleTextMessageTextSpacing == 12 && uiModel.titleTextAndMessageTextSpacing == 2)
    let stage = stage()
    stage.present(wait: 0.5)
    let (title, message) = (try stage.host.find("Title").frame, try stage.host.find("Message").frame)
    #expect(title.minX == 15 + 15 + 44 + 12 && message.minX == title.minX)
    #expect(abs(message.minY - title.maxY - 2) < 0.6)
    let frame = frame(stage)
    #expect(abs((title.minY + message.maxY) / 2 - frame.midY) < 1)
    // The tile is darker than the banner, from x = 30 on.
    #expect(stage.pixel(32, Int(frame.midY)) != [235, 235, 235] && stage.pixel(28, Int(frame.midY)) == [235, 235, 235])
    #expect(stage.pixel(71, Int(frame.midY)) != [235, 235, 235] && stage.pixel(77, Int(frame.midY)) == [235, 235, 235])
  }

  @Test("VN-2 Title and message have at most two lines, and a missing one still reserves its space")
  func texts() throws {
    let long = Array(repeating: "words", count: 60).joined(separator: " ")
    func height(_ title: String?, _ message: String?) -> CGFloat {
      let stage = stage(icon: false, title: title, message: message, minimumScaleFactor: 1)
      stage.present(wait: 0.5)
      return frame(stage).height
    }
    let both = height("Title", "Message")
    #expect(height("Title", nil) == both && height(nil, "Message") == both && height("", "") == both)
    let line = (both - 32) / 2
    #expect(abs(height(long, "Message") - both - line) < 6 && abs(height("Title", long) - both - line) < 6)
  }

  @Test("VN-2 A text that is too long is scaled down to 0.75 before it is truncated")
  func scale() throws {
    #expect(NotificationUIModel().titleTextMinimumScaleFactor == 0.75 && NotificationUIModel().messageTextMinimumScaleFactor == 0.75)
    let long = Array(repeating: "words", count: 60).joined(separator: " ")
    let stage = stage(icon: false, title: "Title", message: long)
    stage.present(wait: 0.5)
    let ordinary = try stage.host.find("Title").frame.height
    // Two lines at three quarters of the size.
    #expect(try abs(stage.host.find(label: long).frame.height - 1.5 * ordinary) < 5)
  }

  @Test("VN-2 Custom content replaces the icon and the texts, and its buttons receive presses")
  func content() throws {
    let stage = ComponentStage(layer: ComponentStage.clickThrough) { script in
      Color.white.notification(id: "it", isPresented: script.binding("it")) {
        Button("Undo") { script.log.append("undo") }.padding(20)
      }
    }
    stage.present(wait: 0.5)
    try stage.host.tap("Undo")
    #expect(stage.script.log == ["undo"] && stage.script["it"])
    stage.drag(from: try stage.host.find("Undo").center, by: CGSize(width: 0, height: -40), speed: 500)
    stage.host.advance(by: 0.5)
    #expect(!stage.script["it"] && stage.script.log == ["undo"])
  }
}
