"""Types into a shell with job control, at its own terminal.

    python3 in-a-shell.py STEP…

Every STEP is JSON. {"type": TEXT, "until": SHOWN} types TEXT and waits until the terminal shows SHOWN. With
"every": SECONDS, it types TEXT again at that interval until then. If SHOWN does not appear in time, the screen is
printed and the exit code is 1.
"""
import json
import os
import pty
import select
import signal
import sys
import time

PATIENCE = 60

shell, terminal = pty.fork()
if shell == 0:
    os.environ.update(PS1="$ ", TERM="xterm")
    os.environ.pop("ENV", None)
    os.execvp("sh", ["sh", "-i"])

screen = b""


def take(step):
    global screen
    begin = len(screen)
    started = typed = time.monotonic()
    os.write(terminal, step["type"].encode())
    while step["until"].encode() not in screen[begin:]:
        now = time.monotonic()
        if now > started + PATIENCE:
            return False
        if now > typed + step.get("every", PATIENCE):
            typed = now
            os.write(terminal, step["type"].encode())
        if select.select([terminal], [], [], 0.2)[0]:
            try:
                screen += os.read(terminal, 65536)
            except OSError:
                return False
    return True


failed = next((step for step in map(json.loads, sys.argv[1:]) if not take(step)), None)
os.kill(shell, signal.SIGHUP)
os.close(terminal)
if failed is not None:
    sys.stdout.buffer.write(screen)
    sys.exit(f"not shown: {failed}")
