import { describe, expect, test } from 'vitest'
import { at, begin, type GameEvent, newChance, playChoice, present } from '../../index.ts'
import { testGame } from '../index.ts'
import { jobGame } from './job.ts'
import { encounters, sectionOf } from './job-cards.ts'
import { effects } from './job-effects.ts'
import {
  ACID,
  ARMOUR,
  BELT,
  BLADE,
  BLANK,
  CARGO,
  CRITICAL,
  type Den,
  DOUBLE,
  DRUM,
  ERRAND,
  FLASK,
  GEAR,
  HIT,
  JOBS,
  LETTER,
  RUMOUR,
  SCRIPTS,
  SEAL,
  SECRETS,
  SPICE,
  VAULT,
} from './job-table.ts'

interface Arranged {
  readonly gear?: readonly number[]
  readonly job?: number
  readonly secrets?: number
  readonly cargo?: readonly number[]
  readonly fame?: number
  readonly wounds?: number
  readonly credits?: number
}

/** Ann's turn (seat 0), with so much of each; Ben has nothing. */
function arranged({
  gear = [],
  job = VAULT,
  secrets = 0,
  cargo = [],
  fame = 0,
  wounds = 0,
  credits = 3,
}: Arranged): Den {
  const t = begin(jobGame, 2, {}, newChance(1, jobGame.streams))
  const without = (all: readonly number[], some: readonly number[]) =>
    all.filter((piece) => !some.includes(piece))
  t.gear = [[...gear], []]
  t.box = without(GEAR, gear)
  t.jobs = [[job], []]
  t.jobPool = without(JOBS, [job])
  t.secrets = [SECRETS.slice(0, secrets), []]
  t.deck = SECRETS.slice(secrets)
  t.cargo = [[...cargo], []]
  t.market = without(CARGO, cargo)
  t.fame = [fame, 0]
  t.wounds = [wounds, 0]
  t.credits = [credits, 0]
  return t
}

type Draws = Record<string, number[]>

/** Takes a choice of whoever is asked, with the outcomes of chance given; tells what happened. */
function choose(t: Den, pick: string, draws: Draws = {}): readonly GameEvent[] {
  const open = at(t.open, 0)
  const played = playChoice(jobGame, t, { seat: open.seat, decision: open.id, picks: [pick] }, draws)
  if (!played.ok) throw new Error(JSON.stringify(played.error))
  expect(Object.values(draws).flat()).toEqual([])
  expect(jobGame.violations(t)).toEqual([])
  return played.value.events
}

const asked = (t: Den) => {
  const { seat, kind, options } = present(jobGame, t, at(t.open, 0))
  return [seat, kind, ...options.map(({ id }) => id)]
}

/** Ann sets about the vault; the copy with the gate and the guards is drawn, and one die of its test succeeds. */
function atTheGuards(arrange: Arranged, attack: readonly number[]): Den {
  const t = arranged(arrange)
  // The work of the action phase is worth 1 credit, the success in the test another.
  choose(t, 'work')
  choose(t, `job-${VAULT}`, { scripts: [0], test: [HIT, BLANK] })
  choose(t, 'pass', { attack: [...attack] })
  return t
}

const isHome = (t: Den) => t.reading.length === 0 && t.bank.join() === SCRIPTS.join()

