import { describe, expect, test } from 'vitest'
import {
  answer,
  anyAnswer,
  at,
  begin,
  type CheckedGame,
  canonical,
  decisionsFor,
  fastDice,
  guess,
  hashOf,
  newChance,
  type Outbox,
  playChoice,
  type Seat,
  UNSEEN,
  viewOf,
} from '../../index.ts'
import { exactHashOf } from '../../record/canonical.ts'
import { isHidden, policyOf } from '../../secrets/piles.ts'
import { unseen } from '../../secrets/secrets.ts'
import { checkSecrecy, newTestMatch, randomGame, scrambled, testGame } from '../index.ts'
import { strangerGame } from './stranger.ts'
import {
  CARDS,
  cardNamed,
  cardOf,
  PEOPLE,
  PLACES,
  SCRIPTS,
  type Stranger,
  secretOf,
} from './stranger-cards.ts'
import { windowFor } from './stranger-secrets.ts'

const gameCase = { game: strangerGame, seats: 3, options: {} }
const [ANN, BEN, CID] = [0, 1, 2] as const
const [ADA, BO, CLEO, DIRK, EVE] = [0, 1, 2, 3, 4] as const
const [NORTH, SOUTH] = [0, 1] as const

/** Ada and Bo lie in the north, Dirk and Eve in the south, all face down; Cleo takes no part. Ann begins. */
function table({ held = ['Rumour', 'Ambush', 'Friend'], isMasked = false } = {}): Stranger {
  const t = begin(strangerGame, { seats: 3, isMasked }, {}, newChance(5, strangerGame.streams))
  t.map = [ADA, BO, DIRK, EVE]
  t.leftOut = [CLEO]
  t.secrets = held.map((name) => [cardNamed(name)])
  t.deck = CARDS.filter((card) => !t.secrets.flat().includes(card))
  return t
}

/** Gives an answer by its id, for the seat that is asked. */
function choose(t: Stranger, ...ids: string[]): Outbox {
  let out: Outbox | undefined
  for (const id of ids) {
    const { seat, id: decision } = at(t.open, 0)
    const played = playChoice(strangerGame, t, { seat, decision, picks: [id] })
    if (!played.ok) throw new Error(`${id}: ${played.error.code}`)
    out = played.value
  }
  if (out === undefined) throw new Error('nothing was chosen')
  return out
}

function guessed(t: Stranger, seat: Seat, seed: number): Stranger {
  const own = t.open.filter((open) => open.seat === seat)
  return guess(strangerGame, viewOf(strangerGame, t, seat), own, fastDice(seed).below)
}

const seeds = Array.from({ length: 40 }, (_, seed) => seed + 1)
const asked = (t: Stranger) => t.open.map(({ seat, kind }) => [seat, kind])

/** Ann has peeked at Ada in A; then Cid has swapped A and C, whose ranks differ. Ann is to act. */
function swapped(): Stranger {
  const t = table()
  choose(t, 'peek-a', 'swap-b-d', 'swap-a-c')
  return t
}

describe('OR-CON-06, OR-CON-11: a peek, then an open swap', () => {
  test('Ann knows the person she has seen wherever the token goes; Ben and spectators see ranks', () => {
    const t = swapped()
    const rank = { 1: unseen(1), 2: unseen(2) }
    expect(viewOf(strangerGame, t, ANN).map).toEqual([rank[2], rank[2], ADA, rank[1]])
    for (const viewer of [BEN, CID, null])
      expect(viewOf(strangerGame, t, viewer).map).toEqual([rank[2], rank[2], rank[1], rank[1]])
    expect(viewOf(strangerGame, t, null).leftOut).toEqual([rank[1]])
  })

  test('only Ann’s version of the event has the name', () => {
    const t = table()
    const [event] = choose(t, 'peek-a').events
    expect(event).toEqual({ type: 'peeked', seat: ANN, place: 0, secret: { seats: [ANN], person: ADA } })
  })

  test('guesses of Ben keep the ranks, guesses of Ann keep the name', () => {
    const t = swapped()
    const ranks = (made: Stranger) => made.map.map((person) => at(PEOPLE, person).rank)
    const inC = { ann: new Set<number>(), ben: new Set<number>() }
    for (const seed of seeds) {
      const [ann, ben] = [guessed(t, ANN, seed), guessed(t, BEN, seed)]
      expect([ranks(ann), ranks(ben)]).toEqual([ranks(t), ranks(t)])
      inC.ann.add(at(ann.map, 2))
      inC.ben.add(at(ben.map, 2))
    }
    expect([...inC.ann]).toEqual([ADA])
    expect([...inC.ben].toSorted()).toEqual([ADA, BO, CLEO])
  })

  test('a shuffle erases the knowledge', () => {
    const t = swapped()
    choose(t, 'visit-a', 'use', 'effect-1')
    expect(t.knowers[ADA]).toBe(0)
    expect(viewOf(strangerGame, t, ANN).map.toSorted()).toEqual(
      [unseen(2), unseen(1), unseen(1), DIRK].toSorted(),
    )
  })
})

