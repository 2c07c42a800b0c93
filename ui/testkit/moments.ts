import {
  entryFor,
  type GameWithWords,
  historyOf,
  type Lang,
  type Line,
  langs,
  type Position,
  parseRecord,
  plainText,
  type Seat,
  type TableEntry,
  viewOf,
} from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { type GameMoments, type Moment, momentsOf } from '../moments.ts'

/**
 * Tests the moments of a game in its recorded games: there are moments of every listed kind, each has a title and a
 * sentence in both languages, and a viewer's moments contain only events that the viewer may know.
 */
export function testMoments<P extends Position, O extends object>(
  game: GameWithWords<P> & Parameters<typeof historyOf<P, O>>[0],
  moments: GameMoments,
  { records, kinds }: { readonly records: readonly object[]; readonly kinds: readonly string[] },
): void {
  const told = records.map((record) => windowFacts(game, moments, JSON.stringify(record)))

  describe('moments', () => {
    test('there is at least one of every kind', () => {
      const found = new Set(told.flatMap(({ bySeat }) => bySeat.flat().map(({ kind }) => kind)))
      expect([...found]).toEqual(expect.arrayContaining([...kinds]))
    })

    test.each(langs)('each has a title, a sentence and named changes (%s)', (lang) => {
      const bad = told.flatMap(({ bySeat }) =>
        bySeat.flat().filter((moment) => !isSaid(moments, moment, lang)),
      )
      expect(bad).toEqual([])
    })

    test('whom a moment concerns has a seat at the table', () => {
      for (const { bySeat, seats } of told)
        expect(bySeat.flat().filter(({ seats: whom }) => whom.some((seat) => !(seat in seats)))).toEqual([])
    })
  })
}

function windowFacts<P extends Position, O extends object>(
  game: Parameters<typeof testMoments<P, O>>[0],
  { roles }: GameMoments,
  text: string,
) {
  const parsed = parseRecord(text)
  if (!parsed.ok) throw new Error(`${parsed.error.where} ${parsed.error.what}`)
  const { seats } = parsed.record
  const { replayed, history } = historyOf(game, parsed.record)
  if (!replayed.ok) throw new Error(`${replayed.error.code}`)
  const { position } = replayed
  const viewers: (Seat | null)[] = [null, ...seats.keys()]
  return {
    seats,
    bySeat: viewers.map((viewer): Moment[] => {
      const entries: TableEntry[] = history.map((entry) => entryFor(entry, viewer))
      return momentsOf(roles, entries, viewOf(game, position, viewer))
    }),
  }
}

function isSaid(moments: GameMoments, moment: Moment, lang: Lang): boolean {
  const said = (line: Line) => plainText(line, (seat) => `player ${seat}`)
  const texts = [
    said(moments.title(moment, lang)),
    said(moments.sentence(moment, lang)),
    ...moments.changes(moment, lang).flatMap(({ text, label }) => [text, label]),
  ]
  return texts.every((text) => text.trim() !== '' && !/undefined|NaN|\[object/.test(text))
}
