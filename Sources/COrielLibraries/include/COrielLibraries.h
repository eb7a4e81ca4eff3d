#pragma once

// The parts of system libraries that few programs use: they are loaded when a program first asks for them, so that neither building nor starting another program
// needs them. The declarations are the libraries' own; `LibraryDeclarationsTests` compiles them beside the libraries' headers.
#include "oriel_gstreamer.h"
#include "oriel_webkit.h"
#include "oriel_shumate.h"
