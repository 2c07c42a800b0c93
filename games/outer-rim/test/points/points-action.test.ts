import {
  answer,
  anyAnswer,
  anyMove,
  at,
  begin,
  call,
  change,
  compose,
  type Fields,
  type FieldsOf,
  type Frame,
  fastDice,
  type GameModule,
  isLegalAnswer,
  newChance,
  numberPart,
  PASS,
  proceed,
  readChoice,
  routine,
  type Seat,
  type StandingMove,
  seatingFor,
  shown,
  standingFor,
  takeStanding,
} from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { bots } from '../../bots.ts'
import type { MarketCard } from '../../content/card.ts'
import { factions, marketDecks } from '../../content/names.ts'
import { credits } from '../../content/shorthand.ts'
import { meta } from '../../meta.ts'
import { statOf } from '../../rules/abilities/values.ts'
import { extensibleRim, type RimGame } from '../../rules/game.ts'
import { deliverCargo } from '../../rules/jobs/delivery.ts'
import { mapOf, spaceOf } from '../../rules/map/map.ts'
import { movePatrolTowards } from '../../rules/map/patrols.ts'
import { searchMarket, topOf } from '../../rules/market/decks.ts'
import { buyFound } from '../../rules/market/purchase.ts'
import { FIRST_OTHER_SOURCE } from '../../rules/pieces.ts'
import { points } from '../../rules/points/index.ts'
import { gainResource } from '../../rules/resources/gaining.ts'
import { heldOfType } from '../../rules/resources/holding.ts'
import { cardTurned, possessionsOf } from '../../rules/resources/possessions.ts'
import { excessOf, slotsOf } from '../../rules/resources/slots.ts'
import type { PublicRim, Rim, RimOptions } from '../../rules/rim.ts'
import { pieceNamed, resourceOf, tablesOf } from '../../rules/tables.ts'
import type { TradeClauseKind } from '../../rules/trade/trade.ts'
import { TRADED_WITH } from '../../rules/turn/action-phase.ts'
import { violations } from '../../rules/violations.ts'
import { testBox } from '../test-box.ts'

/** A box that uses every point of the planning and action phase. */

const said = { pl: 'próba', en: 'trial' }
const printed = { name: said, provenance: 'original', patrols: [] } as const

const cards: readonly MarketCard[] = [
  {
    ...printed,
    id: 'test-parts',
    deck: 'cargo',
    resource: { type: 'cargo', cost: 1000, destination: 'ord-mantell', reward: credits(5000) },
    rotated: {
      name: said,
      resource: { type: 'cargo', cost: 3000, destination: 'naboo', reward: credits(12_000) },
    },
  },
  {
    ...printed,
    id: 'test-broken-arm',
    deck: 'gearMod',
    resource: { type: 'gear', cost: 0, abilities: [{ bonus: 'groundCombat', amount: -1 }] },
  },
]
const box = testBox({ set: { market: cards }, otherSources: [{ id: 'test-sheet', name: said }] })

const testFields = {
  rotated: shown<number[]>([]),
  sheets: shown<number[]>([]),
  given: shown(0b111),
  favors: shown([0, 0, 0, 0]),
  told: shown<string[]>([]),
} as const satisfies Fields

/** Positions with the module have its fields. */
const own = <P extends PublicRim>(t: P) => t as P & FieldsOf<typeof testFields>

const SHEET = FIRST_OTHER_SOURCE

const favors: TradeClauseKind = {
  part: (t, giver) => numberPart('', 0, at(own(t).favors, giver)),
  option: () => ({ id: 'favors', touches: [] }),
  carryOut(t, giver, taker, values) {
    own(t).favors[giver] = at(own(t).favors, giver) - at(values, 0)
    own(t).favors[taker] = at(own(t).favors, taker) + at(values, 0)
  },
}

const giveBack: StandingMove<Rim> = {
  name: 'giveBack',
  shape: 'one',
  rules: ['UB-DEB-05'],
  list: (t, seat) => (at(own(t).favors, seat) > 0 ? [0] : []),
  option: () => ({ id: 'favor', touches: [] }),
  take(t, seat) {
    own(t).favors[seat] = at(own(t).favors, seat) - 1
  },
}

