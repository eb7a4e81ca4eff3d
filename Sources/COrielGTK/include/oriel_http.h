#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Whether a transfer is to end early; called from its thread.
typedef bool (*OrielHTTPStop)(void *context);

/// Errors beside those of libcurl.
typedef enum { ORIEL_HTTP_NO_LIBRARY = 1000, ORIEL_HTTP_TOO_LARGE = 1001 } OrielHTTPError;

/// Gets what is at an http or https address, on the calling thread; redirects are followed. 0, or an error of libcurl's or of
/// `OrielHTTPError`. The bytes, at most `limit` of them, are the caller's to free.
int oriel_http_get(
    const char *url, size_t limit, OrielHTTPStop stop, void *context, uint8_t **bytes, size_t *length, long *status);
