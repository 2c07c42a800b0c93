import { at, type Lang, type Line, langs, plainText, present } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { cardRules } from '../../../outer-rim/rules/abilities/card-language.ts'
import type { RimEvent } from '../../../outer-rim/rules/events.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { game } from '../../rules/game.ts'
import { startPlayerBountyFight } from '../../rules/jobs/player-bounties.ts'
import { startShipOrder } from '../../rules/market/ship-order.ts'
import { words } from '../../words/game-words.ts'
import { asked, askForEncounter, choose, hold, plainTable, run, standAt } from '../table.ts'

const said = (line: Line | null): string => (line === null ? '' : plainText(line, (seat) => `P${seat + 1}`))

/** The open question with its options and blocked options. */
function question(t: Rim, lang: Lang): readonly string[] {
  const decision = present(game, t, at(t.open, 0))
  const { prompt, option, refusal } = words[lang]
  return [
    said(prompt(decision)),
    ...decision.options.map((each) => said(option(decision, each))),
    ...decision.blocked.map((each) => `${said(option(decision, each))}: ${refusal(each.refusal)}`),
  ]
}

const told = (events: readonly RimEvent[], type: string, lang: Lang): string[] =>
  events.filter((event) => (event.type as string) === type).map((event) => said(words[lang].event(event)))

function hunted(where: string): Rim {
  const t = plainTable({ characters: ['bossk', 'boba-fett'] })
  standAt(t, 1, where)
  hold(t, 0, 'bounty-boba-fett')
  return t
}

function jobFor(people: number, job: string, space: string): Rim {
  const t = plainTable({ people, space })
  for (let seat = 1; seat < people; seat++) standAt(t, seat, space)
  hold(t, 0, job)
  return t
}

