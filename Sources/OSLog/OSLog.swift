// Apple's OSLog brings `os` along, with its Logger; reading a log back isn't there.
@_exported import Foundation
@_exported import os
