import { describe, expect, test } from 'vitest'
import {
  at,
  begin,
  type Choice,
  canonical,
  decisionsFor,
  eventFor,
  type GameEvent,
  type Match,
  movesFor,
  newChance,
  type PresentedDecision,
  parseRecord,
  playChoice,
  type Seat,
  standingFor,
  verify,
  viewOf,
} from '../../index.ts'
import { newTestMatch, testGame } from '../index.ts'
import { COLLECTOR, type Thousand } from './thousand/table.ts'
import { thousand } from './thousand.ts'

const [ANN, BEN, CID, DEE] = [0, 1, 2, 3]
const gameCase = { game: thousand, seats: 4, options: {} }

/** A match in which Ann meets customs first: pay 5 or lose a cargo. She has 4. */
function atCustoms(isGood: (t: Thousand) => boolean = () => true): Match<Thousand> {
  for (let seed = 1; ; seed++) {
    const match = newTestMatch(gameCase, seed)
    const { position } = match
    if (at(position.met, 0) % 4 === 0 && isGood(position)) return match
  }
}

/** The same position without a match; `arrange` changes it before the first choice. */
function customsTable(arrange: (t: Thousand) => void, isMasked = false): Thousand {
  for (let seed = 1; ; seed++) {
    const t = begin(thousand, { seats: 4, isMasked }, {}, newChance(seed, thousand.streams))
    if (at(t.met, 0) % 4 !== 0) continue
    arrange(t)
    return t
  }
}

const give = (seat: Seat, to: Seat, credits: number): Choice => ({
  seat,
  move: 'give',
  picks: [`seat-${to + 1}`, `credits=${credits}`],
})
const move = (seat: Seat, name: string, ...picks: string[]): Choice => ({ seat, move: name, picks })

function choose(t: Thousand, choice: Choice): void {
  expect(playChoice(thousand, t, choice)).toMatchObject({ ok: true })
}

/** Gives any answer to a seat's question. */
function reply(t: Thousand, seat: Seat, ...picks: string[]): void {
  choose(t, { seat, decision: asked(t, seat).id, picks })
}

function asked(t: Thousand, seat: Seat): PresentedDecision {
  return at(decisionsFor(thousand, t, seat), 0)
}

const ids = (decision: PresentedDecision) => decision.options.map(({ id }) => id)
const PAY = 'effect-0'
const LOSE = 'effect-1'

describe('a gift in the middle of an effect', () => {
  test('OR-TRADE-13: the same question, under the same id, lists paying afterwards', () => {
    const match = atCustoms()
    const [before] = match.decisionsFor(ANN)
    expect(before && ids(before)).toEqual([LOSE])
    expect(before?.blocked).toMatchObject([
      { id: PAY, refusal: { reason: 'tooPoor', facts: { has: 4, needs: 5 } } },
    ])
    expect(match.choose(give(BEN, ANN, 1)).ok).toBe(true)
    const [after] = match.decisionsFor(ANN)
    expect(after?.id).toBe(before?.id)
    expect(after && ids(after)).toEqual([PAY, LOSE])
    expect(match.position.credits).toEqual([5, 3, 4, 4])
  })

  test('an answer on its way is accepted if it is still legal, and otherwise refused with the reason', () => {
    const match = atCustoms((t) => t.box.includes(COLLECTOR))
    const onItsWay = { seat: ANN, decision: at(match.position.open, 0).id, picks: [PAY] }
    expect(match.choose(onItsWay)).toMatchObject({ error: { refusal: { reason: 'tooPoor' } } })
    match.choose(give(BEN, ANN, 1))
    expect(match.choose(onItsWay).ok).toBe(true)
    expect(match.position.credits[ANN]).toBe(1)
  })

  test('OR-TRADE-10: credits go only to or from the active player', () => {
    const match = atCustoms()
    expect(match.choose(give(DEE, BEN, 1))).toEqual({
      ok: false,
      error: {
        code: 'no-such-option',
        option: 'seat-2',
        refusal: { rule: 'OR-TRADE-10', reason: 'notActive', facts: { seat: BEN } },
      },
    })
    expect(match.choose(give(ANN, BEN, 2)).ok).toBe(true)
  })

  test('nobody waits for it', () => {
    const match = atCustoms()
    match.choose(move(BEN, 'propose', 'seat-1'))
    expect(match.viewFor(null).waiting.map(({ seat }) => seat)).toEqual([ANN])
  })

  test('a seat makes a limited number of moves a turn', () => {
    const match = atCustoms()
    const limit = thousand.standing?.limit ?? 0
    for (let made = 0; made < limit; made++)
      expect(match.choose(move(BEN, 'propose', 'seat-1')).ok).toBe(true)
    expect(match.movesFor(BEN)).toEqual([])
    expect(match.choose(give(BEN, ANN, 1))).toMatchObject({ error: { code: 'no-such-move' } })
    expect(match.movesFor(CID).length).toBeGreaterThan(0)
  })
})

