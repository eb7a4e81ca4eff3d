import Foundation
import UniformTypeIdentifiers

extension View {
  /// Takes values of a type that are dropped here: the values, and the place in the view's own space. `isTargeted` hears when something that the
  /// view takes comes over it, and when it leaves. Mirrors SwiftUI's `dropDestination(for:action:isTargeted:)`.
  ///
  /// What comes from another program, or has to be converted, comes a moment later; `action`'s answer is for the program alone.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(DropModifier(handler: ValueDrop(action: action, isTargeted: isTargeted)))
  }

  /// Takes what is dropped here, if it has one of the types. Mirrors SwiftUI's `onDrop(of:isTargeted:perform:)`.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(DropModifier(handler: ProviderDrop(types: supportedContentTypes, isTargeted: isTargeted, action: action)))
  }

  /// Takes what is dropped here, if it has one of the types. Mirrors SwiftUI's `onDrop(of:isTargeted:perform:)`.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Has a delegate decide about what is dragged over the view, if it has one of the types. Mirrors SwiftUI's `onDrop(of:delegate:)`.
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    modifier(DropModifier(handler: DelegateDrop(types: supportedContentTypes, delegate: delegate)))
  }
}

/// The forms with the types' identifiers.
extension View {
  /// Mirrors SwiftUI's deprecated `onDrop(of:isTargeted:perform:)` for type identifiers.
  @_disfavoredOverload
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map(UTType.named), isTargeted: isTargeted, perform: action)
  }

  /// Mirrors SwiftUI's deprecated `onDrop(of:isTargeted:perform:)` for type identifiers.
  @_disfavoredOverload
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map(UTType.named), isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Mirrors SwiftUI's deprecated `onDrop(of:delegate:)` for type identifiers.
  @_disfavoredOverload
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.map(UTType.named), delegate: delegate)
  }
}

extension UTType {
  /// The type of an identifier, also of one that nobody has declared.
  static func named(_ identifier: String) -> UTType { UTType(identifier) ?? UTType(importedAs: identifier) }
}

/// What a view does with what is dragged over it.
protocol DropHandler {
  @MainActor func accepts(_ info: DropInfo) -> Bool
  @MainActor func entered(_ info: DropInfo)
  @MainActor func updated(_ info: DropInfo) -> DropProposal?
  /// It left the view, or was let go over it where the proposal was to do nothing.
  @MainActor func exited(_ info: DropInfo)
  /// Takes what was dropped, in place of `exited`.
  @MainActor func perform(_ info: DropInfo)
}

extension DropHandler {
  @MainActor func updated(_ info: DropInfo) -> DropProposal? { nil }
}

nonisolated private struct ValueDrop<T: Transferable>: DropHandler {
  let action: ([T], CGPoint) -> Bool
  let isTargeted: (Bool) -> Void

  @MainActor func accepts(_ info: DropInfo) -> Bool { info.providers.contains { $0.canLoadObject(ofClass: T.self) } }

  @MainActor func entered(_ info: DropInfo) { isTargeted(true) }

  @MainActor func exited(_ info: DropInfo) { isTargeted(false) }

  @MainActor func perform(_ info: DropInfo) {
    exited(info)
    info.load(T.self) { [action, location = info.location] in _ = action($0, location) }
  }
}

extension DropInfo {
  @MainActor func load<T: Transferable>(_ type: T.Type, _ take: @escaping @MainActor ([T]) -> Void) {
    providers.load(T.self, from: "What was dropped", in: graph, take)
  }
}

extension [NSItemProvider] {
  /// Hands over the values of a type: at once where they are at hand, later where they have to be read. A message begins with what
  /// couldn't be read.
  @MainActor func load<T: Transferable>(
    _ type: T.Type, from what: String, in graph: GraphReference?, _ take: @escaping @MainActor ([T]) -> Void
  ) {
    let taken = filter { $0.canLoadObject(ofClass: T.self) }
    let values = taken.compactMap { $0.value(of: T.self) }
    if values.count == taken.count { return take(values) }
    Task { @MainActor in
      var values: [T] = []
      for provider in taken {
        do { values.append(try await provider.load(T.self)) } catch {
          // In the window's next frame, so that a test hears what its own views say.
          let message = "\(what) can't be read as \(T.self): \(error). It is left out."
          graph?.graph?.enqueueAction { Report.once("\(what)-\(T.self)", message) }
        }
      }
      if !values.isEmpty { take(values) }
    }
  }
}

nonisolated private struct ProviderDrop: DropHandler {
  let types: [UTType]
  let isTargeted: Binding<Bool>?
  let action: ([NSItemProvider], CGPoint) -> Bool

  @MainActor func accepts(_ info: DropInfo) -> Bool { info.hasItemsConforming(to: types) }

  @MainActor func entered(_ info: DropInfo) { isTargeted?.wrappedValue = true }

  @MainActor func exited(_ info: DropInfo) { isTargeted?.wrappedValue = false }

  @MainActor func perform(_ info: DropInfo) {
    exited(info)
    _ = action(info.itemProviders(for: types), info.location)
  }
}

nonisolated private struct DelegateDrop: DropHandler {
  let types: [UTType]
  let delegate: any DropDelegate

  @MainActor func accepts(_ info: DropInfo) -> Bool { info.hasItemsConforming(to: types) && delegate.validateDrop(info: info) }

  @MainActor func entered(_ info: DropInfo) { delegate.dropEntered(info: info) }

  @MainActor func updated(_ info: DropInfo) -> DropProposal? { delegate.dropUpdated(info: info) }

  @MainActor func exited(_ info: DropInfo) { delegate.dropExited(info: info) }

  @MainActor func perform(_ info: DropInfo) { _ = delegate.performDrop(info: info) }
}

nonisolated private struct DropModifier: BoxModifier {
  let handler: any DropHandler

  @MainActor func makeBox(_ node: AnyViewNode) -> DropBox { DropBox(handler, node: node) }

  @MainActor func update(_ box: DropBox, transaction: Transaction) { box.handler = handler }
}

/// A box that things can be dropped on.
@MainActor
protocol DropTarget: LayoutBox {
  /// What the box does with what is over it; nil where nothing can be dropped.
  var dropHandler: (any DropHandler)? { get }
  /// The line between rows, in the window, that shows where a drop at a point of the box's own space would go.
  func insertionLine(at point: CGPoint) -> CGRect?
  /// What is dragged, as the view sees it; nil where the view has no say.
  func info(_ providers: [NSItemProvider], at location: CGPoint) -> DropInfo?
}

extension DropTarget {
  /// What is dragged, as the view sees it; nil while the view has no extent.
  func info(_ providers: [NSItemProvider], at location: CGPoint) -> DropInfo? {
    localPoint(location).map { DropInfo(providers: providers, location: $0, graph: graph.reference) }
  }
}

/// Around a view that things can be dropped on.
@MainActor
final class DropBox: WrapperBox, DropTarget {
  var handler: any DropHandler

  init(_ handler: any DropHandler, node: AnyViewNode) {
    self.handler = handler
    super.init(node: node)
  }

  var dropHandler: (any DropHandler)? { handler }

  func insertionLine(at point: CGPoint) -> CGRect? { nil }
}