/** Notes the space of the Hutt patrol when it runs. */
const afterPatrols = routine<Rim, Frame>('afterPatrols')('shown', {
  tell(t) {
    own(t).told.push(`patrol ${t.patrolSpaces[factions.indexOf('hutt')]}`)
  },
})

function rotate(t: Rim, card: number): void {
  own(t).rotated.push(card)
  cardTurned(t, card)
}

const isTest = (t: Rim, piece: number, id: string) => piece === pieceNamed(t, id)

const trial: GameModule = {
  id: 'trial-action',
  version: '1',
  extends: 'outer-rim',
  changes: [
    change('UB-MRG-05', points.game.boxes, { add: [box] }),
    change('UB-ROT-05', points.game.fields, { add: [testFields] }),
    change('UB-AMB-06', points.action.abilitySources, {
      add: [
        {
          isOnTable: () => true,
          heldBy: (t, seat) => (own(t).sheets.includes(seat) ? [SHEET] : []),
          abilities: () => [
            { when: 'action', does: credits(3000) },
            { bonus: 'hyperdrive', amount: 2 },
            { slots: 'crew', amount: 1 },
          ],
          given: (t) => own(t).given,
        },
      ],
    }),
    change('UB-FACT-75', points.action.isAtDestination, (usual) => (t, seat, card) => {
      return usual(t, seat, card) || at(t.spaces, seat) === t.patrolSpaces[0]
    }),
    change('UB-ROT-06', points.action.deliveredCargo, (usual) => (t, seat, card) => {
      if (isTest(t, card, 'test-parts') && !own(t).rotated.includes(card)) rotate(t, card)
      else usual(t, seat, card)
    }),
    change('UB-DSC-01', points.action.marketDiscards, () => 2),
    change('UB-REV-02', points.game.routines, { add: [afterPatrols] }),
    change('UB-REV-02', points.action.marketTurnedUp, (t, deck, _, cause) => {
      own(t).told.push(`${marketDecks[deck]} ${cause}`)
      if (cause === 'bought') call(t, { routine: 'afterPatrols', stage: 0 })
    }),
    change('UB-ROT-05', points.action.resourceShown, () => (t, card) => {
      return own(t).rotated.includes(card) ? (tablesOf(t).rotated.get(card) ?? card) : card
    }),
    change('UB-ROT-08', points.action.resourceInSlot, () => (_, card) => card),
    change('UB-NEG-03', points.action.tradeClauses, { add: [{ name: 'favors', kind: favors }] }),
    change('UB-FAV-19', points.action.mayExchange, () => (t, seat, other) => t.turn > 0 && seat !== other),
    change('UB-FAV-01', points.action.mayTrade, () => (t, from, to) => t.turn > 0 && from !== to),
    change('UB-NEG-04', points.action.tradeRefusals, {
      add: [
        (t, { gives }) =>
          gives['cards'] !== undefined && at(t.spaces, 0) !== at(t.spaces, 1)
            ? { rule: 'UB-NEG-04', reason: 'apart' }
            : null,
      ],
    }),
    change(
      'UB-NEG-01',
      points.action.isTradeAction,
      () =>
        (_, { takes }) =>
          takes['favors'] === undefined,
    ),
    change('UB-FAV-16', points.action.traded, (t) => {
      own(t).told.push('traded')
    }),
    change('UB-DEB-05', points.action.standingMoves, { add: [giveBack] }),
    change('UB-CLR-18', points.action.mayDecline, () => (t, _, card) => !isTest(t, card, 'test-broken-arm')),
    change('UB-ROT-04', points.action.resourceGained, (t, _, card, from) => {
      own(t).told.push(`gained ${card} ${from}`)
    }),
    change('UB-ROT-10', points.action.resourceLost, (t, _, card, to) => {
      own(t).told.push(`lost ${card} ${to}`)
      if (to === 'discarded') own(t).rotated = own(t).rotated.filter((other) => other !== card)
    }),
  ],
}

const game: RimGame = compose(extensibleRim, [trial])

