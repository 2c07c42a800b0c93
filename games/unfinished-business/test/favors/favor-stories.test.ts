import {
  anyAnswer,
  at,
  fastDice,
  type Match,
  movesFor,
  plainText,
  readChoice,
  type Seat,
  standingFor,
  writePicks,
} from '@kantyna/kernel'
import { checkSecrecy, newTestMatch } from '@kantyna/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { baseSet } from '../../../outer-rim/content/index.ts'
import { completeJob, credits } from '../../../outer-rim/content/shorthand.ts'
import { cardRules } from '../../../outer-rim/rules/abilities/card-language.ts'
import { testLevel } from '../../../outer-rim/rules/combat/roll-parts.ts'
import type { CardEffect } from '../../../outer-rim/rules/effects/vocabulary.ts'
import type { RimEvent } from '../../../outer-rim/rules/events.ts'
import type { TestFrame } from '../../../outer-rim/rules/frames.ts'
import { startJob } from '../../../outer-rim/rules/jobs/jobs.ts'
import { FIRST_CHARACTER } from '../../../outer-rim/rules/pieces.ts'
import { fits } from '../../../outer-rim/rules/resources/slots.ts'
import type { Rim, RimOptions } from '../../../outer-rim/rules/rim.ts'
import { cardOf, pieceNamed, tablesOf } from '../../../outer-rim/rules/tables.ts'
import { violations } from '../../../outer-rim/rules/violations.ts'
import { jobScripts } from '../../content/databank/jobs.ts'
import { game } from '../../rules/game.ts'
import { resourceShown, rotateCard } from '../../rules/market/rotating.ts'
import { unfinished } from '../../rules/setup/table.ts'
import { words } from '../../words/game-words.ts'
import { asked, askForEncounter, choose, hold, ids, makeMove, plainTable, run, standAt } from '../table.ts'

const pass = ['critical', 'blank'] as const
const fail = ['blank', 'blank'] as const

const optionsOf = (t: Rim, seat: Seat, move: string) =>
  (movesFor(game, t, seat).find(({ kind }) => kind === move)?.options ?? []).map(({ id }) => id)
const isMoveRefused = (t: Rim, seat: Seat, move: string, ...picks: string[]) =>
  !readChoice(game, t, { seat, move, picks }).ok
const idOf = (t: Rim, piece: number) => cardOf(t, piece).id
const resourceTypeOf = (t: Rim, piece: number) => tablesOf(t).resources[piece]?.type
const testsIn = (events: readonly RimEvent[]) =>
  events.flatMap((event) => (event.type === 'tested' ? [[event.level, event.hasPassed]] : []))