describe('won, rich and beaten', () => {
  test('OR-CSTEP-15, OR-DEF-12: reward and fame come before the damage, which then takes its toll', () => {
    const t = atTheGuards({ secrets: 2 }, [BLANK, HIT, HIT])
    expect(asked(t)).toEqual([0, 'changeRoll', 'die-0', 'die-1', 'die-2', 'secret-7', 'secret-8', 'pass'])
    choose(t, 'die-0', { attack: [HIT] })
    // OR-EX-11: the reroll was for this combat.
    expect(asked(t)).toEqual([0, 'changeRoll', 'secret-7', 'secret-8', 'pass'])
    choose(t, 'secret-7')
    // 4 against 4: the attacker wins a tie.
    const told = choose(t, 'pass', { defence: [CRITICAL, HIT, HIT] })
    expect(told.map(({ type }) => type)).toEqual([
      'fought',
      'completed',
      'gained',
      'fame',
      'hurt',
      'defeated',
      'lost',
      'jobEnded',
      'began',
    ])
    // 3 + 1 + 1, and 3 for the job: 3 are taken from the new sum.
    expect([t.credits[0], t.fame[0], t.completed[0]]).toEqual([5, 2, 1])
    expect([t.wounds[0], t.isDown[0]]).toEqual([3, true])
    // OR-SEC-08: the other secret lies unseen under its deck, known to Ann alone; the used one was seen by all.
    expect(t.secrets[0]).toEqual([])
    expect(t.deck.slice(0, 2)).toEqual([8, 7])
    expect([t.knowers[8], t.knowers[7]]).toEqual([0b001, 0b111])
    expect(isHome(t)).toBe(true)
    expect(asked(t).slice(0, 2)).toEqual([1, 'act'])
  })

  test('OR-FAME-01: the tenth fame ends the game before any damage', () => {
    const t = atTheGuards({ fame: 8 }, [CRITICAL, CRITICAL, HIT])
    choose(t, 'pass', { defence: [CRITICAL, HIT, HIT] })
    expect(t.outcome).toEqual({ winners: [0] })
    expect([t.fame[0], t.wounds[0]]).toEqual([10, 0])
  })

  test('OR-DEF-07, OR-JOB-12: lost and lethal, the job fails: its card stays, the rest of the script is unread', () => {
    const t = atTheGuards({}, [BLANK, BLANK, BLANK])
    const told = choose(t, 'pass', { defence: [CRITICAL, CRITICAL, BLANK] })
    expect(told.find(({ type }) => type === 'jobEnded')).toMatchObject({ outcome: 'failed' })
    expect(t.jobs[0]).toEqual([VAULT])
    // 5 less 3 for the defeat; the script would have taken 1 more.
    expect([t.credits[0], t.completed[0], t.fame[0]]).toEqual([2, 0, 0])
    expect(isHome(t)).toBe(true)
    expect(asked(t).slice(0, 2)).toEqual([1, 'act'])
  })

  test('OR-JOB-11: lost and alive, the rest of the script is read, and it says that the job fails', () => {
    const t = atTheGuards({}, [BLANK, BLANK, BLANK])
    const told = choose(t, 'pass', { defence: [CRITICAL, BLANK, BLANK] })
    expect(told.find(({ type }) => type === 'jobEnded')).toMatchObject({ outcome: 'failed' })
    expect([t.credits[0], t.wounds[0], t.isDown[0]]).toEqual([4, 2, false])
    expect(isHome(t)).toBe(true)
  })

  test('OR-JOB-09: won and alive, what follows the fight is not read, because the job is over after it', () => {
    const t = atTheGuards({}, [HIT, HIT, HIT])
    choose(t, 'pass', { defence: [HIT, BLANK, BLANK] })
    expect([t.credits[0], t.wounds[0], t.completed[0]]).toEqual([8, 1, 1])
    expect(isHome(t)).toBe(true)
  })

  test('OR-DMG-08: a prevention of 1 saves, and it counts before the damage is capped', () => {
    const saved = atTheGuards({ gear: [ARMOUR] }, [CRITICAL, CRITICAL, BLANK])
    choose(saved, 'pass', { defence: [CRITICAL, HIT, BLANK] })
    expect([saved.wounds[0], saved.isDown[0]]).toEqual([2, false])
    const beaten = atTheGuards({ gear: [ARMOUR] }, [CRITICAL, CRITICAL, BLANK])
    choose(beaten, 'pass', { defence: [CRITICAL, CRITICAL, BLANK] })
    expect(beaten.isDown[0]).toBe(true)
  })

  test('row 20: the double falls instead, once; with the seal credits cannot be taken', () => {
    const t = atTheGuards({ gear: [DOUBLE, SEAL] }, [CRITICAL, CRITICAL, BLANK])
    choose(t, 'pass', { defence: [CRITICAL, HIT, BLANK] })
    expect([t.wounds[0], t.isDown[0], t.gear[0]]).toEqual([2, false, [SEAL]])
    const sealed = atTheGuards({ gear: [SEAL] }, [CRITICAL, CRITICAL, BLANK])
    choose(sealed, 'pass', { defence: [CRITICAL, HIT, BLANK] })
    expect([sealed.isDown[0], sealed.credits[0]]).toEqual([true, 8])
  })

  test('row 43: a fight that the branch itself starts has a reroll of its own', () => {
    const t = arranged({})
    choose(t, 'work')
    choose(t, `job-${VAULT}`, { scripts: [1], attack: [BLANK, HIT, HIT] })
    // The outer fight has used its reroll and is won; the inner one begins with its own.
    choose(t, 'die-0', { attack: [HIT, HIT, HIT, BLANK], defence: [HIT, HIT] })
    expect(asked(t)).toEqual([0, 'changeRoll', 'die-0', 'die-1', 'die-2', 'pass'])
    const told = choose(t, 'pass', { defence: [BLANK, BLANK] })
    // The outer fight's damage was kept while the inner one was fought.
    expect(told.filter(({ type }) => type === 'hurt')).toMatchObject([{ amount: 2 }])
    expect([t.completed[0], t.wounds[0], t.credits[0]]).toEqual([1, 2, 8])
  })

  test('row 11: the outer fight’s result is bound by name: losing the inner one does not overwrite it', () => {
    const t = arranged({})
    choose(t, 'work')
    choose(t, `job-${VAULT}`, { scripts: [1], attack: [HIT, HIT, BLANK] })
    choose(t, 'pass', { defence: [HIT, BLANK], attack: [BLANK, BLANK, BLANK] })
    const told = choose(t, 'pass', { defence: [HIT, BLANK] })
    // Won outside: 1 credit. The script ends without a word on the job, which is no completion.
    expect(told.find(({ type }) => type === 'jobEnded')).toMatchObject({ outcome: 'over' })
    expect([t.completed[0], t.credits[0], t.wounds[0]]).toEqual([0, 5, 2])
    expect(t.jobs[0]).toEqual([])
  })

  test('OR-DEF-04: in a plain encounter the remaining text is still carried out; then the turn ends', () => {
    const t = arranged({ gear: [BLADE, SEAL] })
    choose(t, 'work')
    choose(t, 'street', { encounter: [0], attack: [BLANK, BLANK, BLANK, BLANK] })
    choose(t, 'pass', { defence: [CRITICAL, HIT, BLANK, BLANK] })
    // 1 credit for each of two pieces of gear.
    expect([t.isDown[0], t.credits[0]]).toEqual([true, 6])
    expect(asked(t).slice(0, 2)).toEqual([1, 'act'])
  })

  test('OR-GAP-67: a defeat does not end a row of deliveries, and the encounter is lost', () => {
    const t = arranged({ cargo: [ACID, SPICE], wounds: 1, credits: 0 })
    choose(t, 'deliver')
    choose(t, `cargo-${ACID}`)
    expect([t.isDown[0], t.fame[0]]).toEqual([true, 1])
    expect(asked(t)).toEqual([0, 'deliver', `cargo-${SPICE}`, 'pass'])
    choose(t, `cargo-${SPICE}`)
    expect(t.credits[0]).toBe(2)
    expect(asked(t).slice(0, 2)).toEqual([1, 'act'])
  })

  test('OR-DELIV-12: a script that ends the turn drops the other deliveries', () => {
    const t = arranged({ cargo: [LETTER, SPICE] })
    choose(t, 'deliver')
    choose(t, `cargo-${LETTER}`)
    expect(t.cargo[0]).toEqual([SPICE])
    expect(t.credits[0]).toBe(4)
    expect(isHome(t)).toBe(true)
    expect(asked(t).slice(0, 2)).toEqual([1, 'act'])
  })

  test('OR-EX-06: a number that no script has is no mistake: the job is just over', () => {
    const t = arranged({ job: RUMOUR })
    choose(t, 'work')
    const told = choose(t, `job-${RUMOUR}`)
    expect(told.find(({ type }) => type === 'jobEnded')).toMatchObject({ outcome: 'over' })
    expect(t.jobPool).toContain(RUMOUR)
  })

  test('row 12: of two copies one is drawn when it is called for, and lies in the open while it is read', () => {
    for (const copy of [0, 1]) {
      const t = arranged({})
      choose(t, 'work')
      choose(
        t,
        `job-${VAULT}`,
        copy === 0 ? { scripts: [0], test: [HIT, HIT] } : { scripts: [1], attack: [HIT, HIT, HIT] },
      )
      expect(t.reading).toEqual([copy])
      expect(t.bank).not.toContain(copy)
    }
  })

  test('it is told which section is read next', () => {
    const t = arranged({})
    choose(t, 'work')
    choose(t, `job-${VAULT}`, { scripts: [0], test: [HIT, BLANK] })
    const told = choose(t, 'pass', { attack: [HIT, HIT, HIT] })
    const turned = told.find(({ type }) => type === 'turnedTo')
    expect(turned).toMatchObject({ piece: 0, label: 'guards' })
  })

  test('a chain of causes leads from the wound to the script and to the job', () => {
    const t = arranged({})
    choose(t, 'work')
    choose(t, `job-${VAULT}`, { scripts: [0], test: [BLANK, BLANK] })
    const told = choose(t, 'pass', { attack: [HIT, HIT, HIT] })
    expect(told.find(({ type }) => type === 'hurt')).toMatchObject({ amount: 1, causes: [VAULT, 0] })
  })
})