/** A table of two at the first question of the planning phase, with no held cards. */
function table(): Rim {
  const options = game.options(2).parse({}) as RimOptions // the module has none of its own
  const t = begin(game, seatingFor({ meta }, 2, {}), options, newChance(1, game.streams))
  const { below } = fastDice(1)
  while (t.turn === 0) {
    const decision = at(t.open, 0)
    answer(game, t, decision, anyAnswer(game, t, decision, below))
  }
  t.removed.push(...t.held.flat())
  t.held = t.held.map(() => [])
  own(t).told = []
  return t
}

function choose(t: Rim, ...picks: string[]): void {
  const { seat, id } = at(t.open, 0)
  const read = readChoice(game, t, { seat, decision: id, picks })
  if (!read.ok) throw new Error(`${at(t.open, 0).kind}: ${picks.join(', ')}: ${JSON.stringify(read.error)}`)
  answer(game, t, read.value.decision, read.value.picks)
}

function makeMove(t: Rim, seat: Seat, move: string, ...picks: string[]): void {
  const read = readChoice(game, t, { seat, move, picks })
  if (!read.ok || read.value.move === null) throw new Error(`${move}: ${JSON.stringify(read)}`)
  takeStanding(game, t, read.value.move, seat, read.value.picks)
}

function ids(t: Rim): string[] {
  const { kind, seat, options } = at(t.open, 0)
  return options.map((code) =>
    code === PASS ? 'pass' : (game.decisions[kind]?.option(t, seat, code).id ?? ''),
  )
}

/** Runs something during a question, which is then asked again. */
function interrupt(t: Rim, act: () => void): void {
  at(t.stack, t.stack.length - 1).stage = t.askedBy
  t.open = []
  act()
  proceed(game, t)
}

function hold(t: Rim, seat: Seat, id: string): number {
  const piece = pieceNamed(t, id)
  for (const pile of [...t.market, t.removed]) {
    const index = pile.indexOf(piece)
    if (index >= 0) pile.splice(index, 1)
  }
  t.held = t.held.map((held) => held.filter((card) => card !== piece))
  t.held[seat] = [...at(t.held, seat), piece]
  return piece
}

function onTop(t: Rim, id: string): number {
  const piece = hold(t, 0, id)
  t.held[0] = at(t.held, 0).slice(0, -1)
  const deck = cards.find((card) => card.id === id)?.deck ?? 'cargo'
  at(t.market, marketDecks.indexOf(deck)).push(piece)
  return piece
}

describe('sources of abilities other than characters, ships and cards (UB-AMB-06)', () => {
  test('an "Action" ability, a bonus and a slot', () => {
    const t = table()
    const seat = t.active
    const before = { hyperdrive: statOf(t, 'hyperdrive', seat), slots: slotsOf(t, seat).length }
    own(t).sheets = [seat]
    expect(statOf(t, 'hyperdrive', seat)).toBe(before.hyperdrive + 2)
    expect(slotsOf(t, seat)).toHaveLength(before.slots + 1)
    choose(t, 'credits')
    const had = at(t.credits, seat)
    expect(ids(t)).toContain('use-test-sheet')
    choose(t, 'use-test-sheet')
    expect(at(t.credits, seat)).toBe(had + 3000)
    expect(ids(t)).not.toContain('use-test-sheet')
  })

  test('an ability that the source no longer gives is gone at once', () => {
    const t = table()
    const seat = t.active
    own(t).sheets = [seat]
    const with2 = statOf(t, 'hyperdrive', seat)
    own(t).given = 0b101
    expect(statOf(t, 'hyperdrive', seat)).toBe(with2 - 2)
    own(t).given = 0b010
    expect(statOf(t, 'hyperdrive', seat)).toBe(with2)
    choose(t, 'credits')
    expect(ids(t)).not.toContain('use-test-sheet')
  })

  test('a slot of the source holds a card', () => {
    const t = table()
    const seat = t.active
    own(t).sheets = [seat]
    const slots = slotsOf(t, seat).filter((slot) => slot.includes('crew')).length
    own(t).given = 0b011
    expect(slotsOf(t, seat).filter((slot) => slot.includes('crew'))).toHaveLength(slots - 1)
    expect(excessOf(t, seat)).toBe(0)
  })
})

