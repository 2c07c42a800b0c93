import { existsSync } from 'node:fs'
import { type Command, jsonFlag } from '../command.ts'
import { Complaint } from '../terminal.ts'

export const bench: Command = {
  name: 'bench',
  summary: 'Measures speed: rules, chance, page and a peer, side by side in one run.',
  takes: '',
  flags: [{ name: 'quick', says: 'a rougher measurement in less time' }, jsonFlag],
  async run(given) {
    given.nothing()
    const measure = await openBench()
    await measure({ json: given.has('json'), quick: given.has('quick') })
    return 0
  },
}

type Measure = (options: { readonly json: boolean; readonly quick?: boolean }) => unknown

/** The measurements live in a workspace of their own, which an installation may lack. */
async function openBench(): Promise<Measure> {
  const address = new URL('../../bench/main.ts', import.meta.url)
  if (!existsSync(address))
    throw new Complaint('The measurements (bench/main.ts) are not part of this installation.')
  const { runBench }: { runBench?: Measure } = await import(address.href)
  if (runBench === undefined) throw new Complaint('bench/main.ts has nothing to run.')
  return runBench
}
