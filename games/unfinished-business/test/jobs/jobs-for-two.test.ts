import { at, langs } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { baseSet } from '../../../outer-rim/content/index.ts'
import type { CardEffect } from '../../../outer-rim/rules/effects/vocabulary.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { pieceNamed } from '../../../outer-rim/rules/tables.ts'
import { databankCardText } from '../../../outer-rim/words/cards/card-text.ts'
import { jobScripts } from '../../content/databank/jobs.ts'
import { jobs } from '../../content/market/job.ts'
import { startConfrontation } from '../../rules/jobs/confrontation.ts'
import { candidatesFor } from '../../rules/jobs/jobs-for-two.ts'
import {
  asked,
  askForEncounter,
  choose,
  closed,
  hold,
  ids,
  type PlainSetup,
  plainTable,
  run,
  standAt,
} from '../table.ts'
import { isBrokenText, nodesIn, operationsIn } from '../tree-nodes.ts'

const scriptsOf = (number: number) => jobScripts.filter((card) => card.number === number)
const together = (kind: 'team' | 'confrontational') => jobs.filter((card) => card.together === kind)

/** Leaves only this copy of a script in the databank. */
function onlyScript(t: Rim, id: string): void {
  const number = jobScripts.find((card) => card.id === id)?.number
  const others = jobScripts.filter((card) => card.number === number && card.id !== id)
  for (const { id: other } of others) {
    t.databank = t.databank.filter((piece) => piece !== pieceNamed(t, other))
    t.removed.push(pieceNamed(t, other))
  }
}

/** Bossk has the job and is at its destination with the other players. */
function jobTable(job: string, script: string, setup: PlainSetup = {}): Rim {
  const space = {
    'disable-comms': 'lothal',
    'sail-barge-sabotage': 'tatooine',
    'honest-robbery': 'cantonica',
    'snatch-and-grab': 'ring-of-kafrene',
  }[job]
  const t = plainTable({ ...setup, space: space ?? 'naboo' })
  for (let seat = 1; seat < t.seats; seat++) standAt(t, seat, space ?? 'naboo')
  hold(t, 0, job)
  onlyScript(t, script)
  return t
}

/** The events of the expansion. */
const added = (events: readonly { readonly type: string }[]) => events

const pass = ['critical', 'blank'] as const
const fail = ['blank', 'blank'] as const