describe('patrols', () => {
  test('UB-FACT-52: a patrol moves up to that number of spaces towards the player', () => {
    const t = table()
    const seat = t.active
    t.spaces[seat] = spaceOf('takodana')
    t.patrolSpaces[1] = spaceOf('cantonica')
    interrupt(t, () => movePatrolTowards(t, seat, { faction: 'imperial', spaces: 3 }))
    expect(at(t.open, 0)).toMatchObject({ kind: 'movePatrolTo', seat })
    expect(ids(t)).toContain('cantonica')
    const far = at(ids(t), ids(t).length - 1)
    choose(t, far)
    expect(t.patrolSpaces[1]).toBe(spaceOf(far))
    expect(at(t.open, 0).kind).toBe('plan')
  })
})

describe('cards that can be rotated', () => {
  test('UB-ROT-06 to UB-ROT-08, UB-FACT-35: a delivered card is rotated in its slot and has another destination', () => {
    const t = table()
    const seat = t.active
    const parts = hold(t, seat, 'test-parts')
    t.patrolSpaces = t.patrolSpaces.map(() => spaceOf('kessel'))
    t.spaces[seat] = spaceOf('ord-mantell')
    const had = at(t.credits, seat)
    choose(t, 'credits')
    choose(t, 'deliver')
    choose(t, 'test-parts')
    expect(at(t.credits, seat)).toBe(had + 7000)
    expect(t.held[seat]).toEqual([parts])
    expect(resourceOf(t, parts)).toMatchObject({ destination: 'naboo', cost: 3000 })
    expect(heldOfType(t, seat, 'cargo')).toEqual([parts])
  })

  test('UB-ROT-10: a discarded card is rotated back', () => {
    const t = table()
    const seat = t.active
    const parts = hold(t, seat, 'test-parts')
    own(t).rotated = [parts]
    expect(resourceOf(t, parts)).toMatchObject({ destination: 'naboo' })
    interrupt(t, () => deliverCargo(t, seat, parts))
    expect(t.held[seat]).toEqual([])
    expect(own(t).told).toEqual([`lost ${parts} discarded`])
    expect(resourceOf(t, parts)).toMatchObject({ destination: 'ord-mantell' })
  })

  test('UB-ROT-05: the shown side counts at once, but not in earlier copies', () => {
    const t = table()
    const seat = t.active
    const parts = hold(t, seat, 'test-parts')
    const shows = (position: Rim) => possessionsOf(position, seat).shown
    expect(shows(t)).toEqual([parts])
    const before = game.copy(t)
    rotate(t, parts)
    expect(shows(t)).toEqual([tablesOf(t).rotated.get(parts)])
    expect(shows(before)).toEqual([parts])
  })

  test('UB-ROT-08: a card fills the slot that it was put into', () => {
    const t = table()
    const seat = t.active
    const parts = hold(t, seat, 'test-parts')
    own(t).rotated = [parts]
    expect(excessOf(t, seat)).toBe(0)
  })

  test('UB-FACT-75: a destination other than a planet', () => {
    const t = table()
    const seat = t.active
    hold(t, seat, 'test-parts')
    t.patrolSpaces[0] = at(t.spaces, seat)
    choose(t, 'credits')
    expect(ids(t)).toContain('deliver')
  })
})

