import type { Terminal } from '../terminal.ts'

/**
 * Waits for a change, or for a line that a person types meanwhile: then null stands for the end of the input. A pipe is
 * read only when a question needs it.
 */
export async function changeOrLine(
  terminal: Terminal,
  subscribe: (listener: () => void) => () => void,
): Promise<{ readonly line: string | null } | 'changed'> {
  let stop: () => void = () => undefined
  const changed = new Promise<'changed'>((resolve) => {
    stop = subscribe(() => resolve('changed'))
  })
  const typed = terminal.isTyped ? [terminal.ask('', 'any').then((line) => ({ line }))] : []
  try {
    return await Promise.race([changed, ...typed])
  } finally {
    stop()
  }
}
