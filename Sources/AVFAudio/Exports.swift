@_exported import class AVFoundation.AVAudioPlayer
@_exported import protocol AVFoundation.AVAudioPlayerDelegate
@_exported import Foundation
