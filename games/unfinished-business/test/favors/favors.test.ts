import {
  answerSoFar,
  at,
  call,
  decisionsFor,
  hasOffer,
  movesFor,
  plainText,
  type Refusal,
  readChoice,
  type Seat,
  standingFor,
} from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import type { Face, Skill } from '../../../outer-rim/content/names.ts'
import { factions } from '../../../outer-rim/content/names.ts'
import { credits } from '../../../outer-rim/content/shorthand.ts'
import { checkedValues, hyperdrive, skillLevel, statOf } from '../../../outer-rim/rules/abilities/values.ts'
import { startEnemyFight, startPlayerFight } from '../../../outer-rim/rules/combat/combat.ts'
import { rollDie } from '../../../outer-rim/rules/combat/roll.ts'
import { testLevel } from '../../../outer-rim/rules/combat/roll-parts.ts'
import { startTest } from '../../../outer-rim/rules/combat/tests.ts'
import { fightPatrol, forcingPatrols } from '../../../outer-rim/rules/encounters/encounter-patrol.ts'
import type { SeatFrame, TestFrame } from '../../../outer-rim/rules/frames.ts'
import { spaceOf } from '../../../outer-rim/rules/map/map.ts'
import { spacesInReach } from '../../../outer-rim/rules/map/movement.ts'
import { FIRST_CHARACTER } from '../../../outer-rim/rules/pieces.ts'
import { changeReputation, setReputation, standing } from '../../../outer-rim/rules/reputation/reputation.ts'
import { forgetTurn, type Rim } from '../../../outer-rim/rules/rim.ts'
import { MOVES_A_TURN } from '../../../outer-rim/rules/trade/trade.ts'
import { grantable, refusalOfFavor } from '../../rules/favors/asking.ts'
import { adviceIn, favorId, favorKind, SHORTCUT, STRATEGY, supportFavor } from '../../rules/favors/kinds.ts'
import { game } from '../../rules/game.ts'
import { unfinished } from '../../rules/setup/table.ts'
import { words } from '../../words/game-words.ts'
import {
  asked,
  askForActions,
  askForEncounter,
  choose,
  hold,
  ids,
  interrupt,
  makeMove,
  type PlainSetup,
  plainTable,
  run,
  standAt,
} from '../table.ts'

const [ENFYS, DENGAR, HONDO, MAZ] = [0, 1, 2, 3]
const IMPERIAL = factions.indexOf('imperial')

/** Enfys Nest's turn. Dengar (Strength, Tech), Hondo Ohnaka and Maz Kanata are in another space. Each has 5,000 credits. */
function favorTable(setup: PlainSetup = {}): Rim {
  return plainTable({
    people: 4,
    characters: ['enfys-nest', 'dengar', 'hondo-ohnaka', 'maz-kanata'],
    ...setup,
    options: { favors: 'yes', ...setup.options },
  })
}

/** Enfys Nest is asked for her actions. */
const atActions = (setup: PlainSetup = {}) => askForActions(favorTable(setup))

/** A seat is about to test a skill for 1,000 credits. */
function beforeTest(t: Rim, skill: Skill = 'tech', tester: Seat = ENFYS): Rim {
  if (t.open.length === 0) askForActions(t)
  interrupt(t, () => startTest(t, { seat: tester }, skill, credits(1000), null, tester))
  return t
}

function beforeFight(t: Rim, value = 2): Rim {
  if (t.open.length === 0) askForActions(t)
  interrupt(t, () => startEnemyFight(t, { seat: ENFYS }, { kind: 'ground', value }))
  return t
}

/** Why a seat cannot make a standing move, or null. */
function refusedMove(t: Rim, seat: Seat, move: string, ...picks: string[]): string | null {
  const read = readChoice(game, t, { seat, move, picks })
  return read.ok ? null : read.error.code
}

const namesOf = (t: Rim, seat: Seat) => standingFor(game, t, seat).map(({ name }) => name)
const optionsOf = (t: Rim, seat: Seat, move: string) =>
  (movesFor(game, t, seat).find(({ kind }) => kind === move)?.options ?? []).map(({ id }) => id)
const blockedIn = (t: Rim, seat: Seat, move: string) =>
  (game.standing?.moves[move]?.blocked?.(t, seat) ?? []).map(({ id, refusal }): [string, Refusal] => [
    id,
    refusal,
  ])
const favorOf = (t: Rim, seat: Seat) => at(unfinished(t).favors, seat)
const holders = (t: Rim) => unfinished(t).debtHolders

/** Enfys Nest asks Dengar for a favor, and he grants it. */
function granted(t: Rim, favor: string, giver: Seat = DENGAR, taker: Seat = ENFYS): Rim {
  makeMove(t, taker, 'askFavor', favor, `whom=seat-${giver + 1}`)
  makeMove(t, giver, 'accept', at(optionsOf(t, giver, 'accept'), 0))
  expect(favorOf(t, taker)).toMatchObject({ from: giver })
  return t
}

const blanks = (count: number): Face[] => new Array<Face>(count).fill('blank')

