import { readdirSync, readFileSync } from 'node:fs'
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
import { tiles } from '../content/map.ts'
import { encounterDecks, factions, marketDecks } from '../content/names.ts'
import { game } from '../game.ts'
import { meta } from '../meta.ts'
import { catalogue } from '../rules/catalogue.ts'
import type { RimEvent } from '../rules/events.ts'
import { placesInGame } from '../rules/map/map.ts'
import { FIRST_SHIP } from '../rules/pieces.ts'
import type { Rim } from '../rules/rim.ts'
import { pieceThing } from '../rules/scenario/things.ts'
import { rimOptions } from '../rules/setup/options.ts'
import { pieceNamed, tablesOf } from '../rules/tables.ts'
import { cards } from './gallery.ts'
import { words } from './game-words.ts'
import { streamNames } from './log/streams.ts'
import { waiting } from './log/waiting.ts'
import { refusals } from './questions/refusals.ts'
import { drawText } from './things/board-text.ts'

const nameOf = (seat: number) => at(['Ala', 'Olek', 'Ewa', 'Jan'], seat)

/** The base game, even if another test has opened a box. */
const baseTable = { modules: 0, mapOrder: 0 }
const baseSpaces = tiles.flatMap(({ spaces }) => spaces)

/** Sentences are repeated often: each is checked once. */
const checkedTexts = new Set<string>()

/** Ids of spaces, decks, sections and cards, which players should never read. */
const rawId = /\b(?:co|lm|km|tn|rn|kt)-\d+\b|\b(?:gearMod|noPatrol|anyPlanet|wayOut|backRoom)\b/

/** "1 kredytów", "2 kość": numbers with the wrong form of their noun. */
const miscounted =
  /(?<![\d,.\u00a0]|do |nr |niż |od |zniżką |miej )(?:1 (?:kredyty|kredytów|obrażenia|obrażeń|pola|pól|karty|kart)|[234] (?:kredyt|kredytów|obrażenie|obrażeń|pole|pól|kartę|kart))(?!\p{L})/u

