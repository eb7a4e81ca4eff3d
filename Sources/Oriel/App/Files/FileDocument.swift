import Foundation
import OpenCombine
import UniformTypeIdentifiers

/// The configuration with which a document is read. Mirrors SwiftUI's `FileDocumentReadConfiguration`.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The contents of the file.
  public let file: FileWrapper
}

/// The configuration with which a document is written. Mirrors SwiftUI's `FileDocumentWriteConfiguration`.
public struct FileDocumentWriteConfiguration {
  /// The type as which the file is written.
  public let contentType: UTType
  /// The file before it is written, or `nil` for a new file.
  public let existingFile: FileWrapper?
}

/// A document that is a value. Mirrors SwiftUI's `FileDocument`.
@preconcurrency
public protocol FileDocument: Sendable {
  /// The configuration with which the document is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The configuration with which the document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types that the document can be written as. Defaults to the readable types.
  static var writableContentTypes: [UTType] { get }

  /// Creates the document from a file. The window that opens the file shows a thrown error.
  init(configuration: ReadConfiguration) throws

  /// Returns a file wrapper with the document's contents.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object. Mirrors SwiftUI's `ReferenceFileDocument`.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// The state of the document at one point in time.
  associatedtype Snapshot
  /// The configuration with which the document is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The configuration with which the document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types that the document can be written as. Defaults to the readable types.
  static var writableContentTypes: [UTType] { get }

  /// Creates the document from a file. The window that opens the file shows a thrown error.
  init(configuration: ReadConfiguration) throws

  /// Returns a snapshot of the document's current state, to be written.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// Returns a file wrapper with the contents of a snapshot.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
