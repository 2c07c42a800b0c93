import type { PresentedDecision } from '@kantyna/kernel'
import {
  type AnswerPreview,
  type CompoundOption,
  nextPartOf,
  type PresentedPart,
  type Total,
} from './parts.ts'

/** An answer that is assembled part by part. Pure: picks and previews go in, the next assembly comes out. */
export interface Assembly {
  /** The decision or standing move that is being answered. */
  readonly question: PresentedDecision
  /** The option that starts the answer. */
  readonly option: CompoundOption
  /** The parts so far; the last one is being answered unless the answer is complete. */
  readonly parts: readonly AssembledPart[]
  /** No further part follows, so the answer can be submitted. */
  readonly isComplete: boolean
  /** As far as is known, no part follows the current one. */
  readonly isLast: boolean
  /** The total with everything picked so far. */
  readonly total: Total | null
  /** Whether the rules accept the current part with its present picks, according to the last preview. */
  readonly isEnough: boolean
}

export interface AssembledPart {
  readonly part: PresentedPart
  readonly picks: PartPicks
  /** The part had only one possible answer, so the player was not asked, and stepping back skips it. */
  readonly isForced: boolean
}

export type PartPicks =
  /** Ids in the order in which they were picked. */
  | { readonly shape: 'one' | 'some'; readonly chosen: readonly string[] }
  | { readonly shape: 'number'; readonly number: number }
  /** The amount of each option, in the order of the options. */
  | { readonly shape: 'amounts'; readonly counts: readonly number[] }

/** A pick in a part: an option (taken, or put back if it was taken already), a number, or an amount of an option. */
export type PartPick =
  | { readonly option: string }
  | { readonly number: number }
  | { readonly option: string; readonly count: number }

/** Starts an answer with an option that has parts; null if there is no such option or it has no parts. */
export function beginAssembly(question: PresentedDecision, optionId: string): Assembly | null {
  const option: CompoundOption | undefined = question.options.find(({ id }) => id === optionId)
  const first = option === undefined ? null : nextPartOf(option)
  if (option === undefined || first === null) return null
  const parts = [unanswered(first)]
  return { question, option, parts, isComplete: false, isLast: false, total: first.total, isEnough: true }
}

/** The part that is being answered, or null if the answer is complete. */
export function currentPart({ parts, isComplete }: Assembly): AssembledPart | null {
  return isComplete ? null : (parts.at(-1) ?? null)
}

/** Picks in the current part. A pick that the part does not allow changes nothing. */
export function pickInPart(assembly: Assembly, pick: PartPick): Assembly {
  const current = currentPart(assembly)
  if (current === null) return assembly
  const picks = afterPick(current, pick)
  if (picks === current.picks) return assembly
  return { ...assembly, parts: assembly.parts.with(-1, { ...current, picks }) }
}

/** Whether the number of picks is within the limits of the part. The rules may still refuse them. */
export function isPartFilled({ part, picks }: Pick<AssembledPart, 'part' | 'picks'>): boolean {
  const amount = pickedAmount(picks)
  return amount >= part.min && amount <= part.max
}

/** Whether the current part can be submitted as picked, according to its limits and to the rules. */
export function canBeTaken(assembly: Assembly): boolean {
  const current = currentPart(assembly)
  return current === null || (assembly.isEnough && isPartFilled(current))
}

/** How many were picked, or the chosen number. */
export function pickedAmount(picks: PartPicks): number {
  if (picks.shape === 'number') return picks.number
  if (picks.shape === 'amounts') return picks.counts.reduce((sum, count) => sum + count, 0)
  return picks.chosen.length
}

/** Clears the picks of the current part. */
export function clearPart(assembly: Assembly): Assembly {
  const current = currentPart(assembly)
  if (current === null || pickedAmount(current.picks) === 0) return assembly
  return { ...assembly, parts: assembly.parts.with(-1, { ...current, picks: emptyPicks(current.part) }) }
}

/** The assembly with the preview of its current picks; null if no preview could be made. */
export function withTotal(assembly: Assembly, preview: AnswerPreview | null): Assembly {
  if (preview === null) return { ...assembly, isLast: false, total: null, isEnough: false }
  const { next, total, isEnough } = preview
  const current = currentPart(assembly)
  const isLast = next === null && isEnough && current !== null && isPartFilled(current)
  return { ...assembly, isLast, total, isEnough }
}

