import Foundation
import Synchronization
import UniformTypeIdentifiers

/// What is dragged: bytes of one type or several, which are asked for when somebody takes them. Stands for Foundation's `NSItemProvider`.
public final class NSItemProvider: Sendable {
  private struct Form: Sendable {
    let type: UTType
    let load: @Sendable () async throws -> Data
  }

  private struct Contents: Sendable {
    var forms: [Form] = []
    /// The value itself, for those in this program who take values of its type.
    var value: (any Sendable)?
    var name: String?
  }

  private let contents = Mutex(Contents())

  public init() {}

  /// A string or an address.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    object._register(in: self)
  }

  /// The name that a file with this should have.
  public var suggestedName: String? {
    get { contents.withLock { $0.name } }
    set { contents.withLock { $0.name = newValue } }
  }

  /// The value with all of its forms.
  public func register<T: Transferable>(_ transferable: @autoclosure () -> T) {
    let item = transferable()
    let added = T.forms.compactMap { form in form.exporting.map { write in Form(type: form.type, load: { try await write(item) }) } }
    contents.withLock {
      if $0.value == nil { $0.value = item }
      $0.forms += added
    }
  }

  /// Bytes of a type. Of the calls of its argument that the handler makes the first counts; the progress that it returns is nobody's concern here.
  public func registerDataRepresentation(
    for contentType: UTType, loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    let form = Form(type: contentType) {
      try await withCheckedThrowingContinuation { continuation in
        let answer = FirstAnswer(continuation)
        _ = loadHandler { data, error in answer.take(data.map { .success($0) } ?? .failure(error ?? TransferError())) }
      }
    }
    contents.withLock { $0.forms.append(form) }
  }

  /// Bytes of a type, to be read when they are wanted.
  package func register(_ type: UTType, load: @escaping @Sendable () async throws -> Data) {
    contents.withLock { $0.forms.append(Form(type: type, load: load)) }
  }

  /// The types, the best first.
  public var registeredContentTypes: [UTType] { contents.withLock { $0.forms.map(\.type) } }

  /// The types' names, the best first.
  public var registeredTypeIdentifiers: [String] { registeredContentTypes.map(\.identifier) }

  /// Whether there are bytes of a type, or of one that is such.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredContentTypes.contains { $0.conforms(to: UTType(typeIdentifier) ?? UTType(importedAs: typeIdentifier)) }
  }

  func hasItem(conformingTo types: [UTType]) -> Bool { registeredContentTypes.contains { own in types.contains { own.conforms(to: $0) } } }

  /// Bytes of a type; throws if there are none.
  package func data(for type: UTType) async throws -> Data {
    guard let form = contents.withLock({ $0.forms.first { $0.type.conforms(to: type) } }) else { throw TransferError() }
    return try await form.load()
  }

  /// The completion handler is called once, later, on the main actor.
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

  /// The completion handler is called once, later, on the main actor.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(for: UTType(typeIdentifier) ?? UTType(importedAs: typeIdentifier), completionHandler: completionHandler)
  }

  /// The value itself, where it is of that type.
  func value<T: Transferable>(of type: T.Type) -> T? { contents.withLock { $0.value } as? T }

  /// Whether a value of the type can be made of what there is.
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

  /// The completion handler is called once, later, on the main actor.
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

  /// A string or an address. The completion handler is called once, later, on the main actor.
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

/// Goes on with the first of several answers.
private final class FirstAnswer: Sendable {
  private let continuation: Mutex<CheckedContinuation<Data, any Error>?>

  init(_ continuation: CheckedContinuation<Data, any Error>) { self.continuation = Mutex(continuation) }

  func take(_ answer: Result<Data, any Error>) {
    continuation.withLock { $0.take() }?.resume(with: answer)
  }
}

/// What an item provider can be made of. Stands for Foundation's `NSItemProviderWriting`.
public protocol NSItemProviderWriting: AnyObject {
  /// The engine's own.
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
