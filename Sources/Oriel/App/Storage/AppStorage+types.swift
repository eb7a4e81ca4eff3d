import Foundation

extension AppStorage {
  /// Creates a storage for a Boolean value, with an initial value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(initialValue: wrappedValue, key: key, store: store, coding: .flag)
  }

  /// Creates a storage for an integer, with an initial value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(initialValue: wrappedValue, key: key, store: store, coding: .integer)
  }

  /// Creates a storage for a floating-point number, with an initial value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(initialValue: wrappedValue, key: key, store: store, coding: .number)
  }

  /// Creates a storage for a string, with an initial value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(initialValue: wrappedValue, key: key, store: store, coding: .plain())
  }

  /// Creates a storage for a URL, with an initial value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(initialValue: wrappedValue, key: key, store: store, coding: .url)
  }

  /// Creates a storage for data, with an initial value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(initialValue: wrappedValue, key: key, store: store, coding: .plain())
  }

  /// Creates a storage for a date, with an initial value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(initialValue: wrappedValue, key: key, store: store, coding: .plain())
  }

  /// Creates a storage for a value with an integer as its raw value, with an initial value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(initialValue: wrappedValue, key: key, store: store, coding: .raw(.integer))
  }

  /// Creates a storage for a value with a string as its raw value, with an initial value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == String {
    self.init(initialValue: wrappedValue, key: key, store: store, coding: .raw(.plain()))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a storage for an optional Boolean value, which is `nil` if none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(initialValue: nil, key: key, store: store, coding: DefaultsCoding<Bool>.flag.optional)
  }

  /// Creates a storage for an optional integer, which is `nil` if none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(initialValue: nil, key: key, store: store, coding: DefaultsCoding<Int>.integer.optional)
  }

  /// Creates a storage for an optional floating-point number, which is `nil` if none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(initialValue: nil, key: key, store: store, coding: DefaultsCoding<Double>.number.optional)
  }

  /// Creates a storage for an optional string, which is `nil` if none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(initialValue: nil, key: key, store: store, coding: DefaultsCoding<String>.plain().optional)
  }

  /// Creates a storage for an optional URL, which is `nil` if none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(initialValue: nil, key: key, store: store, coding: DefaultsCoding<URL>.url.optional)
  }

  /// Creates a storage for optional data, which is `nil` if none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(initialValue: nil, key: key, store: store, coding: DefaultsCoding<Data>.plain().optional)
  }

  /// Creates a storage for an optional date, which is `nil` if none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(initialValue: nil, key: key, store: store, coding: DefaultsCoding<Date>.plain().optional)
  }

  /// Creates a storage for an optional value with an integer as its raw value, which is `nil` if none is stored.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(initialValue: nil, key: key, store: store, coding: DefaultsCoding<R>.raw(.integer).optional)
  }

  /// Creates a storage for an optional value with a string as its raw value, which is `nil` if none is stored.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(initialValue: nil, key: key, store: store, coding: DefaultsCoding<R>.raw(.plain()).optional)
  }
}
