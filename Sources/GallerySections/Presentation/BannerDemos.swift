import OrielKit
import SwiftUI

private enum Preset: String, CaseIterable { case plain, info, success, warning, error }

extension PresentationHostLayerUIModel {
  /// A layer without a dimming view, which lets input through beside its modals.
  static var clickThrough: Self {
    var uiModel = Self()
    uiModel.dimmingViewColor = .clear
    uiModel.dimmingViewTapAction = .passTapsThrough
    return uiModel
  }
}

/// A notification with its presets, at the top or at the bottom edge.
struct NotificationDemo: View {
  @State private var isPresented = false
  @State private var preset = Preset.info
  @State private var isAtTop = true
  @State private var hasIcon = true
  @State private var timesOut = true
  @State private var swipeDismisses = true

  var body: some View {
    PresentationStage(present: { isPresented = true }) {
      HarbourScreen()
        .notification(
          id: "notification", uiModel: uiModel, isPresented: $isPresented, icon: hasIcon ? Image(systemName: symbol) : nil,
          title: "Aurora is back", message: "She lies at berth 4."
        )
        .presentationHostLayer(uiModel: .clickThrough)
    } options: {
      OptionChoice("Preset", Preset.allCases, selection: $preset) { $0.rawValue.capitalized }
      OptionSwitch("At the top", isOn: $isAtTop)
      OptionSwitch("Icon", isOn: $hasIcon)
      OptionSwitch("Hides after five seconds", isOn: $timesOut)
      OptionSwitch("A swipe dismisses", isOn: $swipeDismisses)
    }
  }

  private var symbol: String {
    switch preset {
    case .plain: "bell"
    case .info: "info.circle"
    case .success: "checkmark"
    case .warning: "exclamationmark.triangle"
    case .error: "xmark"
    }
  }

  private var uiModel: NotificationUIModel {
    var uiModel: NotificationUIModel =
      switch preset {
      case .plain: NotificationUIModel()
      case .info: .info
      case .success: .success
      case .warning: .warning
      case .error: .error
      }
    uiModel.presentationEdge = isAtTop ? .top : .bottom
    uiModel.dismissType = []
    if timesOut { uiModel.dismissType.insert(.timeout) }
    if swipeDismisses { uiModel.dismissType.insert(.swipe) }
    return uiModel
  }
}

/// A toast with its presets, on one line or on several.
struct ToastDemo: View {
  @State private var isPresented = false
  @State private var preset = Preset.plain
  @State private var isAtTop = false
  @State private var isLong = false
  @State private var isMultiline = false

  var body: some View {
    PresentationStage(present: { isPresented = true }) {
      HarbourScreen()
        .toast(
          id: "toast", uiModel: uiModel, isPresented: $isPresented,
          text: isLong ? "Aurora has left her berth and is on her way" : "Aurora has left"
        )
        .presentationHostLayer(uiModel: .clickThrough)
    } options: {
      OptionChoice("Preset", Preset.allCases, selection: $preset) { $0.rawValue.capitalized }
      OptionSwitch("At the top", isOn: $isAtTop)
      OptionSwitch("A longer text", isOn: $isLong)
      OptionSwitch("Several lines", isOn: $isMultiline)
    }
  }

  private var uiModel: ToastUIModel {
    var uiModel: ToastUIModel =
      switch preset {
      case .plain: ToastUIModel()
      case .info: .info
      case .success: .success
      case .warning: .warning
      case .error: .error
      }
    uiModel.presentationEdge = isAtTop ? .top : .bottom
    if isMultiline { uiModel.textLineType = .multiLine(alignment: .center, lineLimit: nil) }
    return uiModel
  }
}
