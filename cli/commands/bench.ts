import { type Command, jsonFlag } from '../command.ts'

export const bench: Command = {
  name: 'bench',
  summary: 'Measures speed: rules, chance, page and a peer, side by side in one run.',
  takes: '',
  flags: [
    { name: 'quick', says: 'a rougher measurement in less time' },
    { name: 'markdown', says: 'tables to paste into a page of documentation' },
    jsonFlag,
  ],
  async run(given) {
    given.nothing()
    // Loaded when asked for: it brings the peer along.
    const { runBench } = await import('@kantyna/bench')
    await runBench({ json: given.has('json'), quick: given.has('quick'), markdown: given.has('markdown') })
    return 0
  },
}
