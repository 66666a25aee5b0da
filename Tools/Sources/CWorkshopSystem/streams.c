// In C because Swift may not touch the global `stdout`.
#include "workshop_system.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <unistd.h>

void workshop_prepare_streams(void) {
  for (int descriptor = 0; descriptor <= 2; descriptor++)
    if (fcntl(descriptor, F_GETFD) == -1 && errno == EBADF) {
      // The lowest free number is this one.
      int opened = open("/dev/null", descriptor == 0 ? O_RDONLY : O_WRONLY);
      if (opened > 2) close(opened);
    }
  setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
}

int workshop_flush_output(void) {
  int failed = fflush(stdout) != 0 || ferror(stdout);
  // A pipe can be asked whether it has lost its reader, also where nothing has been written since.
  struct pollfd output = {.fd = STDOUT_FILENO, .events = POLLOUT};
  // POLLNVAL is no answer: XNU says it of /dev/null, and descriptor 1 is open since `workshop_prepare_streams`.
  int lost = poll(&output, 1, 0) == 1 && (output.revents & (POLLERR | POLLHUP));
  return lost ? EPIPE : failed ? EIO : 0;
}
