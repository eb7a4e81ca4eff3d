import CoreTransferable
import Foundation
import Testing

/// The tests of a file that imports CoreTransferable only.
@Suite("import CoreTransferable")
struct CoreTransferableTests {
  private struct Card: Transferable, Codable {
    var name = "Ada"
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.name)
    }
  }

  @Test("CoreTransferable exports Transferable, its representations and UTType")
  func names() {
    func isTransferable<Item: Transferable>(_ item: Item) -> Bool { true }
    #expect(isTransferable(Card()) && UTType.json.conforms(to: .text))
  }
}