describe('walls and undo', () => {
  /** Ann loses a cargo; then she is asked what to do. */
  function annHasLost(): Match<Thousand> {
    const match = atCustoms()
    match.choose({ seat: ANN, decision: at(match.position.open, 0).id, picks: [LOSE] })
    const cargo = `cargo-${match.position.cargo[ANN]?.[0]}`
    match.choose({ seat: ANN, decision: at(match.position.open, 0).id, picks: [cargo] })
    expect(match.decisionsFor(ANN)).toMatchObject([{ kind: 'act' }])
    return match
  }

  test('OR-SLOT-06: rearranging and offers do not stop undo; a gift does', () => {
    const match = annHasLost()
    match.choose(move(CID, 'arrange', `cargo-${match.position.cargo[CID]?.[1]}`))
    match.choose(move(BEN, 'propose', 'seat-1', 'give-credits=1'))
    match.choose(move(ANN, 'refuse', 'offer-2-1:credits=1:'))
    expect(match.undoReach(ANN)).toMatchObject({ free: true, freeChoices: 2, wall: null })
    match.choose(give(BEN, ANN, 1))
    expect(match.undoReach(ANN)).toMatchObject({ free: false, wall: 'answered' })
    expect(match.undoReach(BEN)).toMatchObject({ free: true })
  })

  test('undo keeps later talk that is still legal', () => {
    const match = annHasLost()
    const left = match.position.cargo[ANN]?.[0]
    match.choose(move(BEN, 'propose', 'seat-1', 'give-credits=2', `take-cargo=cargo-${left}`))
    match.choose(move(CID, 'arrange', `cargo-${match.position.cargo[CID]?.[1]}`))
    const [arranged, offers] = [match.position.cargo[CID], match.position.offers]
    expect(match.undo(ANN)).toBe(true)
    expect(match.decisionsFor(ANN)).toMatchObject([{ kind: 'loseCargo' }])
    expect(match.position.offers).toEqual(offers)
    expect(match.position.cargo[CID]).toEqual(arranged)
    expect(match.takebacks).toMatchObject([{ by: ANN, dropped: 1 }])
  })

  test('undo drops later talk that is not legal any more: an offer of credits that are gone', () => {
    const match = annHasLost()
    match.choose(move(ANN, 'sell', `cargo-${match.position.cargo[ANN]?.[0]}`))
    match.choose({ seat: ANN, decision: at(match.position.open, 0).id, picks: ['roll'] })
    match.choose({ seat: ANN, decision: at(match.position.open, 0).id, picks: ['take'] })
    const credits = match.position.credits[ANN]
    match.choose(move(BEN, 'propose', 'seat-1', `take-credits=${credits}`))
    expect(match.position.offers).toHaveLength(1)
    expect(match.undo(ANN, true)).toBe(true)
    expect(match.position.offers).toEqual([])
    expect(match.takebacks).toMatchObject([{ dropped: 2 }])
  })

  test('the record holds the moves in the order in which they were made, and verifies', () => {
    const match = annHasLost()
    match.choose(give(CID, ANN, 2))
    match.choose(move(BEN, 'propose', 'seat-1', 'take-credits=3'))
    match.choose(move(ANN, 'accept', 'offer-2-1::credits=3'))
    const parsed = parseRecord(JSON.stringify(match.record()))
    expect(parsed.ok && parsed.record.entries.map((entry) => entry.move ?? 'answer')).toEqual([
      'answer',
      'answer',
      'give',
      'propose',
      'accept',
    ])
    expect(parsed.ok && verify(thousand, parsed.record)).toMatchObject({ ok: true, entries: 5 })
  })
})

