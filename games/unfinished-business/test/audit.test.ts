import {
  answer,
  anyAnswer,
  at,
  fastDice,
  hashOf,
  movesFor,
  readChoice,
  replay,
  resumeMatch,
  writePicks,
} from '@kantyna/kernel'
import { checkSecrecy, newTestMatch } from '@kantyna/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { marketDecks } from '../../outer-rim/content/names.ts'
import { cardRules } from '../../outer-rim/rules/abilities/card-language.ts'
import { startPlayerFight } from '../../outer-rim/rules/combat/combat.ts'
import { currentCombat } from '../../outer-rim/rules/combat/dice-pools.ts'
import type { Rim, RimOptions } from '../../outer-rim/rules/rim.ts'
import { pieceNamed, tablesOf } from '../../outer-rim/rules/tables.ts'
import { violations } from '../../outer-rim/rules/violations.ts'
import { jobScripts } from '../content/databank/jobs.ts'
import { refreshGoals } from '../rules/ambitions/goals.ts'
import { supportFavor } from '../rules/favors/kinds.ts'
import { game } from '../rules/game.ts'
import { huntsHere, startPlayerBountyFight, targetOf } from '../rules/jobs/player-bounties.ts'
import { rangeOf, resolveSymbol } from '../rules/market/reveals.ts'
import { rotateCard } from '../rules/market/rotating.ts'
import { unfinished } from '../rules/setup/table.ts'
import { AI, aiDoes, aiTable, gameWithAiPlayers, HUMAN, SECOND } from './ai/ai-table.ts'
import { ambitionTable, completed, famous, tokensOf } from './ambitions/ambition-table.ts'
import {
  asked,
  askForActions,
  askForEncounter,
  begun,
  choose,
  hold,
  ids,
  makeMove,
  placeOn,
  plainTable,
  putContactAt,
  run,
  standAt,
} from './table.ts'

/** Rules of several chapters together: favors in jobs and bounty fights, lent reputation, rotated cards, and foreign records. */

const [REBEL, IMPERIAL] = [0, 1]

const pass = ['critical', 'blank'] as const
const fail = ['blank', 'blank'] as const
const isMoveRefused = (t: Rim, seat: number, move: string, ...picks: string[]) =>
  !readChoice(game, t, { seat, move, picks }).ok

/** Bossk leads a team job on Lothal. Only this script of the job is in the databank. */
function teamJob(script: string, options: object = {}): Rim {
  const t = plainTable({ people: 3, space: 'lothal', options })
  standAt(t, 1, 'lothal')
  hold(t, 0, 'disable-comms')
  for (const { id, number } of jobScripts)
    if (number === 56 && id !== script) {
      t.databank = t.databank.filter((piece) => piece !== pieceNamed(t, id))
      t.removed.push(pieceNamed(t, id))
    }
  askForEncounter(t)
  choose(t, 'job-disable-comms')
  return t
}

describe('a partner', () => {
  test('UB-FAV-04, UB-TJB-03, G-29: can ask for a favor before their own dice, and the owner of the job may advise them', () => {
    const t = teamJob('job-56-1', { favors: 'yes' })
    // Boba Fett is in another space; the owner has crew with Piloting.
    hold(t, 0, 'databank-hera-syndulla')
    choose(t, 'agree')
    expect(asked(t)).toEqual([['useInTest', 1]])
    expect(isMoveRefused(t, 2, 'askFavor', 'shortcut', 'whom=seat-1')).toBe(true)
    makeMove(t, 1, 'askFavor', 'advice-piloting', 'whom=seat-1')
    const [offer] = movesFor(game, t, 0).find(({ kind }) => kind === 'accept')?.options ?? []
    makeMove(t, 0, 'accept', offer?.id ?? '')
    const events = choose(t, 'pass', { test: ['hit', 'blank', ...pass, ...pass] })
    expect(events.find(({ type }) => type === 'tested')).toMatchObject({ seat: 1, level: 1, hasPassed: true })
  })

  test('UB-TJB-05: a partner’s defeat by the card fails the job at once, before its fight', () => {
    const t = teamJob('job-56-1')
    t.characterDamage[1] = 3
    const events = choose(t, 'agree', { test: [...pass, ...fail] })
    expect(t.isDefeated).toEqual([false, true, false])
    expect(events.map(({ type }) => type)).not.toContain('combatBegan')
    expect(events.find(({ type }) => type === 'jobEnded')).toMatchObject({ outcome: 'failed' })
    expect(at(t.held, 0)).toContain(pieceNamed(t, 'disable-comms'))
  })
})

