/* Stands before the system's clock_gettime: the clock on the wall is wrong by the seconds that a file tells. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

int clock_gettime(clockid_t clock, struct timespec *time) {
    long result = syscall(SYS_clock_gettime, clock, time);
    const char *name = getenv("IRRGARTEN_TEST_WALL");
    FILE *file = result == 0 && clock == CLOCK_REALTIME && name ? fopen(name, "r") : NULL;
    long seconds = 0;
    if (file) {
        if (fscanf(file, "%ld", &seconds) == 1) {
            time->tv_sec += seconds;
        }
        fclose(file);
    }
    return (int)result;
}
