import Foundation
import Testing

@testable import WorkshopEngine

/// A small program that tries one thing that a judged program must not do, and prints what came of
/// it. What it tries is mild: no more memory than 200 MiB, no more processes than 60.
enum HostileProgram {
  /// Compiled once for a run of the tests.
  static let path = Task { () async throws -> String in
    let folder = TestCourse.cache.root.appendingPathComponent("hostile")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("hostile.c")
    try Data(source.utf8).write(to: file)
    let program = folder.appendingPathComponent("hostile").path
    let compiler = try await TestCourse.toolchain.value.binaries + "/clang"
    let completion = try await Command(
      executable: compiler, arguments: ["-O0", file.path, "-o", program], directory: folder.path,
      timeLimit: .patience
    ).run()
    try #require(completion.succeeded, "\(completion.errors)")
    return program
  }

  static func command(_ arguments: String...) async throws -> Command {
    Command(
      executable: try await path.value, arguments: arguments, directory: "/",
      environment: [:], timeLimit: .seconds(60))
  }

  private static let source = #"""
    #define _GNU_SOURCE
    #include <arpa/inet.h>
    #include <errno.h>
    #include <fcntl.h>
    #include <sched.h>
    #include <signal.h>
    #include <stddef.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <sys/mman.h>
    #include <sys/resource.h>
    #include <sys/socket.h>
    #include <sys/stat.h>
    #include <sys/syscall.h>
    #include <sys/un.h>
    #include <unistd.h>

    static int say(int worked) {
      printf("%s\n", worked ? "worked" : strerror(errno));
      return 0;
    }

    static int network(int kind, int port) {
      int end = socket(AF_INET, kind, 0);
      if (end < 0) return say(0);
      struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port)};
      address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
      if (kind == SOCK_STREAM)
        return say(connect(end, (struct sockaddr *)&address, sizeof address) == 0);
      return say(sendto(end, "x", 1, 0, (struct sockaddr *)&address, sizeof address) == 1);
    }

    static int abstract_socket(const char *name) {
      int end = socket(AF_UNIX, SOCK_STREAM, 0);
      if (end < 0) return say(0);
      struct sockaddr_un address = {.sun_family = AF_UNIX};
      strncpy(address.sun_path + 1, name, sizeof address.sun_path - 2);
      socklen_t size = offsetof(struct sockaddr_un, sun_path) + 1 + strlen(name);
      return say(connect(end, (struct sockaddr *)&address, size) == 0);
    }

    int main(int count, char **words) {
      const char *verb = words[1], *word = count > 2 ? words[2] : "";
      int number = atoi(word);
      char text[16];
      if (strcmp(verb, "honest") == 0) {
        int file = open("own", O_WRONLY | O_CREAT, 0600);
        return say(file >= 0 && write(file, "x", 1) == 1);
      }
      if (strcmp(verb, "tcp") == 0) return network(SOCK_STREAM, number);
      if (strcmp(verb, "udp") == 0) return network(SOCK_DGRAM, number);
      if (strcmp(verb, "abstract") == 0) return abstract_socket(word);
      if (strcmp(verb, "read") == 0) {
        int file = open(word, O_RDONLY);
        return say(file >= 0 && read(file, text, 1) == 1);
      }
      if (strcmp(verb, "write") == 0) {
        int file = open(word, O_WRONLY | O_CREAT | O_TRUNC, 0666);
        return say(file >= 0 && write(file, "x", 1) == 1);
      }
      if (strcmp(verb, "mode") == 0) return say(chmod(word, 0777) == 0);
      if (strcmp(verb, "truncate") == 0) return say(truncate(word, 0) == 0);
      if (strcmp(verb, "signal") == 0) return say(kill(number, 0) == 0);
      if (strcmp(verb, "owner") == 0) {
        // Has the kernel signal another process when there is something to read.
        int ends[2];
        if (pipe(ends) != 0) return say(0);
        return say(fcntl(ends[0], F_SETOWN, number) == 0);
      }
      if (strcmp(verb, "turn") == 0) {
        struct rlimit limit;
        return say(prlimit(number, RLIMIT_CPU, NULL, &limit) == 0);
      }
      if (strcmp(verb, "namespace") == 0) return say(unshare(CLONE_NEWUSER) == 0);
      if (strcmp(verb, "memory-file") == 0) return say(memfd_create("x", 0) >= 0);
      if (strcmp(verb, "file-size") == 0) {
        int file = open("large", O_WRONLY | O_CREAT, 0600);
        return say(file >= 0 && ftruncate(file, (off_t)number << 20) == 0);
      }
      if (strcmp(verb, "files") == 0) {
        // No file is large, and there are many; in memory they meet the end of it.
        static char bytes[1 << 20];
        int fault = 0;
        for (int i = 0; i < number && !fault; i++) {
          char name[32];
          snprintf(name, sizeof name, "file-%d", i);
          int file = open(name, O_WRONLY | O_CREAT, 0600);
          fault = file < 0 || write(file, bytes, sizeof bytes) != sizeof bytes;
          close(file);
        }
        if (fault) return say(0);
        for (;;) pause();
      }
      if (strcmp(verb, "abort") == 0) abort();
      if (strcmp(verb, "leave") == 0) {
        // Two generations, each in a session of its own, and no process waits for them. The pipe
        // ends when the last has become another program.
        int ends[2];
        if (pipe2(ends, O_CLOEXEC) != 0) return say(0);
        if (fork() == 0) {
          setsid();
          if (fork() != 0) _exit(0);
          setsid();
          if (fork() != 0) _exit(0);
          close(1);
          close(2);
          execl("/proc/self/exe", word, "stay", NULL);
          _exit(1);
        }
        close(ends[1]);
        while (read(ends[0], text, 1) > 0) {}
        say(1);
        fflush(stdout);
        return 0;
      }
      if (strcmp(verb, "leapfrog") == 0) {
        // Each starts the next and ends: each look finds another one.
        int ends[2];
        if (pipe(ends) != 0) return say(0);
        if (fork() == 0) {
          setsid();
          close(ends[0]);
          write(ends[1], "x", 1);
          for (int turn = 0; turn < 100000; turn++)
            if (fork() != 0) _exit(0);
          _exit(0);
        }
        return say(read(ends[0], text, 1) == 1);
      }
      if (strcmp(verb, "stay") == 0) for (;;) pause();
      if (strcmp(verb, "memory") == 0) {
        char *bytes = malloc((size_t)number << 20);
        memset(bytes, 1, (size_t)number << 20);
        for (;;) pause();
      }
      if (strcmp(verb, "memories") == 0) {
        // None of them has much.
        for (int i = 0; i < 5; i++)
          if (fork() == 0) {
            memset(malloc((size_t)number << 18), 1, (size_t)number << 18);
            for (;;) pause();
          }
        for (;;) pause();
      }
      if (strcmp(verb, "processes") == 0) {
        for (int i = 0; i < number; i++) {
          pid_t child = fork();
          if (child < 0) return 3;
          if (child == 0) for (;;) pause();
        }
        for (;;) pause();
      }
      if (strcmp(verb, "flood") == 0) {
        static char bytes[1 << 20];
        memset(bytes, 'x', sizeof bytes);
        for (int i = 0; i < number; i++)
          if (write(1, bytes, sizeof bytes) < 0) return 4;
        return 0;
      }
      return 2;
    }
    """#
}