describe('OR-ECON-02, OR-ECON-03, OR-ECON-06: Ben chooses blind', () => {
  function visited(): Stranger {
    const t = swapped()
    choose(t, 'swap-a-b', 'visit-c')
    return t
  }

  test('no option contains a name before that, in any position of any game', () => {
    const named = new RegExp(`\\b(${PEOPLE.map(({ name }) => name).join('|')})\\b`, 'i')
    for (const seed of seeds.slice(0, 10)) {
      randomGame(gameCase, seed, (t) => {
        for (const { kind, options } of t.open.flatMap(({ seat }) => decisionsFor(strangerGame, t, seat))) {
          expect(canonical(options)).not.toMatch(named)
          if (kind === 'act')
            for (const { id } of options) expect(id).toMatch(/^(peek|visit)-[a-d]$|^swap-[a-d]-[a-d]$|^draw-/)
        }
      })
    }
  })

  test('the person is turned face up, and then Ben chooses between story and fight', () => {
    const t = visited()
    expect(viewOf(strangerGame, t, null).map[2]).toBe(ADA)
    // Ann's Rumour fits; she declines it.
    expect(asked(t)).toEqual([[ANN, 'useSecret']])
    choose(t, 'pass')
    expect(asked(t)).toEqual([[BEN, 'chooseEffect']])
    expect(decisionsFor(strangerGame, t, BEN)[0]?.options.map(({ facts }) => facts?.['effect'])).toEqual([
      { op: 'script', number: 40 },
      { op: 'fight' },
    ])
  })

  test('if a guess equals the truth, the same answers have the same result', () => {
    const t = visited()
    choose(t, 'pass')
    const truth = guessed(t, BEN, 3)
    for (const field of Object.keys(strangerGame.secrets)) {
      const policy = policyOf(strangerGame.secrets, field)
      if (isHidden(policy) || policy === 'knowers')
        Reflect.set(truth, field, structuredClone(Reflect.get(t, field)))
    }
    truth.chance = { key: t.chance.key, drawn: { ...t.chance.drawn } }
    for (const world of [t, truth]) {
      const dice = fastDice(9)
      for (let open = world.open[0]; open !== undefined; open = world.open[0])
        answer(strangerGame, world, open, anyAnswer(strangerGame, world, open, dice.below))
    }
    expect(t.outcome).not.toBeNull()
    expect(exactHashOf(truth)).toBe(exactHashOf(t))
  })

  test('undo stops at Ann’s peek and at the person whom Ben turns up, but not at a swap', () => {
    const match = newTestMatch({ ...gameCase, isMasked: true }, 1)
    const wallAfter = (seat: Seat, id: string) => {
      const open = at(match.position.open, 0)
      expect(match.choose({ seat, decision: open.id, picks: [id] }).ok).toBe(true)
      const { free, wall } = match.undoReach(seat)
      return free ? null : wall
    }
    expect(wallAfter(ANN, 'peek-a')).toBe('shown')
    expect(wallAfter(BEN, 'swap-a-c')).toBeNull()
    expect(wallAfter(CID, 'swap-b-d')).toBeNull()
    expect(wallAfter(ANN, 'swap-a-b')).toBeNull()
    expect(wallAfter(BEN, 'visit-c')).toBe('shown')
  })
})

