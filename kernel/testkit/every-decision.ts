import {
  answer,
  anyPicks,
  canonical,
  exactHashOf,
  fastDice,
  type Game,
  type GameWithWords,
  type Position,
  present,
} from '../index.ts'

/** What must hold at every decision of every game. Each check says what is wrong, or nothing. */

export function checkLiveness<P extends Position>(game: Game<P>, t: P): string[] {
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
  const wrong: string[] = []
  for (const open of t.open) {
    const presented = present(game, t, open)
    const ids = presented.options.map((option) => option.id)
    if (new Set(ids).size !== ids.length)
      wrong.push(`option ids of ${open.kind} are not unique: ${ids.join(', ')}`)
    const blockedIds = presented.blocked.map((option) => option.id)
    if (new Set(blockedIds).size !== blockedIds.length) wrong.push(`${open.kind} blocks something twice`)
    const blocked = presented.blocked.find((option) => ids.includes(option.id))
    if (blocked !== undefined) wrong.push(`${blocked.id} is both offered and blocked`)
    for (const words of Object.values(game.words)) {
      const said = [
        words.prompt(presented),
        ...presented.options.map((option) => words.option(presented, option)),
        ...presented.blocked.map((option) => [words.refusal(option.refusal)]),
      ]
      if (said.some((spoken) => spoken.length === 0 || isGarbled(canonical(spoken)))) {
        wrong.push(`${open.kind} is not said properly: ${canonical(said)}`)
      }
    }
  }
  return wrong
}

function isGarbled(text: string): boolean {
  return /undefined|NaN|\[object/.test(text)
}

/** A copy and its original stay equal under the same choices, and apart under none. */
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
      answer(game, played, open, anyPicks(open, dice.below))
    }
  }
  if (exactHashOf(copy) !== exactHashOf(twin)) return ['two copies went apart under the same choices']
  return exactHashOf(t) === before ? [] : ['playing on a copy changed its original']
}

/** The position survives JSON: it is plain data and nothing else. */
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