describe('abilities that wait', () => {
  test('OR-TIME-02, OR-TIME-04: during the fight, in the order that the player likes', () => {
    const t = atTheGuards({ gear: [BELT, DRUM] }, [HIT, HIT, HIT])
    choose(t, 'pass', { defence: [HIT, BLANK, BLANK] })
    expect(asked(t)).toEqual([0, 'useAbility', `gear-${BELT}`, `gear-${DRUM}`, 'pass'])
    choose(t, `gear-${DRUM}`)
    expect(t.secrets[0]).toHaveLength(1)
    expect(t.completed[0]).toBe(0)
    choose(t, `gear-${BELT}`)
    // 5, and 1 for the belt, and 3 for the job.
    expect([t.credits[0], t.wounds[0]]).toEqual([9, 1])
  })

  test('OR-TIME-01, OR-TIME-03: after the fight, also where it has beaten its owner', () => {
    const t = arranged({ gear: [FLASK] })
    choose(t, 'work')
    choose(t, 'street', { encounter: [0], attack: [BLANK, BLANK, BLANK] })
    choose(t, 'pass', { defence: [CRITICAL, HIT, BLANK, BLANK] })
    expect(asked(t)).toEqual([0, 'useAbility', `gear-${FLASK}`, 'pass'])
    expect(t.isDown[0]).toBe(true)
    choose(t, `gear-${FLASK}`)
    // OR-DEF-06: up again, but the turn was in its last part.
    expect([t.wounds[0], t.isDown[0]]).toEqual([2, false])
    expect(asked(t).slice(0, 2)).toEqual([1, 'act'])
  })

  test('what waits for the end of a fight is lost with a job that fails in it', () => {
    const t = atTheGuards({ gear: [FLASK] }, [BLANK, BLANK, BLANK])
    choose(t, 'pass', { defence: [CRITICAL, CRITICAL, BLANK] })
    expect(asked(t).slice(0, 2)).toEqual([1, 'act'])
    expect(t.wounds[0]).toBe(3)
  })
})