/** Moves on after the current part: to the next part, or to the complete answer. */
export function withNextPart(assembly: Assembly, preview: AnswerPreview): Assembly {
  const { next, total, isEnough } = preview
  if (!isEnough) return withTotal(assembly, preview)
  if (next === null) return { ...assembly, isComplete: true, isLast: true, total, isEnough }
  return {
    ...assembly,
    parts: [...assembly.parts, unanswered(next)],
    isLast: false,
    total: next.total ?? total,
    isEnough,
  }
}

/** Reopens the previous part; null if there is none, which cancels the answer. */
export function stepBack(assembly: Assembly): Assembly | null {
  const parts = assembly.isComplete ? assembly.parts : assembly.parts.slice(0, -1)
  const last = parts.findLastIndex(({ isForced }) => !isForced)
  const reopened = parts[last]
  if (reopened === undefined) return null
  return {
    ...assembly,
    parts: parts.slice(0, last + 1),
    isComplete: false,
    isLast: false,
    total: reopened.part.total,
    isEnough: true,
  }
}

/**
 * The answer as it is sent: the option, then `part=option`, `part=7` or `part=option:2` for each pick, and `part=` for
 * an optional part without picks.
 */
export function answerPicks({ option, parts }: Assembly): readonly string[] {
  return [
    option.id,
    ...parts.flatMap(({ part, picks }) => {
      const ids = writtenPicks(part, picks)
      return ids.length === 0 && part.min === 0 ? [`${part.name}=`] : ids
    }),
  ]
}

function writtenPicks({ name, options }: PresentedPart, picks: PartPicks): readonly string[] {
  switch (picks.shape) {
    case 'number':
      return [`${name}=${picks.number}`]
    case 'amounts':
      return options.flatMap(({ id }, index) => {
        const count = picks.counts[index] ?? 0
        return count === 0 ? [] : [`${name}=${id}:${count}`]
      })
    default:
      return picks.chosen.map((id) => `${name}=${id}`)
  }
}

function unanswered(part: PresentedPart): AssembledPart {
  const only = onlyPicks(part)
  return { part, picks: only ?? emptyPicks(part), isForced: only !== null }
}

function emptyPicks({ shape, min, options }: PresentedPart): PartPicks {
  if (shape === 'number') return { shape, number: min }
  if (shape === 'amounts') return { shape, counts: options.map(() => 0) }
  return { shape, chosen: [] }
}

function onlyPicks({ shape, min, max, options }: PresentedPart): PartPicks | null {
  if (shape === 'number') return min === max ? { shape, number: min } : null
  if (shape === 'amounts' || options.length !== min) return null
  return { shape, chosen: options.map(({ id }) => id) }
}

function afterPick({ part, picks }: AssembledPart, pick: PartPick): PartPicks {
  const { min, max, options, limits = [] } = part
  switch (picks.shape) {
    case 'number': {
      if (!('number' in pick)) return picks
      const number = Math.min(max, Math.max(min, pick.number))
      return number === picks.number ? picks : { ...picks, number }
    }
    case 'amounts': {
      if (!('option' in pick)) return picks
      const index = options.findIndex(({ id }) => id === pick.option)
      if (index < 0) return picks
      const before = picks.counts[index] ?? 0
      const room = Math.min(limits[index] ?? max, max - (pickedAmount(picks) - before))
      const count = Math.max(0, Math.min(room, 'count' in pick ? pick.count : before + 1))
      return count === before ? picks : { ...picks, counts: picks.counts.with(index, count) }
    }
    default: {
      if (!('option' in pick) || options.every(({ id }) => id !== pick.option)) return picks
      const { chosen } = picks
      if (picks.shape === 'one') return { ...picks, chosen: [pick.option] }
      if (chosen.includes(pick.option)) return { ...picks, chosen: chosen.filter((id) => id !== pick.option) }
      if (max === 1) return { ...picks, chosen: [pick.option] }
      return chosen.length < max ? { ...picks, chosen: [...chosen, pick.option] } : picks
    }
  }
}
