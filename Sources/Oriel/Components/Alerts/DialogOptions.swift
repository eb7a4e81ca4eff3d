import Foundation
import OrielModel

/// The options that modifiers set for the alerts and dialogs that descendants present.
struct DialogOptions {
  var icon: Image?
  var severity = DialogSeverity.automatic
  var suppression: (label: Text, isOn: Binding<Bool>)?
}

/// The severity of an alert. Mirrors SwiftUI's `DialogSeverity`.
public struct DialogSeverity: Hashable, Sendable {
  private enum Kind { case automatic, standard, critical }
  private let kind: Kind

  /// The default severity, which is the same as `standard`.
  public static let automatic = DialogSeverity(kind: .automatic)
  /// The severity of an ordinary alert.
  public static let standard = DialogSeverity(kind: .standard)
  /// The severity of an alert about an irreversible action. The alert shows a warning symbol.
  public static let critical = DialogSeverity(kind: .critical)
}

/// The icon above an alert's title.
struct DialogIcon: View {
  let look: DialogOptions

  var body: some View {
    if let icon = look.icon {
      icon.resizable().scaledToFit().frame(width: 48, height: 48).accessibilityHidden(true)
    } else if look.severity == .critical {
      Image(systemName: "exclamationmark.triangle.fill").font(.system(size: 34)).foregroundStyle(Color.yellow)
        .accessibilityLabel(Text(.own(.warning)))
    }
  }
}

private enum DialogLookKey: EnvironmentKey { static var defaultValue: DialogOptions { DialogOptions() } }

extension EnvironmentValues {
  var dialogOptions: DialogOptions {
    get { self[DialogLookKey.self] }
    set { self[DialogLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the icon of the alerts that descendants present. Mirrors SwiftUI's `dialogIcon(_:)`.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { transformEnvironment(\.dialogOptions) { $0.icon = icon } }

  /// Sets the severity of the alerts that descendants present. Mirrors SwiftUI's `dialogSeverity(_:)`.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    transformEnvironment(\.dialogOptions) { $0.severity = severity }
  }

  /// Adds a suppression checkbox to the alerts and dialogs that descendants present. The app decides whether to present them again. Mirrors
  /// SwiftUI's `dialogSuppressionToggle(isSuppressed:)`.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text(.own(.dontAskAgain)), isSuppressed: isSuppressed)
  }

  /// Mirrors SwiftUI's `dialogSuppressionToggle(_:isSuppressed:)`.
  nonisolated public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }

  /// Mirrors SwiftUI's `dialogSuppressionToggle(_:isSuppressed:)`.
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle(_ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text(titleResource), isSuppressed: isSuppressed)
  }

  /// Mirrors SwiftUI's `dialogSuppressionToggle(_:isSuppressed:)`.
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }

  /// Mirrors SwiftUI's `dialogSuppressionToggle(_:isSuppressed:)`.
  nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    transformEnvironment(\.dialogOptions) { $0.suppression = (label, isSuppressed) }
  }
}