describe('costs and lists', () => {
  const atTheOffice = (credits: number, wounds = 0) => {
    const t = arranged({ job: ERRAND, credits, wounds })
    choose(t, 'work')
    return { t, told: choose(t, `job-${ERRAND}`) }
  }

  test('OR-ABIL-04: two costs that draw on the same purse are paid whole or not at all', () => {
    const { t: poor } = atTheOffice(2)
    expect(asked(poor).slice(0, 2)).toEqual([1, 'act'])
    expect(poor.credits[0]).toBe(3)
    const { t: rich } = atTheOffice(3)
    expect(asked(rich)).toEqual([0, 'chooseEffect', 'effect-0', 'pass'])
    choose(rich, 'effect-0')
    expect(asked(rich).slice(0, 2)).toEqual([0, 'pickGear'])
    expect(rich.credits[0]).toBe(0)
    expect(rich.fame[0]).toBe(1)
  })

  test('costs within costs are tried together too', () => {
    const t = arranged({ credits: 3 })
    const lose = (credits: number) => ({ op: 'lose', credits }) as const
    const nested = { op: 'all', of: [{ op: 'all', of: [lose(1), lose(1)] }, lose(2)] } as const
    expect(effects.whole(t, nested, { seat: 0 })).toMatchObject({
      rule: 'JB-PAY-01',
      facts: { has: 1, needs: 2 },
    })
    t.credits[0] = 4
    expect(effects.whole(t, nested, { seat: 0 })).toBeNull()
    expect(t.credits[0]).toBe(4)
  })

  test('row 50: the first line that would change something, told with why the others were passed over', () => {
    const { told } = atTheOffice(0)
    expect(told.filter(({ type }) => type === 'line')).toMatchObject([
      { line: 0, refusal: { reason: 'unhurt' } },
      { line: 1, refusal: null },
    ])
    const hurt = atTheOffice(0, 1)
    expect(hurt.told.filter(({ type }) => type === 'line')).toMatchObject([{ line: 0, refusal: null }])
  })

  test('OR-GOAL-04, OR-SLOT-08: settled in one place: excess gear is asked for, the second job reaches the goal', () => {
    const { t } = atTheOffice(3)
    t.completed[0] = 1
    t.gear[0] = [BELT, DRUM]
    t.box = t.box.filter((gear) => gear !== BELT && gear !== DRUM)
    choose(t, 'effect-0')
    choose(t, `gear-${BLADE}`)
    expect(asked(t)).toEqual([0, 'discardGear', `gear-${BELT}`, `gear-${DRUM}`, `gear-${BLADE}`])
    choose(t, `gear-${DRUM}`)
    expect([t.fame[0], t.hasGoal[0], t.completed[0]]).toEqual([2, true, 2])
  })
})

