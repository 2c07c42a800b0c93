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

/** What an observer could learn by looking at the data instead of playing. */

const SPECTATOR: Seat | null = null
const [EMPIRE, REBELS] = [0, 1]

/** Everything that a seat or a spectator receives. */
function dataFor(t: Duel, seat: Seat | null): string {
  const decisions = seat === null ? [] : decisionsFor(deckbuilding, t, seat)
  const events = t.out?.events.map((event) => eventFor(event, seat)) ?? []
  return JSON.stringify([viewOf(deckbuilding, t, seat), decisions, events])
}

/** A hand as another seat or a spectator sees it, with '?' for hidden cards. */
function handSeenBy(t: Duel, owner: Seat, seat: Seat | null): string[] {
  return at(viewOf(deckbuilding, t, seat).hands, owner).map((card) => (card < 0 ? '?' : nameOf(card)))
}

describe('a choice made in secret', () => {
  test('DB-ADV-08, DB-ADV-10: the picked bases make no difference to what everybody else sees', () => {
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
        const picks = seat === EMPIRE ? places : [0, 1, 2, 3]
        t.out = newOutbox()
        answer(
          deckbuilding,
          t,
          decision,
          picks.map((place) => at(decision.options, place)),
        )
        seen.push(dataFor(t, REBELS), dataFor(t, SPECTATOR))
      }
      return seen
    })
    expect(picked[1]).toEqual(picked[0])
    expect(picked[2]).toEqual(picked[0])
  })

  test('DB-LOOK-01: a spectator cannot tell which card Jyn Erso puts back, though all have seen some of that hand', () => {
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
      return dataFor(t, SPECTATOR)
    })
    expect(new Set(seen).size).toBe(1)
  })

  test('everybody knows where a card goes if it is the only one and all know it', () => {
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

describe('identical cards', () => {
  const twoShuttles = {
    units: { empire: ['kel-dor-mystic'] },
    hand: { empire: ['stormtrooper', 'imperial-shuttle', 'imperial-shuttle'] },
  }

  /** The opponent has seen the second shuttle of the hand. */
  function withOneSeen(block: object): { t: Duel; known: number; unknown: number } {
    const t = arranged(1, block)
    const shuttles = at(t.hands, EMPIRE).filter((card) => nameOf(card) === 'imperial-shuttle')
    const [unknown, known] = [at(shuttles, 0), at(shuttles, 1)]
    t.knowers[known] = EVERYBODY
    return { t, known, unknown }
  }

  test('playing one takes the card that the opponent has seen, so that the other stays unknown', () => {
    const { t, known } = withOneSeen(twoShuttles)
    for (const choice of ['play stormtrooper', 'play imperial-shuttle']) choose(t, choice)
    expect(t.units[EMPIRE]).toContain(known)
    expect(handSeenBy(t, EMPIRE, REBELS)).toEqual(['?'])
  })

  test.each(['imperial-shuttle', 'imperial-shuttle 2'])(
    'exiling one takes the card that the opponent has seen, whichever is chosen (%s)',
    (copy) => {
      const { t, known } = withOneSeen(twoShuttles)
      choose(t, 'use kel-dor-mystic')
      choose(t, copy)
      expect(t.exiled).toContain(known)
      expect(handSeenBy(t, EMPIRE, REBELS)).toEqual(['?', '?'])
      expect(handSeenBy(t, EMPIRE, SPECTATOR)).toEqual(['?', '?'])
    },
  )

  test('choosing both exiles both, in either order', () => {
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

  test('a card that must be exiled anyway counts as different: the chosen one goes', () => {
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

  test('the card chosen in the discard pile goes, not the identical one in the hand', () => {
    const { t, known } = withOneSeen({ ...twoShuttles, discard: { empire: ['imperial-shuttle'] } })
    const discarded = at(at(t.discards, EMPIRE), 0)
    choose(t, 'use kel-dor-mystic')
    choose(t, 'imperial-shuttle 3')
    expect(t.exiled).toContain(discarded)
    expect(t.hands[EMPIRE]).toContain(known)
  })

  test.each(['top', 'second'])(
    'Coruscant discards the card that the opponent has seen (%s) and keeps the other',
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

  test('a random discard takes the card that the opponent has seen first', () => {
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

  test('H1: changing everything hidden from a seat changes nothing that it sees or is told', () => {
    const dice = fastDice(7)
    const found: string[] = []
    let positions = 0
    const words: ScenarioWords<Duel> = {
      ...bundle.scenarioWords,
      describe(t) {
        if (!isCounted(t)) {
          // The long form checks all viewers at every step, the short form one after the other.
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

  /**
   * A card to be exiled lies among unseen ones. The number of cards beside it would tell where it was, so such
   * positions are left out.
   */
  function isCounted(t: Duel): boolean {
    const unseen = [...t.hands, ...t.decks].flat().filter((card) => t.knowers[card] === 0)
    return t.doomed.some((card) => unseen.includes(card))
  }
})

describe('a free take-back', () => {
  test('undoes only choices that drew no random number and showed no face, judged from the views alone', () => {
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

/** Every piece whose face a view shows. */
function facesIn(view: object): Set<number> {
  const fields = Object.entries(deckbuilding.secrets).filter(([, policy]) => typeof policy !== 'string')
  const pieces = fields.flatMap(([field]) => [Reflect.get(view, field)].flat(2) as number[])
  return new Set(pieces.filter((piece) => piece !== UNSEEN))
}