describe('team jobs', () => {
  test('UB-TJB-01, UB-FACT-68: there are two, and each involves the partner', () => {
    expect(together('team').map(({ id }) => id)).toEqual(['disable-comms', 'sail-barge-sabotage'])
    for (const number of [56, 57])
      for (const { sections } of scriptsOf(number))
        expect(nodesIn(sections).some(({ who }) => who === 'partner')).toBe(true)
  })

  test('UB-TJB-02: only with another player in the destination space', () => {
    const t = jobTable('disable-comms', 'job-56-1')
    askForEncounter(t)
    expect(ids(t)).toContain('job-disable-comms')
    const alone = jobTable('disable-comms', 'job-56-1')
    standAt(alone, 1, 'naboo')
    askForEncounter(alone)
    expect(ids(alone)).not.toContain('job-disable-comms')
    expect(closed(alone, 'job-disable-comms')).toEqual({ rule: 'UB-TJB-02', reason: 'noPartner' })
    const elsewhere = jobTable('disable-comms', 'job-56-1')
    standAt(elsewhere, 0, 'naboo')
    standAt(elsewhere, 1, 'naboo')
    askForEncounter(elsewhere)
    expect(closed(elsewhere, 'job-disable-comms')).toMatchObject({ reason: 'notAtDestination' })
  })

  test('UB-TJB-02, G-22: the owner names a partner, who must agree', () => {
    const t = jobTable('disable-comms', 'job-56-1', { people: 3 })
    askForEncounter(t)
    choose(t, 'job-disable-comms')
    expect(asked(t)).toEqual([['chooseForJob', 0]])
    expect(ids(t)).toEqual(['seat-2', 'seat-3'])
    choose(t, 'seat-3')
    expect(asked(t)).toEqual([['agreeToJob', 2]])
    // Ketsu has no Piloting. The card begins with the partner's own test.
    const events = choose(t, 'agree', { test: [...fail, ...pass, ...pass] })
    expect(events.filter(({ type }) => type === 'tested')[0]).toMatchObject({ seat: 2, skill: 'piloting' })
    expect(t.shipDamage[2]).toBe(1)
    expect(at(t.fame, 0)).toBe(1)
    // The partner gets what the card gives them, and no share of the reward.
    expect([at(t.credits, 2), at(t.fame, 2)]).toEqual([9000, 0])
    expect(at(t.credits, 0)).toBe(13_000)
  })

  test('G-22: a player who declines is not asked again this turn, and the encounter has not begun', () => {
    const t = jobTable('disable-comms', 'job-56-1', { people: 3 })
    askForEncounter(t)
    choose(t, 'job-disable-comms')
    choose(t, 'seat-2')
    choose(t, 'pass')
    expect(asked(t)).toEqual([['encounter', 0]])
    expect(candidatesFor(t, 0, 'team')).toEqual([2])
    choose(t, 'job-disable-comms')
    expect(asked(t)).toEqual([['agreeToJob', 2]])
    choose(t, 'pass')
    expect(ids(t)).not.toContain('job-disable-comms')
    expect(closed(t, 'job-disable-comms')).toMatchObject({ reason: 'noPartner' })
    expect(at(t.held, 0)).toContain(pieceNamed(t, 'disable-comms'))
  })

  test('a defeated player cannot be the partner', () => {
    const t = jobTable('disable-comms', 'job-56-1')
    t.isDefeated[1] = true
    askForEncounter(t)
    expect(closed(t, 'job-disable-comms')).toMatchObject({ reason: 'noPartner' })
  })

  test('G-74: AI players do not take part', () => {
    const t = jobTable('disable-comms', 'job-56-1', { people: 1 })
    askForEncounter(t)
    expect(closed(t, 'job-disable-comms')).toMatchObject({ reason: 'noPartner' })
  })

  test('UB-TJB-03: the active player decides for the partner too', () => {
    const t = jobTable('sail-barge-sabotage', 'job-57-2')
    askForEncounter(t)
    choose(t, 'job-sail-barge-sabotage')
    choose(t, 'agree')
    // The owner makes the card's choice about who tests.
    expect(asked(t)).toEqual([['chooseEffect', 0]])
    choose(t, 'effect-0', { test: [...pass, ...pass] })
    expect(asked(t)).toEqual([['chooseEffect', 0]])
    choose(t, 'effect-0')
    expect(at(t.credits, 1)).toBe(9000)
    // No effect on the partner contains a choice.
    for (const number of [56, 57])
      for (const node of nodesIn(scriptsOf(number)).filter(({ who }) => who === 'partner')) {
        for (const choice of operationsIn(node, 'choose')) expect(choice['by']).toBe('active')
        expect(operationsIn(node, 'may')).toEqual([])
        expect(operationsIn(node, 'upTo')).toEqual([])
      }
  })

  test('UB-TJB-04, G-23: the owner’s defeat fails the job, and the owner keeps the card', () => {
    const t = jobTable('disable-comms', 'job-56-1')
    t.characterDamage[0] = 4
    askForEncounter(t)
    choose(t, 'job-disable-comms')
    const events = choose(t, 'agree', { test: [...pass, ...pass, ...fail] })
    expect(t.isDefeated[0]).toBe(true)
    expect(events.find(({ type }) => type === 'jobEnded')).toMatchObject({ outcome: 'failed' })
    expect(at(t.held, 0)).toContain(pieceNamed(t, 'disable-comms'))
    expect(at(t.credits, 1)).toBe(6000)
  })

  test('UB-TJB-05, G-23: the partner’s defeat fails the job too, but does not end the owner’s turn', () => {
    const t = jobTable('disable-comms', 'job-56-1')
    t.shipDamage[1] = 3
    askForEncounter(t)
    choose(t, 'job-disable-comms')
    const events = choose(t, 'agree', { test: [...fail] })
    expect(t.isDefeated).toEqual([false, true])
    expect(events.find(({ type }) => type === 'jobEnded')).toMatchObject({ outcome: 'failed' })
    expect(events.filter(({ type }) => type === 'tested')).toHaveLength(1)
    expect(events.map(({ type }) => type)).not.toContain('turnCutShort')
    expect(at(t.held, 0)).toContain(pieceNamed(t, 'disable-comms'))
    expect(at(t.credits, 1)).toBe(2000)
  })
})

