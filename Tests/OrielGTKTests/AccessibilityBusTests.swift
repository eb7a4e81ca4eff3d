import CGTK
import Foundation
import OrielBus
import OrielModel
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielGTK

@MainActor @Suite("Vocabulary of the accessibility bus")
struct AccessibilityBusTests {
  @Test("Each interface has a valid GDBus description")
  func interfaces() throws {
    for interface in ATSPIInterface.allCases {
      let info = try #require(interface.info, "\(interface)")
      #expect(String(cString: info.pointee.name) == interface.rawValue)
      #expect(info.pointee.methods != nil)
    }
    let extents = try #require(g_dbus_interface_info_lookup_method(ATSPIInterface.component.info, "GetExtents"))
    #expect(String(cString: extents.pointee.out_args[0]!.pointee.signature) == "(iiii)")
    let value = try #require(g_dbus_interface_info_lookup_property(ATSPIInterface.value.info, "CurrentValue"))
    #expect(value.pointee.flags.rawValue == G_DBUS_PROPERTY_INFO_FLAGS_READABLE.rawValue | G_DBUS_PROPERTY_INFO_FLAGS_WRITABLE.rawValue)
  }

  @Test("D-Bus values have their types on the bus and are read as they were written")
  func values() {
    let value = DBusValue.tuple([
      .tuple([.string(":1.2"), .path("/a/b")]), .array("(so)", []), .dictionary(["b": "2", "a": "1"]), .int(.max), .variant(.double(0.5)),
      .strings(["x"]), .bool(true), .uint32(7), .string("no\0zero"), .int16(-1),
    ])
    let variant = g_variant_ref_sink(value.makeVariant())!
    defer { g_variant_unref(variant) }
    #expect(String(cString: g_variant_get_type_string(variant)) == "((so)a(so)a{ss}ivasbusn)")
    let read = DBusArguments(variant)
    #expect(read.count == 10)
    #expect(read.parts(0).string(1) == "/a/b" && read.parts(1).count == 0 && read.parts(2).parts(0).string(1) == "1")
    #expect(read.int(3) == Int(Int32.max) && read.bool(6) && read.int(7) == 7 && read.string(8) == "nozero")
    #expect(read.string(3) == "" && read.int(99) == 0, "Missing arguments are empty")
  }

  @Test("Accessibility states are the bits of AT-SPI")
  func states() {
    var states = ATSPIStates([.focused, .readOnly])
    states.insert(.active)
    #expect(states.value == .array("u", [.uint32(1 << 12 | 1 << 1), .uint32(1 << (43 - 32))]))
    #expect(states.contains(.focused) && !states.contains(.checked))
  }

  @Test("A text is divided into words, sentences and paragraphs, and each unit extends to the beginning of the next one")
  func units() {
    let units = TextUnits("Dear Ada,  it’s 5 o'clock. Come!\nYours")
    func part(_ unit: TextUnits.Unit, _ offset: Int) -> String { units.string(units.range(of: unit, at: offset)) }
    #expect(part(.word, 0) == "Dear " && part(.word, 6) == "Ada,  " && part(.character, 5) == "A")
    #expect(part(.sentence, 3) == "Dear Ada,  it’s 5 o'clock. ")
    #expect(part(.sentence, 29) == "Come!\n" && part(.paragraph, 2).hasSuffix("Come!\n") && part(.line, 35) == "Yours")
    #expect(part(.word, 999) == "Yours" && part(.word, -1) == "Yours", "Offsets outside of the text mean its end")
    let empty = TextUnits("")
    for unit in [TextUnits.Unit.character, .word, .sentence, .line, .paragraph] { #expect(empty.range(of: unit, at: 3) == 0..<0) }
    #expect(units.range(5, -1) == 5..<units.count && units.range(9, 2) == 2..<9)
  }

  @Test("Text units cover random texts without gaps")
  func randomUnits() {
    let seed = UInt64.random(in: 0...UInt64.max)
    srand48(Int(truncatingIfNeeded: seed))
    let alphabet = Array("ab_1é .!?\n👍🏽’漢".unicodeScalars)
    for _ in 0..<300 {
      let scalars = (0..<Int(drand48() * 30)).map { _ in alphabet[Int(drand48() * Double(alphabet.count))] }
      let text = String(String.UnicodeScalarView(scalars))
      let units = TextUnits(text)
      for unit in [TextUnits.Unit.word, .sentence, .paragraph] {
        var offset = 0
        while offset < units.count {
          let range = units.range(of: unit, at: offset)
          #expect(range.lowerBound == offset && range.upperBound > offset, "seed \(seed): \(text.debugDescription) at \(offset)")
          offset = max(range.upperBound, offset + 1)
        }
      }
    }
  }

  @Test("An unreachable accessibility bus is reported once and has no other effect", .enabled(if: PrivateBus.isAvailable))
  func deadBus() throws {
    let log = MessageLog()
    log.listen()
    let context = try PrivateBus()
    defer { context.end() }
    let service = AccessibilityService { AccessibilityBus($0) }
    let bus = AccessibilityBus(service)
    bus.start(environment: ["AT_SPI_BUS_ADDRESS": "unix:path=/nowhere/at/all"])
    #expect(context.run { !log.messages.isEmpty })
    #expect(log.messages.count == 1 && log.messages[0].contains("accessibility bus"))
    #expect(!service.isListening)
    bus.emit("/org/a11y/atspi/accessible/root", .state(.active, true))
    bus.disconnect()
    // A missing address isn't reported.
    AccessibilityBus(service).start(environment: [:])
    context.run(for: 0.1)
    #expect(log.messages.count == 1)
  }
}
