import {
  answer,
  anyAnswer,
  at,
  type CheckedGame,
  canonical,
  fastDice,
  type Game,
  type GameWithWords,
  movesFor,
  type Position,
  present,
  proceed,
} from '../index.ts'
import { exactHashOf } from '../record/canonical.ts'
import { checkWaiting, checkWords } from './every-word.ts'

/** What must hold at every decision of every game. Each check returns what is wrong. */

export function checkLiveness<P extends Position>(game: CheckedGame<P>, t: P): string[] {
  const wrong = game.violations(t)
  if (t.outcome === null && t.open.length === 0) wrong.push('nobody is asked, and the game is not over')
  for (const open of t.open) {
    const isAnswerable =
      open.options.length >= Math.max(1, open.min) || (open.options.length === 0 && open.min <= open.max)
    if (!isAnswerable) wrong.push(`seat ${open.seat} has no legal answer to ${open.kind}`)
  }
  return wrong
}

export function checkDecisions<P extends Position>(game: GameWithWords<P>, t: P): string[] {
  const wrong = t.open.flatMap(({ kind }) => checkWaiting(game, kind))
  const moves = Array.from({ length: t.seats }, (_, seat) => movesFor(game, t, seat))
  for (const presented of [...t.open.map((open) => present(game, t, open)), ...moves.flat()]) {
    const { kind } = presented
    const ids = presented.options.map((option) => option.id)
    if (new Set(ids).size !== ids.length)
      wrong.push(`option ids of ${kind} are not unique: ${ids.join(', ')}`)
    const blockedIds = presented.blocked.map((option) => option.id)
    if (new Set(blockedIds).size !== blockedIds.length) wrong.push(`${kind} blocks something twice`)
    const blocked = presented.blocked.find((option) => ids.includes(option.id))
    if (blocked !== undefined) wrong.push(`${blocked.id} is both offered and blocked`)
    wrong.push(...checkWords(game, presented, kind))
  }
  return wrong
}

/**
 * A stage that asks does nothing else, so that it can ask again after a standing move. If it runs again now, it must ask
 * the same questions under the same ids.
 */
export function checkAskingAgain<P extends Position>(game: Game<P>, t: P): string[] {
  const [first] = t.open
  const top = t.stack.length - 1
  if (first === undefined || t.answers.length > 0) return []
  const twin = game.copy(t)
  twin.asked = first.id
  twin.open = []
  at(twin.stack, top).stage = twin.askedBy
  proceed(game, twin)
  // The answers to an earlier question are gone, and no stage uses them any more.
  return exactHashOf(twin) === exactHashOf(t) ? [] : [`${first.kind} is not the same when it is asked again`]
}

/** Each value equals the sum of its terms. */
export function checkValues<P extends Position>(game: Game<P>, t: P): string[] {
  return (game.values ?? []).flatMap((value) => value.disagreement(t) ?? [])
}

/** A copy and its original stay equal under the same choices, and a choice in one does not change the other. */
export function checkCopies<P extends Position>(game: Game<P>, t: P, seed: number): string[] {
  const before = exactHashOf(t)
  const copy = game.copy(t)
  if (exactHashOf(copy) !== before) return ['a copy differs from its original']
  const twin = game.copy(t)
  for (const played of [copy, twin]) {
    const dice = fastDice(seed)
    for (let step = 0; step < 5 && played.outcome === null; step++) {
      const open = played.open[0]
      if (open === undefined) break
      answer(game, played, open, anyAnswer(game, played, open, dice.below))
    }
  }
  if (exactHashOf(copy) !== exactHashOf(twin)) return ['two copies went apart under the same choices']
  return exactHashOf(t) === before ? [] : ['playing on a copy changed its original']
}

/** The position survives JSON, because it is plain data. */
export function checkJson(t: Position): string[] {
  const { out: _, ...rest } = t
  const revived: unknown = JSON.parse(JSON.stringify(rest))
  return canonical(revived) === canonical(rest) && hasNoUndefined(rest)
    ? []
    : ['the position does not survive JSON']
}

function hasNoUndefined(value: unknown): boolean {
  if (value === undefined || typeof value === 'function') return false
  if (value === null || typeof value !== 'object') return true
  if (Object.getPrototypeOf(value) !== Object.prototype && !Array.isArray(value)) return false
  return Object.values(value).every(hasNoUndefined)
}