describe('variants (UB-VAR)', () => {
  test('UB-VAR-01, UB-VAR-02: players agree before the game on Favors, Ambitions, both or neither', () => {
    for (const favors of ['yes', 'no'])
      for (const ambitions of ['yes', 'no'])
        expect(game.options(2).safeParse({ favors, ambitions })).toMatchObject({
          success: true,
          data: { favors, ambitions },
        })
    expect(game.options(2).parse({})).toMatchObject({ favors: 'no', ambitions: 'no' })
  })

  test('UB-VAR-01: without Favors there are no favors, tokens or questions before dice', () => {
    const t = atActions({ options: { favors: 'no' } })
    expect(namesOf(t, ENFYS)).toEqual(['give'])
    expect(holders(t)).toEqual([-1, -1, -1, -1])
    const quiet = favorTable({ options: { favors: 'no' } })
    startTest(quiet, { seat: ENFYS }, 'tech', credits(1000), null)
    const events = run(quiet, { test: ['critical', 'blank'] })
    expect(events.find(({ type }) => type === 'tested')).toMatchObject({ hasPassed: true })
  })

  test('UB-VAR-01: without Favors, trade works as in the base game', () => {
    const t = atActions({ options: { favors: 'no' } })
    standAt(t, DENGAR, 'naboo')
    expect(movesFor(game, t, ENFYS).find(({ kind }) => kind === 'propose')?.options).toHaveLength(1)
    makeMove(t, ENFYS, 'propose', 'seat-2', 'give-credits=1')
    makeMove(t, DENGAR, 'accept', at(optionsOf(t, DENGAR, 'accept'), 0))
    expect(t.actionsUsed).toHaveLength(1)
    expect(t.credits).toEqual([4000, 6000, 5000, 5000])
  })

  test('UB-VAR-03, UB-VAR-04: the options say that Ambitions take longer and Favors do not: the game never waits for a favor', () => {
    const explained = (id: string) =>
      game
        .tableOptions(3)
        .find((option) => option.id === id)
        ?.choices.find(({ value }) => value === 'yes')?.explains
    expect(explained('ambitions')).toMatchObject({
      pl: expect.stringContaining('dłużej'),
      en: expect.stringContaining('longer'),
    })
    expect(explained('favors')?.en).not.toContain('longer')
    const t = beforeTest(favorTable())
    makeMove(t, ENFYS, 'askFavor', 'advice-tech', 'whom=seat-2')
    expect(asked(t)).toEqual([['useInTest', ENFYS]])
  })

  test('UB-VAR-01: a game of one person does not offer them', () => {
    expect(game.tableOptions(1).map(({ id }) => id)).not.toContain('favors')
  })
})