describe('deals', () => {
  test('NEG-01, OR-GAP-65: all or nothing: two full holds swap, and a third cargo for nothing does not fit', () => {
    const t = customsTable((table) => {
      for (const seat of [ANN, BEN]) at(table.cargo, seat).push(...table.supply.splice(0, 1))
    })
    const [mine, yours] = [t.cargo[ANN]?.[0], t.cargo[BEN]?.[0]]
    choose(t, move(BEN, 'propose', 'seat-1', `give-cargo=cargo-${yours}`))
    expect(playChoice(thousand, t, move(ANN, 'accept', `offer-2-1:cargo=${yours}:`))).toMatchObject({
      error: { refusal: { reason: 'holdIsFull' } },
    })
    choose(t, move(BEN, 'propose', 'seat-1', `give-cargo=cargo-${yours}`, `take-cargo=cargo-${mine}`))
    choose(t, move(ANN, 'accept', `offer-2-1:cargo=${yours}:cargo=${mine}`))
    expect(t.cargo[ANN]).toContain(yours)
    expect(t.cargo[BEN]).toContain(mine)
    expect(t.offers).toEqual([])
  })

  test('OR-TRADE-04: a counter-offer replaces the offer; an answer to the old one is refused', () => {
    const t = customsTable(() => undefined)
    const mine = t.cargo[ANN]?.[0]
    choose(t, move(BEN, 'propose', 'seat-1', 'give-credits=1', `take-cargo=cargo-${mine}`))
    choose(t, move(ANN, 'propose', 'seat-2', `give-cargo=cargo-${mine}`, 'take-credits=3'))
    expect(playChoice(thousand, t, move(ANN, 'accept', `offer-2-1:credits=1:cargo=${mine}`)).ok).toBe(false)
    choose(t, move(BEN, 'accept', `offer-1-2:cargo=${mine}:credits=3`))
    expect(t.credits).toEqual([7, 1, 4, 4])
  })

  test('an answer accepts only the terms that it names: an offer that is withdrawn and made again is another offer', () => {
    const t = customsTable(() => undefined)
    choose(t, move(ANN, 'propose', 'seat-2', 'give-credits=2'))
    const onItsWay = move(BEN, 'accept', 'offer-1-2:credits=2:')
    choose(t, move(ANN, 'withdraw', 'offer-1-2:credits=2:'))
    choose(t, move(ANN, 'propose', 'seat-2', 'give-credits=1', 'take-credits=4'))
    expect(playChoice(thousand, t, onItsWay)).toMatchObject({ ok: false, error: { code: 'no-such-option' } })
  })

  test('if two seats accept the same credits, the second learns what is left', () => {
    const t = customsTable(() => undefined)
    for (const seat of [BEN, CID]) choose(t, move(ANN, 'propose', `seat-${seat + 1}`, 'give-credits=3'))
    choose(t, move(BEN, 'accept', 'offer-1-2:credits=3:'))
    expect(playChoice(thousand, t, move(CID, 'accept', 'offer-1-3:credits=3:'))).toMatchObject({
      error: { refusal: { reason: 'cannotGive', facts: { seat: ANN, clause: 'credits', left: 1 } } },
    })
    expect(t.credits).toEqual([1, 7, 4, 4])
  })

  test('OR-TRADE-10: inactive players cannot deal with each other; an empty offer is refused', () => {
    const t = customsTable(() => undefined)
    expect(playChoice(thousand, t, move(BEN, 'propose', 'seat-3', 'give-credits=1')).ok).toBe(false)
    choose(t, move(BEN, 'propose', 'seat-1'))
    expect(standingFor(thousand, t, ANN).map(({ name }) => name)).not.toContain('accept')
  })

  test('offers lapse with the turn', () => {
    const t = customsTable(() => undefined)
    choose(t, move(BEN, 'propose', 'seat-1', 'give-credits=1'))
    reply(t, ANN, LOSE)
    reply(t, ANN, `cargo-${t.cargo[ANN]?.[0]}`)
    reply(t, ANN, 'work')
    expect([t.active, t.offers]).toEqual([BEN, []])
  })
})

