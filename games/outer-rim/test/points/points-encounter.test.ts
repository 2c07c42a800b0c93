import {
  ask,
  at,
  call,
  change,
  compose,
  type DecisionKind,
  decisionKind,
  type GameModule,
  type Plain,
  picked,
  type Routine,
  routine,
  type Seat,
} from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import type { EncounterCard, SectionKey, Ship, Timing } from '../../content/card.ts'
import { baseSet } from '../../content/index.ts'
import { factions, type Planet } from '../../content/names.ts'
import { all, completeJob, credits, damageCharacter } from '../../content/shorthand.ts'
import { triggerAbilities } from '../../rules/abilities/abilities.ts'
import { cardRules } from '../../rules/abilities/card-language.ts'
import { meetingWorth } from '../../rules/bots/meetings.ts'
import { strengthOf } from '../../rules/bots/prospects.ts'
import { setWants } from '../../rules/bots/wants.ts'
import { combatKindAt, noteInCombat, startCombat } from '../../rules/combat/combat.ts'
import { testLevel } from '../../rules/combat/roll-parts.ts'
import { startTest } from '../../rules/combat/tests.ts'
import { removeContact } from '../../rules/contacts/contacts.ts'
import type { CardEffect } from '../../rules/effects/vocabulary.ts'
import { chooseEncounterAgain } from '../../rules/encounters/encounter-again.ts'
import type { EncounterKind } from '../../rules/encounters/encounter-phase.ts'
import { readEncounter } from '../../rules/encounters/encounter-space.ts'
import { codeOfSection, deckAt, keyOfCode, sectionKeys } from '../../rules/encounters/section-key.ts'
import type { CombatFrame, JobFrame, SeatFrame, TestFrame } from '../../rules/frames.ts'
import { extensibleRim, game, type RimGame } from '../../rules/game.ts'
import { CANNOT_ELIMINATE } from '../../rules/jobs/bounties.ts'
import { startJob, startScript } from '../../rules/jobs/jobs.ts'
import { contactSpacesAt, spaceOf } from '../../rules/map/map.ts'
import { NONE } from '../../rules/pieces.ts'
import { points } from '../../rules/points/index.ts'
import { contactOn, spaceOfSeat } from '../../rules/reads.ts'
import { gainFame } from '../../rules/reputation/fame.ts'
import { gainCredits } from '../../rules/resources/credits.ts'
import type { PublicRim, Rim } from '../../rules/rim.ts'
import { contactOf, pieceNamed, tablesOf } from '../../rules/tables.ts'
import { abilityText } from '../../words/cards/ability-words.ts'
import {
  asked,
  askForEncounter,
  type Dice,
  encounterTable,
  fightEnemy,
  pick,
  putContactAt,
  run,
} from '../encounters/encounter-table.ts'
import { closed, hold, ids } from '../table.ts'
import { testBox } from '../test-box.ts'

/** A box that uses every point of encounters, tests and combat. */

const said = { pl: 'próba', en: 'trial' }
// The ids that an expansion declares with `AddedIds` are cast here, so that the types of the game do not change.
const across = 'test-across' as SectionKey

const crossing: EncounterCard = {
  id: 'test-crossing',
  name: said,
  provenance: baseSet.contacts[0]?.provenance ?? 'original',
  deck: 'ryloth-naboo',
  number: 11,
  sections: { naboo: { reading: { does: credits(1000) } }, [across]: { reading: { does: credits(7000) } } },
}

const spaceEncountered = 'testSpaceEncountered' as Timing

/** UB-FACT-11: resolve 2 space encounters. */
const explorer: Ship = {
  id: 'test-explorer',
  name: said,
  provenance: crossing.provenance,
  cost: 10_000,
  hyperdrive: 4,
  combat: 2,
  hull: 3,
  slots: [],
  goal: { tokens: 2, abilities: [{ when: spaceEncountered, does: { op: 'goalToken' }, isForced: true }] },
  flipped: { slots: [], abilities: [] },
}