describe('asking for a favor (UB-FAV)', () => {
  test('UB-FAV-01: players may ask opponents in other spaces', () => {
    const t = atActions()
    expect(at(t.spaces, ENFYS)).not.toBe(at(t.spaces, DENGAR))
    granted(t, 'shortcut')
  })

  test('UB-FAV-02: players may ask at any time in their own turn, even during another player’s question', () => {
    const planning = favorTable()
    planning.phase = 'planning'
    call<SeatFrame>(planning, { routine: 'planning', stage: 0, seat: ENFYS })
    run(planning)
    const encounter = askForEncounter(favorTable())
    const elsewhere = beforeTest(favorTable(), 'tech', HONDO)
    const tables = [
      planning,
      atActions(),
      encounter,
      elsewhere,
      beforeTest(favorTable()),
      beforeFight(favorTable()),
    ]
    expect(tables.map((t) => asked(t)[0])).toEqual([
      ['plan', ENFYS],
      ['act', ENFYS],
      ['encounter', ENFYS],
      ['useInTest', HONDO],
      ['useInTest', ENFYS],
      ['useInCombat', ENFYS],
    ])
    for (const t of tables) expect(namesOf(t, ENFYS)).toContain('askFavor')
  })

  test('the number of requests in a turn is limited', () => {
    const t = atActions()
    for (let made = 0; made < MOVES_A_TURN; made++)
      makeMove(t, ENFYS, 'askFavor', 'shortcut', `whom=seat-${2 + (made % 3)}`)
    expect(namesOf(t, ENFYS)).toEqual([])
    expect(namesOf(t, DENGAR)).toContain('refuse')
    forgetTurn(t)
    expect(namesOf(t, ENFYS)).toContain('askFavor')
  })

  test('G-29: others ask only before the dice of their own combat or test', () => {
    const t = atActions()
    expect(namesOf(t, DENGAR)).not.toContain('askFavor')
    expect(refusalOfFavor(t, DENGAR)).toMatchObject({ rule: 'G-29' })
    const fight = favorTable()
    standAt(fight, DENGAR, 'naboo')
    startPlayerFight(fight, { seat: ENFYS }, { whom: DENGAR })
    run(fight)
    expect(namesOf(fight, DENGAR)).toContain('askFavor')
    expect(namesOf(fight, HONDO)).not.toContain('askFavor')
    const other = beforeTest(favorTable(), 'tech', HONDO)
    expect(asked(other)).toEqual([['useInTest', HONDO]])
    expect(namesOf(other, HONDO)).toContain('askFavor')
    granted(other, 'advice-tech', DENGAR, HONDO)
  })

  test('UB-FAV-03, G-30: not after any dice were rolled in a combat', () => {
    const t = favorTable()
    standAt(t, DENGAR, 'naboo')
    // Both could reroll, so each is asked after a roll.
    hold(t, ENFYS, 'vibroknife')
    startPlayerFight(t, { seat: ENFYS }, { whom: DENGAR })
    run(t)
    makeMove(t, ENFYS, 'askFavor', 'strategy', 'whom=seat-3')
    makeMove(t, DENGAR, 'askFavor', 'strategy', 'whom=seat-4')
    choose(t, 'pass')
    // She can still ask during his question.
    expect(namesOf(t, ENFYS)).toContain('askFavor')
    choose(t, 'pass', { attack: blanks(9), defence: blanks(9) })
    expect(asked(t)).toEqual([['useInCombat', ENFYS]])
    expect(at(t.open, 0).options.length).toBeGreaterThan(1)
    expect(t.offers).toEqual([])
    for (const seat of [ENFYS, DENGAR]) {
      expect(refusalOfFavor(t, seat)).toMatchObject({ rule: 'UB-FAV-03' })
      expect(namesOf(t, seat)).not.toContain('askFavor')
    }
  })

  test('UB-FAV-04: not after dice were rolled in a skill test; other dice do not count', () => {
    const t = beforeTest(favorTable())
    const frame = t.stack.findLast(({ routine }) => routine === 'test') as TestFrame
    frame.moment = 'reroll'
    expect(refusalOfFavor(t, ENFYS)).toMatchObject({ rule: 'UB-FAV-03' })
    // The effect of passing comes after the test.
    frame.moment = 'over'
    expect(refusalOfFavor(t, ENFYS)).toBeNull()
    const rolled = atActions()
    rollDie(rolled, ENFYS, 'delivery')
    expect(refusalOfFavor(rolled, ENFYS)).toBeNull()
  })

  test('UB-FAV-05, G-34: one favor in a turn, including by debt token; another one in the next turn', () => {
    const t = atActions()
    holders(t)[HONDO] = ENFYS
    granted(t, 'shortcut')
    expect(refusalOfFavor(t, ENFYS)).toMatchObject({ rule: 'UB-FAV-05' })
    expect(namesOf(t, ENFYS)).not.toContain('askFavor')
    expect(namesOf(t, ENFYS)).not.toContain('callIn')
    expect(blockedIn(t, ENFYS, 'callIn')).toMatchObject([['seat-3', { rule: 'UB-FAV-05' }]])
    forgetTurn(t)
    expect(refusalOfFavor(t, ENFYS)).toBeNull()
  })

  test('UB-FAV-06: there are four kinds of favors', () => {
    const codes = [STRATEGY, SHORTCUT, adviceIn('tech'), supportFavor(IMPERIAL)]
    expect(codes.map(favorId)).toEqual(['strategy', 'shortcut', 'advice-tech', 'support-imperial'])
    expect(new Set(codes.map((code) => favorKind(code).is))).toEqual(
      new Set(['advice', 'strategy', 'support', 'shortcut']),
    )
  })

  test('UB-FAV-07, G-32: Advice adds a level of the skill for the next test', () => {
    const t = granted(atActions(), 'advice-strength')
    const events = interrupt(t, () => startTest(t, { seat: ENFYS }, 'strength', null, null), {
      test: ['hit', 'blank'],
    })
    expect(events.find(({ type }) => type === 'tested')).toMatchObject({ level: 1, hasPassed: true })
    const skilled = favorTable()
    startTest(skilled, { seat: ENFYS }, 'tactics', null, null)
    unfinished(skilled).favors[ENFYS] = { from: MAZ, code: adviceIn('tactics'), isSpent: false }
    const test = at(skilled.stack, skilled.stack.length - 1) as TestFrame
    expect(testLevel.of(skilled, test)).toBe(2)
    expect(testLevel.terms(skilled, test)).toEqual([
      { name: 'character', amount: 1 },
      { name: 'advice', amount: 1, source: FIRST_CHARACTER + at(skilled.characters, MAZ) },
    ])
  })

  /** Enfys Nest's skill level in a test during her actions. */
  const levelNow = (t: Rim, skill: Skill) => {
    const start = () => startTest(t, { seat: ENFYS }, skill, null, null)
    return interrupt(t, start, { test: blanks(2) }).flatMap((event) =>
      event.type === 'tested' ? [event.level] : [],
    )
  }

  test('UB-FAV-08: Advice counts for one test only', () => {
    const t = granted(beforeTest(favorTable()), 'advice-tech')
    const events = choose(t, 'pass', { test: ['hit', 'blank'] })
    expect(events.find(({ type }) => type === 'tested')).toMatchObject({ level: 1, hasPassed: true })
    expect(asked(t)).toEqual([['act', ENFYS]])
    expect(levelNow(t, 'tech')).toEqual([0])
  })

  test('G-70: a test of another skill uses it up', () => {
    const t = granted(atActions(), 'advice-tech')
    expect(levelNow(t, 'influence')).toEqual([0])
    expect(levelNow(t, 'tech')).toEqual([0])
  })

  test('UB-FAV-09: Advice only in a skill of the granter’s character or crew', () => {
    const t = atActions()
    const advised = (seat: Seat) =>
      grantable(t, seat).flatMap((code) => {
        const kind = favorKind(code)
        return kind.is === 'advice' ? [kind.skill] : []
      })
    expect(advised(DENGAR)).toEqual(['strength', 'tech'])
    hold(t, DENGAR, 'databank-chewbacca')
    expect(advised(DENGAR)).toContain('piloting')
    expect(optionsOf(t, ENFYS, 'askFavor')).not.toContain('advice-tactics')
    // Gear helps only its owner.
    hold(t, MAZ, 'slicer-kit')
    expect(skillLevel(t, MAZ, 'tech')).toBe(1)
    expect(advised(MAZ)).not.toContain('tech')
    // Advice that he received himself does not count.
    unfinished(t).favors[DENGAR] = { from: MAZ, code: adviceIn('knowledge'), isSpent: false }
    expect(advised(DENGAR)).not.toContain('knowledge')
    expect(refusedMove(t, ENFYS, 'propose', 'seat-2', 'take-favor=advice-knowledge')).not.toBeNull()
  })

  test('UB-FAV-10, G-31: Combat Strategy adds a die and does not change the combat value', () => {
    const t = beforeFight(favorTable())
    const value = statOf(t, 'groundCombat', ENFYS)
    granted(t, 'strategy')
    expect(statOf(t, 'groundCombat', ENFYS)).toBe(value)
    const events = choose(t, 'pass', { attack: blanks(9), defence: blanks(9) })
    const rolled = events.find((event) => event.type === 'rolled' && event.seat === ENFYS)
    expect(rolled).toMatchObject({ faces: blanks(value + 1) })
    expect(rolled).toMatchObject({
      terms: [{ amount: value }, { amount: 1, source: FIRST_CHARACTER + at(t.characters, DENGAR) }],
    })
  })

  test('UB-FAV-11: Combat Strategy counts for one combat only, the current or next one, also for a defender', () => {
    const t = granted(atActions(), 'strategy')
    const fight = () => startEnemyFight(t, { seat: ENFYS }, { kind: 'ground', value: 1 })
    const roll = () => interrupt(t, fight, { attack: blanks(9), defence: blanks(9) })
    const dice = (events: ReturnType<typeof roll>) =>
      events.flatMap((event) => (event.type === 'rolled' && event.seat === ENFYS ? [event.faces.length] : []))
    const value = statOf(t, 'groundCombat', ENFYS)
    expect(dice(roll())).toEqual([value + 1])
    expect(dice(roll())).toEqual([value])
    const other = favorTable()
    standAt(other, DENGAR, 'naboo')
    startPlayerFight(other, { seat: ENFYS }, { whom: DENGAR })
    run(other)
    granted(other, 'strategy', MAZ, DENGAR)
    choose(other, 'pass')
    const events = choose(other, 'pass', { attack: blanks(9), defence: blanks(9) })
    const ofDengar = events.find((event) => event.type === 'rolled' && event.seat === DENGAR)
    expect(ofDengar).toMatchObject({ faces: blanks(statOf(other, 'groundCombat', DENGAR) + 1) })
  })

  test('G-31: against a patrol of level 4 there are no dice and no question', () => {
    const t = favorTable()
    t.patrolLevels[0] = 4
    t.patrolSpaces[0] = spaceOf('naboo')
    fightPatrol(t, ENFYS, 0)
    const events = run(t)
    expect(events.some(({ type }) => type === 'rolled')).toBe(false)
    expect(events.some(({ type }) => type === 'combatEnded')).toBe(true)
  })

  test('UB-FAV-12: Support needs positive reputation of the granter', () => {
    const t = atActions()
    at(t.reputation, DENGAR)[IMPERIAL] = 1
    expect(optionsOf(t, ENFYS, 'askFavor')).toContain('support-imperial')
    expect(optionsOf(t, ENFYS, 'askFavor')).not.toContain('support-rebel')
    expect(refusedMove(t, ENFYS, 'askFavor', 'support-imperial', 'whom=seat-3')).not.toBeNull()
    granted(t, 'support-imperial')
  })

  test('UB-FAV-13, UB-EX-23, UB-CLR-16, UB-CLR-17: Support counts until the turn ends and does not change the reputation', () => {
    const t = atActions()
    at(t.reputation, DENGAR)[IMPERIAL] = 1
    at(t.reputation, ENFYS)[IMPERIAL] = -1
    t.patrolSpaces[IMPERIAL] = spaceOf('naboo')
    expect(forcingPatrols(t, ENFYS)).toEqual([IMPERIAL])
    granted(t, 'support-imperial')
    expect(standing(t, ENFYS, IMPERIAL)).toBe(1)
    expect(forcingPatrols(t, ENFYS)).toEqual([])
    expect(changeReputation(t, ENFYS, IMPERIAL, -1)).toBe(false)
    expect(changeReputation(t, ENFYS, IMPERIAL, 1)).toBe(false)
    expect(setReputation(t, ENFYS, IMPERIAL, 0)).toBe(false)
    expect(at(t.reputation, ENFYS)[IMPERIAL]).toBe(-1)
    // Other players, and her reputation with other factions, are unaffected.
    expect(changeReputation(t, DENGAR, IMPERIAL, -1)).toBe(true)
    expect(changeReputation(t, ENFYS, 0, 1)).toBe(true)
    forgetTurn(t)
    expect(standing(t, ENFYS, IMPERIAL)).toBe(-1)
  })

  test('UB-EX-23: beating the supported patrol costs her no reputation', () => {
    const t = atActions()
    at(t.reputation, DENGAR)[IMPERIAL] = 1
    t.patrolSpaces[IMPERIAL] = spaceOf('naboo')
    granted(t, 'support-imperial')
    const events = interrupt(t, () => fightPatrol(t, ENFYS, IMPERIAL), {
      attack: new Array<Face>(9).fill('critical'),
      defence: blanks(9),
    })
    expect(events.find(({ type }) => type === 'combatEnded')).toMatchObject({ hasWon: true })
    expect(at(t.reputation, ENFYS)[IMPERIAL]).toBe(0)
  })

  test('G-68: with a faction with which she is positive anyway, changes count until she is not', () => {
    const t = atActions()
    at(t.reputation, DENGAR)[IMPERIAL] = 1
    at(t.reputation, ENFYS)[IMPERIAL] = 1
    granted(t, 'support-imperial')
    expect(changeReputation(t, ENFYS, IMPERIAL, -1)).toBe(true)
    expect(standing(t, ENFYS, IMPERIAL)).toBe(1)
    expect(changeReputation(t, ENFYS, IMPERIAL, -1)).toBe(false)
  })

  test('UB-FAV-14: Shortcut adds 1 hyperdrive until the turn ends', () => {
    const t = atActions()
    const drive = hyperdrive.of(t, ENFYS)
    const near = spacesInReach(t, ENFYS, drive).length
    granted(t, 'shortcut')
    expect(hyperdrive.of(t, ENFYS)).toBe(drive + 1)
    expect(hyperdrive.terms(t, ENFYS)).toContainEqual({
      name: 'shortcut',
      amount: 1,
      source: FIRST_CHARACTER + at(t.characters, DENGAR),
    })
    expect(spacesInReach(t, ENFYS, hyperdrive.of(t, ENFYS)).length).toBeGreaterThan(near)
    for (const value of checkedValues) expect(value.disagreement(t)).toBeNull()
    forgetTurn(t)
    expect(hyperdrive.of(t, ENFYS)).toBe(drive)
  })

  test('UB-FAV-15, UB-FAV-21: a refusal costs nothing, and the player may ask others or the same one again', () => {
    const t = atActions()
    makeMove(t, ENFYS, 'askFavor', 'shortcut', 'whom=seat-2')
    makeMove(t, DENGAR, 'refuse', at(optionsOf(t, DENGAR, 'refuse'), 0))
    expect(favorOf(t, ENFYS)).toBeNull()
    expect(refusedMove(t, ENFYS, 'askFavor', 'shortcut', 'whom=seat-2')).toBeNull()
    granted(t, 'shortcut', HONDO)
  })

  test('UB-FAV-16: a deal takes effect at once', () => {
    const t = granted(atActions(), 'shortcut')
    expect(favorOf(t, ENFYS)).toEqual({ from: DENGAR, code: SHORTCUT, isSpent: false })
  })

  test('UB-FAV-17: a player who asks everybody picks one of the offers', () => {
    const t = atActions()
    makeMove(t, ENFYS, 'askFavor', 'shortcut', 'whom=everybody')
    expect(t.offers.map(({ to, isCall }) => [to, isCall])).toEqual([
      [DENGAR, true],
      [HONDO, true],
      [MAZ, true],
    ])
    // The others can only offer; she decides.
    expect(optionsOf(t, DENGAR, 'accept')).toEqual([])
    expect(blockedIn(t, DENGAR, 'accept')).toMatchObject([[expect.any(String), { reason: 'isCall' }]])
    makeMove(t, MAZ, 'offerFavor', at(optionsOf(t, MAZ, 'offerFavor'), 0))
    makeMove(t, HONDO, 'propose', 'seat-1', 'give-favor=shortcut', 'take-credits=1')
    expect(favorOf(t, ENFYS)).toBeNull()
    expect(optionsOf(t, ENFYS, 'accept')).toHaveLength(2)
    makeMove(t, ENFYS, 'accept', at(optionsOf(t, ENFYS, 'accept'), 1))
    expect(favorOf(t, ENFYS)).toMatchObject({ from: HONDO })
    expect(t.credits).toEqual([4000, 5000, 6000, 5000])
    expect(t.offers).toEqual([])
  })

  test('UB-FAV-18: players cannot ask themselves', () => {
    const t = beforeTest(
      favorTable({ characters: ['dengar', 'enfys-nest', 'hondo-ohnaka', 'maz-kanata'] }),
      'strength',
    )
    expect(optionsOf(t, ENFYS, 'askFavor')).not.toContain('advice-strength')
    holders(t)[ENFYS] = ENFYS
    expect(optionsOf(t, ENFYS, 'callIn')).toEqual([])
    for (const whom of ['seat-1', 'seat-5'])
      expect(refusedMove(t, ENFYS, 'askFavor', 'shortcut', `whom=${whom}`)).not.toBeNull()
  })

  test('UB-FAV-19: any player may pay credits for refusing a favor to another', () => {
    const t = beforeTest(favorTable(), 'tech', HONDO)
    expect(refusedMove(t, MAZ, 'give', 'seat-2', 'thousands=2')).not.toBeNull()
    makeMove(t, HONDO, 'askFavor', 'advice-tech', 'whom=seat-2')
    makeMove(t, MAZ, 'give', 'seat-2', 'thousands=2')
    expect(t.credits).toEqual([5000, 7000, 5000, 3000])
    // The asker cannot pay for a refusal.
    expect(refusedMove(t, HONDO, 'give', 'seat-2', 'thousands=2')).not.toBeNull()
  })

  test('UB-FAV-20: payment for a refusal does not bind the receiver', () => {
    const t = beforeTest(favorTable(), 'tech', HONDO)
    makeMove(t, HONDO, 'askFavor', 'advice-tech', 'whom=seat-2')
    makeMove(t, MAZ, 'give', 'seat-2', 'thousands=2')
    makeMove(t, DENGAR, 'accept', at(optionsOf(t, DENGAR, 'accept'), 0))
    expect(favorOf(t, HONDO)).toMatchObject({ from: DENGAR })
    expect(at(t.credits, DENGAR)).toBe(7000)
  })

  test('G-86: a defeated player can grant and receive favors', () => {
    const t = atActions()
    t.isDefeated = [true, true, false, false]
    granted(t, 'shortcut')
  })
})