describe('a free action of one’s own turn (PNL-16, ORG-67)', () => {
  test('interrupts the player’s own question and runs first; then the question is asked again with its current options', () => {
    const t = customsTable(() => undefined)
    const before = asked(t, ANN)
    choose(t, move(ANN, 'sell', `cargo-${t.cargo[ANN]?.[0]}`))
    expect(asked(t, ANN).kind).toBe('roll')
    reply(t, ANN, 'roll')
    reply(t, ANN, 'take')
    const after = asked(t, ANN)
    expect([after.kind, after.id > before.id]).toEqual([before.kind, true])
    expect(ids(after)).toEqual([PAY, LOSE])
    expect(playChoice(thousand, t, { seat: ANN, decision: before.id, picks: [LOSE] })).toMatchObject({
      error: { code: 'stale' },
    })
  })

  test('the question may have no options left: the cargo on sale was traded away', () => {
    const t = customsTable(() => undefined)
    const cargo = t.cargo[ANN]?.[0]
    choose(t, move(ANN, 'sell', `cargo-${cargo}`))
    choose(t, move(ANN, 'propose', 'seat-2', `give-cargo=cargo-${cargo}`, 'take-credits=2'))
    choose(t, move(BEN, 'accept', `offer-1-2:cargo=${cargo}:credits=2`))
    expect(asked(t, ANN).kind).toBe('chooseEffect')
    expect(ids(asked(t, ANN))).toEqual([PAY, LOSE])
  })

  test('is possible neither in other players’ questions nor inside itself', () => {
    const t = customsTable((table) => {
      table.credits[ANN] = 5
    }, true)
    choose(t, give(BEN, ANN, 1))
    choose(t, move(ANN, 'sell', `cargo-${t.cargo[ANN]?.[0]}`))
    expect(standingFor(thousand, t, ANN).map(({ name }) => name)).not.toContain('sell')
    reply(t, ANN, 'pass')
    reply(t, ANN, PAY)
    expect(t.open[0]).toMatchObject({ seat: BEN, kind: 'collect' })
    expect(standingFor(thousand, t, ANN).map(({ name }) => name)).not.toContain('sell')
  })
})

describe('advice bought in mid-action (FAV-05, -08, -16, -17; NEG-07)', () => {
  test('call, offers, counter-offer, a gift meanwhile; the accepted deal is carried out, the others lapse, the question stays', () => {
    const t = customsTable(() => undefined)
    choose(t, move(ANN, 'sell', `cargo-${t.cargo[ANN]?.[0]}`))
    const { id } = asked(t, ANN)
    choose(t, move(ANN, 'call', 'advice'))
    choose(t, move(BEN, 'propose', 'seat-1', 'give-advice=1', 'take-credits=1'))
    choose(t, move(ANN, 'propose', 'seat-3', 'give-credits=2', 'take-advice=1'))
    choose(t, move(CID, 'propose', 'seat-1', 'give-advice=1', 'take-credits=2', 'take-debt=1'))
    choose(t, give(DEE, ANN, 1))
    choose(t, move(ANN, 'accept', 'offer-3-1:advice=1:credits=2,debt=1'))
    expect([t.advisor, t.credits, t.debtHolders[ANN]]).toEqual([CID, [3, 4, 6, 3], CID])
    expect(playChoice(thousand, t, move(ANN, 'accept', 'offer-2-1:advice=1:credits=1'))).toMatchObject({
      error: { refusal: { reason: 'cannotGive', facts: { clause: 'advice' } } },
    })
    expect(asked(t, ANN)).toMatchObject({ id, kind: 'roll' })
    const rolled = playChoice(thousand, t, { seat: ANN, decision: id, picks: ['roll'] })
    expect(rolled.ok && rolled.value.events).toMatchObject([
      {
        type: 'rolled',
        terms: [{ name: 'rolled' }, { name: 'demand' }, { name: 'advice', amount: 2, source: CID }],
      },
    ])
    expect(playChoice(thousand, t, move(BEN, 'propose', 'seat-1', 'give-advice=1')).ok).toBe(false)
    reply(t, ANN, 'pass')
    choose(t, move(ANN, 'sell', `cargo-${t.cargo[ANN]?.[0]}`))
    expect(asked(t, ANN).kind).toBe('takePrice')
  })

  test('DEB-06, G-35: a debt is called in without consent, but only if advice could be used', () => {
    const t = customsTable((table) => {
      table.debtHolders[DEE] = ANN
    })
    expect(playChoice(thousand, t, move(ANN, 'callIn', 'seat-4'))).toMatchObject({
      error: { refusal: { rule: 'G-35' } },
    })
    choose(t, move(ANN, 'sell', `cargo-${t.cargo[ANN]?.[0]}`))
    choose(t, move(ANN, 'callIn', 'seat-4'))
    expect([t.advisor, t.debtHolders[DEE]]).toEqual([DEE, -1])
  })
})

