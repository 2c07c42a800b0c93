import {
  answer,
  at,
  decisionsFor,
  eventFor,
  fastDice,
  newOutbox,
  runScenario,
  type ScenarioWords,
  type Seat,
  UNSEEN,
  viewOf,
} from '@kantyna/kernel'
import { checkSecrecy, isLong, randomMatch, scenariosIn } from '@kantyna/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { bundle, type Duel, deckbuilding } from '../index.ts'
import { library } from '../library.ts'
import { EVERYBODY } from '../rules/market/piles.ts'
import { nameOf } from '../rules/pieces.ts'
import { arranged, attack, begun, choose } from './start.ts'

/** What somebody could learn who plays against the rules of secrecy rather than against the opponent. */

const SPECTATOR: Seat | null = null
const [EMPIRE, REBELS] = [0, 1]

/** Everything that a seat or a spectator is given. */
function given(t: Duel, seat: Seat | null): string {
  const decisions = seat === null ? [] : decisionsFor(deckbuilding, t, seat)
  const events = t.out?.events.map((event) => eventFor(event, seat)) ?? []
  return JSON.stringify([viewOf(deckbuilding, t, seat), decisions, events])
}

/** The faces that others see of a hand, and how many they do not. */
function handSeenBy(t: Duel, owner: Seat, seat: Seat | null): string[] {
  return at(viewOf(deckbuilding, t, seat).hands, owner).map((card) => (card < 0 ? '?' : nameOf(card)))
}

describe('a choice made in secret', () => {
  test('DB-ADV-08, DB-ADV-10: whichever bases are picked, it looks the same to everybody else', () => {
    const picked = [
      [0, 1, 2, 3],
      [1, 3, 5, 8],
      [8, 7, 6, 5],
    ].map((places) => {
      const t = begun(3, { bases: 'secret' })
      const seen: string[] = []
      for (const seat of [EMPIRE, REBELS]) {
        const decision = t.open.find((open) => open.seat === seat)
        if (decision === undefined) throw new Error(`seat ${seat} is not asked`)
        const places_ = seat === EMPIRE ? places : [0, 1, 2, 3]
        t.out = newOutbox()
        answer(
          deckbuilding,
          t,
          decision,
          places_.map((place) => at(decision.options, place)),
        )
        seen.push(given(t, REBELS), given(t, SPECTATOR))
      }
      return seen
    })
    expect(picked[1]).toEqual(picked[0])
    expect(picked[2]).toEqual(picked[0])
  })

  test('DB-LOOK-01: a spectator cannot tell which card Jyn Erso puts back, though all saw some of that hand', () => {
    const seen = ['director-krennic', 'stormtrooper', 'inquisitor'].map((card) => {
      const t = arranged(1, {
        active: 'rebels',
        force: 'light 1',
        units: { rebels: ['jyn-erso'] },
        hand: { empire: ['director-krennic', 'stormtrooper', 'inquisitor'] },
      })
      const [krennic] = at(t.hands, EMPIRE)
      t.knowers[krennic ?? -1] = EVERYBODY
      choose(t, 'use jyn-erso')
      t.out = newOutbox()
      choose(t, card)
      expect(at(viewOf(deckbuilding, t, REBELS).decks, EMPIRE).at(-1)).toBe(at(t.decks, EMPIRE).at(-1))
      expect(at(viewOf(deckbuilding, t, EMPIRE).decks, EMPIRE).at(-1)).toBe(at(t.decks, EMPIRE).at(-1))
      return given(t, SPECTATOR)
    })
    expect(new Set(seen).size).toBe(1)
  })

  test('but of a single card that all know, everybody knows where it has gone', () => {
    const t = arranged(1, {
      active: 'rebels',
      force: 'light 1',
      units: { rebels: ['jyn-erso'] },
      hand: { empire: ['director-krennic'] },
    })
    const krennic = at(at(t.hands, EMPIRE), 0)
    t.knowers[krennic] = EVERYBODY
    choose(t, 'use jyn-erso')
    expect(at(viewOf(deckbuilding, t, SPECTATOR).decks, EMPIRE).at(-1)).toBe(krennic)
  })
})