describe('lent reputation and bounties on players', () => {
  function hunt(): { t: Rim; bounty: number } {
    const t = plainTable({
      people: 3,
      characters: ['bossk', 'boba-fett', 'ketsu-onyo'],
      options: { favors: 'yes' },
    })
    standAt(t, 1, 'naboo')
    return { t, bounty: hold(t, 0, 'bounty-boba-fett') }
  }
  const dice = { attack: ['hit', 'hit', 'blank'], defence: fail.concat('blank') } as const

  test('UB-PBT-13, UB-CLR-16: a hunter with lent reputation does not gain reputation', () => {
    const { t, bounty } = hunt()
    t.reputation[1] = [-1, 0, 0, 0]
    unfinished(t).favors[0] = { from: 2, code: supportFavor(REBEL), isSpent: false }
    startPlayerBountyFight(t, 0, bounty, 1)
    run(t)
    while (t.open[0]?.kind === 'useInCombat') choose(t, 'pass', dice)
    expect(t.reputation[0]).toEqual([0, 0, 0, 0])
    expect([at(t.credits, 0), at(t.fame, 0)]).toEqual([10_000, 1])
    expect(t.removed).toContain(bounty)
  })

  test('UB-PBT-14, UB-R-21: reputation lent to the defender counts as the defender’s', () => {
    const { t, bounty } = hunt()
    t.reputation[1] = [0, -1, 0, 0]
    unfinished(t).favors[1] = { from: 2, code: supportFavor(IMPERIAL), isSpent: false }
    startPlayerBountyFight(t, 0, bounty, 1)
    run(t)
    while (t.open[0]?.kind === 'useInCombat') choose(t, 'pass', dice)
    // No negative reputation is left, and Imperial reputation is positive.
    expect(t.reputation[0]).toEqual([0, -1, 0, 0])
  })

  test('G-21, UB-PBT-11, UB-AIC-12: abilities that add to the reward of a bounty add to this one, but only for a person', () => {
    const { t, bounty } = hunt()
    hold(t, 0, 'hired-tracker')
    startPlayerBountyFight(t, 0, bounty, 1)
    run(t)
    while (t.open[0]?.kind === 'useInCombat') choose(t, 'pass', dice)
    expect(at(t.credits, 0)).toBe(12_000)
    const solo = aiTable()
    standAt(solo, HUMAN, 'tatooine')
    hold(solo, AI, 'bounty-doctor-aphra', 'hired-tracker')
    aiDoes(solo, { op: 'aiHunt' }, { attack: ['hit', 'hit', 'hit'], defence: ['blank', 'blank'] })
    expect(at(solo.credits, AI)).toBe(5000)
  })

  test('UB-FAV-10, UB-R-64: the target may grant a favor, but cannot be paid with the bounty on them', () => {
    const { t, bounty } = hunt()
    hold(t, 0, 'vibroknife')
    startPlayerBountyFight(t, 0, bounty, 1)
    run(t)
    expect(asked(t)).toEqual([['useInCombat', 0]])
    expect(
      isMoveRefused(t, 0, 'propose', 'seat-2', 'give-cards=bounty-boba-fett', 'take-favor=strategy'),
    ).toBe(true)
    expect(isMoveRefused(t, 0, 'propose', 'seat-2', 'give-cards=vibroknife', 'take-favor=strategy')).toBe(
      false,
    )
    // The defender cannot ask for the bounty in return either.
    expect(
      isMoveRefused(t, 1, 'propose', 'seat-1', 'give-favor=strategy', 'take-cards=bounty-boba-fett'),
    ).toBe(true)
  })
})

