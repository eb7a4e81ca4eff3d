#include <errno.h>
#include <fcntl.h>
#include <linux/input.h>
#include <sys/ioctl.h>
#include <string.h>
#include <unistd.h>

#include "oriel_gtk.h"

int oriel_gamepad_open(const char *path) { return open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC); }

void oriel_gamepad_close(int descriptor) { close(descriptor); }

gboolean oriel_gamepad_axis(int descriptor, int axis, int32_t *minimum, int32_t *maximum) {
  struct input_absinfo info;
  if (ioctl(descriptor, EVIOCGABS(axis), &info) < 0 || info.maximum <= info.minimum) return FALSE;
  *minimum = info.minimum;
  *maximum = info.maximum;
  return TRUE;
}

ptrdiff_t oriel_gamepad_read(int descriptor, uint8_t *buffer, size_t size) {
  ssize_t count;
  do count = read(descriptor, buffer, size);
  while (count < 0 && errno == EINTR);
  if (count >= 0) return count;
  return errno == EAGAIN ? -1 : -2;
}

size_t oriel_gamepad_event_size(void) { return sizeof(struct input_event); }

void oriel_gamepad_event(const uint8_t *bytes, uint16_t *type, uint16_t *code, int32_t *value) {
  struct input_event event;
  memcpy(&event, bytes, sizeof event);
  *type = event.type;
  *code = event.code;
  *value = event.value;
}
