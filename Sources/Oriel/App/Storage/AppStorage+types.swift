import Foundation

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(initialValue: wrappedValue, key: key, store: store, coding: .flag)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(initialValue: wrappedValue, key: key, store: store, coding: .integer)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(initialValue: wrappedValue, key: key, store: store, coding: .number)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(initialValue: wrappedValue, key: key, store: store, coding: .plain())
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(initialValue: wrappedValue, key: key, store: store, coding: .url)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(initialValue: wrappedValue, key: key, store: store, coding: .plain())
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(initialValue: wrappedValue, key: key, store: store, coding: .plain())
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(initialValue: wrappedValue, key: key, store: store, coding: .raw(.integer))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == String {
    self.init(initialValue: wrappedValue, key: key, store: store, coding: .raw(.plain()))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(initialValue: nil, key: key, store: store, coding: DefaultsCoding<Bool>.flag.optional)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(initialValue: nil, key: key, store: store, coding: DefaultsCoding<Int>.integer.optional)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(initialValue: nil, key: key, store: store, coding: DefaultsCoding<Double>.number.optional)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(initialValue: nil, key: key, store: store, coding: DefaultsCoding<String>.plain().optional)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(initialValue: nil, key: key, store: store, coding: DefaultsCoding<URL>.url.optional)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(initialValue: nil, key: key, store: store, coding: DefaultsCoding<Data>.plain().optional)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(initialValue: nil, key: key, store: store, coding: DefaultsCoding<Date>.plain().optional)
  }

  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(initialValue: nil, key: key, store: store, coding: DefaultsCoding<R>.raw(.integer).optional)
  }

  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(initialValue: nil, key: key, store: store, coding: DefaultsCoding<R>.raw(.plain()).optional)
  }
}
