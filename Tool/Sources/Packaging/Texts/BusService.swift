/// The service file by which the session's message bus starts a program.
struct BusService {
  let program: Program
  /// Where the program is once it is installed.
  let path: String

  var text: String {
    """
    [D-BUS Service]
    Name=\(program.identifier)
    Exec=\(path) --gapplication-service

    """
  }
}
