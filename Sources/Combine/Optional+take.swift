extension Optional {
  mutating func take() -> Wrapped? {
    defer { self = nil }
    return self
  }
}
