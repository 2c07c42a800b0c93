import { expansionEntries, gameEntries } from '@kantyna/games'
import { describe, expect, it, vi } from 'vitest'
import { runBench } from './main.ts'
import { isPeerInstalled, peerGame } from './peer.ts'
import { asMarkdown, asText, type BenchReport } from './report.ts'

const ofPosition = [
  'copy',
  'copy-and-choose',
  'view',
  'guess',
  'hash',
  'snapshot.asked',
  'snapshot.unasked',
  'replay',
]
const ofLargestTable = [
  'together',
  'together-ratio',
  'fair-decisions',
  'undo',
  'resume',
  'resume.trusted',
  ...ofPosition,
]

describe('the benchmark', () => {
  it('measures every game in a quick run and prints one JSON object', { timeout: 600_000 }, async () => {
    const print = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const report = await runBench({ json: true, quick: true })
    const printed = print.mock.calls.map(([text]) => String(text))
    print.mockRestore()
    expect(printed).toHaveLength(1)
    expect(JSON.parse(printed.join(''))).toEqual(report)
    expect(report.quick).toBe(true)
    const expected = gameEntries.flatMap(({ meta: { id, seats } }) => [
      ...seats.map((count) => `${id}.${count}.decisions`),
      ...ofLargestTable.map((what) => `${id}.${Math.max(...seats)}.${what}`),
      ...(id === peerGame && isPeerInstalled()
        ? seats.flatMap((count) => [`${id}.${count}.boardgame-io`, `${id}.${count}.ratio`])
        : []),
    ])
    const withExpansions = expansionEntries.flatMap(({ meta: { id, extends: game } }) => {
      const seats = gameEntries.find(({ meta }) => meta.id === game)?.meta.seats ?? []
      return ['decisions', 'ratio'].map((what) => `${game}.${Math.max(...seats)}.${id}.${what}`)
    })
    expect(report.figures.map(({ id }) => id).toSorted()).toEqual(
      [...expected, ...withExpansions, 'chance.fair.draws', 'chance.fast.draws'].toSorted(),
    )
    for (const { id, value } of report.figures) expect(value, id).toBeGreaterThan(0)
    expect(report.leftOut).toHaveLength(isPeerInstalled() ? 1 : 2)
  })

  const report: BenchReport = {
    date: '2030-01-02T03:04:05.678Z',
    machine: { processor: 'Abacus', cores: 2, memoryGiB: 8, system: 'linux 1', node: '24.0.0' },
    quick: false,
    figures: [
      {
        id: 'a',
        group: 'Play',
        what: 'fast',
        value: 2_345_678,
        unit: 'a second',
        goal: { value: 2e6, better: 'more' },
      },
      {
        id: 'b',
        group: 'Play',
        what: 'slow',
        value: 21.345,
        unit: 'µs',
        goal: { value: 20, better: 'less' },
      },
      { id: 'c', group: 'Play', what: 'ratio', value: 2.5, spread: [2.25, 3], unit: '×' },
      { id: 'd', group: 'Page', what: 'size', value: 12_345, unit: 'B' },
    ],
    leftOut: [{ what: 'the rest', why: 'no time' }],
  }

  it('prints a table with goals beside the figures', () => {
    expect(asText(report).split('\n')).toEqual([
      '2030-01-02, Abacus, 2 cores, 8 GiB, linux 1, Node 24.0.0',
      '',
      'Play',
      '  fast   2.35 M a second  goal at least 2 M a second: reached',
      '  slow           21.3 µs  goal at most 20 µs: not reached',
      '  ratio   2.5 × (2.25–3)',
      '',
      'Page',
      '  size          12.3 k B',
      '',
      'Left out: the rest (no time).',
    ])
  })

  it('prints Markdown to paste', () => {
    expect(asMarkdown(report)).toContain('| fast | 2.35 M a second | at least 2 M a second: reached |')
  })
})
