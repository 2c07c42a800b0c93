import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
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
 * What the base game does and says. This file is also a program, so that a test can compare a process that has loaded
 * the expansion with one that has not: nothing here imports the expansion.
 */
export interface BaseGame {
  /** By table of `tables`: its game, choice by choice. */
  readonly games: readonly (readonly string[])[]
  readonly explained: readonly string[]
}

const CHOICES = 500
/** How many sections encounter cards of the base game have. */
const SECTIONS = 8
const langs: readonly Lang[] = ['pl', 'en']

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Everything that a seat reads at its questions: the prompt, the options, and why others are closed. */
function textsFor(t: Rim, seat: number): unknown[] {
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

/** Everything that the seats and a spectator see. */
function everythingSeen(t: Rim): string {
  const seats = [...t.fame.keys()]
  return canonical([
    hashOf(t),
    viewOf(outerRim, t, null),
    waitingAt(outerRim, t),
    seats.map((seat) => [viewOf(outerRim, t, seat), decisionsFor(outerRim, t, seat), textsFor(t, seat)]),
  ])
}

/** Plays a random game, and returns for each choice a hash of what is seen and the log lines. */
export function playedChoices(people: number, seed: number): string[] {
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
    moments.push(`${choice % 10 === 0 ? digest(everythingSeen(t)) : hashOf(t)} ${canonical(told)}`)
  }
  return moments
}

/** The explanation of every thing on a table, and the log line of every section of every encounter card. */
function explanations(): string[] {
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

/** The number of people and the seed of each. */
const tables: readonly (readonly [number, number])[] = [
  [1, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
]

export function baseGame(): BaseGame {
  return { games: tables.map(([people, seed]) => playedChoices(people, seed)), explained: explanations() }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(JSON.stringify(baseGame()))
