#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Returns whether a transfer should end early. Called on the transfer's thread.
typedef bool (*OrielHTTPStop)(void *context);

/// The errors in addition to those of libcurl.
typedef enum { ORIEL_HTTP_NO_LIBRARY = 1000, ORIEL_HTTP_TOO_LARGE = 1001 } OrielHTTPError;

/// Downloads the data of an http or https address on the calling thread, following redirects. Returns 0, or an error of libcurl or of
/// `OrielHTTPError`. The caller frees the bytes, of which there are at most `limit`, and the lines of the last response's headers, which may
/// be null.
int oriel_http_get(
    const char *url, size_t limit, OrielHTTPStop stop, void *context, uint8_t **bytes, size_t *length, char **headers, long *status);