describe('the market', () => {
  test('UB-DSC-01 to UB-DSC-05: two cards of one deck are discarded, the second after the new top card is shown', () => {
    const t = table()
    const seat = t.active
    t.spaces[seat] = spaceOf('tatooine')
    choose(t, 'credits')
    choose(t, 'market')
    expect(ids(t)).toHaveLength(7)
    const cargo = at(t.market, marketDecks.indexOf('cargo'))
    const [third, second, first] = cargo.slice(-3)
    choose(t, 'cargo')
    expect(topOf(t, marketDecks.indexOf('cargo'))).toBe(second)
    expect(ids(t)).toEqual(['cargo', 'pass'])
    choose(t, 'cargo')
    expect(topOf(t, marketDecks.indexOf('cargo'))).toBe(third)
    expect(cargo.slice(0, 2)).toEqual([second, first])
    expect(at(t.open, 0).kind).toBe('buy')
    expect(own(t).told).toEqual(['cargo discarded', 'cargo discarded'])
  })

  test('UB-DSC-03: the second discard is optional', () => {
    const t = table()
    t.spaces[t.active] = spaceOf('tatooine')
    choose(t, 'credits')
    choose(t, 'market')
    choose(t, 'job')
    choose(t, 'pass')
    expect(at(t.open, 0).kind).toBe('buy')
  })

  test('UB-REV-02, UB-FACT-40: a found card is bought; the deck is shuffled before its top card is turned up', () => {
    const t = table()
    const seat = t.active
    t.credits[seat] = 90_000
    const deck = marketDecks.indexOf('gearMod')
    const wanted = at(at(t.market, deck), 2)
    interrupt(t, () => {
      expect(searchMarket(t, deck, (card) => card === wanted)).toBe(wanted)
      buyFound(t, seat, [deck], 0)
    })
    expect(topOf(t, deck)).toBe(wanted)
    const drawn = t.chance.drawn['market gearMod'] ?? 0
    const { below } = fastDice(1)
    const decision = at(t.open, 0)
    expect(decision.kind).toBe('buy')
    const answered = Array.from({ length: 50 }, () => anyAnswer(game, t, decision, below))
    answer(game, t, decision, answered.find(([code]) => code === deck) ?? [PASS])
    expect(t.held[seat]).toContain(wanted)
    expect(t.chance.drawn['market gearMod']).toBeGreaterThan(drawn)
    expect(own(t).told).toContain('gearMod bought')
  })

  test('G-11: routines for the new card run after its patrols have moved', () => {
    const t = table()
    const seat = t.active
    t.credits[seat] = 90_000
    t.spaces[seat] = spaceOf('tatooine')
    t.patrolSpaces[factions.indexOf('hutt')] = at(at(mapOf(t).graph.neighbours, spaceOf('tatooine')), 0)
    onTop(t, 'exotic-delicacies')
    onTop(t, 'machine-parts')
    choose(t, 'credits')
    choose(t, 'market')
    choose(t, 'pass')
    choose(t, 'cargo')
    expect(own(t).told.slice(-2)).toEqual(['cargo bought', `patrol ${spaceOf('tatooine')}`])
  })

  test('UB-FACT-40: a found card that is not bought is shuffled into the deck', () => {
    const t = table()
    const deck = marketDecks.indexOf('ship')
    interrupt(t, () => {
      expect(searchMarket(t, deck, () => false)).toBe(-1)
      buyFound(t, t.active, [deck], 0)
    })
    choose(t, 'pass')
    expect(own(t).told).toEqual(['ship shuffled'])
    expect(at(t.open, 0).kind).toBe('plan')
  })
})

describe('deals', () => {
  test('UB-NEG-01 to UB-NEG-03, UB-FAV-01: an added clause, from afar and at any time', () => {
    const t = table()
    own(t).favors[1] = 2
    t.credits[0] = 5000
    t.spaces[0] = spaceOf('takodana')
    t.spaces[1] = spaceOf('kessel')
    makeMove(t, 0, 'propose', 'seat-2', 'give-credits=2', 'give-favors=0', 'take-credits=0', 'take-favors=1')
    const offer = at(t.offers, 0)
    expect(offer).toMatchObject({ gives: { credits: [2] }, takes: { favors: [1] } })
    const accept = standingFor(game, t, 1).find(({ name }) => name === 'accept')
    if (accept === undefined) throw new Error('nothing to accept')
    takeStanding(game, t, accept, 1, accept.list(t, 1))
    expect(own(t).favors).toEqual([1, 1, 0, 0])
    expect(own(t).told).toEqual(['traded'])
    expect(t.actionsUsed).toEqual([])
    makeMove(t, 1, 'giveBack', 'favor')
    expect(own(t).favors[1]).toBe(0)
  })

  test('UB-NEG-04: another reason against a deal', () => {
    const t = table()
    const parts = hold(t, 0, 'test-parts')
    own(t).rotated = [parts]
    t.spaces[0] = spaceOf('takodana')
    t.spaces[1] = spaceOf('kessel')
    const propose = (cards: string) =>
      makeMove(
        t,
        0,
        'propose',
        'seat-2',
        ...(at(t.credits, 0) >= 1000 ? ['give-credits=0'] : []),
        `give-cards=${cards}`,
        'give-favors=0',
        ...(at(t.credits, 1) >= 1000 ? ['take-credits=0'] : []),
        'take-favors=0',
      )
    propose('test-parts')
    const accept = () => standingFor(game, t, 1).find(({ name }) => name === 'accept')
    expect(accept()).toBeUndefined()
    t.spaces[1] = spaceOf('takodana')
    const open = accept()
    if (open === undefined) throw new Error('nothing to accept')
    takeStanding(game, t, open, 1, open.list(t, 1))
    // UB-ROT-09: it shows the same as before.
    expect(t.held[1]).toEqual([parts])
    expect(resourceOf(t, parts)).toMatchObject({ destination: 'naboo' })
    expect(own(t).told).toEqual([`lost ${parts} passedOn`, `gained ${parts} 0`, 'traded'])
    expect(t.actionsUsed).toEqual([TRADED_WITH + 1 - t.active])
    expect(t.movesMade).toEqual([1, 1])
  })
})

