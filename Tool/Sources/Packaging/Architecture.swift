/// A processor architecture of packages, by its Debian name.
public enum Architecture: String, CaseIterable, Sendable {
  case amd64, arm64, armhf, i386, riscv64

  /// The architecture of this program.
  public static var host: Architecture {
    #if arch(x86_64)
      .amd64
    #elseif arch(arm64)
      .arm64
    #elseif arch(arm)
      .armhf
    #elseif arch(riscv64)
      .riscv64
    #else
      .i386
    #endif
  }

  /// The name of the architecture for `uname -m`, AppImage and Flatpak.
  public var machineName: String {
    switch self {
    case .amd64: "x86_64"
    case .arm64: "aarch64"
    case .armhf: "armhf"
    case .i386: "i686"
    case .riscv64: "riscv64"
    }
  }

  /// The value in the header of an ELF file.
  var elfMachine: Int {
    switch self {
    case .amd64: 62
    case .arm64: 183
    case .armhf: 40
    case .i386: 3
    case .riscv64: 243
    }
  }
}