describe('of cards that look alike', () => {
  const twoShuttles = {
    units: { empire: ['kel-dor-mystic'] },
    hand: { empire: ['stormtrooper', 'imperial-shuttle', 'imperial-shuttle'] },
  }

  /** The second shuttle of the hand is one that the opponent has seen. */
  function withOneSeen(block: object): { t: Duel; known: number; unknown: number } {
    const t = arranged(1, block)
    const shuttles = at(t.hands, EMPIRE).filter((card) => nameOf(card) === 'imperial-shuttle')
    const [unknown, known] = [at(shuttles, 0), at(shuttles, 1)]
    t.knowers[known] = EVERYBODY
    return { t, known, unknown }
  }

  test('the one that was seen is played first: that there is another stays unknown', () => {
    const { t, known } = withOneSeen(twoShuttles)
    for (const choice of ['play stormtrooper', 'play imperial-shuttle']) choose(t, choice)
    expect(t.units[EMPIRE]).toContain(known)
    expect(handSeenBy(t, EMPIRE, REBELS)).toEqual(['?'])
  })

  test.each(['imperial-shuttle', 'imperial-shuttle 2'])(
    'the one that was seen is exiled first, whichever is pointed at (%s)',
    (copy) => {
      const { t, known } = withOneSeen(twoShuttles)
      choose(t, 'use kel-dor-mystic')
      choose(t, copy)
      expect(t.exiled).toContain(known)
      expect(handSeenBy(t, EMPIRE, REBELS)).toEqual(['?', '?'])
      expect(handSeenBy(t, EMPIRE, SPECTATOR)).toEqual(['?', '?'])
    },
  )

  test('both are exiled where both are pointed at, in any order', () => {
    for (const copies of [
      ['imperial-shuttle', 'imperial-shuttle 2'],
      ['imperial-shuttle 2', 'imperial-shuttle'],
    ]) {
      const { t, known, unknown } = withOneSeen({
        ...twoShuttles,
        units: { empire: ['at-at'] },
        row: ['b-wing'],
      })
      attack(t, 'b-wing', 'at-at')
      choose(t, 'take')
      choose(t, ...copies)
      expect(t.exiled).toEqual(expect.arrayContaining([known, unknown]))
      expect(at(t.hands, EMPIRE).map(nameOf)).toEqual(['stormtrooper'])
    }
  })

  test('one that must be exiled anyway is not like another: the one that is pointed at goes', () => {
    for (const [copy, isKnownGone] of [
      ['imperial-shuttle', false],
      ['imperial-shuttle 2', true],
    ] as const) {
      const { t, known } = withOneSeen(twoShuttles)
      t.doomed.push(known)
      choose(t, 'use kel-dor-mystic')
      choose(t, copy)
      expect(t.exiled.includes(known)).toBe(isKnownGone)
    }
  })

  test('the one in the discard pile that is pointed at goes, and not its like in the hand', () => {
    const { t, known } = withOneSeen({ ...twoShuttles, discard: { empire: ['imperial-shuttle'] } })
    const discarded = at(at(t.discards, EMPIRE), 0)
    choose(t, 'use kel-dor-mystic')
    choose(t, 'imperial-shuttle 3')
    expect(t.exiled).toContain(discarded)
    expect(t.hands[EMPIRE]).toContain(known)
  })

  test.each(['top', 'second'])(
    'Coruscant discards the one that was seen (%s) and keeps the other',
    (place) => {
      const t = arranged(1, {
        stage: 'turnStart',
        base: { empire: 'coruscant' },
        galaxy: ['x-wing', 'x-wing', 'lobot'],
      })
      const seen = at(t.galaxyDeck, t.galaxyDeck.length - (place === 'top' ? 1 : 2))
      t.knowers[seen] = EVERYBODY
      for (const choice of ['coruscant', 'x-wing']) choose(t, choice)
      expect(t.galaxyDiscard.at(-1)).toBe(seen)
      expect(viewOf(deckbuilding, t, REBELS).galaxyDeck.at(-1)).toBe(UNSEEN)
      expect(nameOf(viewOf(deckbuilding, t, EMPIRE).galaxyDeck.at(-1) ?? UNSEEN)).toBe('x-wing')
    },
  )

  test('the one that was seen is discarded first, also at random', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const t = arranged(seed, {
        active: 'rebels',
        force: 'light 1',
        units: { rebels: ['rebel-commando'] },
        hand: { empire: ['imperial-shuttle', 'imperial-shuttle', 'imperial-shuttle'] },
      })
      const known = at(at(t.hands, EMPIRE), 2)
      t.knowers[known] = EVERYBODY
      choose(t, 'use rebel-commando')
      expect(t.discards[EMPIRE]).toEqual([known])
    }
  })
})