describe('a player pays (OR-SEC-02, OR-TIME-04)', () => {
  /** What a spectator and the payer see while the others are asked, for each possible holder of the card. */
  function told(holder: Seat, isMasked: boolean): { readonly said: string; readonly asked: Seat[] } {
    const t = customsTable((table) => {
      const all = [...table.cards.flat(), ...table.box].filter((card) => card !== COLLECTOR)
      table.cards = table.cards.map((_, seat) => [seat === holder ? COLLECTOR : at(all, seat)])
      table.box = [at(all, 0), at(all, 1), at(all, 2), at(all, 3)].filter(
        (card) => !table.cards.flat().includes(card),
      )
      table.credits[ANN] = 5
    }, isMasked)
    const events: GameEvent[] = []
    const seats: Seat[] = []
    let said = ''
    // Ask again, because the question was listed before the test added the credits.
    choose(t, give(BEN, ANN, 1))
    for (let step = 0; t.open[0]?.kind !== 'act'; step++) {
      const { seat } = at(t.open, 0)
      if (step > 0) seats.push(seat)
      const picks = step === 0 ? [PAY] : ['pass']
      const played = playChoice(thousand, t, { seat, decision: at(t.open, 0).id, picks })
      if (played.ok) events.push(...played.value.events)
      said += canonical(viewOf(thousand, t, null))
    }
    return { said: said + canonical(events.map((event) => eventFor(event, null))), asked: seats }
  }

  test('at a masked table nobody can tell whose card waits, from ids, waiting or log, until it is used', () => {
    expect(told(BEN, true).asked).toEqual([BEN, CID, DEE])
    expect(told(CID, true)).toEqual(told(BEN, true))
    expect(told(DEE, true)).toEqual(told(BEN, true))
  })

  test('at other tables only the holder is asked', () => {
    expect(told(CID, false).asked).toEqual([CID])
  })

  test('a used card lies face up, and pays its holder', () => {
    const match = atCustoms((t) => at(t.cards, DEE).includes(COLLECTOR))
    match.choose(give(BEN, ANN, 1))
    match.choose({ seat: ANN, decision: at(match.position.open, 0).id, picks: [PAY] })
    match.choose({ seat: DEE, decision: at(match.position.open, 0).id, picks: [`card-${COLLECTOR}`] })
    expect([match.position.used, match.position.credits[DEE]]).toEqual([[COLLECTOR], 6])
    expect(match.undoReach(DEE)).toMatchObject({ free: false, wall: 'shown' })
  })
})

test('a standing move is presented like a question, with closed options and their reasons', () => {
  const t = customsTable(() => undefined)
  const [giving] = movesFor(thousand, t, DEE)
  expect(giving).toMatchObject({
    kind: 'give',
    options: [{ id: 'seat-1', next: { name: 'credits', min: 1, max: 4 } }],
    blocked: [{ id: 'seat-2' }, { id: 'seat-3' }],
  })
})

test('an automa makes no standing moves', () => {
  const t = customsTable(() => undefined)
  expect(standingFor(thousand, { ...t, automas: 1 << BEN }, BEN)).toEqual([])
})

for (const isMasked of [false, true]) {
  testGame(
    `four traders${isMasked ? ', masked' : ''}`,
    { ...gameCase, isMasked },
    { games: 100, secretPositions: 120, matches: 4, mutations: 60 },
  )
}
