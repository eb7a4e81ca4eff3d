#include "oriel_http.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// libcurl depends on thirty libraries, which would double the launch time of a program without images from the web. It is loaded with the
// first address that requires it. Its constants are part of its ABI.
enum {
  OPTION_WRITEDATA = 10001,
  OPTION_HEADERDATA = 10029,
  OPTION_URL = 10002,
  OPTION_USERAGENT = 10018,
  OPTION_LOW_SPEED_LIMIT = 19,
  OPTION_LOW_SPEED_TIME = 20,
  OPTION_NOPROGRESS = 43,
  OPTION_FOLLOWLOCATION = 52,
  OPTION_MAXREDIRS = 68,
  OPTION_CONNECTTIMEOUT = 78,
  OPTION_NOSIGNAL = 99,
  OPTION_ACCEPT_ENCODING = 10102,
  OPTION_PROTOCOLS = 181,
  OPTION_REDIR_PROTOCOLS = 182,
  OPTION_XFERINFODATA = 10057,
  OPTION_WRITEFUNCTION = 20011,
  OPTION_HEADERFUNCTION = 20079,
  OPTION_XFERINFOFUNCTION = 20219,
  INFO_RESPONSE_CODE = 0x200002,
  GLOBAL_ALL = 3,
  PROTOCOLS_HTTP_AND_HTTPS = 3,
};

static struct {
  int (*global_init)(long);
  void *(*easy_init)(void);
  int (*easy_setopt)(void *, int, ...);
  int (*easy_perform)(void *);
  int (*easy_getinfo)(void *, int, ...);
  void (*easy_cleanup)(void *);
  bool ready;
} curl;

static pthread_once_t curl_once = PTHREAD_ONCE_INIT;

static void load_curl(void) {
  void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) library = dlopen("libcurl-gnutls.so.4", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return;
  *(void **)&curl.global_init = dlsym(library, "curl_global_init");
  *(void **)&curl.easy_init = dlsym(library, "curl_easy_init");
  *(void **)&curl.easy_setopt = dlsym(library, "curl_easy_setopt");
  *(void **)&curl.easy_perform = dlsym(library, "curl_easy_perform");
  *(void **)&curl.easy_getinfo = dlsym(library, "curl_easy_getinfo");
  *(void **)&curl.easy_cleanup = dlsym(library, "curl_easy_cleanup");
  curl.ready = curl.global_init && curl.easy_init && curl.easy_setopt && curl.easy_perform && curl.easy_getinfo && curl.easy_cleanup &&
               curl.global_init(GLOBAL_ALL) == 0;
}

typedef struct {
  uint8_t *bytes;
  size_t length;
  size_t capacity;
  size_t limit;
  bool is_too_large;
  char *headers;
  size_t headers_length;
  OrielHTTPStop stop;
  void *context;
} Transfer;

enum { HEADERS_LIMIT = 1 << 16 };

static size_t receive(char *data, size_t size, size_t count, void *user) {
  Transfer *transfer = user;
  size_t length = size * count;
  if (length > transfer->limit - transfer->length) {
    transfer->is_too_large = true;
    return 0;
  }
  if (transfer->length + length > transfer->capacity) {
    size_t capacity = (transfer->length + length) * 2;
    uint8_t *bytes = realloc(transfer->bytes, capacity);
    if (bytes == NULL) return 0;
    transfer->bytes = bytes;
    transfer->capacity = capacity;
  }
  memcpy(transfer->bytes + transfer->length, data, length);
  transfer->length += length;
  return length;
}

// Keeps the header lines of the last response. Each response of a redirection begins with a status line.
static size_t receive_header(char *data, size_t size, size_t count, void *user) {
  Transfer *transfer = user;
  size_t length = size * count;
  if (length >= 5 && memcmp(data, "HTTP/", 5) == 0) transfer->headers_length = 0;
  if (transfer->headers_length + length >= HEADERS_LIMIT) return length;
  char *headers = realloc(transfer->headers, transfer->headers_length + length + 1);
  if (headers == NULL) return 0;
  memcpy(headers + transfer->headers_length, data, length);
  transfer->headers = headers;
  transfer->headers_length += length;
  headers[transfer->headers_length] = 0;
  return length;
}

static int progress(void *user, int64_t total, int64_t now, int64_t upload_total, int64_t upload_now) {
  Transfer *transfer = user;
  return transfer->stop(transfer->context) ? 1 : 0;
}

int oriel_http_get(
    const char *url, size_t limit, OrielHTTPStop stop, void *context, uint8_t **bytes, size_t *length, char **headers,
    long *status) {
  *bytes = NULL;
  *headers = NULL;
  *length = 0;
  *status = 0;
  pthread_once(&curl_once, load_curl);
  if (!curl.ready) return ORIEL_HTTP_NO_LIBRARY;
  void *easy = curl.easy_init();
  if (easy == NULL) return ORIEL_HTTP_NO_LIBRARY;
  Transfer transfer = {NULL, 0, 0, limit, false, NULL, 0, stop, context};
  curl.easy_setopt(easy, OPTION_URL, url);
  curl.easy_setopt(easy, OPTION_NOSIGNAL, 1L);
  curl.easy_setopt(easy, OPTION_FOLLOWLOCATION, 1L);
  curl.easy_setopt(easy, OPTION_MAXREDIRS, 16L);
  curl.easy_setopt(easy, OPTION_PROTOCOLS, (long)PROTOCOLS_HTTP_AND_HTTPS);
  curl.easy_setopt(easy, OPTION_REDIR_PROTOCOLS, (long)PROTOCOLS_HTTP_AND_HTTPS);
  curl.easy_setopt(easy, OPTION_CONNECTTIMEOUT, 30L);
  // A transfer of less than a byte per second for a minute fails. The time is the same as URLSession's.
  curl.easy_setopt(easy, OPTION_LOW_SPEED_LIMIT, 1L);
  curl.easy_setopt(easy, OPTION_LOW_SPEED_TIME, 60L);
  curl.easy_setopt(easy, OPTION_ACCEPT_ENCODING, "");
  curl.easy_setopt(easy, OPTION_USERAGENT, "Oriel");
  curl.easy_setopt(easy, OPTION_WRITEFUNCTION, receive);
  curl.easy_setopt(easy, OPTION_WRITEDATA, &transfer);
  curl.easy_setopt(easy, OPTION_HEADERFUNCTION, receive_header);
  curl.easy_setopt(easy, OPTION_HEADERDATA, &transfer);
  curl.easy_setopt(easy, OPTION_NOPROGRESS, 0L);
  curl.easy_setopt(easy, OPTION_XFERINFOFUNCTION, progress);
  curl.easy_setopt(easy, OPTION_XFERINFODATA, &transfer);
  int code = curl.easy_perform(easy);
  curl.easy_getinfo(easy, INFO_RESPONSE_CODE, status);
  curl.easy_cleanup(easy);
  if (code != 0) {
    free(transfer.bytes);
    free(transfer.headers);
    return transfer.is_too_large ? ORIEL_HTTP_TOO_LARGE : code;
  }
  *bytes = transfer.bytes;
  *length = transfer.length;
  *headers = transfer.headers;
  return 0;
}