describe('in every scenario, at every step', () => {
  const scenarios = [...scenariosIn(new URL('scenarios/', import.meta.url)).values()].flat()
  const look = { expect: { state: {} } }
  const everybody = [SPECTATOR, EMPIRE, REBELS]

  test('H1: change everything hidden from somebody, and nothing that they see or are told changes', () => {
    const dice = fastDice(7)
    const found: string[] = []
    let positions = 0
    const words: ScenarioWords<Duel> = {
      ...bundle.scenarioWords,
      describe(t) {
        if (!isCounted(t)) {
          // In the longer form for everybody at every step, else in turn.
          const seats = isLong() ? everybody : [at(everybody, positions % everybody.length)]
          for (const seat of seats) found.push(...checkSecrecy(deckbuilding, t, seat, dice))
          positions++
        }
        return bundle.scenarioWords.describe(t)
      },
    }
    for (const scenario of scenarios) {
      const steps = [look, ...scenario.do.flatMap((step) => [step, look])]
      runScenario(deckbuilding, words, library.catalogue, { ...scenario, do: steps })
    }
    expect(found).toEqual([])
    expect(positions).toBeGreaterThan(1500)
  })

  /** A card that must be exiled lies among others unseen: where it was is told by how many are laid down beside it. */
  function isCounted(t: Duel): boolean {
    const unseen = [...t.hands, ...t.decks].flat().filter((card) => t.knowers[card] === 0)
    return t.doomed.some((card) => unseen.includes(card))
  }
})

describe('what can be taken back freely', () => {
  test('has shown nobody a face, reckoned from the views alone, and has not drawn on chance', () => {
    let free = 0
    for (let seed = 1; seed <= 2; seed++) {
      const options = { bases: 'secret', length: '3', buyOff: 'yes', empire: '1' } as const
      let before: Set<number>[] | null = null
      randomMatch({ game: deckbuilding, seats: 2, options }, seed, (match) => {
        const now = [EMPIRE, REBELS].map((seat) => facesIn(match.viewFor(seat)))
        const last = match.entries.at(-1)
        if (last !== undefined && before !== null && match.undoReach(last.seat).free) {
          free++
          expect(last.draws).toBeUndefined()
          for (const [seat, faces] of now.entries()) expect(faces.isSubsetOf(at(before, seat))).toBe(true)
        }
        before = now
      })
    }
    expect(free).toBeGreaterThan(50)
  })
})

/** Every piece whose face a view shows anywhere. */
function facesIn(view: object): Set<number> {
  const fields = Object.entries(deckbuilding.secrets).filter(([, policy]) => typeof policy !== 'string')
  const pieces = fields.flatMap(([field]) => [Reflect.get(view, field)].flat(2) as number[])
  return new Set(pieces.filter((piece) => piece !== UNSEEN))
}