const box = testBox({
  set: { encounters: [crossing], ships: [explorer] },
  sections: [{ key: across, deck: 'ryloth-naboo' }],
  timings: [
    {
      timing: spaceEncountered,
      words: { pl: 'po niespodziewanym spotkaniu', en: 'after you resolve a space encounter' },
    },
  ],
})

/** The settings of the module, and what it has seen. */
interface Tried extends Rim {
  told: {
    readonly isSafe?: true
    readonly pauses?: true
    readonly wanted?: string
    readonly isPoor?: true
    readonly partner?: true
    readonly isGentle?: true
    readonly isHunter?: true
    advice: number
    strategy: number
  }
  seen: string[]
}
const tried = <P extends PublicRim>(t: P) => t as P & Pick<Tried, 'told' | 'seen'> // the tables of these tests have both

const note = (t: Rim, what: string) => tried(t).seen.push(what)

/** UB-PBT-03: a fight with another player in the space; UB-AMB-38: also in place of an Imperial patrol. */
const duel: EncounterKind = {
  codes: (t, seat) =>
    [...t.spaces.keys()].filter((other) => other !== seat && t.spaces[other] === spaceOfSeat(t, seat)),
  option: (_, __, other) => ({ id: `duel-${other}`, touches: [], facts: { other } }),
  resolve(t, seat, other) {
    call<DuelFrame>(t, { routine: 'testDuel', stage: 0, seat, other })
  },
  replacesPatrol: (_, __, ___, faction) => factions[faction] === 'imperial',
  blocked: (t, seat) =>
    [...t.spaces.keys()]
      .filter((other) => other !== seat && t.spaces[other] !== spaceOfSeat(t, seat))
      .map((other) => ({
        id: `duel-${other}`,
        touches: [],
        refusal: { rule: 'UB-PBT-03', reason: 'elsewhere' },
      })),
}

setWants(box.bit, [{ encounter: (_, __, kind, other) => (kind === duel ? 10 + other : 0) }])

interface DuelFrame extends SeatFrame {
  readonly other: Seat
}

const duels: Routine<Rim> = routine<Rim, DuelFrame>('testDuel')('shown', {
  fight(t, { seat, other }) {
    startCombat(t, {
      kind: combatKindAt(t, seat),
      attacker: seat,
      sides: [{ seat }, { seat: other }],
      opponent: { is: 'player', seat: other },
      context: { seat },
    })
  },
  after(t, frame) {
    note(t, `duel ${String(frame.returned)}`)
  },
})

const declare: DecisionKind<Rim> = decisionKind({
  name: 'testDeclare',
  shape: 'one',
  rules: ['UB-COR-09'],
  list: () => [0, 1],
  option: (_, __, code) => ({ id: code === 1 ? 'cross' : 'stay', touches: [] }),
})

/** UB-COR-09 to UB-COR-12: the question comes before the card is drawn. */
const declaration: Routine<Rim> = routine<Rim, SeatFrame>('testDeclaration')('shown', {
  ask(t, { seat }) {
    ask(t, declare, seat)
  },
  draw(t, { seat }) {
    const key = picked(t) === 1 ? across : 'naboo'
    readEncounter(t, seat, deckAt(spaceOfSeat(t, seat)), codeOfSection(t, seat, key))
  },
})

const beforeDice: DecisionKind<Rim> = decisionKind({
  name: 'testPause',
  shape: 'one',
  rules: ['UB-FAV-03', 'UB-FAV-04'],
  list: () => [0],
  option: () => ({ id: 'roll', touches: [] }),
})

