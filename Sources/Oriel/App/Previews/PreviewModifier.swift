import Foundation

/// An environment for previews, such as sample data, which previews share. Mirrors SwiftUI's `PreviewModifier`.
///
/// The type of a modifier isn't isolated to the main actor, unlike its methods, because traits are made anywhere.
///
/// The context is created once for each type of modifier, when the first preview with it is shown, and before its body is evaluated.
public protocol PreviewModifier {
  /// The type of the view around the preview.
  associatedtype Body: View
  /// The type of the data that previews share.
  associatedtype Context = Void
  /// The type of the preview that the modifier changes.
  typealias Content = PreviewModifierContent

  /// Creates the data that all previews with a modifier of this type share. If it throws, the previews show the error.
  @MainActor @preconcurrency static func makeSharedContext() async throws -> Context

  /// Returns the view around a preview.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Creates no data.
  @MainActor @preconcurrency public static func makeSharedContext() async throws {}
}

/// The preview that a modifier changes. Mirrors SwiftUI's `PreviewModifierContent`.
@MainActor @preconcurrency
public struct PreviewModifierContent: View {
  let content: AnyView

  /// The preview.
  public var body: some View { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Returns a trait that changes the preview by a modifier. The modifier of a later trait is around that of an earlier one. Mirrors
  /// SwiftUI's `modifier(_:)`.
  public static func modifier(_ modifier: some PreviewModifier) -> Self { Self(kind: .modifier(PreviewModification(modifier))) }
}

/// A preview modifier, independent of its type.
@MainActor
package final class PreviewModification: Equatable {
  private let apply: @MainActor (AnyView) -> AnyView

  nonisolated init<Modifier: PreviewModifier>(_ modifier: Modifier) {
    // A trait is made anywhere, and its modifier is used only for the preview, on the main actor.
    nonisolated(unsafe) let modifier = modifier
    apply = { content in AnyView(ModifiedPreview(modifier: modifier, content: PreviewModifierContent(content: content))) }
  }

  package nonisolated static func == (left: PreviewModification, right: PreviewModification) -> Bool { left === right }

  /// Returns a preview with the modifiers among its traits.
  static func modified(_ content: AnyView, by traits: [PreviewTrait<Preview.ViewTraits>]) -> AnyView {
    traits.reduce(content) { content, trait in
      if case .modifier(let modification) = trait.kind { modification.apply(content) } else { content }
    }
  }
}

/// The shared contexts of preview modifiers, by the type of the modifier.
@MainActor
private enum PreviewContexts {
  /// The creation of a context, as its modifier's type determines it.
  private static var creations: [ObjectIdentifier: AnyObject] = [:]

  static func creation<Modifier: PreviewModifier>(for type: Modifier.Type) -> PreviewContextCreation<Modifier> {
    if let known = creations[ObjectIdentifier(type)] as? PreviewContextCreation<Modifier> { return known }
    let new = PreviewContextCreation<Modifier>()
    creations[ObjectIdentifier(type)] = new
    return new
  }
}

@Observable
@MainActor
private final class PreviewContextCreation<Modifier: PreviewModifier> {
  private(set) var result: Result<Modifier.Context, any Error>?

  init() {
    // A creation that doesn't suspend ends before the first preview is shown.
    Task.immediate {
      do { result = .success(try await Modifier.makeSharedContext()) } catch { result = .failure(error) }
    }
  }
}

/// A preview within its modifier, when the context exists.
private struct ModifiedPreview<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let content: PreviewModifierContent

  var body: some View {
    switch PreviewContexts.creation(for: Modifier.self).result {
    case nil: EmptyView()
    case .success(let context)?: modifier.body(content: content, context: context)
    case .failure(let error)?: Text(verbatim: "\(Modifier.self): \(error.localizedDescription)").foregroundStyle(.red).padding()
    }
  }
}
