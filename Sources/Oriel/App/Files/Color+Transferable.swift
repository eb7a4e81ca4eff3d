import Foundation
import OrielDrawing
import UniformTypeIdentifiers

/// Colors are transferred in the format that desktop programs exchange, `application/x-color`. A color that depends on the environment is
/// resolved for the frontmost window. Mirrors SwiftUI's conformance.
extension Color: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .desktopColor) { (color: Color) in
      await color.desktopData
    } importing: { (data: Data) in
      try Color(desktopData: data)
    }
  }

  /// The red, green, blue and alpha components with 16 bits each, in the byte order of the machine.
  @MainActor private var desktopData: Data {
    let environment = AppLifecycle.current.frontWindow?.graph.rootScope.values ?? EnvironmentValues()
    let color = resolved(in: environment)
    let parts = [color.red, color.green, color.blue, color.alpha].map { UInt16((min(max($0.isFinite ? $0 : 0, 0), 1) * 65535).rounded()) }
    return parts.withUnsafeBytes { Data($0) }
  }

  private init(desktopData data: Data) throws {
    guard data.count == 8 else { throw TransferError() }
    let parts = data.withUnsafeBytes { bytes in
      (0..<4).map { Double(bytes.loadUnaligned(fromByteOffset: $0 * 2, as: UInt16.self)) / 65535 }
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }
}

extension UTType {
  fileprivate static let desktopColor = UTType(mimeType: "application/x-color") ?? .data
}