const trial: GameModule = {
  id: 'trial-encounter',
  version: '1',
  extends: 'outer-rim',
  changes: [
    change('UB-MRG-03', points.game.boxes, { add: [box] }),
    change('UB-PBT-03', points.game.routines, { add: [duels, declaration] }),
    change('UB-COR-09', points.game.decisions, { add: [declare, beforeDice] }),
    change('UB-PBT-03', points.encounter.kinds, { add: [duel] }),
    change('UB-COR-09', points.encounter.space.draw, (usual) => (t, seat) => {
      if (spaceOfSeat(t, seat) === spaceOf('naboo'))
        call<SeatFrame>(t, { routine: 'testDeclaration', stage: 0, seat })
      else usual(t, seat)
    }),
    change('UB-FACT-46', points.encounter.space.resolved, (t, seat, card, code) => {
      note(t, `resolved ${seat} ${card} ${String(sectionKeys[keyOfCode(code)])}`)
      triggerAbilities(t, seat, spaceEncountered)
    }),
    change('UB-CON-07', points.encounter.contactTurnedUp, (t, _, place) => {
      const contact = contactOn(t, place)
      if (contactOf(t, contact).person === tried(t).told.wanted) removeContact(t, contact)
    }),
    change(
      'UB-CLR-07',
      points.encounter.reward,
      (usual) => (t, seat, card, printed) =>
        tried(t).told.isPoor ? credits(1) : usual(t, seat, card, printed),
    ),
    change('UB-TJB-02', points.encounter.job.refusals, {
      add: [(t) => (tried(t).told.partner ? { rule: 'UB-TJB-02', reason: 'noPartner' } : null)],
    }),
    change('UB-FAV-07', points.encounter.test.level, {
      add: [(t, { seat }, add) => add(seat === 0 ? tried(t).told.advice : 0, 'advice')],
    }),
    change('UB-FAV-08', points.encounter.test.judged, (t, { seat, hasPassed }) => {
      tried(t).told.advice = 0
      note(t, `${seat} ${hasPassed ? 'passed' : 'failed'}`)
    }),
    change('UB-FAV-04', points.game.stages.test, {
      before: 'roll',
      name: 'pause',
      stage(t, frame) {
        if (tried(t).told.pauses) ask(t, beforeDice, (frame as TestFrame).seat)
      },
    }),
    change('UB-FAV-03', points.game.stages.combat, {
      before: 'offerStart',
      name: 'pause',
      stage(t, frame) {
        const combat = frame as CombatFrame
        if (tried(t).told.isGentle) noteInCombat(combat, CANNOT_ELIMINATE)
        if (!tried(t).told.pauses) return
        for (const { seat } of combat.sides) if (seat !== null) ask(t, beforeDice, seat)
      },
    }),
    change('UB-FAV-10', points.encounter.combat.dice, {
      add: [(t, { side }, add) => add(side === 0 ? tried(t).told.strategy : 0, 'strategy')],
    }),
    // UB-PBT-11, UB-PBT-12: before the damage.
    change('UB-PBT-07', points.encounter.combat.decided, (t, { hasWon, attacker }) => {
      note(t, `decided ${t.characterDamage[attacker]}`)
      if (!hasWon || t.stack[t.stack.length - 2]?.routine !== 'testDuel') return
      gainCredits(t, attacker, 5000)
      gainFame(t, attacker, 1, 'bounty')
    }),
  ],
}

const extended: RimGame = compose(extensibleRim, [trial])

function trialTable(told: Partial<Tried['told']> = {}, space = 'kessel'): Tried {
  const t = encounterTable({ space, characters: ['bossk', 'ketsu-onyo'] })
  return Object.assign(t, {
    modules: box.bit,
    told: { advice: 0, strategy: 0, ...told },
    seen: [] as string[],
  })
}

const choose = (t: Rim, id: string, dice: Dice = {}) => pick(t, id, dice, extended)
const proceed = (t: Rim, dice: Dice = {}) => run(t, dice, extended)
const begin = (t: Rim) => askForEncounter(t, extended)

const place = (planet: Planet, index: number) => at(contactSpacesAt(spaceOf(planet)), index)