describe('questions and log lines', () => {
  test('UB-PBT-03, UB-FACT-61: bounties on players', () => {
    const here = askForEncounter(hunted('naboo'))
    expect(question(here, 'en')[2]).toBe('Fight P2 (Bounty: Boba Fett; 5,000 credits and 1 fame if you win)')
    expect(question(here, 'pl')[2]).toBe(
      'Walcz z graczem: P2 (Zlecenie: Boba Fett; za wygraną 5000 kredytów i 1 punkt sławy)',
    )
    const there = askForEncounter(hunted('ryloth'))
    expect(question(there, 'en')[2]).toMatch(/has to be in your space, but is on Ryloth\.$/)
    expect(question(there, 'pl')[2]).toMatch(/musi być na twoim polu, a jest tutaj: Ryloth\.$/)
  })

  test('UB-PBT-13, UB-PBT-14: the choice of a faction', () => {
    const t = hunted('naboo')
    t.reputation[1] = [-1, -1, 1, 1]
    startPlayerBountyFight(t, 0, at(at(t.held, 0), 0), 1)
    const events = run(t, { attack: ['hit', 'hit', 'hit'], defence: ['blank', 'blank', 'blank'] })
    expect(told(events, 'playerBountyCompleted', 'en')).toEqual([
      'P1 completes the bounty on P2: Bounty: Boba Fett.',
    ])
    expect(question(t, 'en')).toEqual([
      'Bounty on P2: with which of these factions does P1 gain 1 reputation?',
      'Rebel',
      'Imperial',
    ])
    expect(question(t, 'pl')[0]).toMatch(/P1 zyskuje 1 punkt reputacji\?$/)
    choose(t, 'rebel')
    expect(question(t, 'en')[0]).toMatch(/does P1 lose 1 reputation\?$/)
    expect(question(t, 'pl')[0]).toMatch(/P1 traci 1 punkt reputacji\?$/)
  })

  test('UB-TJB-02, UB-OJB-02: jobs for two players, with both players’ odds', () => {
    const t = askForEncounter(jobFor(3, 'honest-robbery', 'cantonica'))
    choose(t, 'job-honest-robbery')
    expect(question(t, 'en')).toEqual([
      'Honest Robbery is confrontational: who is your opponent?',
      'P2 (Influence: you 23%, they 23%)',
      'P3 (Influence: you 23%, they 23%)',
    ])
    expect(question(t, 'pl')[1]).toBe('P2 (Wpływy: ty 23%, ten gracz 23%)')
    const team = askForEncounter(jobFor(2, 'disable-comms', 'lothal'))
    choose(team, 'job-disable-comms')
    expect(asked(team)).toEqual([['agreeToJob', 1]])
    expect(question(team, 'en')).toEqual([
      'P1 asks you to be their partner in Disable Comms Network. Do you agree?',
      'Be their partner',
      'Decline',
    ])
    expect(question(team, 'pl').slice(1)).toEqual(['Weź udział', 'Odmów'])
    const events = choose(team, 'pass')
    expect(told(events, 'jobTogether', 'en')).toEqual([
      'P2 declines to be P1’s partner in Disable Comms Network.',
    ])
    expect(
      question(team, 'en').some((text) => /This is a team job: it takes another player/.test(text)),
    ).toBe(true)
    expect(question(team, 'pl').some((text) => /To misja zespołowa/.test(text))).toBe(true)
  })

  test('UB-OJB-05: the result of a confrontation', () => {
    for (const [own, theirs, en] of [
      ['critical', 'blank', 'only P1 passes'],
      ['blank', 'critical', 'only P2 passes'],
      ['critical', 'critical', 'both P1 and P2 pass'],
      ['blank', 'blank', 'neither P1 nor P2 passes'],
    ] as const) {
      const t = jobFor(2, 'honest-robbery', 'cantonica')
      cardRules().run(
        t,
        { op: 'confront', skill: 'influence', onlyYouPass: { op: 'takeCredits', amount: 1000 } },
        { seat: 0, bound: { opponent: 1 } },
      )
      const events = run(t, { test: [own, 'blank', theirs, 'blank'] })
      expect(told(events, 'confronted', 'en')).toEqual([`Confrontational test of Influence: ${en}.`])
      expect(told(events, 'confronted', 'pl')[0]).toMatch(/^Konfrontacyjny test Wpływów: /)
    }
  })

  test('UB-FACT-40, UB-FACT-73: ships by cost, and tokens on cards', () => {
    const t = plainTable()
    startShipOrder(t, 0, 5, [5000, 10_000])
    run(t)
    expect(question(t, 'en')).toEqual([
      'Name a cost: you may buy the first ship card of that cost that is revealed.',
      '5,000 credits',
      '10,000 credits',
    ])
    const events = choose(t, 'cost-10000')
    expect(told(events, 'shipSought', 'en')[0]).toMatch(
      /^P1 looks for a ship that costs 10,000 credits and finds /,
    )
    const hondo = plainTable({ characters: ['hondo-ohnaka', 'bossk'] })
    hold(hondo, 0, 'vibroknife', 'slicer-kit')
    cardRules().run(hondo, { op: 'tokenOnCard', cards: { types: ['gear'] } }, { seat: 0 })
    run(hondo)
    expect(question(hondo, 'en').slice(1)).toEqual(['Vibroknife', 'Slicer Kit'])
    expect(told(choose(hondo, 'slicer-kit'), 'tokenOnCard', 'pl')[0]).toMatch(
      /^P1 kładzie żeton celu na karcie: /,
    )
  })

  test('every refusal of these chapters has words in both languages', () => {
    const reasons = [
      'noPartner',
      'noOpponent',
      'opponentHasNoCredits',
      'targetElsewhere',
      'targetDefeated',
      'noCardForToken',
      'noCombat',
      'noBountyFight',
      'otherPatrol',
      'tooFewDice',
      'tooLittleHealth',
      'tooFewTokens',
    ]
    for (const lang of langs)
      for (const reason of reasons) {
        const text = words[lang].refusal({
          rule: 'UB-CLR-12',
          reason,
          facts: { has: 1, needs: 2, seat: 1, space: 3 },
        })
        expect(text, reason).toMatch(/^[A-ZŁŚŻ].{10,}\.$/)
        expect(text, reason).not.toContain(reason)
      }
  })
})