describe('what the cards say', () => {
  const said = (effect: Parameters<typeof effects.text>[0]) => [
    effects.text(effect, 'en'),
    effects.text(effect, 'pl'),
  ]

  test('scripts, with what passing, failing and winning bring', () => {
    expect(said(sectionOf(0, null))).toEqual([
      'Take a test: if you fail, suffer 1 damage. Gain 1 credit for each success, then go on with “The guards”.',
      'Wykonaj test: jeśli się nie powiedzie, otrzymaj 1 ranę. Zyskaj 1 kredyt za każdy sukces, a potem przejdź do części „Strażnicy”.',
    ])
    expect(said(sectionOf(0, 'guards'))).toEqual([
      'Fight an enemy with 3 dice: if you win, the job is completed, and after this fight, read no further. Lose 1 credit, then the job fails.',
      'Stocz walkę z wrogiem, który rzuca 3 kośćmi: jeśli wygrasz, zlecenie jest wykonane, a po tej walce nie czytaj dalej. Strać 1 kredyt, a potem zlecenie kończy się niepowodzeniem.',
    ])
    expect(said(sectionOf(2, null))).toEqual([
      'Do only the first of these that has an effect: heal 1 damage; or draw a secret. You may lose 2 credits and lose 2 credits to complete the job.',
      'Wykonaj tylko pierwszy z tych efektów, który coś zmieni: ulecz 1 ranę; dobierz tajną kartę. Możesz stracić 2 kredyty i stracić 2 kredyty, aby wykonać zlecenie.',
    ])
  })

  test('encounters, with conditions and amounts', () => {
    expect(encounters.map((encounter) => said(encounter))).toMatchInlineSnapshot(`
      [
        [
          "Fight an enemy with 4 dice: if you win, gain 2 credits. Gain 1 credit for each piece of gear you have.",
          "Stocz walkę z wrogiem, który rzuca 4 kośćmi: jeśli wygrasz, zyskaj 2 kredyty. Zyskaj 1 kredyt za każdy posiadany sprzęt.",
        ],
        [
          "Do these in any order: heal 1 damage; gain 1 credit; and draw a secret.",
          "W dowolnej kolejności: ulecz 1 ranę; zyskaj 1 kredyt; dobierz tajną kartę.",
        ],
        [
          "Up to once (twice if you have 6 credits or more), you may lose 2 credits to gain 1 fame.",
          "Maksymalnie raz (2 razy, jeśli masz co najmniej 6 kredytów) możesz stracić 2 kredyty, aby zyskać 1 punkt sławy.",
        ],
        [
          "Do each of these that has an effect: draw a secret; lose 1 credit; and heal 1 damage.",
          "Wykonaj każdy z tych efektów, który coś zmieni: dobierz tajną kartę; strać 1 kredyt; ulecz 1 ranę.",
        ],
        [
          "If you have 3 credits or more and you are unhurt, the next player: suffer 1 damage; otherwise the next player chooses one: you gain 1 credit; or you heal 1 damage.",
          "Jeśli masz co najmniej 3 kredyty i nie masz ran, następny gracz: otrzymaj 1 ranę; w przeciwnym razie następny gracz wybiera jedno: zyskujesz 1 kredyt albo leczysz 1 ranę.",
        ],
      ]
    `)
  })
})

testGame(
  'job',
  { game: jobGame, seats: 2, options: {} },
  { games: 200, secretPositions: 300, matches: 3, mutations: 30 },
)
