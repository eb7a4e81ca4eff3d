import CGTK
import COrielGTK
import Foundation
import Oriel
import OrielGSK
import UniformTypeIdentifiers

/// A drag that starts in the program and moves over other programs and the program's own windows.
@MainActor
final class OutgoingDrag {
  private static var current: OutgoingDrag?

  private let drag: OpaquePointer
  private let providers: [NSItemProvider]
  private lazy var signals = SignalConnections(owner: self)

  /// Starts a drag. Returns `false` if the window system refuses it, or if another one is in progress.
  static func begin(_ parcel: DragPayload, from widget: UnsafeMutablePointer<GtkWidget>, renderer: GSKRenderer) -> Bool {
    guard current == nil else { return false }
    let source = ParcelSource(parcel.providers)
    let names = source.names
    let content = names.withCStrings {
      oriel_parcel_new(ParcelSource.handlers, Unmanaged.passRetained(source).toOpaque(), $0, guint(names.count))
    }
    defer { g_object_unref(UnsafeMutableRawPointer(content)) }
    guard
      let drag = oriel_drag_begin(
        widget, content, renderer.renderNode(for: parcel.picture), Double(parcel.size.width), Double(parcel.size.height),
        Double(parcel.grip.x), Double(parcel.grip.y))
    else { return false }
    current = OutgoingDrag(drag, parcel.providers)
    return true
  }

  private init(_ drag: OpaquePointer, _ providers: [NSItemProvider]) {
    self.drag = drag
    self.providers = providers
    let finished: PlainHandler = { owner($1, as: OutgoingDrag.self).end() }
    let cancelled: @convention(c) @MainActor (UnsafeMutableRawPointer, CInt, UnsafeMutableRawPointer) -> Void = { _, _, data in
      owner(data, as: OutgoingDrag.self).end()
    }
    signals.connect("dnd-finished", of: drag, to: finished)
    signals.connect("cancel", of: drag, to: cancelled)
  }

  private func end() {
    signals.disconnectAll()
    Self.current = nil
    g_object_unref(UnsafeMutableRawPointer(drag))
  }

  /// Returns the dragged values themselves if the drag is one of the program's own, or `nil` otherwise.
  static func providers(of drag: OpaquePointer?) -> [NSItemProvider]? { drag != nil && current?.drag == drag ? current?.providers : nil }
}

/// The source of the data that another program requests.
@MainActor
private final class ParcelSource {
  private let forms: [(name: String, type: UTType, provider: NSItemProvider)]

  init(_ providers: [NSItemProvider]) {
    var forms: [(name: String, type: UTType, provider: NSItemProvider)] = []
    for provider in providers {
      for type in provider.registeredContentTypes {
        for name in MIMEForms.names(of: type) where !forms.contains(where: { $0.name == name }) { forms.append((name, type, provider)) }
      }
    }
    self.forms = forms
  }

  var names: [String] { forms.map(\.name) }

  private func read(_ name: String, for wanted: OpaquePointer) {
    guard let form = forms.first(where: { $0.name == name }) else { return oriel_parcel_answer(wanted, nil, 0, 0) }
    Task { @MainActor in
      guard var data = try? await form.provider.data(for: form.type) else { return oriel_parcel_answer(wanted, nil, 0, 0) }
      if name == MIMEForms.addresses { data += Data("\r\n".utf8) }
      data.withUnsafeBytes { oriel_parcel_answer(wanted, $0.baseAddress, $0.count, 1) }
    }
  }

  static let handlers = OrielParcelHandlers(
    read: { owner($0!, as: ParcelSource.self).read(String(cString: $1!), for: $2!) },
    release: { Unmanaged<ParcelSource>.fromOpaque($0!).release() })
}

extension [String] {
  fileprivate func withCStrings<Result>(_ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result) -> Result {
    let copies = map { UnsafePointer(strdup($0)) }
    defer { for copy in copies { free(UnsafeMutableRawPointer(mutating: copy)) } }
    return (copies + [nil]).withUnsafeBufferPointer { body($0.baseAddress!) }
  }
}