test('UB-ROT-09, G-69: a card that pays for a favor keeps showing the same half', () => {
  const t = plainTable({ people: 2, options: { favors: 'yes' } })
  standAt(t, 1, 'naboo')
  const cargo = hold(t, 0, 'astromech-parts')
  rotateCard(t, 0, cargo)
  askForActions(t)
  makeMove(t, 0, 'propose', 'seat-2', 'give-cards=astromech-parts', 'take-favor=shortcut')
  const [offer] = movesFor(game, t, 1).find(({ kind }) => kind === 'accept')?.options ?? []
  makeMove(t, 1, 'accept', offer?.id ?? '')
  expect(at(t.held, 1)).toContain(cargo)
  expect(unfinished(t).turnedCards).toEqual([cargo])
  expect(unfinished(t).turnedInSlot).toEqual([cargo])
  expect(violations(t)).toEqual([])
})

describe('the last step of a final goal', () => {
  /** All goals but the final one are complete, and the owner of the sheet is at its destination. */
  function atTheEnd(sheet: string, space: string, character: string): Rim {
    const t = ambitionTable(sheet, { space, characters: [character, 'ketsu-onyo'] })
    famous(t, 0, 8)
    completed(t, 0, 'dash', 1, 2, 3)
    t.credits[0] = 20_000
    t.reputation[0] = [1, 1, 1, 1]
    refreshGoals(t)
    askForEncounter(t)
    return t
  }

  test('UB-AMB-33, UB-AMB-34: a player who is defeated during the final goal has not won, even if the card would go on', () => {
    const t = atTheEnd('lord-of-the-underworld', 'ord-mantell', 'bossk')
    hold(t, 0, 'databank-black-sun-agent')
    refreshGoals(t)
    t.characterDamage[0] = 2
    choose(t, 'goal-final')
    choose(t, 'effect-0', { test: pass })
    while (t.open[0]?.kind !== 'chooseEffect') choose(t, 'pass')
    const events = choose(t, 'effect-0', { test: fail })
    expect(t.isDefeated[0]).toBe(true)
    expect(t.outcome).toBeNull()
    expect(events.map(({ type }) => type)).toContain('goalNotReached')
    expect(tokensOf(t, 0)).not.toContain('final')
  })

  test('UB-AMB-25, UB-AMB-28, G-42: a player who spends what an infinity goal needs has not won', () => {
    for (const left of [2000, 3000]) {
      const t = atTheEnd('king-of-the-tables', 'cantonica', 'lando-calrissian')
      expect(tokensOf(t, 0)).toContain('infinity')
      choose(t, 'goal-final')
      // A payment at the door, two tests, and 6,000 for the way out.
      choose(t, 'effect-0', { test: [...pass, ...pass, ...pass] })
      while (t.open[0]?.kind !== 'chooseEffect') choose(t, 'pass')
      t.credits[0] = 6000 + left
      choose(t, 'effect-0')
      expect(at(t.credits, 0)).toBe(left)
      expect(t.outcome?.winners ?? null).toEqual(left < 3000 ? null : [0])
      expect(tokensOf(t, 0).includes('infinity')).toBe(left >= 3000)
    }
  })
})

test('G-10, UB-REV-07: with two AI players the game has three players, too many for a range of 1–2', () => {
  for (const aiPlayers of ['1', '2']) {
    const t = plainTable({ people: 1, options: { aiPlayers } })
    putContactAt(t, 'greedo', placeOn('naboo', 0), 'down')
    resolveSymbol(t, pieceNamed(t, 'duelling-sabre'), 'bought', 0)
    run(t)
    expect(t.contactsUp).toHaveLength(aiPlayers === '1' ? 1 : 0)
  }
})

test('G-81, UB-REV-04: if the ship is not found, the deck is shuffled and its new top card has no effect', () => {
  const t = plainTable({ people: 2, space: 'core-spinward' })
  const deck = marketDecks.indexOf('ship')
  const { costs } = tablesOf(t)
  const isKept = (card: number) => rangeOf(t, card) !== undefined && costs[card] !== 25_000
  const gone = at(t.market, deck).filter((card) => !isKept(card))
  t.market[deck] = at(t.market, deck).filter(isKept)
  t.removed.push(...gone)
  expect(at(t.market, deck).length).toBeGreaterThan(1)
  putContactAt(t, 'greedo', placeOn('core-spinward', 0), 'down')
  cardRules().run(t, { op: 'buyShipOfCost', costs: [25_000] }, { seat: 0 })
  run(t)
  const events = choose(t, 'cost-25000')
  expect(t.contactsUp).toEqual([])
  expect(events.map(({ type }) => type)).not.toContain('patrolMoved')
  expect(at(t.market, deck).filter((card) => at(t.knowers, card) !== 0)).toHaveLength(1)
})

