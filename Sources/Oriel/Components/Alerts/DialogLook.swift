import Foundation
import OrielModel

/// What modifiers say about the alerts and the choices that are presented inside.
struct DialogLook {
  var icon: Image?
  var severity = DialogSeverity.automatic
  var suppression: (label: Text, isOn: Binding<Bool>)?
}

/// How grave what an alert asks is. Mirrors SwiftUI's `DialogSeverity`.
public struct DialogSeverity: Hashable, Sendable {
  private enum Kind { case automatic, standard, critical }
  private let kind: Kind

  /// As `standard`.
  public static let automatic = DialogSeverity(kind: .automatic)
  public static let standard = DialogSeverity(kind: .standard)
  /// A sign warns of what can't be undone.
  public static let critical = DialogSeverity(kind: .critical)
}

/// The picture above an alert's title.
struct DialogIcon: View {
  let look: DialogLook

  var body: some View {
    if let icon = look.icon {
      icon.resizable().scaledToFit().frame(width: 48, height: 48).accessibilityHidden(true)
    } else if look.severity == .critical {
      Image(systemName: "exclamationmark.triangle.fill").font(.system(size: 34)).foregroundStyle(Color.yellow)
        .accessibilityLabel(Text(.own(.warning)))
    }
  }
}

private enum DialogLookKey: EnvironmentKey { static var defaultValue: DialogLook { DialogLook() } }

extension EnvironmentValues {
  var dialogLook: DialogLook {
    get { self[DialogLookKey.self] }
    set { self[DialogLookKey.self] = newValue }
  }
}

extension View {
  /// Shows a picture in the alerts that are presented inside. Mirrors SwiftUI's `dialogIcon(_:)`.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { transformEnvironment(\.dialogLook) { $0.icon = icon } }

  /// Says how grave what alerts inside ask is. Mirrors SwiftUI's `dialogSeverity(_:)`.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    transformEnvironment(\.dialogLook) { $0.severity = severity }
  }

  /// Gives alerts and choices inside a box to tick for not being asked again: whether they are presented is the program's to decide.
  /// Mirrors SwiftUI's `dialogSuppressionToggle(isSuppressed:)`.
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
    transformEnvironment(\.dialogLook) { $0.suppression = (label, isSuppressed) }
  }
}
