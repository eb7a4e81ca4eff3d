import CGTK
import COrielGTK
import Foundation
import Oriel
import UniformTypeIdentifiers

/// Passes drags over the content on to it, from other programs and from other windows of the program.
@MainActor
final class DropInput {
  private let widget: UnsafeMutablePointer<GtkWidget>
  private let content: any WindowContent
  private let controller: OpaquePointer
  private lazy var signals = SignalConnections(owner: self)
  private var offer: DropOffer?
  private var visit: DropSession?

  init(widget: UnsafeMutablePointer<GtkWidget>, content: any WindowContent) {
    self.widget = widget
    self.content = content
    controller = gtk_drop_target_async_new(nil, GdkDragAction(GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue))
    typealias Moved =
      @convention(c) @MainActor (
        UnsafeMutableRawPointer, OpaquePointer, Double, Double, UnsafeMutableRawPointer
      ) -> GdkDragAction.RawValue
    let entered: Moved = { owner($4, as: DropInput.self).move($1, to: CGPoint(x: $2, y: $3)) }
    let left: @convention(c) @MainActor (UnsafeMutableRawPointer, OpaquePointer, UnsafeMutableRawPointer) -> Void = {
      owner($2, as: DropInput.self).leave($1)
    }
    let dropped: @convention(c) @MainActor (UnsafeMutableRawPointer, OpaquePointer, Double, Double, UnsafeMutableRawPointer) -> gboolean = {
      owner($4, as: DropInput.self).drop($1, at: CGPoint(x: $2, y: $3)) ? 1 : 0
    }
    signals.connect("drag-enter", of: controller, to: entered)
    signals.connect("drag-motion", of: controller, to: entered)
    signals.connect("drag-leave", of: controller, to: left)
    signals.connect("drop", of: controller, to: dropped)
    gtk_widget_add_controller(widget, controller)
  }

  /// Stops receiving drags. A second call is an error.
  func disconnect() {
    signals.disconnectAll()
    visit?.leave()
    visit = nil
    offer = nil
    gtk_widget_remove_controller(widget, controller)
  }

  /// Moves a drag, and returns the action that a drop would perform, for the window system to display.
  private func move(_ drop: OpaquePointer, to location: CGPoint) -> GdkDragAction.RawValue {
    if offer?.drop != drop {
      visit?.leave()
      let offer = DropOffer(drop)
      self.offer = offer
      visit = content.visit(offer.providers)
    }
    visit?.move(to: location)
    return action(drop)
  }

  private func action(_ drop: OpaquePointer) -> GdkDragAction.RawValue {
    let offered = gdk_drop_get_actions(drop).rawValue
    let (copy, move) = (GDK_ACTION_COPY.rawValue, GDK_ACTION_MOVE.rawValue)
    switch visit?.proposal {
    case .copy: return offered & copy != 0 ? copy : offered & move
    case .move: return offered & move != 0 ? move : offered & copy
    case .cancel, .forbidden, nil: return 0
    }
  }

  private func leave(_ drop: OpaquePointer) {
    guard offer?.drop == drop else { return }
    visit?.leave()
    visit = nil
    offer = nil
  }

  private func drop(_ drop: OpaquePointer, at location: CGPoint) -> Bool {
    let action = move(drop, to: location)
    guard action != 0, let visit, let offer else {
      leave(drop)
      return false
    }
    // GTK also reports that the drag has left, before the drop is read.
    self.visit = nil
    self.offer = nil
    offer.take {
      visit.drop($0)
    } finished: {
      gdk_drop_finish(drop, GdkDragAction(action))
    }
    return true
  }
}

/// A drag over a window, whose data is read once it is dropped.
@MainActor
private final class DropOffer {
  let drop: OpaquePointer
  private let isOwn: Bool
  private(set) var providers: [NSItemProvider] = []
  private var reads = 0
  private var isOver = false

  /// The time, in seconds, for which the dropped data can still be requested after the last reply.
  private static let patience = 0.3

  init(_ drop: OpaquePointer) {
    self.drop = drop
    g_object_ref(UnsafeMutableRawPointer(drop))
    let own = OutgoingDrag.providers(of: gdk_drop_get_drag(drop))
    isOwn = own != nil
    providers = own ?? [provider()]
  }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(drop)) }

  private var names: [String] {
    var count: gsize = 0
    guard let names = oriel_drop_mime_types(drop, &count) else { return [] }
    return (0..<Int(count)).compactMap { names[$0].map { String(cString: $0) } }
  }

  private func provider(without excluded: String? = nil) -> NSItemProvider {
    let provider = NSItemProvider()
    for form in MIMEForms.types(named: names) where form.name != excluded {
      provider.register(form.type) { [weak self] in
        guard let self else { throw DropIsOver() }
        return try await read(form.name)
      }
    }
    return provider
  }

  private func read(_ name: String) async throws -> Data {
    guard !isOver else { throw DropIsOver() }
    reads += 1
    defer { reads -= 1 }
    let data = await withCheckedContinuation { continuation in
      let answer: @convention(c) @MainActor (UnsafeMutableRawPointer?, OpaquePointer?) -> Void = {
        let wait = Unmanaged<Wait>.fromOpaque($0!).takeRetainedValue()
        guard let bytes = $1 else { return wait.continuation.resume(returning: nil) }
        var size: gsize = 0
        let start = g_bytes_get_data(bytes, &size)
        wait.continuation.resume(returning: start.map { Data(bytes: $0, count: Int(size)) } ?? Data())
      }
      oriel_drop_read(drop, name, answer, Unmanaged.passRetained(Wait(continuation)).toOpaque())
    }
    guard let data else { throw DropIsOver() }
    return data
  }

  /// Passes the dropped items to a closure, and calls another one when no code reads their data any more.
  func take(_ use: @escaping @MainActor ([NSItemProvider]?) -> Void, finished: @escaping @MainActor () -> Void) {
    if isOwn {
      use(nil)
      return finished()
    }
    Task { @MainActor in
      use(await withAddresses())
      repeat { try? await Task.sleep(for: .seconds(Self.patience)) } while reads > 0
      isOver = true
      finished()
    }
  }

  /// Returns one item for each address. The addresses are transferred as one list.
  private func withAddresses() async -> [NSItemProvider]? {
    guard names.contains(MIMEForms.addresses), let list = try? await read(MIMEForms.addresses) else { return nil }
    let urls = String(decoding: list, as: UTF8.self).split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
      .compactMap { URL(string: String($0)) }
    guard let first = urls.first else { return nil }
    // The other data, such as a text, belongs to the first address.
    let rest = urls.count == 1 ? provider(without: MIMEForms.addresses) : NSItemProvider()
    return [Self.add(first, to: rest)] + urls.dropFirst().map { Self.add($0, to: NSItemProvider()) }
  }

  private static func add(_ url: URL, to provider: NSItemProvider) -> NSItemProvider {
    let data = Data(url.absoluteString.utf8)
    provider.register(url.isFileURL ? .fileURL : .url) { data }
    if url.isFileURL { provider.suggestedName = url.lastPathComponent }
    return provider
  }
}

private final class Wait {
  let continuation: CheckedContinuation<Data?, Never>
  init(_ continuation: CheckedContinuation<Data?, Never>) { self.continuation = continuation }
}

/// An error for data that is requested too late, or that the source program can't provide.
private struct DropIsOver: Error {}
