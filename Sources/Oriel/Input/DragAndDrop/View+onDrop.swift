import Foundation
import UniformTypeIdentifiers

extension View {
  /// Accepts drops of values of a type. Mirrors SwiftUI's `dropDestination(for:action:isTargeted:)`.
  ///
  /// Values from another program, and values that have to be converted, arrive asynchronously. The result of `action` is ignored.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: The closure that receives the values and their location in the coordinate space of the view.
  ///   - isTargeted: The closure that is called with `true` when a drag with such values enters the view, and with `false` when it leaves.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(DropModifier(handler: ValueDrop(action: action, isTargeted: isTargeted)))
  }

  /// Accepts drops with items of one of the types. Mirrors SwiftUI's `onDrop(of:isTargeted:perform:)`.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(DropModifier(handler: ProviderDrop(types: supportedContentTypes, isTargeted: isTargeted, action: action)))
  }

  /// Accepts drops with items of one of the types. Mirrors SwiftUI's `onDrop(of:isTargeted:perform:)`.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Accepts drops with items of one of the types if a delegate does. Mirrors SwiftUI's `onDrop(of:delegate:)`.
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    modifier(DropModifier(handler: DelegateDrop(types: supportedContentTypes, delegate: delegate)))
  }
}

/// The variants for type identifiers.
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
  /// Returns the type with an identifier, which need not be declared.
  static func named(_ identifier: String) -> UTType { UTType(identifier) ?? UTType(importedAs: identifier) }
}

/// The behavior of a view for drags over it.
protocol DropHandler {
  @MainActor func accepts(_ info: DropInfo) -> Bool
  @MainActor func entered(_ info: DropInfo)
  @MainActor func updated(_ info: DropInfo) -> DropProposal?
  /// Called when the drag has left the view, or when it was dropped on the view and the proposal is neither a copy nor a move.
  @MainActor func exited(_ info: DropInfo)
  /// Handles the drop. Called in place of `exited`.
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
    providers.load(T.self, from: "A dropped item", in: graph, take)
  }
}

extension [NSItemProvider] {
  /// Passes the values of a type to a closure: immediately if all of them are available, and otherwise asynchronously. The parameter `what`
  /// is the beginning of the message about items that can't be read.
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
          // The next frame of the window reports it, so that a test receives the messages of its own views.
          let message = "\(what) can't be read as \(T.self), and is ignored: \(error)"
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

/// A box that accepts drops.
@MainActor
protocol DropTarget: LayoutBox {
  /// The handler of drags over the box, or `nil` if the box doesn't accept drops.
  var dropHandler: (any DropHandler)? { get }
  /// Returns the line between rows, in window coordinates, that shows where a drop inserts items. The point is in the coordinate space of
  /// the box.
  func insertionLine(at point: CGPoint) -> CGRect?
  /// Returns the state of a drag for the view, or `nil` if the view takes no part in it.
  func info(_ providers: [NSItemProvider], at location: CGPoint) -> DropInfo?
}

extension DropTarget {
  /// Returns the state of a drag for the view, or `nil` while the view has no extent.
  func info(_ providers: [NSItemProvider], at location: CGPoint) -> DropInfo? {
    localPoint(location).map { DropInfo(providers: providers, location: $0, graph: graph.reference) }
  }
}

/// A box around a view that accepts drops.
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