describe('confrontational jobs', () => {
  test('UB-OJB-01, UB-OJB-02, UB-FACT-68: there are two, which take from another player and name a skill', () => {
    expect(together('confrontational').map(({ id }) => id)).toEqual(['honest-robbery', 'snatch-and-grab'])
    for (const [number, skill] of [
      [58, 'influence'],
      [59, 'stealth'],
    ] as const)
      for (const { sections } of scriptsOf(number)) {
        const tests = operationsIn(sections, 'confront')
        expect(tests.map((node) => node['skill'])).toEqual(tests.map(() => skill))
        expect([
          ...operationsIn(sections, 'takeCredits'),
          ...operationsIn(sections, 'takeFromOpponent'),
        ]).not.toEqual([])
      }
  })

  /** At the confrontation of "An Honest Face", after the owner's own test. */
  function robbery(setup: PlainSetup = {}) {
    const t = jobTable('honest-robbery', 'job-58-1', setup)
    askForEncounter(t)
    return t
  }

  test('UB-OJB-03, UB-OJB-04, G-26: the owner tests first, then the opponent always tests the same skill', () => {
    for (const own of [pass, fail]) {
      const t = robbery()
      const events = choose(t, 'job-honest-robbery', { test: [...fail, ...own, ...fail] })
      const tests = events.filter(({ type }) => type === 'tested')
      expect(tests).toMatchObject([
        { seat: 0, skill: 'knowledge' },
        { seat: 0, skill: 'influence' },
        { seat: 1, skill: 'influence' },
      ])
      // G-73: it is not a combat.
      expect(events.map(({ type }) => type)).not.toContain('combatBegan')
    }
  })

  test('UB-OJB-05: the effect of each pair of results', () => {
    const results = [
      [pass, fail, 5000 + 5000 + 4000, 0, 1],
      [pass, pass, 5000 + 2000 + 4000, 3000, 1],
      [fail, fail, 5000, 4000, 0],
      [fail, pass, 3000, 7000, 0],
    ] as const
    for (const [own, theirs, credits, others, fame] of results) {
      const t = robbery()
      choose(t, 'job-honest-robbery', { test: [...fail, ...own, ...theirs] })
      expect([at(t.credits, 0), at(t.credits, 1), at(t.fame, 0)]).toEqual([credits, others, fame])
      expect(at(t.held, 0).includes(pieceNamed(t, 'honest-robbery'))).toBe(fame === 0)
    }
  })

  test('UB-OJB-01: the owner cannot take more than the opponent has', () => {
    const t = robbery()
    t.credits[1] = 1000
    choose(t, 'job-honest-robbery', { test: [...fail, ...pass, ...fail] })
    expect([at(t.credits, 0), at(t.credits, 1)]).toEqual([10_000, 0])
  })

  test('UB-OJB-04, G-24: the owner names any other player in the space, even a defeated one, who cannot refuse', () => {
    const t = robbery({ people: 4 })
    t.isDefeated[2] = true
    standAt(t, 3, 'naboo')
    choose(t, 'job-honest-robbery')
    expect(asked(t)).toEqual([['chooseForJob', 0]])
    expect(ids(t)).toEqual(['seat-2', 'seat-3'])
    const events = choose(t, 'seat-3', { test: [...fail, ...pass, ...fail] })
    expect(added(events).find(({ type }) => type === 'confronted')).toMatchObject({
      seat: 0,
      opponent: 2,
      skill: 'influence',
      hasPassed: true,
      hasOpponentPassed: false,
    })
    expect(t.credits).toEqual([14_000, 5000, 0, 5000])
  })

  test('UB-OJB-04: without another player in the space, the job cannot be done', () => {
    const t = jobTable('honest-robbery', 'job-58-1')
    standAt(t, 1, 'naboo')
    askForEncounter(t)
    expect(closed(t, 'job-honest-robbery')).toEqual({ rule: 'UB-OJB-04', reason: 'noOpponent' })
  })

  test('UB-OJB-01, UB-ROT-09: the owner picks a card and takes it with the half that shows', () => {
    const t = jobTable('snatch-and-grab', 'job-59-1')
    const [cargo, gear] = [hold(t, 1, 'podracer-parts'), hold(t, 1, 'vibroknife')]
    hold(t, 1, 'quad-laser-cannon')
    askForEncounter(t)
    choose(t, 'job-snatch-and-grab', { test: [...pass, ...pass, ...fail] })
    expect(asked(t)).toEqual([['pickCardToTake', 0]])
    expect(ids(t)).toEqual(['podracer-parts', 'vibroknife'])
    choose(t, 'podracer-parts')
    expect(at(t.held, 0)).toContain(cargo)
    expect(at(t.held, 1)).toContain(gear)
    expect(at(t.fame, 0)).toBe(1)
  })

  test('UB-TJB-05: an opponent’s defeat does not fail the job', () => {
    const t = jobTable('snatch-and-grab', 'job-59-2')
    t.characterDamage[1] = 3
    askForEncounter(t)
    choose(t, 'job-snatch-and-grab')
    choose(t, 'effect-1', { test: [...pass, ...pass, ...fail] })
    expect(t.isDefeated[1]).toBe(true)
    expect(at(t.fame, 0)).toBe(1)
    // The defeat cost 3,000, so 2,000 are left to take.
    expect(at(t.credits, 0)).toBe(11_000)
  })

  test('G-25: the job fails if the card does not mention the result', () => {
    const t = jobTable('honest-robbery', 'job-58-1')
    const job = pieceNamed(t, 'honest-robbery')
    askForEncounter(t)
    const only: CardEffect = { op: 'takeCredits', amount: 1000 }
    choose(t, 'job-honest-robbery', { test: [...fail, ...fail, ...fail] })
    expect(at(t.held, 0)).toContain(job)
    const bare = plainTable()
    standAt(bare, 1, 'naboo')
    startConfrontation(bare, { seat: 0, bound: { opponent: 1 } }, 1, 'stealth', { onlyYouPass: only })
    run(bare, { test: [...pass, ...pass] })
    expect(at(bare.credits, 0)).toBe(5000)
  })
})

test.each(langs)('jobs for two players are printed completely: %s', (lang) => {
  const said = jobScripts.flatMap((card) =>
    databankCardText(card, lang).flatMap(({ paragraphs }) => paragraphs),
  )
  expect(said.length).toBeGreaterThan(40)
  expect(said.filter((text) => isBrokenText(text))).toEqual([])
  const both = lang === 'pl' ? /twój partner/ : /your partner/
  expect(said.some((text) => both.test(text))).toBe(true)
})

test('jobs of the base game are for one player', () => {
  expect(baseSet.market.filter((card) => 'together' in card)).toEqual([])
})
