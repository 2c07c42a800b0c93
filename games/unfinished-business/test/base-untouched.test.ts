import {
  answer,
  anyAnswer,
  anyMove,
  at,
  begin,
  canonical,
  type Decision,
  decisionsFor,
  EMPTY,
  fastDice,
  hashOf,
  type Lang,
  movesFor,
  newChance,
  newOutbox,
  seatingFor,
  takeStanding,
  viewOf,
  waitingAt,
} from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { factions } from '../../outer-rim/content/names.ts'
import { outerRim } from '../../outer-rim/index.ts'
import type { RimEvent } from '../../outer-rim/rules/events.ts'
import type { Rim } from '../../outer-rim/rules/rim.ts'
import {
  encounterDeckThing,
  patrolThing,
  pieceThing,
  poolThing,
} from '../../outer-rim/rules/scenario/things.ts'
import { tablesOf } from '../../outer-rim/rules/tables.ts'

/**
 * The base game before and after the expansion was loaded in the same process. Nothing of the expansion is imported above:
 * it is loaded in the middle.
 */

const CHOICES = 500
/** Those that cards of the base game have. */
const SECTIONS = 8
const langs: readonly Lang[] = ['pl', 'en']

/** All that is said of a question: the prompt, its options, and why others are closed. */
function said(t: Rim, seat: number): unknown[] {
  const asked = [...decisionsFor(outerRim, t, seat), ...movesFor(outerRim, t, seat)]
  return langs.flatMap((lang) => {
    const { prompt, option, refusal } = outerRim.words[lang]
    return asked.map((each) => [
      prompt(each),
      each.options.map((one) => option(each, one)),
      each.blocked.map((one) => refusal(one.refusal)),
    ])
  })
}

/** What every seat, and whoever watches, gets to see. */
function seen(t: Rim): string {
  const seats = [...t.fame.keys()]
  return canonical([
    hashOf(t),
    viewOf(outerRim, t, null),
    waitingAt(outerRim, t),
    seats.map((seat) => [viewOf(outerRim, t, seat), decisionsFor(outerRim, t, seat), said(t, seat)]),
  ])
}

/** A game at random, told moment by moment. */
function played(people: number, seed: number): string[] {
  const options = outerRim.options(people).parse(seed % 2 === 0 ? {} : { map: 'random' })
  const t = begin(outerRim, seatingFor(outerRim, people, options), options, newChance(seed, outerRim.streams))
  const { below } = fastDice(seed)
  const moments: string[] = []
  for (let choice = 0; choice < CHOICES && t.outcome === null; choice++) {
    const out = newOutbox()
    t.out = out
    const made = below(8) === 0 ? anyMove(outerRim, t, below(t.seats), below) : null
    if (made === null) {
      const decision: Decision = at(t.open, below(t.open.length))
      answer(outerRim, t, decision, anyAnswer(outerRim, t, decision, below))
    } else takeStanding(outerRim, t, made.move, made.seat, made.picks)
    t.out = null
    const told = out.events.map((event) => langs.map((lang) => outerRim.words[lang].event(event)))
    moments.push(`${choice % 10 === 0 ? seen(t) : hashOf(t)} ${canonical(told)}`)
  }
  return moments
}

/** What pointing at anything on a table explains, and what is told of every encounter card and its sections. */
function explained(): string[] {
  const options = outerRim.options(1).parse({})
  const t = begin(outerRim, seatingFor(outerRim, 1, options), options, newChance(1, outerRim.streams))
  const pieces = [...t.market, ...t.encounters, t.databank, t.contacts, t.contactsLeftOut, t.aiDeck]
    .flat()
    .filter((piece) => piece !== EMPTY)
  const things = [
    ...pieces.map(pieceThing),
    ...t.encounters.map((_, deck) => encounterDeckThing(deck)),
    ...tablesOf(t).ships.map((_, ship) => poolThing(ship)),
    ...factions.map((_, faction) => patrolThing(faction)),
  ]
  const cards = t.encounters.flatMap((pile, deck) => pile.map((card) => ({ deck, card })))
  return langs.flatMap((lang) => {
    const { explain, event } = outerRim.words[lang]
    const told = cards.flatMap(({ deck, card }) =>
      Array.from({ length: SECTIONS }, (_, section) => {
        const encountered: RimEvent = { type: 'encountered', seat: 0, deck, card, section }
        return canonical(event(encountered))
      }),
    )
    return [...things.map((thing) => canonical(explain(thing))), ...told]
  })
}

const tables: readonly (readonly [number, number])[] = [
  [1, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
]

test('UB-MRG-01: a base game is the same, move by move and word by word, once the expansion was loaded', async () => {
  const before = tables.map(([people, seed]) => played(people, seed))
  const wordsBefore = explained()
  expect(new Set(wordsBefore).size).toBeGreaterThan(500)
  const { bundle } = await import('../index.ts')
  await import('../library.ts')
  // Something is played with it, too.
  const options = bundle.game.options(3).parse({ favors: 'yes', ambitions: 'yes' })
  begin(bundle.game, { seats: 3 }, options, newChance(1, bundle.game.streams))
  const differing = (now: readonly string[], then: readonly string[]) =>
    now.filter((each, index) => each !== then[index]).map((each) => each.slice(0, 300))
  for (const [index, [people, seed]] of tables.entries()) {
    const after = played(people, seed)
    expect(after).toHaveLength(at(before, index).length)
    expect(differing(after, at(before, index)).slice(0, 3), `${people} people, seed ${seed}`).toEqual([])
  }
  expect(differing(explained(), wordsBefore)).toEqual([])
}, 120_000)

test('the same seed and the same choices give the same game', () => {
  expect(played(2, 3)).toEqual(played(2, 3))
})