describe('OR-ECON-01, OR-DATA-07: a script is part of the position while it is read', () => {
  function reading(): Stranger {
    const t = table({ held: ['Friend', 'Ambush', 'Informer'] })
    choose(t, 'visit-a', 'pass', 'effect-0')
    return t
  }

  test('it is hashed and counted, and returns to its place at its end', () => {
    const t = reading()
    const [script = UNSEEN] = t.reading
    expect(SCRIPTS.slice(0, 2)).toContain(script)
    expect(t.bank).not.toContain(script)
    expect(strangerGame.violations(t)).toEqual([])
    expect(strangerGame.violations({ ...t, reading: [] })).toEqual(['scripts do not add up'])
    expect(hashOf({ ...t, reading: [] } as Stranger)).not.toBe(hashOf(t))
    choose(t, 'effect-0')
    expect([t.reading, t.bank.length, t.fame[ANN]]).toEqual([[], 3, 1])
  })

  test('a section continues with another, and may keep the card', () => {
    const t = reading()
    const [script] = t.reading
    choose(t, 'effect-1')
    // The section before made a player look at the top card.
    expect(viewOf(strangerGame, t, ANN).deck.at(-1)).toBe(t.deck.at(-1))
    expect(viewOf(strangerGame, t, BEN).deck.at(-1)).toBe(UNSEEN)
    choose(t, 'effect-0')
    expect([t.reading, t.kept[ANN]]).toEqual([[], [script]])
  })
})

describe('OR-SEC-02 to OR-SEC-04: secrets', () => {
  test('if a secret is used openly, card and effect become public in one step', () => {
    const t = table()
    expect(viewOf(strangerGame, t, BEN).secrets[ANN]).toEqual([UNSEEN])
    const { events } = choose(t, 'visit-b', 'use')
    expect(events).toContainEqual({ type: 'usedSecret', seat: ANN, card: cardNamed('Rumour') })
    const view = viewOf(strangerGame, t, BEN)
    expect([view.secrets[ANN], view.resolving]).toEqual([[], [cardNamed('Rumour')]])
    expect(view.waiting).toMatchObject([{ seat: ANN, kind: 'chooseEffect' }])
    expect(canonical(view.stack)).toContain('"mingle"')
    choose(t, 'effect-0')
    expect(viewOf(strangerGame, t, null).deck[0]).toBe(cardNamed('Rumour'))
  })

  /** Ann has turned up Bo in B and uses her secret face down. */
  function usedFaceDown(name: string, isMasked = false): Stranger {
    const t = table({ held: [name, 'Ambush', 'Friend'], isMasked })
    choose(t, 'visit-b', 'use')
    return t
  }

  test('if a secret is used face down, only its owner knows the question', () => {
    const t = usedFaceDown('Informer')
    expect(viewOf(strangerGame, t, ANN).waiting).toMatchObject([{ seat: ANN, kind: 'chooseEffect' }])
    for (const viewer of [BEN, null]) {
      const view = viewOf(strangerGame, t, viewer)
      expect(view.waiting).toMatchObject([{ seat: ANN, kind: 'secret' }])
      expect(canonical(view)).not.toMatch(/lookAtDeck|choose/)
    }
  })

  test('others cannot distinguish a card that asks for a choice from one that asks for a person', () => {
    const [one, other] = ['Informer', 'Spyglass'].map((name) => usedFaceDown(name, true))
    if (one === undefined || other === undefined) throw new Error('there are two such cards')
    for (const viewer of [BEN, CID, null])
      expect(viewOf(strangerGame, one, viewer)).toEqual(viewOf(strangerGame, other, viewer))
  })

  test('even a forced question is asked at a masked table', () => {
    const t = table({ held: ['Spyglass', 'Ambush', 'Friend'], isMasked: true })
    for (const person of [ADA, DIRK]) t.knowers[person] = 0b1111
    choose(t, 'visit-b', 'use')
    expect(decisionsFor(strangerGame, t, ANN)[0]?.options.map(({ id }) => id)).toEqual(['look-d'])
  })

  test('guesses of others put any possible card in its place and continue', () => {
    const t = usedFaceDown('Informer')
    const cards = new Set<string>()
    for (const seed of seeds) {
      const made = guessed(t, BEN, seed)
      const card = at(at(made.secrets, ANN), 0)
      cards.add(cardOf(card).name)
      expect(asked(made)).toEqual([[ANN, card === cardNamed('Informer') ? 'chooseEffect' : 'lookWhere']])
      const open = at(made.open, 0)
      answer(strangerGame, made, open, anyAnswer(strangerGame, made, open, fastDice(seed).below))
      expect(made.deck[0]).toBe(card)
    }
    expect(cards).toEqual(new Set(['Informer', 'Spyglass']))
  })

  test('OR-SEC-08: only the former owner of a secret knows it under the deck', () => {
    const t = usedFaceDown('Informer')
    const { events } = choose(t, 'effect-1')
    expect(canonical(events.map(({ secret: _, ...told }) => told))).not.toContain('card')
    expect(viewOf(strangerGame, t, ANN).deck[0]).toBe(cardNamed('Informer'))
    expect(viewOf(strangerGame, t, BEN).deck[0]).toBe(UNSEEN)
  })

  test('OR-SEC-06: at a masked table, who is asked does not reveal who holds what', () => {
    const askedWith = (...held: string[]) => {
      const t = table({ held, isMasked: true })
      choose(t, 'visit-b')
      const all: unknown[] = []
      for (; t.open[0]?.kind === 'useSecret'; choose(t, 'pass'))
        all.push(at(t.open, 0).seat, at(t.open, 0).id)
      return all
    }
    expect(askedWith('Rumour', 'Ambush', 'Friend')).toEqual(askedWith('Friend', 'Informer', 'Spyglass'))
  })
})

