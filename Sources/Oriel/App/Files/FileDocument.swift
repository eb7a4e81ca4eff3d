import Foundation
import OpenCombine
import UniformTypeIdentifiers

/// What a document is read from. Mirrors SwiftUI's `FileDocumentReadConfiguration`.
public struct FileDocumentReadConfiguration {
  /// What the file is.
  public let contentType: UTType
  public let file: FileWrapper
}

/// What a document is written as. Mirrors SwiftUI's `FileDocumentWriteConfiguration`.
public struct FileDocumentWriteConfiguration {
  /// What the file is to be.
  public let contentType: UTType
  /// The file as it was before; nil for a new one.
  public let existingFile: FileWrapper?
}

/// A document that is a value. Mirrors SwiftUI's `FileDocument`.
@preconcurrency
public protocol FileDocument: Sendable {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// What the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// What the document can be written as: what it is read from, if nothing else is said.
  static var writableContentTypes: [UTType] { get }

  /// Reads the document. What it throws is told whoever opens the file.
  init(configuration: ReadConfiguration) throws

  /// The document as a file.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object. Mirrors SwiftUI's `ReferenceFileDocument`.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// The document at a moment.
  associatedtype Snapshot
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// What the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// What the document can be written as: what it is read from, if nothing else is said.
  static var writableContentTypes: [UTType] { get }

  /// Reads the document. What it throws is told whoever opens the file.
  init(configuration: ReadConfiguration) throws

  /// What is to be written, as it is now.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// A snapshot as a file.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
