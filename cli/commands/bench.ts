import { type Command, jsonFlag } from '../command.ts'

export const bench: Command = {
  name: 'bench',
  summary: 'Measures every game, the page, and another engine beside ours, in one run.',
  takes: '',
  flags: [
    { name: 'quick', description: 'rough figures in a few seconds, without the page' },
    { name: 'markdown', description: 'tables to paste into a page of documentation' },
    jsonFlag,
  ],
  async run(given) {
    given.nothing()
    // Loaded on demand: no other command needs a browser.
    const { runBench } = await import('@kantyna/bench')
    await runBench({ json: given.has('json'), quick: given.has('quick'), markdown: given.has('markdown') })
    return 0
  },
}