test('UB-PBT-03, G-16: a bounty with a captive on it is not fought for, even against the player with that character', () => {
  const t = plainTable({ characters: ['bossk', 'boba-fett'] })
  standAt(t, 1, 'naboo')
  const bounty = hold(t, 0, 'bounty-boba-fett')
  expect(huntsHere(t, 0)).toHaveLength(1)
  t.captiveOn[0] = [bounty]
  t.captives[0] = [pieceNamed(t, 'contact-boba-fett')]
  expect(huntsHere(t, 0)).toEqual([])
  expect(targetOf(t, 0, bounty)).toBeNull()
})

test('UB-FAV-05, UB-DEB-05: calling in a favor removes all other requests and offers', () => {
  const t = plainTable({ people: 3, options: { favors: 'yes' } })
  unfinished(t).debtHolders[2] = 0
  askForActions(t)
  makeMove(t, 0, 'askFavor', 'shortcut', 'whom=everybody')
  makeMove(t, 1, 'offerFavor', 'offer-1-2::favor=1')
  expect(t.offers).toHaveLength(2)
  makeMove(t, 0, 'callIn', 'seat-3-shortcut')
  expect(t.offers).toEqual([])
})

test('UB-FAV-02, UB-AMB-11: players cannot ask, give or offer before the first turn', () => {
  const t = begun({ people: 3, options: { favors: 'yes', ambitions: 'yes' } })
  const { below } = fastDice(1)
  while (t.turn === 0) {
    for (const seat of [0, 1, 2]) expect(movesFor(game, t, seat)).toEqual([])
    const decision = at(t.open, 0)
    answer(game, t, decision, anyAnswer(game, t, decision, below))
  }
  expect(movesFor(game, t, t.active)).not.toEqual([])
})

test('UB-R-01: with equal goals, fame decides, not credits', () => {
  const t = ambitionTable('rebel-hero')
  famous(t, 0, 3)
  famous(t, 1, 4)
  t.credits[0] = 50_000
  t.turn = 300
  t.stack.length = t.stack.findIndex(({ routine }) => routine === 'turn')
  t.open = []
  run(t)
  expect(t.outcome).toMatchObject({ endedBy: 'UB-R-01', winners: [1] })
})

describe('the characters of two AI players', () => {
  /** The characters of the two, in alphabetical order, and the questions to the person during setup. */
  function chosen(own: string, aiCharacter: string, secondAiCharacter: string, seed: number) {
    const t = gameWithAiPlayers(2, { aiCharacter, secondAiCharacter }, seed)
    const kinds = new Set<string>()
    while (t.turn === 0) {
      const decision = at(t.open, 0)
      kinds.add(decision.kind)
      const picks = ids(t).includes(own) ? own : at(ids(t), 0)
      choose(t, picks)
    }
    const { characters } = tablesOf(t)
    const names = [AI, SECOND].map((seat) => at(characters, at(t.characters, seat)).id)
    return { names: names.toSorted(), isAsked: kinds.has('chooseAiCharacter') }
  }

  test('UB-DUO-02, UB-DUO-03, UB-DUO-05: the options name the characters, in either turn order', () => {
    for (const seed of [1, 2, 3, 4])
      for (const [one, other] of [
        ['boba-fett', 'han-solo'],
        ['han-solo', 'boba-fett'],
      ] as const)
        expect(chosen('maz-kanata', one, other, seed)).toEqual({
          names: ['boba-fett', 'han-solo'],
          isAsked: false,
        })
  })

  test('UB-DUO-02, UB-DUO-03: if the options name two hunters, or the person plays one of the two, the person chooses the other character', () => {
    const hunters = chosen('maz-kanata', 'boba-fett', 'cad-bane', 1)
    expect(hunters.isAsked).toBe(true)
    expect(hunters.names).toContain('boba-fett')
    expect(hunters.names).not.toContain('cad-bane')
    const taken = chosen('han-solo', 'boba-fett', 'han-solo', 1)
    expect(taken.isAsked).toBe(true)
    expect(taken.names).not.toContain('han-solo')
  })
})