describe('a favor bought in the middle of a job', () => {
  const [ENFYS, DENGAR, HONDO, MAZ] = [0, 1, 2, 3]
  const twoTests: CardEffect = {
    op: 'all',
    of: [
      { op: 'test', skill: 'tech', pass: credits(1000) },
      { op: 'test', skill: 'tech', pass: credits(1000) },
      completeJob,
    ],
  }

  function atTheVault(): Rim {
    const t = plainTable({
      people: 4,
      characters: ['enfys-nest', 'dengar', 'hondo-ohnaka', 'maz-kanata'],
      options: { favors: 'yes' },
    })
    // Hondo has crew with Tech.
    hold(t, HONDO, 'databank-doctor-aphra')
    const card = hold(t, ENFYS, 'kessel-run')
    startJob(t, ENFYS, card)
    // Skips the card's own effect: the next stage is the one after it.
    at(t.stack, t.stack.length - 1).stage =
      [...(game.routines.get('job')?.indexOf.keys() ?? [])].indexOf('begin') + 1
    cardRules().run(t, twoTests, { seat: ENFYS, source: card })
    run(t)
    return t
  }

  test('UB-EX-02, UB-FAV-05, UB-FAV-08, UB-FAV-16, UB-FAV-17, UB-NEG-07, G-34: from the call to the dice', () => {
    const t = atTheVault()
    unfinished(t).debtHolders[MAZ] = ENFYS
    const { id } = at(t.open, 0)
    const isSameQuestion = () => expect(t.open).toMatchObject([{ id, seat: ENFYS, kind: 'useInTest' }])
    makeMove(t, ENFYS, 'askFavor', 'advice-tech', 'whom=everybody')
    expect(t.offers.map(({ to }) => to)).toEqual([DENGAR, HONDO])
    isSameQuestion()
    makeMove(t, HONDO, 'propose', 'seat-1', 'give-favor=advice-tech', 'take-credits=1')
    makeMove(t, ENFYS, 'propose', 'seat-2', 'give-credits=2', 'take-favor=advice-tech')
    makeMove(t, DENGAR, 'propose', 'seat-1', 'give-favor=advice-tech', 'take-credits=2', 'take-debt=debt-1')
    isSameQuestion()
    makeMove(t, MAZ, 'give', 'seat-1', 'thousands=1')
    isSameQuestion()
    expect(t.offers).toHaveLength(2)
    const ofDengar = optionsOf(t, ENFYS, 'accept').find((offer) => offer.startsWith('offer-2-1')) ?? ''
    makeMove(t, ENFYS, 'accept', ofDengar)
    isSameQuestion()
    expect(t.offers).toEqual([])
    expect(t.credits).toEqual([4000, 7000, 5000, 4000])
    expect(at(unfinished(t).debtHolders, ENFYS)).toBe(DENGAR)
    const frame = t.stack.findLast(({ routine }) => routine === 'test') as TestFrame
    expect(testLevel.terms(t, frame)).toEqual([
      { name: 'advice', amount: 1, source: FIRST_CHARACTER + at(t.characters, DENGAR) },
    ])
    expect(isMoveRefused(t, ENFYS, 'callIn', 'seat-4-strategy')).toBe(true)
    // Nobody can help with the second test of the job, so there is no question before it.
    const events = choose(t, 'pass', { test: ['hit', 'blank', 'hit', 'blank'] })
    expect(testsIn(events)).toEqual([
      [1, true],
      [0, false],
    ])
  })

  test('UB-FAV-04: once dice are rolled, nobody can be asked, and open offers are gone', () => {
    const t = atTheVault()
    makeMove(t, ENFYS, 'askFavor', 'advice-tech', 'whom=seat-2')
    choose(t, 'pass', { test: fail })
    // Her second test is a new question without the offers of the first.
    expect(asked(t)).toEqual([['useInTest', ENFYS]])
    expect(t.offers).toEqual([])
    expect(isMoveRefused(t, DENGAR, 'accept', 'offer-1-2::favor=6')).toBe(true)
  })

  test('a card that is being resolved cannot pay for a favor', () => {
    const t = atTheVault()
    standAt(t, DENGAR, 'naboo')
    hold(t, ENFYS, 'vibroknife')
    expect(
      isMoveRefused(t, ENFYS, 'propose', 'seat-2', 'give-cards=kessel-run', 'take-favor=advice-tech'),
    ).toBe(true)
    expect(
      isMoveRefused(t, ENFYS, 'propose', 'seat-2', 'give-cards=vibroknife', 'take-favor=advice-tech'),
    ).toBe(false)
  })
})

