import Foundation
import Synchronization
import UniformTypeIdentifiers

/// An item of a drag or of a clipboard: data of one or several types that is loaded when the receiver requests it. Stands for Foundation's
/// `NSItemProvider`.
public final class NSItemProvider: Sendable {
  private struct Form: Sendable {
    let type: UTType
    let load: @Sendable () async throws -> Data
  }

  private struct Contents: Sendable {
    var forms: [Form] = []
    /// The value itself, for receivers in this program that accept values of its type.
    var value: (any Sendable)?
    var name: String?
  }

  private let contents = Mutex(Contents())

  /// Creates a provider without data.
  public init() {}

  /// Creates a provider for a string or a URL.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    object._register(in: self)
  }

  /// The name of a file with the data.
  public var suggestedName: String? {
    get { contents.withLock { $0.name } }
    set { contents.withLock { $0.name = newValue } }
  }

  /// Registers a value with all of its representations.
  public func register<T: Transferable>(_ transferable: @autoclosure () -> T) {
    let item = transferable()
    let added = T.forms.compactMap { form in form.exporting.map { write in Form(type: form.type, load: { try await write(item) }) } }
    contents.withLock {
      if $0.value == nil { $0.value = item }
      $0.forms += added
    }
  }

  /// Registers data of a type. Only the handler's first call of its argument counts, and the progress that the handler returns is ignored.
  public func registerDataRepresentation(
    for contentType: UTType, loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    let form = Form(type: contentType) {
      try await withCheckedThrowingContinuation { continuation in
        let answer = OneShotContinuation(continuation)
        _ = loadHandler { data, error in answer.take(data.map { .success($0) } ?? .failure(error ?? TransferError())) }
      }
    }
    contents.withLock { $0.forms.append(form) }
  }

  /// Registers data of a type that is loaded on request.
  package func register(_ type: UTType, load: @escaping @Sendable () async throws -> Data) {
    contents.withLock { $0.forms.append(Form(type: type, load: load)) }
  }

  /// The registered types, in descending order of preference.
  public var registeredContentTypes: [UTType] { contents.withLock { $0.forms.map(\.type) } }

  /// The identifiers of the registered types, in descending order of preference.
  public var registeredTypeIdentifiers: [String] { registeredContentTypes.map(\.identifier) }

  /// Returns a Boolean value that indicates whether data of the type, or of a type that conforms to it, is registered.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredContentTypes.contains { $0.conforms(to: UTType(typeIdentifier) ?? UTType(importedAs: typeIdentifier)) }
  }

  func hasItem(conformingTo types: [UTType]) -> Bool { registeredContentTypes.contains { own in types.contains { own.conforms(to: $0) } } }

  /// Returns data of the type, or of a type that conforms to it. Throws an error if there is none.
  package func data(for type: UTType) async throws -> Data {
    guard let form = contents.withLock({ $0.forms.first { $0.type.conforms(to: type) } }) else { throw TransferError() }
    return try await form.load()
  }

  /// Loads data of a type. The completion handler is called once, asynchronously, on the main actor.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task { @MainActor in
      do {
        let data = try await self.data(for: contentType)
        progress.completedUnitCount = 1
        completionHandler(data, nil)
      } catch { completionHandler(nil, error) }
    }
    return progress
  }

  /// Loads data of the type with an identifier. The completion handler is called once, asynchronously, on the main actor.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(for: UTType(typeIdentifier) ?? UTType(importedAs: typeIdentifier), completionHandler: completionHandler)
  }

  /// Returns the registered value if it has the type, and otherwise `nil`.
  func value<T: Transferable>(of type: T.Type) -> T? { contents.withLock { $0.value } as? T }

  /// Returns a Boolean value that indicates whether a value of the type can be created from the registered data.
  public func canLoadObject<T: Transferable>(ofClass type: T.Type) -> Bool { value(of: type) != nil || importer(of: type) != nil }

  private func importer<T: Transferable>(of type: T.Type) -> (@Sendable () async throws -> T)? {
    let own = registeredContentTypes
    for form in T.forms {
      guard let read = form.importing, own.contains(where: { $0.conforms(to: form.type) }) else { continue }
      return { try await read(self.data(for: form.type)) }
    }
    return nil
  }

  func load<T: Transferable>(_ type: T.Type) async throws -> T {
    if let value = value(of: type) { return value }
    guard let importer = importer(of: type) else { throw TransferError() }
    return try await importer()
  }

  /// Loads a value of a type. The completion handler is called once, asynchronously, on the main actor.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task { @MainActor in
      do {
        let value = try await self.load(transferableType)
        progress.completedUnitCount = 1
        completionHandler(.success(value))
      } catch { completionHandler(.failure(error)) }
    }
    return progress
  }

  /// Loads a value of a type, such as a string or a URL. The completion handler is called once, asynchronously, on the main actor.
  @discardableResult
  public func loadObject<T: Transferable>(
    ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    loadTransferable(type: type) { result in
      switch result {
      case .success(let value): completionHandler(value, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }
}

/// A continuation that resumes with the first of several results.
private final class OneShotContinuation: Sendable {
  private let continuation: Mutex<CheckedContinuation<Data, any Error>?>

  init(_ continuation: CheckedContinuation<Data, any Error>) { self.continuation = Mutex(continuation) }

  func take(_ answer: Result<Data, any Error>) {
    continuation.withLock { $0.take() }?.resume(with: answer)
  }
}

/// An object from which an item provider can be created. Stands for Foundation's `NSItemProviderWriting`.
public protocol NSItemProviderWriting: AnyObject {
  /// Registers the object with a provider. The engine calls this method; apps don't.
  func _register(in provider: NSItemProvider)
}

extension NSString: NSItemProviderWriting {
  public func _register(in provider: NSItemProvider) { provider.register(String(describing: self)) }
}

extension NSURL: NSItemProviderWriting {
  public func _register(in provider: NSItemProvider) {
    if let url = URL(string: absoluteString) { provider.register(url) }
  }
}
