import { spawnSync } from 'node:child_process'

/** The command that starts Python 3 on this machine; undefined if there is none. */
export function findPython(commands: readonly string[] = ['python3', 'python', 'py']): string | undefined {
  return commands.find((command) => {
    const { status, stdout } = spawnSync(command, ['--version'], { encoding: 'utf8' })
    return status === 0 && stdout.startsWith('Python 3.')
  })
}