describe('the debtor must help the victim', () => {
  const [HONDO, DENGAR] = [0, 1]

  /** Hondo Ohnaka (Stealth) begins a confrontational job against Dengar, who is defeated. Dengar holds Hondo's debt token. */
  function atTheAirlock(owner = 'hondo-ohnaka'): Rim {
    const t = plainTable({
      people: 3,
      space: 'ring-of-kafrene',
      characters: [owner, 'dengar', 'maz-kanata'],
      options: { favors: 'yes' },
    })
    standAt(t, DENGAR, 'ring-of-kafrene')
    t.isDefeated[DENGAR] = true
    for (const { id, number } of jobScripts)
      if (number === 59 && id !== 'job-59-2') {
        t.databank = t.databank.filter((piece) => piece !== pieceNamed(t, id))
        t.removed.push(pieceNamed(t, id))
      }
    hold(t, HONDO, 'snatch-and-grab')
    const cargo = hold(t, DENGAR, 'astromech-parts')
    rotateCard(t, DENGAR, cargo)
    unfinished(t).debtHolders[HONDO] = DENGAR
    askForEncounter(t)
    choose(t, 'job-snatch-and-grab')
    return t
  }

  test('UB-DEB-06, UB-OJB-04, UB-ROT-09: with the skill of the confrontation', () => {
    const t = atTheAirlock()
    // Hondo is not asked before his own test, because nobody else has Stealth.
    choose(t, 'effect-0', { test: pass })
    expect(asked(t)).toEqual([['useInTest', DENGAR]])
    makeMove(t, DENGAR, 'callIn', 'seat-1-advice-stealth')
    expect(unfinished(t).favors[DENGAR]).toMatchObject({ from: HONDO })
    expect(unfinished(t).debtHolders[HONDO]).toBe(HONDO)
    const cargo = pieceNamed(t, 'astromech-parts')
    const shown = resourceShown(t, cargo)
    expect(shown).not.toBe(cargo)
    const events = choose(t, 'pass', { test: fail })
    expect(testsIn(events)).toEqual([[1, false]])
    if (asked(t)[0]?.[0] === 'pickCardToTake') choose(t, at(ids(t), 0))
    expect(at(t.held, HONDO)).toContain(cargo)
    expect(resourceShown(t, cargo)).toBe(shown)
  })

  describe('with full slots', () => {
    /** Dengar has failed, and Hondo has no slot for the cargo that he may take. */
    function withFullSlots() {
      const t = atTheAirlock()
      const cargo = pieceNamed(t, 'astromech-parts')
      const others = [...baseSet.market.keys()].filter((piece) => resourceTypeOf(t, piece) === 'cargo')
      for (const piece of others) {
        if (!fits(t, HONDO, [...at(t.held, HONDO), cargo])) break
        hold(t, HONDO, at(baseSet.market, piece).id)
      }
      const loaded = at(t.held, HONDO).find((piece) => resourceTypeOf(t, piece) === 'cargo') ?? -1
      const shown = resourceShown(t, cargo)
      expect(shown).not.toBe(cargo)
      choose(t, 'effect-0', { test: pass })
      choose(t, 'pass', { test: fail })
      if (asked(t)[0]?.[0] === 'pickCardToTake') choose(t, at(ids(t), 0))
      return { t, cargo, shown, loaded }
    }

    test('OR-SLOT-07, UB-ROT-09: Hondo makes room for it, and it shows the same half', () => {
      const { t, cargo, shown, loaded } = withFullSlots()
      expect(asked(t)).toEqual([['discardExcess', HONDO]])
      choose(t, idOf(t, loaded))
      expect(at(t.held, HONDO)).toContain(cargo)
      expect(at(t.held, HONDO)).not.toContain(loaded)
      expect(resourceShown(t, cargo)).toBe(shown)
    })

    test('OR-SLOT-07, UB-ROT-10: or he discards it, and it shows its first half again', () => {
      const { t, cargo, loaded } = withFullSlots()
      choose(t, 'astromech-parts')
      expect(at(t.held, HONDO)).toContain(loaded)
      expect(t.held.flat()).not.toContain(cargo)
      expect(resourceShown(t, cargo)).toBe(cargo)
    })
  })

  test('G-35: the favor cannot be called in without the skill, and the token stays', () => {
    const t = atTheAirlock('enfys-nest')
    // Another player has the skill, so there is a pause for both.
    hold(t, 2, 'databank-black-sun-agent')
    choose(t, 'effect-0')
    choose(t, 'pass', { test: pass })
    expect(asked(t)).toEqual([['useInTest', DENGAR]])
    expect(isMoveRefused(t, DENGAR, 'callIn', 'seat-1-advice-stealth')).toBe(true)
    expect(optionsOf(t, DENGAR, 'callIn')).not.toContain('seat-1-advice-stealth')
    expect(unfinished(t).debtHolders[0]).toBe(DENGAR)
  })
})

