import Foundation

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(initialValue: wrappedValue, key: key, coding: .flag)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(initialValue: wrappedValue, key: key, coding: .integer)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(initialValue: wrappedValue, key: key, coding: .number)
  }

  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(initialValue: wrappedValue, key: key, coding: .plain())
  }

  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(initialValue: wrappedValue, key: key, coding: .url)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(initialValue: wrappedValue, key: key, coding: .plain())
  }

  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(initialValue: wrappedValue, key: key, coding: .plain())
  }

  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(initialValue: wrappedValue, key: key, coding: .raw(.integer))
  }

  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(initialValue: wrappedValue, key: key, coding: .raw(.plain()))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? {
    self.init(initialValue: nil, key: key, coding: DefaultsCoding<Bool>.flag.optional)
  }

  public init(_ key: String) where Value == Int? {
    self.init(initialValue: nil, key: key, coding: DefaultsCoding<Int>.integer.optional)
  }

  public init(_ key: String) where Value == Double? {
    self.init(initialValue: nil, key: key, coding: DefaultsCoding<Double>.number.optional)
  }

  public init(_ key: String) where Value == String? {
    self.init(initialValue: nil, key: key, coding: DefaultsCoding<String>.plain().optional)
  }

  public init(_ key: String) where Value == URL? {
    self.init(initialValue: nil, key: key, coding: DefaultsCoding<URL>.url.optional)
  }

  public init(_ key: String) where Value == Data? {
    self.init(initialValue: nil, key: key, coding: DefaultsCoding<Data>.plain().optional)
  }

  public init(_ key: String) where Value == Date? {
    self.init(initialValue: nil, key: key, coding: DefaultsCoding<Date>.plain().optional)
  }

  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(initialValue: nil, key: key, coding: DefaultsCoding<R>.raw(.integer).optional)
  }

  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(initialValue: nil, key: key, coding: DefaultsCoding<R>.raw(.plain()).optional)
  }
}