function expectGoodText(lang: Lang, wording: string, about: string): void {
  const key = `${lang} ${wording}`
  if (checkedTexts.has(key)) return
  checkedTexts.add(key)
  expect(wording.trim(), about).not.toBe('')
  expect(wording, about).not.toMatch(/undefined|NaN|null|\[object|(?<!\d)-1(?!A|\d)/)
  expect(wording, about).not.toMatch(rawId)
  expect(wording, about).not.toMatch(/ {2}|\.\.| [.,;:]/)
  if (lang === 'pl') expect(wording, about).not.toMatch(miscounted)
}

function checkQuestion(lang: Lang, decision: PresentedDecision): void {
  const wording = words[lang]
  expectGoodText(lang, plainText(wording.prompt(decision), nameOf), decision.kind)
  for (const option of decision.options) {
    expectGoodText(
      lang,
      plainText(wording.option(decision, option), nameOf),
      `${decision.kind}: ${option.id}`,
    )
    if (option.next !== undefined) checkQuestion(lang, partAsDecision(decision, option, option.next))
  }
  for (const option of decision.blocked) {
    expectGoodText(
      lang,
      plainText(wording.option(decision, option), nameOf),
      `${decision.kind}: ${option.id}`,
    )
    expectGoodText(lang, wording.refusal(option.refusal), option.refusal.reason)
    expect(refusals[option.refusal.reason], option.refusal.reason).toBeDefined()
  }
  const tally = decision.shape === 'some' ? wording.tally?.(decision, decision.options) : undefined
  if (tally) expectGoodText(lang, plainText(tally, nameOf), decision.kind)
}

function checkEvent(lang: Lang, event: GameEvent): void {
  for (const seat of [0, 1, null]) {
    const wording = words[lang].event(eventFor(event, seat))
    if (wording !== null) expectGoodText(lang, plainText(wording, nameOf), event.type)
  }
}

/** The table as text, for every viewer. */
function checkBoard(t: Rim): void {
  for (const seat of [0, t.seats - 1, null])
    for (const lang of langs) {
      const drawn = drawText(viewOf(game, t, seat), lang, (letters) => letters)
      for (const line of drawn.split('\n')) if (line !== '') expectGoodText(lang, line.trim(), 'the board')
    }
}

/** Checks the words of everything that a random game asks and reports, in both languages. */
function tellGame(people: number, seed: number): { readonly asked: Set<string>; readonly told: Set<string> } {
  const options = rimOptions().parse({ map: seed % 2 === 0 ? 'random' : 'standard' })
  const t = begin(game, seatingFor({ meta }, people, {}), options, newChance(seed, game.streams))
  const { below } = fastDice(seed)
  const asked = new Set<string>()
  const told = new Set<string>()
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
  for (let choices = 0; t.outcome === null && choices < 1500; choices++) {
    if (below(8) === 0) {
      const seat = below(t.seats)
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
      expectGoodText(lang, words[lang].waiting(decision.kind), decision.kind)
      checkQuestion(lang, decision)
    }
    if (choices % 50 === 0) checkBoard(t)
    hear(() => answer(game, t, open, anyAnswer(game, t, open, below)))
  }
  checkBoard(t)
  return { asked, told }
}

describe('every text of random games has words', () => {
  for (const people of [1, 2, 4])
    test(`with ${people} people`, () => {
      for (let seed = 1; seed <= 3; seed++) tellGame(people, seed)
    }, 120_000)
})

describe('there are words for', () => {
  test('every reason of the rules', () => {
    const missing = [...reasonsInRules()].filter((reason) => refusals[reason] === undefined)
    expect(missing).toEqual([])
  })

  test('waiting for every kind of question', () => {
    expect(Object.keys(waiting).toSorted()).toEqual(Object.keys(game.decisions).toSorted())
  })

  test('every stream of chance has a name', () => {
    expect(Object.keys(streamNames).toSorted()).toEqual([...game.streams].toSorted())
  })

  test('all spaces have different names', () => {
    for (const lang of langs) {
      const names = baseSpaces.map(({ id }) => words[lang].explain(`space:${id}`)?.name ?? '')
      expect(new Set(names).size).toBe(baseSpaces.length)
    }
  })

  test('explains every thing, with existing rules', () => {
    const known = new Set(catalogue.map(({ id }) => id))
    const { pieces, characters, ships } = tablesOf(baseTable)
    const things: Thing[] = [
      ...[...pieces.values()].map((piece) => pieceThing(piece)),
      ...characters.map((_, index): Thing => `character-card:${index}`),
      ...ships.map((_, index): Thing => `pool:${index}`),
      ...baseSpaces.map(({ id }): Thing => `space:${id}`),
      ...placesInGame(baseTable).map((place): Thing => `contact:${place}`),
      ...factions.map((faction): Thing => `patrol:${faction}`),
      ...marketDecks.map((deck): Thing => `market:${deck}`),
      ...encounterDecks.map((deck): Thing => `encounters:${deck}`),
      'seat:0',
      'character:1',
      'ship:2',
      'die:0-3',
    ]
    for (const lang of langs) {
      for (const thing of things) {
        const told = words[lang].explain(thing)
        expectGoodText(lang, told?.name ?? '', thing)
        for (const paragraph of told?.text.split('\n') ?? ['']) expectGoodText(lang, paragraph, thing)
        expect(
          told?.rules.filter((id) => !known.has(id)),
          thing,
        ).toEqual([])
      }
    }
  })
})

test('the gallery shows every card once, with its text', () => {
  const { characters, ships, pieces } = tablesOf(baseTable)
  expect(cards).toHaveLength(characters.length + ships.length + pieces.size + factions.length)
  expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
  expect(cards.find(({ id }) => id === 'vibroknife')).toMatchObject({
    name: { en: 'Vibroknife', pl: 'Wibronóż' },
    kinds: [groupOf('market cards'), groupOf('gear')],
  })
  for (const { id, text } of cards) for (const lang of langs) expectGoodText(lang, text[lang], id)
})

function groupOf(en: string) {
  return expect.objectContaining({ en })
}

test('OR-SETUP-13, OR-SETUP-18: the terminal shows characters and ships in full before one is chosen', () => {
  const t = begin(game, seatingFor({ meta }, 2, {}), rimOptions().parse({}), newChance(1, game.streams))
  const seat = t.first
  const shown = () => drawText(viewOf(game, t, seat), 'en', (letters) => letters)
  const choices = game.decisions['chooseCharacter']?.list(t, seat) ?? []
  expect(shown().match(/^\S.* – .*health \d/gm)).toHaveLength(choices.length)
  expect(shown()).toMatch(/^Bossk – .*\n {2}Setup: .*\n {2}Action: Recover 2 damage/m)
  t.characters[seat] = 0
  expect(shown()).toMatch(/^G9 Rigger – .*hyperdrive 6/m)
  t.ships[seat] = 0
  expect(shown()).toBe('')
})

describe('sentences about single events', () => {
  const wording = (lang: Lang, event: RimEvent) => plainText(words[lang].event(event) ?? [], nameOf)

  test('a roll lists the parts of its dice', () => {
    const terms = [
      { name: 'character', amount: 3 },
      { name: 'bonus', amount: 1, source: pieceNamed({ modules: 0 }, 'dl-44-blaster-pistol') },
    ]
    const event: RimEvent = {
      type: 'rolled',
      what: 'combat',
      seat: 0,
      side: 0,
      faces: ['hit', 'critical', 'focus', 'blank'],
      terms,
    }
    expect(wording('en', event)).toBe(
      'Ala rolls 4 dice = 3 (character) + 1 (DL-44 Blaster Pistol): hit, critical hit, focus, blank.',
    )
    expect(wording('pl', event)).toBe(
      'Ala rzuca 4 kośćmi – 3 (postać) + 1 (Pistolet blasterowy DL-44): trafienie, krytyczne trafienie, skupienie, pusty wynik.',
    )
  })

  test('a face-down contact is named only to a player who may know it', () => {
    const contact = pieceNamed({ modules: 0 }, 'garindan')
    const event: RimEvent = { type: 'peeked', seat: 0, place: 0, secret: { seats: [0], contact } }
    const heardBy = (seat: number | null) => plainText(words.en.event(eventFor(event, seat)) ?? [], nameOf)
    expect(heardBy(0)).toBe('Ala peeks at the left contact on Cantonica: Garindan.')
    expect(heardBy(1)).toBe('Ala peeks at the left contact on Cantonica.')
  })

  test('rare events and questions have words', () => {
    const rare: readonly RimEvent[] = [
      { type: 'mapLaid', order: 0 },
      { type: 'mapLaid', order: 5 },
      { type: 'rolledForFirst', seat: 0, faces: ['hit', 'blank'] },
      { type: 'firstPlayer', seat: 1 },
      { type: 'madeToStop', seat: 0, by: 1 },
      { type: 'escapedDefeat', seat: 0, source: FIRST_SHIP },
      {
        type: 'captiveDelivered',
        seat: 0,
        card: pieceNamed({ modules: 0 }, 'bounty-garindan'),
        contact: pieceNamed({ modules: 0 }, 'garindan'),
      },
      { type: 'turnCutShort', seat: 0 },
      { type: 'extraTurn', seat: 0, isIgnored: true },
      {
        type: 'protected',
        seat: 0,
        card: pieceNamed({ modules: 0 }, 'databank-garindan'),
        isProtected: true,
      },
    ]
    for (const lang of langs) for (const event of rare) expectGoodText(lang, wording(lang, event), event.type)
    const asked = {
      id: 1,
      seat: 0,
      shape: 'one',
      rules: [],
      source: null,
      min: 1,
      max: 1,
      blocked: [],
    } as const
    const card = pieceNamed({ modules: 0 }, 'databank-garindan')
    const options = {
      stopMover: { id: 'stop', touches: [], facts: { seat: 1 } },
      pickPlayer: { id: 'seat-2', touches: [], facts: { seat: 1 } },
      pickCardToTake: { id: 'databank-garindan', touches: [], facts: { card } },
      protect: { id: 'protect', touches: [], facts: { seat: 1, crew: card, kind: 'ground' } },
    }
    for (const lang of langs)
      for (const [kind, option] of Object.entries(options))
        checkQuestion(lang, {
          ...asked,
          kind,
          options: kind.startsWith('pick') ? [option] : [option, { id: 'pass', touches: [] }],
        })
  })

  test('a Polish answer about a bounty has one colon', () => {
    const label = (id: string) => {
      const decision = { kind: 'takeResource', options: [] } as unknown as PresentedDecision // as much as is read
      const option = { id: 'take', touches: [], facts: { card: pieceNamed({ modules: 0 }, id) } }
      return plainText(words.pl.option(decision, option), nameOf)
    }
    expect(label('bounty-garindan')).toBe('Weź zlecenie: Garindan')
    expect(label('vibroknife')).toBe('Weź: Wibronóż')
  })

  test('a refused price says what the player has', () => {
    const refusal = { rule: 'OR-MKT-07', reason: 'tooExpensive', facts: { costs: 5000, has: 1000 } }
    expect(words.en.refusal(refusal)).toBe('This costs 5,000 credits, and you have only 1,000 credits.')
    expect(words.pl.refusal(refusal)).toBe('To kosztuje 5000 kredytów, a masz tylko 1000 kredytów.')
  })
})

function reasonsInRules(): Set<string> {
  const folder = new URL('../rules/', import.meta.url)
  const found = new Set<string>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue
    const source = readFileSync(new URL(file, folder), 'utf8')
    for (const [, reason = ''] of source.matchAll(/\breason: '(\w+)'/g)) found.add(reason)
    for (const [, reason = ''] of source.matchAll(/\b(?:no|nothing)\(\s*'OR-[\w-]+',\s*'(\w+)'/g))
      found.add(reason)
  }
  return found
}