/** A match at a pause of the active seat, with a favor that another seat can grant. All earlier answers are random. */
function atAPause(seed: number): {
  readonly match: Match<Rim, RimOptions>
  readonly seat: Seat
  readonly favor: string
  readonly giver: Seat
} {
  const options = game.options(3).parse({ favors: 'yes' }) as RimOptions // including those of the expansion
  const match = newTestMatch({ game, seats: 3, options }, seed)
  const { below } = fastDice(seed)
  while (!match.isOver) {
    const { position: t } = match
    const open = at(t.open, 0)
    const isPause = game.decisions[open.kind]?.isPause?.(t, open.seat) === true
    if (isPause && open.options.length === 1 && open.seat === t.active) {
      const asks = movesFor(game, t, open.seat).find(({ kind }) => kind === 'askFavor')
      const option = at(asks?.options ?? [], 0)
      return {
        match,
        seat: open.seat,
        favor: option.id,
        giver: at(option.facts?.['givers'] as unknown as number[], 0),
      }
    }
    const codes = anyAnswer(game, t, open, below)
    match.choose({ seat: open.seat, decision: open.id, picks: writePicks(game, t, open, codes) })
  }
  throw new Error('no pause in this game')
}

describe('taking back', () => {
  test('a refused request does not change how far a seat can take back', () => {
    const { match, seat, favor, giver } = atAPause(1)
    const before = match.undoReach(seat)
    match.choose({ seat, move: 'askFavor', picks: [favor, `whom=seat-${giver + 1}`] })
    const [offer] = optionsOf(match.position, giver, 'refuse')
    expect(match.choose({ seat: giver, move: 'refuse', picks: [offer ?? ''] }).ok).toBe(true)
    expect(match.undoReach(seat)).toEqual(before)
  })

  test('granting a favor is the giver’s choice: the giver may take it back freely, the receiver may not', () => {
    const { match, seat, favor, giver } = atAPause(1)
    match.choose({ seat, move: 'askFavor', picks: [favor, `whom=seat-${giver + 1}`] })
    const [offer] = optionsOf(match.position, giver, 'accept')
    expect(match.choose({ seat: giver, move: 'accept', picks: [offer ?? ''] }).ok).toBe(true)
    expect(unfinished(match.position).favors[seat]).not.toBeNull()
    expect(match.undoReach(seat).wall).toBe('answered')
    expect(match.undoReach(giver)).toMatchObject({ free: true })
    expect(match.undo(giver)).toBe(true)
    expect(unfinished(match.position).favors[seat]).toBeNull()
    // The request is open again.
    expect(match.position.offers).toHaveLength(1)
  })

  test('rolled dice cannot be taken back freely', () => {
    const { match, seat } = atAPause(1)
    const [{ id } = { id: 0 }] = match.decisionsFor(seat)
    match.choose({ seat, decision: id, picks: ['pass'] })
    expect(match.undoReach(seat)).toMatchObject({ free: false, wall: 'chance' })
  })
})

describe('secrets', () => {
  /** Positions before and after a choice that leads to a pause, in which a seat holds a secret. */
  function beforePauses(seed: number, wanted: number): readonly Rim[] {
    const options = game.options(3).parse({ favors: 'yes' }) as RimOptions // including those of the expansion
    const match = newTestMatch({ game, seats: 3, options, isMasked: true }, seed)
    const { below } = fastDice(seed)
    const found: Rim[] = []
    while (!match.isOver && found.length < wanted) {
      const { position } = match
      const before = game.copy(position)
      const open = at(position.open, 0)
      const codes = anyAnswer(game, position, open, below)
      match.choose({ seat: open.seat, decision: open.id, picks: writePicks(game, position, open, codes) })
      const next = match.position.open[0]
      const isPause =
        next !== undefined && game.decisions[next.kind]?.isPause?.(match.position, next.seat) === true
      if (isPause && before.secrets.some((secrets) => secrets.length > 0)) found.push(before, match.position)
    }
    return found.map((t) => game.copy(t))
  }

  test('the questions before dice and the favors on offer do not reveal facedown cards', () => {
    for (const seed of [1, 2, 3]) {
      const dice = fastDice(seed)
      const positions = beforePauses(seed, 12)
      expect(positions.length).toBeGreaterThan(0)
      for (const t of positions)
        for (const viewer of [null, 0, 1, 2])
          for (let again = 0; again < 2; again++)
            expect(checkSecrecy({ ...game, violations }, t, viewer, dice)).toEqual([])
    }
  })
})