describe('gaining a resource', () => {
  test('UB-CLR-01, UB-CLR-18: a card that cannot be declined replaces another one', () => {
    const t = table()
    const seat = t.active
    const gear = ['thermal-detonator', 'macrobinoculars'].map((id) => hold(t, seat, id))
    const arm = onTop(t, 'test-broken-arm')
    at(t.market, marketDecks.indexOf('gearMod')).pop()
    t.resolving.push(arm)
    interrupt(t, () => gainResource(t, seat, arm))
    expect(ids(t)).toEqual(['take'])
    choose(t, 'take', 'discard=macrobinoculars')
    expect(t.held[seat]).toEqual([gear[0], arm])
    expect(own(t).told).toEqual([`lost ${gear[1]} discarded`, `gained ${arm} -1`])
  })

  test('UB-CLR-18: if there is a slot, nobody is asked', () => {
    const t = table()
    const seat = t.active
    const arm = onTop(t, 'test-broken-arm')
    at(t.market, marketDecks.indexOf('gearMod')).pop()
    t.resolving.push(arm)
    interrupt(t, () => gainResource(t, seat, arm))
    expect(t.held[seat]).toEqual([arm])
    expect(at(t.open, 0).kind).toBe('plan')
  })
})

describe('games with this box', () => {
  for (const people of [1, 2, 4])
    test(`of ${people} people end`, () => {
      const options = game.options(people).parse({}) as RimOptions // the module has none of its own
      const t = begin(game, seatingFor({ meta }, people, {}), options, newChance(people, game.streams))
      const { below } = fastDice(people)
      own(t).sheets = [0]
      let choices = 0
      while (t.outcome === null) {
        if (below(8) === 0) {
          const made = anyMove(game, t, below(t.seats), below)
          if (made !== null) {
            takeStanding(game, t, made.move, made.seat, made.picks)
            continue
          }
        }
        const decision = at(t.open, below(t.open.length))
        answer(game, t, decision, anyAnswer(game, t, decision, below))
        if (choices++ % 10 === 0) expect(violations(t)).toEqual([])
      }
      expect(t.outcome.winners).toHaveLength(1)
    }, 60_000)

  test('and bots play them by the rules', () => {
    const { policy } = bots
    if (policy === undefined) throw new Error('nobody plays')
    for (let seed = 1; seed <= 3; seed++) {
      const options = game.options(2).parse({}) as RimOptions // the module has none of its own
      const t = begin(game, seatingFor({ meta }, 2, {}), options, newChance(seed, game.streams))
      const { below } = fastDice(seed)
      own(t).sheets = [0]
      while (t.outcome === null) {
        const decision = at(t.open, 0)
        const picks = policy(t, decision, below)
        expect(isLegalAnswer(game, t, decision, picks)).toBe(true)
        answer(game, t, decision, picks)
      }
    }
  }, 60_000)
})
