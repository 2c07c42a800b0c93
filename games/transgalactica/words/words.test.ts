import {
  answer,
  anyAnswer,
  anyMove,
  at,
  begin,
  eventFor,
  fastDice,
  type GameEvent,
  type Lang,
  langs,
  movesFor,
  newChance,
  newOutbox,
  type PresentedDecision,
  partAsDecision,
  plainText,
  present,
  seatingFor,
  type Thing,
  takeStanding,
  viewOf,
} from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { abilities } from '../content/abilities.ts'
import { areas, goods, tracks, workers } from '../content/names.ts'
import { crewSpaces, outpostSpaces } from '../content/panel.ts'
import { planets } from '../content/planets.ts'
import { technologies } from '../content/technologies.ts'
import { wealthCards } from '../content/wealth-cards.ts'
import { game } from '../game.ts'
import { thingOf } from '../rules/abilities/sources.ts'
import { catalogue } from '../rules/catalogue.ts'
import type { Galaxy } from '../rules/galaxy.ts'
import { HIDDEN_PIECES, HUB_PLANET, PIRATES } from '../rules/pieces.ts'
import { words } from './index.ts'
import { kinds } from './questions/questions.ts'
import { drawText, type GalaxyView } from './things/board-text.ts'

const nameOf = (seat: number) => at(['Ala', 'Olek', 'Ewa', 'Jan', 'Ida'], seat)

/** Sentences occur again and again; each is checked once. */
const checkedTexts = new Set<string>()

/** Ids of cards, spaces, tracks and reasons, which no player should read. */
const rawId = /\b(?:PL|TC|MS|DC|GL|AB|BB|BA|MT|PT|FT|WC)\d\d|\b(?:cleanUp|hasOutposts|advanceTwo|cardOnly)\b/

/** "1 kredytów", "2 pole": numbers that do not fit their nouns. */
const miscounted =
  /(?<![\d,.]|nr |poziom \p{L}+ )(?:1 (?:kredyty|kredytów|surowce|surowców|pola|pól)|[234] (?:kredyt|kredytów|surowiec|surowców|pole|pól)|1 energii|[2-9] energi[aeę])(?!\p{L})/u

