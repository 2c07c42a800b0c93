import {
  abstainOrDraw,
  ask,
  at,
  call,
  continueAt,
  type DecisionKind,
  decisionKind,
  hasListener,
  isUnderWay,
  type Option,
  PASS,
  picked,
  routine,
  type Seat,
  scopeOf,
} from '@kantyna/kernel'
import { cardRules, conditionHolds } from './card-language.ts'
import { loseCredits } from './credits.ts'
import { isAtLimit } from './damage.ts'
import { putUnder } from './decks.ts'
import { emitEvent } from './events.ts'
import type { CombatFrame, JobFrame, SeatFrame, TurnFrame } from './frames.ts'
import { type HeldUsable, usableAt } from './holding.ts'
import type { Rim } from './rim.ts'
import { idOfSource, sourceThing } from './sources.ts'

/** OR-DEF-01. */
const CREDITS_LOST = 3000

/** Whether a seat is about to be defeated: a limit is reached, and it has not been defeated by it before. */
export function isFalling(t: Rim, seat: Seat): boolean {
  return !at(t.isDefeated, seat) && isAtLimit(t, seat)
}

/** What a seat may still do about it comes first. */
export function fall(t: Rim, seat: Seat): void {
  if (usableAt(t, seat, 'defeat').length === 0) becomeDefeated(t, seat)
  else call<DefeatFrame>(t, { routine: 'defeat', stage: 0, seat, tried: [] })
}

/**
 * Once, on becoming so, from whatever depth and in anybody's turn (OR-GAP-17): credits and secrets go, the standee lies on
 * its side (OR-DEF-01 to OR-DEF-03). In the own turn a job that is being resolved fails (OR-DEF-07, OR-DEF-08), and the
 * current action or phase is the last one (OR-DEF-04).
 */
export function becomeDefeated(t: Rim, seat: Seat): void {
  t.isDefeated[seat] = true
  if (hasListener(t)) emitEvent(t, { type: 'defeated', seat })
  loseCredits(t, seat, CREDITS_LOST)
  loseSecrets(t, seat)
  if (isUnderWay(t, 'turn')) {
    const turn = scopeOf(t, 'turn') as TurnFrame // a routine's frame is of its own making
    if (turn.seat === seat) turn.isLast = true
  }
  if (isUnderWay(t, 'job')) {
    const job = scopeOf(t, 'job') as JobFrame // likewise
    if (job.seat === seat) continueAt(t, 'job', 'fail')
  }
}

/** OR-SEC-08: unseen under their decks; only their owner remembers them there. */
function loseSecrets(t: Rim, seat: Seat): void {
  const lost = at(t.secrets, seat)
  if (lost.length === 0) return
  t.secrets[seat] = []
  t.secretsFrom[seat] = []
  for (const secret of lost) putUnder(t, secret, 1 << seat)
  if (hasListener(t)) emitEvent(t, { type: 'secretsLost', seat, count: lost.length })
}

interface DefeatFrame extends SeatFrame {
  readonly routine: 'defeat'
  /** The sources whose ability was used already against this defeat (OR-TIME-05). */
  tried: readonly number[]
}

/** The kind of the combat that is being fought, or null. */
function combatKind(t: Rim): string | null {
  if (!isUnderWay(t, 'combat')) return null
  return (scopeOf(t, 'combat') as CombatFrame).kind // a routine's frame is of its own making
}

function waysOut(t: Rim, seat: Seat): readonly HeldUsable[] {
  const { tried } = scopeOf(t, 'defeat') as DefeatFrame // only this routine asks
  return usableAt(t, seat, 'defeat').filter(({ source, ability }) => {
    if (tried.includes(source)) return false
    if (ability.kind !== undefined && ability.kind !== combatKind(t)) return false
    if (!conditionHolds(t, ability.if, seat, source)) return false
    return cardRules().legal(t, ability.does, { seat, source }) === null
  })
}

/** A defeat that would follow: what may be used against it, by what it is on. */
export const useOnDefeat: DecisionKind<Rim> = decisionKind<Rim>({
  name: 'useOnDefeat',
  shape: 'one',
  rules: ['OR-DMG-02', 'OR-DMG-03', 'OR-ABIL-07'],
  list(t, seat) {
    const sources = waysOut(t, seat).map(({ source }) => source)
    return sources.length === 0 ? [] : [...sources, PASS]
  },
  option: (t, seat, source): Option => ({
    id: `use-${idOfSource(t, source)}`,
    touches: [sourceThing(source, seat)],
    facts: { source },
  }),
  byRule: abstainOrDraw('ai'),
})

export const defeat = routine<Rim, DefeatFrame>('defeat')('shown', {
  offer(t, { seat }) {
    if (waysOut(t, seat).length === 0) return 'fall'
    const forced = waysOut(t, seat).find(({ ability }) => ability.isForced === true)
    if (forced !== undefined) return 'carryOutForced'
    ask(t, useOnDefeat, seat)
  },
  use(t, frame) {
    const source = picked(t)
    if (source === PASS) return 'fall'
    tryAgainst(t, frame, source)
    return 'look'
  },
  carryOutForced(t, frame) {
    const forced = waysOut(t, frame.seat).find(({ ability }) => ability.isForced === true)
    if (forced !== undefined) tryAgainst(t, frame, forced.source)
  },
  look(t, { seat, tried }) {
    if (isAtLimit(t, seat)) return 'offer'
    if (hasListener(t)) emitEvent(t, { type: 'escapedDefeat', seat, source: at(tried, tried.length - 1) })
    return 'end'
  },
  fall(t, { seat }) {
    becomeDefeated(t, seat)
  },
  end: () => undefined,
})

function tryAgainst(t: Rim, frame: DefeatFrame, source: number): void {
  const { seat } = frame
  const used = waysOut(t, seat).find((held) => held.source === source)
  frame.tried = [...frame.tried, source]
  if (used === undefined) return
  if (hasListener(t)) emitEvent(t, { type: 'usedAbility', seat, source })
  cardRules().run(t, used.ability.does, { seat, source })
}