describe('added encounters', () => {
  test('UB-PBT-03, UB-PBT-07, UB-PBT-11, UB-PBT-12: an added kind has its own result before the damage', () => {
    const t = trialTable()
    t.spaces[1] = spaceOf('kessel')
    begin(t)
    expect(ids(t)).toEqual(['space', 'duel-1'])
    const code = at(at(t.open, 0).options, 1)
    expect(meetingWorth(t, strengthOf(t, 0), code)).toBe(11)
    choose(t, 'duel-1', { attack: ['hit', 'blank', 'blank'], defence: ['hit', 'blank', 'blank'] })
    expect(t.seen).toEqual(['decided 0', 'duel won'])
    expect([t.credits[0], t.fame[0]]).toEqual([10_000, 1])
  })

  test('UB-PBT-03: an added encounter that is not possible has a reason', () => {
    const t = trialTable()
    begin(t)
    expect(ids(t)).toEqual(['space'])
    const blocked = extended.decisions['encounter']?.blocked?.(t, 0) ?? []
    expect(blocked.map(({ id, refusal }) => [id, refusal.reason])).toEqual([['duel-1', 'elsewhere']])
  })

  test('UB-AMB-38: it replaces the patrol of its faction only', () => {
    const t = trialTable()
    t.spaces[1] = spaceOf('kessel')
    t.reputation[0] = [-1, -1, 0, 0]
    t.patrolSpaces = [spaceOf('km-1'), spaceOf('kessel'), spaceOf('km-1'), spaceOf('km-1')]
    begin(t)
    expect(ids(t)).toEqual(['patrol-imperial', 'duel-1'])
    expect(closed(t, 'space')).toMatchObject({ rule: 'OR-ENC-03' })
    const other = trialTable()
    other.spaces[1] = spaceOf('kessel')
    other.reputation[0] = [-1, -1, 0, 0]
    other.patrolSpaces = [spaceOf('kessel'), spaceOf('km-1'), spaceOf('km-1'), spaceOf('km-1')]
    begin(other)
    expect(ids(other)).toEqual(['patrol-rebel'])
  })

  test('UB-COR-09, UB-COR-10, UB-COR-12, UB-FACT-46: a question before the draw, added sections, and the resolved card', () => {
    for (const [answer, gained, key] of [
      ['cross', 7000, 'test-across'],
      ['stay', 1000, 'naboo'],
    ] as const) {
      const t = trialTable({}, 'naboo')
      const card = pieceNamed(t, 'test-crossing')
      at(t.encounters, deckAt(spaceOf('naboo'))).push(card)
      begin(t)
      choose(t, 'space')
      expect(asked(t)).toEqual([['testDeclare', 0]])
      expect(t.resolving).toEqual([])
      choose(t, answer)
      expect(t.credits[0]).toBe(5000 + gained)
      expect(t.seen).toEqual([`resolved 0 ${card} ${key}`])
      expect(at(t.encounters, deckAt(spaceOf('naboo')))[0]).toBe(card)
    }
  })

  test('UB-FACT-11: an added timing works for abilities and their words', () => {
    const t = trialTable({}, 'naboo')
    t.ships[0] = tablesOf(t).ships.findIndex(({ id }) => id === explorer.id)
    t.shipTokens[0] = 1
    at(t.encounters, deckAt(spaceOf('naboo'))).push(pieceNamed(t, 'test-crossing'))
    begin(t)
    choose(t, 'space')
    choose(t, 'stay')
    expect([t.isShipFlipped[0], t.fame[0]]).toEqual([true, 1])
    const [ability] = explorer.goal?.abilities ?? []
    expect(ability && abilityText(ability, 'en')).toMatch(/^After you resolve a space encounter, /)
  })

  test('UB-CON-07 to UB-CON-14: a contact that leaves when it is met lets the player choose again', () => {
    for (const side of ['up', 'down'] as const) {
      const t = trialTable({ wanted: 'greedo' }, 'naboo')
      hold(t, 0, 'bounty-greedo')
      const greedo = putContactAt(t, 'greedo', place('naboo', 0), side)
      putContactAt(t, 'lobot', place('naboo', 1), 'down')
      begin(t)
      choose(t, 'contact-naboo-1')
      expect(t.removedContacts).toEqual([greedo])
      expect(asked(t)).toEqual([['encounter', 0]])
      expect(ids(t)).toEqual(['space', 'contact-naboo-2'])
      choose(t, 'contact-naboo-2')
      expect(t.resolving).toEqual([pieceNamed(t, 'databank-lobot')])
    }
  })

  test('G-14: the effect then turns up another contact', () => {
    const t = trialTable({ wanted: 'greedo' }, 'naboo')
    putContactAt(t, 'greedo', place('naboo', 0), 'down')
    const lobot = putContactAt(t, 'lobot', place('naboo', 1), 'down')
    const reveal: CardEffect = { op: 'revealContact', contact: { where: 'here', side: 'down' } }
    cardRules().run(t, reveal, { seat: 0 })
    proceed(t)
    choose(t, 'naboo-1')
    expect(t.contactsUp).toEqual([place('naboo', 1)])
    expect(t.contacts[place('naboo', 1)]).toBe(lobot)
    expect(t.contacts[place('naboo', 0)]).toBe(NONE)
  })

  test('SOL-16, SOL-17: the AI player also turns up another one', () => {
    const t = trialTable({ wanted: 'greedo' }, 'naboo')
    putContactAt(t, 'greedo', place('naboo', 0), 'down')
    putContactAt(t, 'lobot', place('naboo', 1), 'down')
    cardRules().run(t, { op: 'aiRevealContact' }, { seat: 0 })
    proceed(t)
    expect(t.contactsUp).toEqual([place('naboo', 1)])
  })

  test('outside the encounter phase no other encounter is chosen', () => {
    const t = trialTable()
    chooseEncounterAgain(t)
    expect(t.jump).toBeNull()
  })
})