test('UB-FACT-20, OR-CAB-04: added hits do not count as rolled', () => {
  const t = plainTable({ characters: ['cad-bane', 'boba-fett'] })
  startPlayerFight(t, { seat: 0 }, { whom: 1 })
  const combat = currentCombat(t)
  if (combat === null) throw new Error('nobody fights')
  const die = { face: 'hit' } as const
  const holds = () => cardRules().holds(t, { is: 'opponentRolled', atLeast: 5 }, { seat: 0 }) === null
  combat.pools = [[], Array.from({ length: 5 }, () => die)]
  expect(holds()).toBe(true)
  combat.pools = [[], [...Array.from({ length: 4 }, () => die), { ...die, isAdded: true }]]
  expect(holds()).toBe(false)
})

describe('input from outside', () => {
  test('impossible deals are refused and change nothing', () => {
    const t = plainTable({ people: 3, options: { favors: 'yes' } })
    standAt(t, 1, 'naboo')
    hold(t, 0, 'vibroknife')
    askForActions(t)
    const before = hashOf(t)
    const nothings = [
      ...['-1', '6', '1e3', '1.5', 'NaN', 'Infinity', '99999999999999999999', ' 1', '0x1'].map((amount) => [
        'seat-2',
        `give-credits=${amount}`,
        'take-favor=shortcut',
      ]),
      ['seat-2', 'give-debt=debt-1', 'give-debt=debt-1', 'take-favor=shortcut'],
      ['seat-2', 'give-debt=debt-2', 'take-favor=shortcut'],
      ['seat-2', 'give-debt=debt-9', 'take-favor=shortcut'],
      ['seat-2', 'take-favor=shortcut', 'take-favor=strategy'],
      ['seat-2', 'take-favor=advice-courage'],
      ['seat-2', 'take-favor=constructor'],
      ['seat-2', 'take-__proto__=1'],
      ['seat-2', 'give-cards=vibroknife', 'give-cards=vibroknife', 'take-favor=shortcut'],
      ['seat-3', 'give-cards=vibroknife', 'take-favor=shortcut'],
      ['seat-1', 'take-favor=shortcut'],
      ['seat-4', 'take-favor=shortcut'],
      ['seat--1', 'take-favor=shortcut'],
      [],
    ]
    for (const picks of nothings) expect(isMoveRefused(t, 0, 'propose', ...picks), picks.join()).toBe(true)
    for (const seat of [-1, 3, 99, 1.5, Number.NaN])
      expect(isMoveRefused(t, seat, 'askFavor', 'shortcut', 'whom=seat-1'), String(seat)).toBe(true)
    for (const picks of [
      ['shortcut', 'whom=seat-1'],
      ['shortcut', 'whom=seat-9'],
      ['shortcut', 'whom='],
      ['constructor'],
    ])
      expect(isMoveRefused(t, 0, 'askFavor', ...picks), picks.join()).toBe(true)
    expect(isMoveRefused(t, 0, 'callIn', 'seat-1-shortcut')).toBe(true)
    expect(isMoveRefused(t, 0, 'callIn', 'seat-2-shortcut')).toBe(true)
    expect(isMoveRefused(t, 0, 'giveToken', 'debt-2-to-seat-3')).toBe(true)
    expect(hashOf(t)).toBe(before)
  })

  /** A match with an open offer. */
  function withOffer(seed: number) {
    const options = game.options(3).parse({ favors: 'yes', ambitions: 'yes' }) as RimOptions // including those of the expansion
    const match = newTestMatch({ game, seats: 3, options }, seed)
    const { below } = fastDice(seed)
    while (match.position.turn === 0) {
      const { position: t } = match
      const open = at(t.open, 0)
      const picks = writePicks(game, t, open, anyAnswer(game, t, open, below))
      match.choose({ seat: open.seat, decision: open.id, picks })
    }
    const { active } = match.position
    const other = (active + 1) % 3
    const asks = match.choose({
      seat: active,
      move: 'askFavor',
      picks: ['shortcut', `whom=seat-${other + 1}`],
    })
    expect(asks.ok).toBe(true)
    return { match, active, other }
  }

  test('a game resumes from its record with an open offer', () => {
    const { match, active, other } = withOffer(1)
    const resumed = resumeMatch(game, match.record())
    if (!resumed.ok) throw new Error(JSON.stringify(resumed.error))
    const again = resumed.value
    expect(hashOf(again.position)).toBe(hashOf(match.position))
    const [offer] = again.movesFor(other).find(({ kind }) => kind === 'accept')?.options ?? []
    expect(again.choose({ seat: other, move: 'accept', picks: [offer?.id ?? ''] }).ok).toBe(true)
    expect(unfinished(again.position).favors[active]).toMatchObject({ from: other })
    // After the take-back, the offer is open again.
    expect(again.undo(other)).toBe(true)
    expect(hashOf(again.position)).toBe(hashOf(match.position))
  })

  test('a record with impossible options is refused', () => {
    const { match } = withOffer(2)
    const record = match.record()
    const codes = (options: object, seats = record.seats) => {
      const replayed = replay(game, { ...record, seats, options: { ...record.options, ...options } })
      return replayed.ok ? 'ok' : replayed.error.code
    }
    expect(codes({})).toBe('ok')
    expect(codes({ modules: ['unfinished-business', 'unfinished-business'] })).toBe('bad-options')
    expect(codes({ modules: ['unfinished-business', 'nothing'] })).toBe('bad-options')
    expect(codes({ modules: [] })).toBe('bad-options')
    expect(codes({ modules: 'unfinished-business' })).toBe('bad-options')
    expect(codes({ ambitions: 'no', fame: '8' })).toBe('bad-options')
    expect(codes({ ambitions: 'maybe' })).toBe('bad-options')
    expect(codes({ fame: 8 })).toBe('bad-options')
    expect(codes({ teams: 'dealt' })).toBe('bad-options')
    // The options say one AI player, and the table has two, or none.
    const [person = { name: 'A', kind: 'person' as const }] = record.seats
    const automa = { name: 'SI', kind: 'automa' as const }
    expect(codes({ aiPlayers: '1' }, [person, automa, automa])).toBe('bad-seats')
    expect(codes({ aiPlayers: '2' }, [person, automa])).toBe('bad-seats')
    expect(codes({ aiPlayers: '2' }, [automa, person, automa])).toBe('bad-seats')
    expect(codes({ aiPlayers: '2' }, [person, person, automa])).toBe('bad-seats')
    // The record was played with other options than it says.
    expect(codes({ ambitions: 'no' })).not.toBe('ok')
    expect(codes({ favors: 'no' })).not.toBe('ok')
  })

  test('UB-SOL-18, UB-DUO-01: favors with one person and AI players with two people are ignored', () => {
    const alone = newTestMatch(
      { game, seats: 2, automas: [1], options: game.options(1).parse({ favors: 'yes' }) as RimOptions },
      1,
    )
    expect(alone.movesFor(0)).toEqual([])
    expect(unfinished(alone.position).debtHolders).toEqual([-1, -1])
    const options = game.options(2).parse({ aiPlayers: '2' }) as RimOptions // including those of the expansion
    expect(game.automas?.(2, options)).toBe(0)
  })
})

test('a game with favors and ambitions shows no secrets', () => {
  const options = game.options(3).parse({ favors: 'yes', ambitions: 'yes' }) as RimOptions // including those of the expansion
  const match = newTestMatch({ game, seats: 3, options }, 7)
  const dice = fastDice(7)
  for (let choice = 0; choice < 400 && !match.isOver; choice++) {
    const { position: t } = match
    if (choice % 20 === 0)
      for (const viewer of [null, 0, 1, 2])
        expect(checkSecrecy({ ...game, violations }, t, viewer, dice)).toEqual([])
    const open = at(t.open, 0)
    const picks = writePicks(game, t, open, anyAnswer(game, t, open, dice.below))
    expect(match.choose({ seat: open.seat, decision: open.id, picks }).ok).toBe(true)
  }
})