describe('OR-ESPC-05, OR-SEC-02: what a secret could be', () => {
  test('every card kept in the north is a secret there', () => {
    const t = table()
    for (const seed of seeds)
      for (const pile of [
        ...guessed(t, ANN, seed).secrets,
        ...scrambled(strangerGame, t, null, fastDice(seed)).secrets,
      ])
        expect(secretOf(at(pile, 0), NORTH)).not.toBeNull()
  })

  test('if only one card is possible, everybody may know it: an inference is not a leak', () => {
    const t = table({ held: ['Rumour', 'Ambush', 'Informer'] })
    t.deck = [...t.deck.filter((card) => card !== cardNamed('Friend')), cardNamed('Friend')]
    choose(t, 'draw-south')
    expect([t.drawnIn[ANN], t.secrets[ANN]]).toEqual([SOUTH, [cardNamed('Friend')]])
    expect(viewOf(strangerGame, t, BEN).secrets[ANN]).toEqual([UNSEEN])
    for (const seed of seeds) expect(guessed(t, BEN, seed).secrets[ANN]).toEqual([cardNamed('Friend')])
    expect(problems(strangerGame, t, BEN)).toEqual([])
  })

  test('OR-ESPC-04, OR-ESPC-08: a card that was read aloud goes under the deck, and all remember it', () => {
    const t = table()
    t.deck = [...t.deck.filter((card) => card !== cardNamed('Fair')), cardNamed('Fair')]
    choose(t, 'draw-north')
    expect(viewOf(strangerGame, t, null).deck.slice(0, 2)).toEqual([cardNamed('Fair'), UNSEEN])
    // Ann's old secret went under the deck before it.
    expect(viewOf(strangerGame, t, ANN).deck.slice(0, 2)).toEqual([cardNamed('Fair'), cardNamed('Rumour')])
  })
})

function problems(game: CheckedGame<Stranger>, t: Stranger, seat: Seat | null): string[] {
  const dice = fastDice(8)
  return Array.from({ length: 20 }, () => checkSecrecy(game, t, seat, dice)).flat()
}

describe('a leak is found', () => {
  const { act } = strangerGame.decisions
  if (act === undefined) throw new Error('the game asks for turns')
  const acting = (change: Partial<typeof act>): CheckedGame<Stranger> => ({
    ...strangerGame,
    decisions: { ...strangerGame.decisions, act: { ...act, ...change } },
  })

  test('if an option is named after the person who lies there', () => {
    const naming = acting({
      option(t, seat, code) {
        const { id, touches } = act.option(t, seat, code)
        return { id: code < PLACES.length ? `peek-${at(PEOPLE, at(t.map, code)).name}` : id, touches }
      },
    })
    expect(problems(strangerGame, table(), ANN)).toEqual([])
    expect(problems(naming, table(), ANN).join()).toContain('seat 0 can tell what is hidden')
  })

  test('if options are in the order of hidden faces', () => {
    const sorting = acting({
      list: (t, seat) =>
        act.list(t, seat).toSorted((one, other) => (t.map[one % 10] ?? 0) - (t.map[other % 10] ?? 0)),
    })
    expect(problems(sorting, table(), ANN).join()).toContain('seat 0 can tell what is hidden')
  })

  test('if only seats with something to use are asked at a masked table', () => {
    const telling: CheckedGame<Stranger> = {
      ...strangerGame,
      routines: new Map(strangerGame.routines).set('secretWindow', windowFor(() => false).routine),
    }
    const t = table({ isMasked: true })
    choose(t, 'visit-b')
    expect(problems(strangerGame, t, BEN)).toEqual([])
    expect(problems(telling, t, BEN).join()).toContain('seat 1 is told what is hidden')
  })
})

const amounts = { games: 60, secretPositions: 400, matches: 4, mutations: 30 }
testGame('the swapped stranger, in random games', gameCase, amounts)
testGame('the same at a masked table', { ...gameCase, isMasked: true }, amounts)