function expectSaid(lang: Lang, wording: string, about: string): void {
  const key = `${lang} ${wording}`
  if (checkedTexts.has(key)) return
  checkedTexts.add(key)
  expect(wording.trim(), about).not.toBe('')
  expect(wording, about).not.toMatch(/undefined|NaN|null|\[object|-[12]\b/)
  expect(wording, about).not.toMatch(rawId)
  expect(wording, about).not.toMatch(/ {2}|\.\.| [.,;:]/)
  if (lang === 'pl') expect(wording, about).not.toMatch(miscounted)
}

function checkQuestion(lang: Lang, decision: PresentedDecision): void {
  const wording = words[lang]
  expectSaid(lang, plainText(wording.prompt(decision), nameOf), decision.kind)
  for (const option of decision.options) {
    expectSaid(lang, plainText(wording.option(decision, option), nameOf), `${decision.kind}: ${option.id}`)
    if (option.next !== undefined) checkQuestion(lang, partAsDecision(decision, option, option.next))
  }
  for (const option of decision.blocked) {
    expectSaid(lang, plainText(wording.option(decision, option), nameOf), `${decision.kind}: ${option.id}`)
    expectSaid(lang, wording.refusal(option.refusal), option.refusal.reason)
  }
  const tally = decision.shape === 'some' ? wording.tally?.(decision, decision.options) : undefined
  if (tally) expectSaid(lang, plainText(tally, nameOf), decision.kind)
}

function checkEvent(lang: Lang, event: GameEvent): void {
  for (const seat of [0, 1, null]) {
    const wording = words[lang].event(eventFor(event, seat))
    if (wording !== null) expectSaid(lang, plainText(wording, nameOf), event.type)
  }
}

/** The table in letters, as every viewer sees it. */
function checkBoard(t: Galaxy): void {
  for (const seat of [0, null])
    for (const lang of langs) {
      // The game's secrets are those of its fields.
      const view = viewOf(game, t, seat) as GalaxyView
      const drawn = drawText(view, lang, (letters) => letters)
      for (const wording of drawn.split('\n'))
        if (wording !== '') expectSaid(lang, wording.trim(), 'the board')
    }
}

/** Checks all questions and events of a random game in both languages. */
function tellGame(seats: number, seed: number): { readonly asked: Set<string>; readonly told: Set<string> } {
  const t = begin(game, seatingFor(game, seats, {}), {}, newChance(seed, game.streams))
  const { below } = fastDice(seed)
  const [asked, told] = [new Set<string>(), new Set<string>()]
  const hear = (act: () => void) => {
    const out = newOutbox()
    t.out = out
    act()
    t.out = null
    for (const event of out.events) {
      told.add(event.type)
      for (const lang of langs) checkEvent(lang, event)
    }
  }
  for (let choices = 0; t.outcome === null && choices < 3000; choices++) {
    if (choices % 40 === 0) checkBoard(t)
    if (below(4) === 0) {
      const seat = Math.max(0, t.acting)
      for (const move of movesFor(game, t, seat)) for (const lang of langs) checkQuestion(lang, move)
      const made = anyMove(game, t, seat, below)
      if (made !== null) {
        hear(() => takeStanding(game, t, made.move, made.seat, made.picks))
        continue
      }
    }
    const open = at(t.open, below(t.open.length))
    const decision = present(game, t, open)
    asked.add(decision.kind)
    for (const lang of langs) {
      checkQuestion(lang, decision)
      expectSaid(lang, words[lang].waiting(decision.kind), decision.kind)
    }
    hear(() => answer(game, t, open, anyAnswer(game, t, open, below)))
  }
  checkBoard(t)
  return { asked, told }
}

describe('the words of games', () => {
  test('are complete in both languages, with every number in its place', () => {
    const [asked, told] = [new Set<string>(), new Set<string>()]
    for (let seed = 1; seed <= 8; seed++) {
      const wording = tellGame(2 + (seed % 4), seed)
      for (const kind of wording.asked) asked.add(kind)
      for (const type of wording.told) told.add(type)
    }
    // Rare questions have tests of their own.
    expect([...asked].every((kind) => (kinds as readonly string[]).includes(kind))).toBe(true)
    expect(asked.size).toBeGreaterThan(14)
    expect(told.size).toBeGreaterThan(35)
  })

  test('every question that the game may ask has words', () => {
    expect([...kinds].sort()).toEqual(Object.keys(game.decisions).sort())
  })

  test.each(langs)('every stream of chance has a name (%s)', (lang) => {
    for (const stream of game.streams) {
      expect(words[lang].stream(stream)).not.toBe(stream)
      expectSaid(lang, words[lang].stream(stream), stream)
    }
  })
})

describe('every thing that can be tapped explains itself', () => {
  const rules = new Set(catalogue.map(({ id }) => id))
  const numbers = (count: number, what: string): Thing[] =>
    Array.from({ length: count }, (_, index): Thing => `${what}:${index}`)
  const things: readonly Thing[] = [
    ...Array.from({ length: HIDDEN_PIECES }, (_, piece) => thingOf(piece)),
    ...numbers(planets.length, 'planet'),
    `planet:${HUB_PLANET}`,
    ...numbers(2, 'space'),
    ...numbers(PIRATES, 'pirate'),
    ...numbers(technologies.length, 'technology'),
    ...numbers(abilities.length, 'ability'),
    ...numbers(wealthCards.length, 'wealth'),
    ...numbers(3, 'fleet'),
    ...numbers(12, 'decree'),
    ...numbers(3, 'office'),
    ...numbers(outpostSpaces.length, 'outpostSpace'),
    ...numbers(crewSpaces.length, 'crewSpace'),
    ...tracks.map((track): Thing => `track:${track}`),
    ...areas.map((area): Thing => `area:${area}`),
    ...goods.map((good): Thing => `good:${good}`),
    ...workers.map((worker): Thing => `worker:${worker}`),
    'ship:0-0',
    'bridge:0',
  ]

  test.each(langs)('with a name, a text and rules of the catalogue (%s)', (lang) => {
    for (const thing of things) {
      const explained = words[lang].explain(thing)
      expect(explained, thing).not.toBeNull()
      if (explained === null) continue
      expectSaid(lang, explained.name, thing)
      expectSaid(lang, explained.text, thing)
      expect(
        explained.rules.filter((rule) => !rules.has(rule)),
        thing,
      ).toEqual([])
    }
  })

  test('an unknown thing has no explanation', () => {
    expect(words.en.explain('nothing:1')).toBeNull()
    expect(words.en.explain('planet:99')).toBeNull()
  })
})