describe('the pause before dice', () => {
  test('UB-FAV-04: comes if another player publicly has the skill and the roll can be improved', () => {
    expect(asked(beforeTest(favorTable()))).toEqual([['useInTest', ENFYS]])
    expect(game.decisions['useInTest']?.isPause?.(beforeTest(favorTable()), ENFYS)).toBe(true)
    // No other player has Tactics.
    expect(asked(beforeTest(favorTable(), 'tactics'))).toEqual([['act', ENFYS]])
    // She has two levels of the skill already.
    const skilled = favorTable()
    hold(skilled, ENFYS, 'databank-chewbacca')
    hold(skilled, HONDO, 'databank-hera-syndulla')
    expect(asked(beforeTest(skilled, 'piloting'))).toEqual([['act', ENFYS]])
    // She has received her favor of the turn.
    expect(asked(beforeTest(granted(atActions(), 'shortcut')))).toEqual([['act', ENFYS]])
  })

  test('UB-R-62: says so and offers no favor once an ability has made one useless', () => {
    const t = favorTable({ characters: ['doctor-aphra', 'dengar', 'hondo-ohnaka', 'maz-kanata'] })
    const passFacts = () =>
      decisionsFor(game, t, ENFYS)
        .flatMap(({ options }) => options)
        .find(({ id }) => id === 'pass')?.facts
    beforeTest(t)
    expect(passFacts()).not.toHaveProperty('isHelpUseless')
    choose(t, at(ids(t), 0))
    expect(ids(t)).toEqual(['pass'])
    expect(passFacts()).toMatchObject({ isHelpUseless: true })
    const [decision] = decisionsFor(game, t, ENFYS)
    if (decision === undefined) throw new Error('nothing is asked')
    expect(plainText(words.en.prompt(decision), String)).toContain('would no longer change anything')
    expect(plainText(words.pl.prompt(decision), String)).toContain('nic by już nie zmieniła')
  })

  test('UB-FAV-03: comes once for both sides of a combat, before the dice', () => {
    const t = favorTable()
    standAt(t, DENGAR, 'naboo')
    startPlayerFight(t, { seat: ENFYS }, { whom: DENGAR })
    run(t)
    expect(asked(t)).toEqual([['useInCombat', ENFYS]])
    choose(t, 'pass')
    expect(asked(t)).toEqual([['useInCombat', DENGAR]])
    const events = choose(t, 'pass', { attack: blanks(9), defence: blanks(9) })
    expect(events.filter(({ type }) => type === 'rolled')).toHaveLength(2)
  })

  test('keeps its id until they roll, even after a deal', () => {
    const t = beforeTest(favorTable())
    const { id } = at(t.open, 0)
    granted(t, 'advice-tech')
    expect(t.open).toMatchObject([{ id, seat: ENFYS, kind: 'useInTest' }])
    makeMove(t, MAZ, 'give', 'seat-1', 'thousands=1')
    expect(t.open).toMatchObject([{ id, seat: ENFYS, kind: 'useInTest' }])
  })

  test('does not wait for offers: a seat can roll while an offer is open', () => {
    const t = beforeTest(favorTable())
    makeMove(t, ENFYS, 'askFavor', 'advice-tech', 'whom=seat-2')
    expect(hasOffer(game, t, DENGAR)).toBe(true)
    expect(asked(t)).toEqual([['useInTest', ENFYS]])
    choose(t, 'pass', { test: blanks(2) })
    expect(hasOffer(game, t, DENGAR)).toBe(false)
    expect(t.offers).toEqual([])
  })

  test('depends only on public facts: secrets and facedown cards do not matter', () => {
    const t = favorTable()
    const hidden = favorTable()
    at(hidden.secrets, ENFYS).push(...at(hidden.encounters, 0).splice(0, 1))
    at(hidden.secretsFrom, ENFYS).push(0)
    for (const each of [t, hidden]) {
      startTest(each, { seat: ENFYS }, 'tactics', null, null)
      const frame = at(each.stack, each.stack.length - 1) as TestFrame
      run(each, { test: blanks(9) })
      expect(frame.pauses).toBeUndefined()
    }
  })
})

