#include "oriel_gstreamer.h"

ORIEL_LIBRARY(OrielGStreamer, oriel_gstreamer, ORIEL_GSTREAMER_FUNCTIONS, "libgstapp-1.0.so.0")