describe('words', () => {
  const names = (each: Seat) => `Seat ${each + 1}`

  test.each(['en', 'pl'] as const)('a call to everybody is one line of the log: %s', (lang) => {
    const { match, seat } = atAPause(1)
    const called = match.choose({ seat, move: 'askFavor', picks: ['strategy', 'whom=everybody'] })
    const events = called.ok ? called.value.filter(({ type }) => type === 'offer') : []
    expect(events).toHaveLength(2)
    expect(events.filter((event) => words[lang].event(event) !== null)).toHaveLength(1)
  })

  test.each(['en', 'pl'] as const)(
    'the coach does not advise a player with a favor to ask for one: %s',
    (lang) => {
      const { match, seat, favor, giver } = atAPause(1)
      const prompt = () => {
        const [decision] = match.decisionsFor(seat)
        return decision === undefined ? '' : plainText(words[lang].prompt(decision), names)
      }
      const asks = lang === 'en' ? 'you may ask' : 'możesz poprosić'
      expect(prompt()).toContain(asks)
      match.choose({ seat, move: 'askFavor', picks: [favor, `whom=seat-${giver + 1}`] })
      match.choose({ seat: giver, move: 'accept', picks: optionsOf(match.position, giver, 'accept') })
      expect(prompt()).toContain(lang === 'en' ? 'received your favor' : 'Masz już przysługę')
      expect(prompt()).not.toContain(asks)
    },
  )

  test.each(['en', 'pl'] as const)('every request, offer and event has words: %s', (lang) => {
    const { match, seat, favor, giver } = atAPause(1)
    const said: string[] = []
    const say = (text: string) => {
      expect(text).not.toMatch(/undefined|NaN|\[object/)
      expect(text.trim()).not.toBe('')
      said.push(text)
    }
    const spoken = words[lang]
    const sayAll = () => {
      for (const each of [0, 1, 2]) {
        const asked = [...match.decisionsFor(each), ...match.movesFor(each)]
        for (const decision of asked) {
          say(plainText(spoken.prompt(decision), names))
          for (const option of decision.options) {
            say(plainText(spoken.option(decision, option), names))
            for (const thing of option.touches) say(spoken.explain(thing)?.text ?? '')
          }
          for (const { refusal } of decision.blocked) say(spoken.refusal(refusal))
        }
      }
    }
    const play = (choice: Parameters<typeof match.choose>[0]) => {
      const played = match.choose(choice)
      if (!played.ok) throw new Error(JSON.stringify([choice, played.error]))
      for (const event of played.value) {
        const told = spoken.event(event)
        if (told !== null) say(plainText(told, names))
      }
      sayAll()
    }
    sayAll()
    expect(said.some((text) => text.includes(lang === 'en' ? 'favor' : 'przysług'))).toBe(true)
    play({ seat, move: 'askFavor', picks: [favor, `whom=seat-${giver + 1}`] })
    play({ seat: giver, move: 'refuse', picks: optionsOf(match.position, giver, 'refuse') })
    play({ seat, move: 'askFavor', picks: ['strategy', 'whom=everybody'] })
    play({ seat: giver, move: 'offerFavor', picks: optionsOf(match.position, giver, 'offerFavor') })
    play({ seat: giver, move: 'withdraw', picks: optionsOf(match.position, giver, 'withdraw').slice(0, 1) })
    play({ seat, move: 'giveToken', picks: [`debt-${seat + 1}-to-seat-${giver + 1}`] })
    play({ seat: giver, move: 'giveToken', picks: [`debt-${giver + 1}-to-seat-${seat + 1}`] })
    play({
      seat: giver,
      move: 'propose',
      picks: [`seat-${seat + 1}`, 'give-favor=shortcut', `take-debt=debt-${giver + 1}`],
    })
    play({ seat, move: 'refuse', picks: optionsOf(match.position, seat, 'refuse').slice(0, 1) })
    play({ seat, move: 'callIn', picks: [`seat-${giver + 1}-strategy`] })
    expect(standingFor(game, match.position, seat).map(({ name }) => name)).not.toContain('askFavor')
    const [{ id } = { id: 0 }] = match.decisionsFor(seat)
    play({ seat, decision: id, picks: ['pass'] })
  })
})