describe('debt tokens (UB-DEB)', () => {
  test('UB-DEB-01, UB-DEB-02, G-37: each person begins with the token of their own colour, and there are no others', () => {
    expect(holders(favorTable())).toEqual([0, 1, 2, 3])
    expect(holders(favorTable({ people: 2 }))).toEqual([0, 1])
  })

  test('UB-DEB-02, UB-SOL-18: an AI player has no token, and a game of one person has no favors', () => {
    const t = plainTable({ people: 1, options: { favors: 'yes' } })
    expect(new Set(holders(t))).toEqual(new Set([-1]))
    expect(refusalOfFavor(t, 0)).toMatchObject({ reason: 'noFavors' })
  })

  test('UB-DEB-03, G-36: tokens pass to and from the active player at any time', () => {
    const t = atActions()
    makeMove(t, ENFYS, 'giveToken', 'debt-1-to-seat-2')
    makeMove(t, HONDO, 'giveToken', 'debt-3-to-seat-1')
    expect(holders(t)).toEqual([DENGAR, DENGAR, ENFYS, MAZ])
    expect(refusedMove(t, MAZ, 'giveToken', 'debt-4-to-seat-2')).not.toBeNull()
    expect(refusedMove(t, MAZ, 'propose', 'seat-2', 'give-debt=debt-4')).not.toBeNull()
  })

  test('UB-DEB-04: a player may pass on another player’s token', () => {
    const t = atActions()
    makeMove(t, HONDO, 'giveToken', 'debt-3-to-seat-1')
    makeMove(t, ENFYS, 'giveToken', 'debt-3-to-seat-4')
    expect(holders(t)).toEqual([ENFYS, DENGAR, MAZ, MAZ])
  })

  test('UB-DEB-05, UB-DEB-06, UB-DEB-07: giving a token back brings a favor that its owner must grant; then the owner has it again', () => {
    const t = beforeTest(favorTable())
    holders(t)[DENGAR] = ENFYS
    expect(optionsOf(t, ENFYS, 'callIn')).toEqual([
      'seat-2-strategy',
      'seat-2-shortcut',
      'seat-2-advice-strength',
      'seat-2-advice-tech',
    ])
    makeMove(t, ENFYS, 'callIn', 'seat-2-advice-tech')
    expect(favorOf(t, ENFYS)).toMatchObject({ from: DENGAR, code: adviceIn('tech') })
    expect(holders(t)).toEqual([0, 1, 2, 3])
    makeMove(t, DENGAR, 'giveToken', 'debt-2-to-seat-1')
    expect(at(holders(t), DENGAR)).toBe(ENFYS)
  })

  test('UB-DEB-05: a token is called in with its owner, not with a player who held it in between', () => {
    const t = atActions()
    holders(t)[MAZ] = ENFYS
    expect(optionsOf(t, ENFYS, 'callIn').every((id) => id.startsWith('seat-4-'))).toBe(true)
    expect(refusedMove(t, ENFYS, 'callIn', 'seat-2-shortcut')).not.toBeNull()
  })

  test('G-35: a token cannot be called in for a favor that its owner cannot grant', () => {
    const t = beforeTest(favorTable())
    holders(t)[HONDO] = ENFYS
    expect(refusedMove(t, ENFYS, 'callIn', 'seat-3-advice-tech')).not.toBeNull()
    expect(blockedIn(t, ENFYS, 'callIn')).toMatchObject([
      ['seat-3-advice-tech', { rule: 'G-35', facts: { skill: 'tech' } }],
    ])
    expect(at(holders(t), HONDO)).toBe(ENFYS)
    expect(optionsOf(t, ENFYS, 'callIn')).toContain('seat-3-strategy')
  })

  test('G-36: a token can be called in whenever its holder may ask for the favor, also in other turns', () => {
    const t = beforeTest(favorTable(), 'tech', HONDO)
    holders(t)[DENGAR] = HONDO
    makeMove(t, HONDO, 'callIn', 'seat-2-advice-tech')
    expect(favorOf(t, HONDO)).toMatchObject({ from: DENGAR })
  })
})

