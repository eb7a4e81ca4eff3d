/// An error of a store, a fetch or a save. Two errors are equal if they are of the same kind; the description has details.
///
/// Mirrors SwiftData's `SwiftDataError`. The kinds whose names begin with `store`, and `enumerationLeftChanges`, have no counterpart there.
public struct SwiftDataError: Error, Hashable, Sendable, CustomStringConvertible {
  enum Code: String, Sendable {
    case unsupportedPredicate, unsupportedSortDescriptor, unsupportedKeyPath, includePendingChangesWithBatchSize
    case loadIssueModelContainer, unknownSchema, backwardMigration, duplicateConfiguration
    case configurationFileNameContainsInvalidCharacters, configurationFileNameTooLong, configurationSchemaNotFoundInContainerSchema
    case enumerationLeftChanges
    case missingModelContext, modelValidationFailure
    case storeFull, storeReadOnly, storeBusy, storeDamaged, storeUnavailable
  }

  let code: Code
  private let explanation: String

  init(_ code: Code, _ explanation: String = "") {
    self.code = code
    self.explanation = explanation
  }

  /// A part of the predicate can't be expressed in SQL.
  public static let unsupportedPredicate = SwiftDataError(.unsupportedPredicate)
  /// The key path of a sort descriptor doesn't end at a stored property.
  public static let unsupportedSortDescriptor = SwiftDataError(.unsupportedSortDescriptor)
  /// A key path doesn't end at a stored property.
  public static let unsupportedKeyPath = SwiftDataError(.unsupportedKeyPath)
  /// A fetch in batches can't include unsaved changes.
  public static let includePendingChangesWithBatchSize = SwiftDataError(.includePendingChangesWithBatchSize)
  /// The store can't be opened with this schema.
  public static let loadIssueModelContainer = SwiftDataError(.loadIssueModelContainer)
  /// The store's schema isn't part of the migration plan.
  public static let unknownSchema = SwiftDataError(.unknownSchema)
  /// The store was written by a later version of the schema.
  public static let backwardMigration = SwiftDataError(.backwardMigration)
  /// Two configurations use the same file.
  public static let duplicateConfiguration = SwiftDataError(.duplicateConfiguration)
  /// A configuration's name isn't a valid file name.
  public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(.configurationFileNameContainsInvalidCharacters)
  /// A configuration's name is too long for a file name.
  public static let configurationFileNameTooLong = SwiftDataError(.configurationFileNameTooLong)
  /// A configuration has models that the container's schema lacks.
  public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(.configurationSchemaNotFoundInContainerSchema)
  /// A model or an identifier doesn't belong to this context.
  public static let missingModelContext = SwiftDataError(.missingModelContext)
  /// A model violates a rule of its schema.
  public static let modelValidationFailure = SwiftDataError(.modelValidationFailure)
  /// The block of an enumeration left unsaved changes.
  public static let enumerationLeftChanges = SwiftDataError(.enumerationLeftChanges)
  /// The disk is full.
  public static let storeFull = SwiftDataError(.storeFull)
  /// The store is read-only.
  public static let storeReadOnly = SwiftDataError(.storeReadOnly)
  /// Another writer has locked the store.
  public static let storeBusy = SwiftDataError(.storeBusy)
  /// The file isn't a store, or it is damaged.
  public static let storeDamaged = SwiftDataError(.storeDamaged)
  /// The file can't be opened, read or written.
  public static let storeUnavailable = SwiftDataError(.storeUnavailable)

  public var description: String { explanation.isEmpty ? "SwiftDataError.\(code.rawValue)" : explanation }

  public static func == (lhs: SwiftDataError, rhs: SwiftDataError) -> Bool { lhs.code == rhs.code }
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
