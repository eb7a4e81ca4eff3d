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

  /// The notification's own frame, by its colour.
  private func frame(_ stage: ComponentStage) -> CGRect {
    let image = stage.host.snapshot()
    var result = CGRect.null
    for y in 0..<150 {
      for x in 0..<image.width where image.pixel(x, y).red == 235 { result = result.union(CGRect(x: x, y: y, width: 1, height: 1)) }
    }
    return result
  }

  @Test("VN-1 It is as wide as the container but for margins of 15, in landscape 0.5 of it")
  func width() {
    let portrait = stage()
    portrait.present(wait: 0.5)
    #expect(frame(portrait).minX == 15 && frame(portrait).maxX == 375)
    let landscape = stage(ComponentStage.landscape)
    landscape.present(wait: 0.5)
    #expect(abs(frame(landscape).width - 422) <= 1 && abs(frame(landscape).midX - 422) <= 1)
  }

  @Test("VN-2 VN-5 An icon of 22 in a tile of 44 with corners of 10, margins of 15, spacings of 12 and 2, corners of 12")
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
    // The tile is darker than the banner, from (30, 20) on.
    #expect(stage.pixel(32, Int(frame.midY)) != [235, 235, 235] && stage.pixel(28, Int(frame.midY)) == [235, 235, 235])
    #expect(stage.pixel(71, Int(frame.midY)) != [235, 235, 235] && stage.pixel(77, Int(frame.midY)) == [235, 235, 235])
  }

  @Test("VN-2 Texts have at most two lines, and room is kept for one that is missing")
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

  @Test("VN-2 A text that is too long becomes smaller, down to 0.75, before it is cut off")
  func scale() throws {
    #expect(NotificationUIModel().titleTextMinimumScaleFactor == 0.75 && NotificationUIModel().messageTextMinimumScaleFactor == 0.75)
    let long = Array(repeating: "words", count: 60).joined(separator: " ")
    let stage = stage(icon: false, title: "Title", message: long)
    stage.present(wait: 0.5)
    let ordinary = try stage.host.find("Title").frame.height
    // Two lines of three quarters.
    #expect(try abs(stage.host.find(label: long).frame.height - 1.5 * ordinary) < 5)
  }

  @Test("VN-2 Content of its own takes the place of icon and texts, and its buttons work")
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