describe('negotiation (UB-NEG)', () => {
  test('UB-NEG-01, UB-NEG-02: credits for a favor', () => {
    const t = atActions()
    makeMove(t, ENFYS, 'propose', 'seat-2', 'give-credits=2', 'take-favor=shortcut')
    makeMove(t, DENGAR, 'accept', at(optionsOf(t, DENGAR, 'accept'), 0))
    expect(t.credits).toEqual([3000, 7000, 5000, 5000])
    expect(favorOf(t, ENFYS)).toMatchObject({ from: DENGAR })
    // It is not a trade action.
    expect(t.actionsUsed).toEqual([])
  })

  test('UB-NEG-02: players who are not active may pay too', () => {
    const t = beforeTest(favorTable(), 'tech', HONDO)
    makeMove(t, HONDO, 'propose', 'seat-2', 'give-credits=1', 'take-favor=advice-tech')
    makeMove(t, DENGAR, 'accept', at(optionsOf(t, DENGAR, 'accept'), 0))
    expect(t.credits).toEqual([5000, 6000, 4000, 5000])
    // Without a favor, they cannot exchange anything.
    const other = beforeTest(favorTable(), 'tech', HONDO)
    makeMove(other, HONDO, 'propose', 'seat-2', 'give-credits=1')
    expect(blockedIn(other, DENGAR, 'accept')).toMatchObject([[expect.any(String), { rule: 'G-36' }]])
  })

  test('UB-NEG-03: a player’s own debt token and those of others for a favor', () => {
    const t = atActions()
    holders(t)[MAZ] = ENFYS
    makeMove(t, ENFYS, 'propose', 'seat-2', 'give-debt=debt-1', 'give-debt=debt-4', 'take-favor=shortcut')
    makeMove(t, DENGAR, 'accept', at(optionsOf(t, DENGAR, 'accept'), 0))
    expect(holders(t)).toEqual([DENGAR, DENGAR, HONDO, DENGAR])
  })

  test('UB-NEG-04, G-69: resources for a favor in the same space, without using a trade action', () => {
    const t = beforeTest(favorTable())
    const blaster = hold(t, ENFYS, 'vibroknife')
    const apart = refusedMove(
      t,
      ENFYS,
      'propose',
      'seat-2',
      'give-cards=vibroknife',
      'take-favor=advice-tech',
    )
    expect(apart).not.toBeNull()
    standAt(t, DENGAR, 'naboo')
    makeMove(t, ENFYS, 'propose', 'seat-2', 'give-cards=vibroknife', 'take-favor=advice-tech')
    makeMove(t, DENGAR, 'accept', at(optionsOf(t, DENGAR, 'accept'), 0))
    expect(t.held[DENGAR]).toEqual([blaster])
    expect(t.actionsUsed).toEqual([])
    // Without a favor it is a trade, which is allowed only at certain times.
    const trade = beforeTest(favorTable())
    standAt(trade, DENGAR, 'naboo')
    hold(trade, ENFYS, 'vibroknife')
    makeMove(trade, ENFYS, 'propose', 'seat-2', 'give-cards=vibroknife', 'take-credits=1')
    expect(blockedIn(trade, DENGAR, 'accept')).toMatchObject([[expect.any(String), { rule: 'UB-NEG-04' }]])
  })

  test('UB-NEG-04: trading cards between actions still uses the trade action', () => {
    const t = atActions()
    standAt(t, DENGAR, 'naboo')
    hold(t, ENFYS, 'vibroknife')
    makeMove(t, ENFYS, 'propose', 'seat-2', 'give-cards=vibroknife', 'take-credits=1')
    makeMove(t, DENGAR, 'accept', at(optionsOf(t, DENGAR, 'accept'), 0))
    expect(t.actionsUsed).toHaveLength(1)
  })

  test('UB-NEG-05, UB-NEG-06: a deal has only parts that take effect at once', () => {
    const t = atActions()
    standAt(t, DENGAR, 'naboo')
    hold(t, ENFYS, 'vibroknife')
    const names: string[] = []
    const picks = ['seat-2']
    for (;;) {
      const read = answerSoFar(game, t, { seat: ENFYS, move: 'propose', picks })
      const next = read.ok ? read.value.next : null
      if (next === null) break
      names.push(next.name)
      picks.push(next.shape === 'number' ? `${next.name}=0` : `${next.name}=`)
    }
    expect(names).toEqual([
      'give-credits',
      'give-cards',
      'give-debt',
      'take-credits',
      'take-debt',
      'take-favor',
    ])
  })

  test('UB-NEG-07: a player may answer an offer with another, which is accepted or refused', () => {
    const t = atActions()
    makeMove(t, ENFYS, 'propose', 'seat-2', 'give-credits=1', 'take-favor=shortcut')
    makeMove(t, DENGAR, 'propose', 'seat-1', 'give-favor=shortcut', 'take-credits=3')
    expect(t.offers).toHaveLength(1)
    expect(optionsOf(t, DENGAR, 'accept')).toEqual([])
    makeMove(t, ENFYS, 'refuse', at(optionsOf(t, ENFYS, 'refuse'), 0))
    expect([t.offers, t.credits, favorOf(t, ENFYS)]).toEqual([[], [5000, 5000, 5000, 5000], null])
  })

  test('a deal is carried out whole or not at all: its terms are checked again when it is accepted', () => {
    const t = atActions()
    makeMove(t, ENFYS, 'propose', 'seat-2', 'give-credits=3', 'give-debt=debt-1', 'take-favor=shortcut')
    makeMove(t, ENFYS, 'give', 'seat-3', 'thousands=4')
    expect(blockedIn(t, DENGAR, 'accept')).toMatchObject([
      [expect.any(String), { reason: 'cannotGive', facts: { clause: 'credits', left: 1 } }],
    ])
    expect(optionsOf(t, DENGAR, 'accept')).toEqual([])
  })
})

describe('worked examples', () => {
  test('UB-EX-02: a bought favor', () => {
    const t = beforeTest(favorTable())
    makeMove(t, ENFYS, 'propose', 'seat-2', 'give-credits=2', 'take-favor=advice-tech')
    makeMove(t, DENGAR, 'propose', 'seat-1', 'give-favor=advice-tech', 'take-credits=2', 'take-debt=debt-1')
    makeMove(t, ENFYS, 'accept', at(optionsOf(t, ENFYS, 'accept'), 0))
    expect(t.credits).toEqual([3000, 7000, 5000, 5000])
    expect(at(holders(t), ENFYS)).toBe(DENGAR)
    const events = choose(t, 'pass', { test: ['hit', 'blank'] })
    expect(events.find(({ type }) => type === 'tested')).toMatchObject({
      skill: 'tech',
      level: 1,
      hasPassed: true,
    })
  })
})