const won = { attack: ['critical', 'critical', 'critical'], defence: ['blank', 'blank', 'blank'] } as const

describe('bounties and jobs', () => {
  function hunt(told: Partial<Tried['told']>): Tried {
    const t = trialTable(told, 'naboo')
    hold(t, 0, 'bounty-greedo')
    putContactAt(t, 'greedo', place('naboo', 0))
    begin(t)
    choose(t, 'contact-naboo-1')
    choose(t, 'fight', won)
    return t
  }

  test('UB-FACT-36: an attacker who cannot eliminate can only capture', () => {
    expect(ids(hunt({ isGentle: true }))).toEqual(['capture'])
    expect(ids(hunt({}))).toEqual(['capture', 'eliminate'])
  })

  test('UB-CLR-07: the reward of a bounty can be changed', () => {
    const t = hunt({ isPoor: true })
    choose(t, 'eliminate')
    expect([t.credits[0], t.fame[0]]).toEqual([5001, 0])
  })

  test('UB-TJB-02: a job that cannot be begun has a reason', () => {
    const t = trialTable({ partner: true })
    hold(t, 0, 'kessel-run')
    begin(t)
    expect(ids(t)).toEqual(['space'])
    expect(closed(t, 'job-kessel-run')).toEqual({ rule: 'UB-TJB-02', reason: 'noPartner' })
  })

  test('UB-TJB-04, UB-TJB-05, G-23: the defeat of a participant fails the job, that of other players does not', () => {
    for (const others of [[1], []]) {
      const t = trialTable()
      const card = hold(t, 0, 'kessel-run')
      startJob(t, 0, card, others)
      // The effect of the card itself is skipped.
      at(t.stack, t.stack.length - 1).stage = 1
      const tree: CardEffect = all({ op: 'happensTo', who: 'partner', do: damageCharacter(9) }, completeJob)
      cardRules().run(t, tree, { seat: 0, source: card, bound: { partner: 1 } })
      proceed(t)
      expect(t.isDefeated).toEqual([false, true])
      expect(at(t.held, 0)).toEqual(others.length > 0 ? [card] : [])
    }
  })

  test('UB-TJB-01: a job can refer to players that were bound before it began', () => {
    const t = trialTable()
    const tree: CardEffect = { op: 'happensTo', who: 'partner', do: credits(3000) }
    const script = tree as unknown as Plain // a tree is plain data
    call<JobFrame>(t, {
      routine: 'job',
      stage: 0,
      seat: 0,
      card: NONE,
      outcome: 'over',
      script,
      bound: { partner: 1 },
    })
    proceed(t)
    expect(t.credits).toEqual([5000, 8000])
  })

  test('UB-AMB-32, UB-AMB-33: a script without a job card is resolved like a job', () => {
    for (const [tree, isDefeated, credited] of [
      [all(completeJob, credits(1000)), false, 6000],
      [all(damageCharacter(9), credits(1000)), true, 2000],
    ] as const) {
      const t = trialTable()
      startScript(t, 0, NONE, tree)
      proceed(t)
      expect([t.isDefeated[0], t.credits[0], t.fame[0]]).toEqual([isDefeated, credited, 0])
    }
  })
})

