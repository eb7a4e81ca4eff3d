import OrielBus

/// An event for the listeners of AT-SPI.
struct ATSPIEvent: Equatable {
  let interface: String
  let name: String
  let detail: String
  let first: Int
  let second: Int
  /// The event's value, a variant.
  let value: DBusValue

  static func object(_ name: String, _ detail: String, _ first: Int, _ second: Int, _ value: DBusValue) -> ATSPIEvent {
    ATSPIEvent(interface: "org.a11y.atspi.Event.Object", name: name, detail: detail, first: first, second: second, value: value)
  }

  static func state(_ state: ATSPIStates.State, _ isSet: Bool) -> ATSPIEvent {
    object("StateChanged", state.name, isSet ? 1 : 0, 0, .variant(.int32(0)))
  }

  static func window(_ name: String, _ title: String) -> ATSPIEvent {
    ATSPIEvent(
      interface: "org.a11y.atspi.Event.Window", name: name, detail: "", first: 0, second: 0, value: .variant(.string(title)))
  }

  var body: DBusValue { .tuple([.string(detail), .int(first), .int(second), value, .array("{sv}", [])]) }
}
