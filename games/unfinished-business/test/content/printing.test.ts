import { answer, at, begin, type Lang, langs, newChance, type Thing, viewOf } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { baseSet } from '../../../outer-rim/content/index.ts'
import { sectionKeys } from '../../../outer-rim/rules/encounters/section-key.ts'
import { game as alone } from '../../../outer-rim/rules/game.ts'
import { contactSpaces, spaces } from '../../../outer-rim/rules/map/map.ts'
import { FIRST_AI, FIRST_CONTACT, FIRST_DATABANK, FIRST_ENCOUNTER } from '../../../outer-rim/rules/pieces.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import {
  characterCardThing,
  encounterDeckThing,
  poolThing,
} from '../../../outer-rim/rules/scenario/things.ts'
import { tablesOf } from '../../../outer-rim/rules/tables.ts'
import { sectionHeading } from '../../../outer-rim/words/cards/card-text.ts'
import { streamName } from '../../../outer-rim/words/log/streams.ts'
import { drawText } from '../../../outer-rim/words/things/board-text.ts'
import { marketSymbols } from '../../../outer-rim/words/things/card-lines.ts'
import { explain } from '../../../outer-rim/words/things/explanations.ts'
import { placeName, prepositionOf, spaceName, spacePhrase } from '../../../outer-rim/words/things/names.ts'
import { box } from '../../content/box.ts'
import { coreWorlds } from '../../content/names.ts'
import '../../index.ts'
import { game } from '../../rules/game.ts'
import { rotateCard } from '../../rules/market/rotating.ts'
import { hold, placeOn, plainTable, putContactAt } from '../table.ts'

/** Raw ids that must not appear in a sentence: "core-worlds", "rivalHunters", "undefined". */
const raw = /undefined|null|NaN|\[object|[a-z][A-Z][a-z]|\b[a-z]+(?:-[a-z]+)+-\d+\b/
/** Names that look like ids. */
const names = /JumpMaster|McQuarrie/g

const tables = tablesOf({ modules: box.bit })
/** Every id of a card, place, deck or enemy. None may appear in a text. */
const ids = new Set(
  [
    ...Object.values(tables).flatMap((list) =>
      Array.isArray(list)
        ? list.flatMap((each) =>
            typeof each === 'object' && each !== null && 'id' in each ? [String(each.id)] : [],
          )
        : [],
    ),
    ...spaces.map(({ id }) => id),
    ...tables.encounterDecks,
    ...sectionKeys,
  ].filter((id) => /-|[a-z][A-Z]/.test(id)),
)

const proper = (text: string) => {
  expect(text.replace(names, '')).not.toMatch(raw)
  for (const id of ids)
    expect(text.includes(` ${id} `) || text.includes(` ${id}.`), `${id}: ${text}`).toBe(false)
}

const cardThings = (kind: 'market' | 'encounters' | 'databank' | 'contacts' | 'aiCards'): Thing[] => {
  const first = {
    market: 0,
    encounters: FIRST_ENCOUNTER,
    databank: FIRST_DATABANK,
    contacts: FIRST_CONTACT,
    aiCards: FIRST_AI,
  }[kind]
  const sort = { market: 'card', encounters: 'card', databank: 'card', contacts: 'token', aiCards: 'ai' }[
    kind
  ]
  const from = first + baseSet[kind].length
  return (box.set[kind] ?? []).map((_, index): Thing => `${sort}:${from + index}`)
}

const drawn = (of: typeof game, t: Rim, lang: Lang) => drawText(viewOf(of, t, 0), lang, (text) => text)

describe.each(langs)('in %s', (lang: Lang) => {
  test.each(['market', 'encounters', 'databank', 'contacts', 'aiCards'] as const)(
    'every one of the %s is printed whole',
    (kind) => {
      const things = cardThings(kind)
      expect(things.length).toBeGreaterThan(10)
      for (const thing of things) {
        const said = explain(lang, thing)
        expect(said?.name, thing).toBeTruthy()
        expect(said?.text.length, thing).toBeGreaterThan(10)
        proper(`${said?.name} ${said?.text}`)
      }
    },
  )

  test('every character and ship is printed completely', () => {
    const characters = (box.set.characters ?? []).map((_, index) =>
      characterCardThing(baseSet.characters.length + index),
    )
    const ships = (box.set.ships ?? []).map((_, index) => poolThing(baseSet.ships.length + index))
    for (const thing of [...characters, ...ships]) {
      const said = explain(lang, thing)
      expect(said?.text.length, thing).toBeGreaterThan(10)
      proper(`${said?.name} ${said?.text}`)
    }
  })

  test('UB-COR-16: every space, place and deck has a name, and the Core Worlds explain the crossing', () => {
    for (const [space, { id }] of spaces.entries()) {
      proper(`${spaceName(lang, space)} ${prepositionOf(space)} ${spacePhrase(space)}`)
      proper(explain(lang, `space:${id}`)?.text ?? 'undefined')
    }
    for (const place of contactSpaces.keys()) proper(placeName(lang, place))
    for (const deck of tables.encounterDecks.keys())
      proper(explain(lang, encounterDeckThing(deck))?.text ?? 'undefined')
    for (const core of coreWorlds)
      expect(explain(lang, `space:${core}`)?.text).toMatch(
        lang === 'pl' ? /Symbol przejścia/ : /Crossing symbol/,
      )
  })

  test('UB-CON-01, UB-ROT-05: the terminal shows orange contacts, the Core Worlds and the visible half of a card', () => {
    const t = plainTable()
    const coat = hold(t, 0, 'turncoat')
    putContactAt(t, 'contact-ahsoka-tano', placeOn('naboo', 2), 'down')
    const before = drawn(game, t, lang)
    expect(before).toMatch(lang === 'pl' ? /pomarańczow/ : /orange/)
    expect(before).toMatch(lang === 'pl' ? /Zachodnie Światy Jądra/ : /Spinward Core Worlds/)
    expect(before).toMatch(lang === 'pl' ? /Ciemna strona/ : /Dark Side Out/)
    rotateCard(t, 0, coat)
    expect(drawn(game, t, lang)).toMatch(lang === 'pl' ? /Jedwabna strona/ : /Silk Side Out/)
  })

  test('a table of the base game shows none of this', () => {
    const options = { map: 'standard', fame: '10', aiCharacter: 'ask', aiFame: '0' } as const
    const t = begin(alone, { seats: 2 }, options, newChance(1, alone.streams))
    while (t.turn === 0) answer(alone, t, at(t.open, 0), at(t.open, 0).options.slice(0, 1))
    expect(drawn(alone, t, lang)).toMatch(/Tatooine/)
    expect(drawn(alone, t, lang)).not.toMatch(/Core Worlds|Światy Jądra|orange|pomarańcz/)
  })

  test('every section and every stream has a name', () => {
    for (const key of sectionKeys) proper(sectionHeading(key, lang))
    for (const stream of game.streams) {
      expect(streamName(lang, stream), stream).not.toBe(stream)
      proper(streamName(lang, stream))
    }
  })

  test('UB-REV-06: a reveal-contact symbol is explained with its range', () => {
    const piece = tables.market.findIndex(({ id }) => id === 'electro-baton')
    expect(marketSymbols(lang, piece).join(' ')).toContain('1–3')
    expect(marketSymbols(lang, 0).join(' ')).not.toContain('1–')
    expect(at(marketSymbols(lang, piece), 1)).toMatch(/[.]$/)
  })
})
