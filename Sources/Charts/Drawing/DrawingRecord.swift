import Oriel

/// Counters of the drawing of a chart, which tests check.
final class DrawingRecord {
  /// The number of standalone marks and of points of lines and areas that were drawn last.
  var marks = 0
  /// The number of times that the plot was drawn.
  var drawings = 0
  /// The number of times that marks were collected from the content.
  var collections = 0
  /// The number of times that scales and positions were computed.
  var models = 0
}

extension EnvironmentValues {
  private enum DrawingRecordKey: EnvironmentKey {
    static var defaultValue: DrawingRecord? { nil }
  }

  /// The counters that charts update, or `nil` for none.
  var chartDrawingRecord: DrawingRecord? {
    get { self[DrawingRecordKey.self] }
    set { self[DrawingRecordKey.self] = newValue }
  }
}
