import CoreTransferable
import Foundation
import Testing

/// A file of a program that imports CoreTransferable alone.
@Suite("import CoreTransferable")
struct CoreTransferableTests {
  private struct Card: Transferable, Codable {
    var name = "Ada"
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.name)
    }
  }

  @Test("has what SwiftUI drags and copies, with the types of data")
  func names() {
    func isTransferable<Item: Transferable>(_ item: Item) -> Bool { true }
    #expect(isTransferable(Card()) && UTType.json.conforms(to: .text))
  }
}