describe('tests and combat', () => {
  test('UB-FAV-04, UB-FAV-07, UB-FAV-08: the level is computed after a question before the dice', () => {
    const t = trialTable({ pauses: true })
    startTest(t, { seat: 0 }, 'tech', credits(1000), null)
    proceed(t)
    expect(asked(t)).toEqual([['testPause', 0]])
    t.told.advice = 1
    const frame = at(t.stack, t.stack.length - 1) as TestFrame
    expect(testLevel.of(t, frame)).toBe(1)
    expect(testLevel.terms(t, frame)).toEqual([{ name: 'advice', amount: 1 }])
    const events = choose(t, 'roll', { test: ['hit', 'blank'] })
    expect(events.find(({ type }) => type === 'tested')).toMatchObject({ level: 1, hasPassed: true })
    expect(t.told.advice).toBe(0)
  })

  test('UB-OJB-03, UB-OJB-04: another player is tested, and the result applies to the player who resolves the effect', () => {
    const t = trialTable()
    startTest(t, { seat: 0 }, 'stealth', null, credits(1000), 1)
    proceed(t, { test: ['blank', 'blank'] })
    expect(t.seen).toEqual(['1 failed'])
    expect(t.credits).toEqual([6000, 5000])
  })

  test('UB-FAV-03, UB-FAV-10, G-31: both sides are asked before the dice, and one of them gains a die', () => {
    const t = trialTable({ pauses: true, strategy: 1 })
    t.spaces[1] = spaceOf('kessel')
    begin(t)
    choose(t, 'duel-1')
    expect(asked(t)).toEqual([
      ['testPause', 0],
      ['testPause', 1],
    ])
    choose(t, 'roll')
    const events = choose(t, 'roll', { ...won, attack: [...won.attack, 'blank'] })
    expect(events.find(({ type }) => type === 'rolled')).toMatchObject({
      terms: [
        { name: 'character', amount: 3 },
        { name: 'strategy', amount: 1 },
      ],
    })
  })

  test('UB-FACT-49, UB-AIC-20: added effects of a victory come before the damage', () => {
    const t = trialTable()
    t.credits[0] = 0
    fightEnemy(t, { value: 4 })
    proceed(t, { attack: ['critical', 'critical', 'critical'], defence: ['hit', 'hit', 'hit', 'hit'] })
    expect(t.seen).toEqual(['decided 0'])
    expect(t.isDefeated[0]).toBe(true)
  })
})

describe('the game without the box', () => {
  test('is the same object, without the added encounters', () => {
    expect(compose(extensibleRim)).toBe(game)
    const t = encounterTable({ space: 'naboo', characters: ['bossk', 'ketsu-onyo'] })
    t.spaces[1] = spaceOf('naboo')
    askForEncounter(t)
    expect(ids(t)).toEqual(['space'])
  })
})
