import OrielKit
import SwiftUI

/// A demo of the Presentation section.
public enum PresentationDemo: String, CaseIterable, Identifiable, Sendable {
  case host, modal, sheet, sideBar, dialog, notification, toast, spinner, layers, native

  /// The identity of the demo.
  public var id: String { rawValue }

  var title: String {
    switch self {
    case .host: "Host"
    case .modal: "Modal"
    case .sheet: "Sheet"
    case .sideBar: "Side bar"
    case .dialog: "Dialog"
    case .notification: "Notification"
    case .toast: "Toast"
    case .spinner: "Spinner"
    case .layers: "Layers"
    case .native: "SwiftUI"
    }
  }
}

struct PresentationSection: View {
  @State private var demo = PresentationDemo.host

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      SegmentedRow(PresentationDemo.allCases, selection: $demo, title: \.title) { "presentation-\($0.rawValue)" }
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .id(demo)
    }
  }

  @ViewBuilder private var content: some View {
    switch demo {
    case .host: HostDemo()
    case .modal: ModalDemo()
    case .sheet: SheetDemo()
    case .sideBar: SideBarDemo()
    case .dialog: DialogDemo()
    case .notification: NotificationDemo()
    case .toast: ToastDemo()
    case .spinner: SpinnerDemo()
    case .layers: LayersDemo()
    case .native: NativeDemo()
    }
  }
}
