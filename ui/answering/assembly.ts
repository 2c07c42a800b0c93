import type { PresentedDecision } from '@kantyna/kernel'
import {
  type AnswerPreview,
  type CompoundOption,
  nextPartOf,
  type PresentedPart,
  type Total,
} from './parts.ts'

/** An answer that is put together part by part. Pure: picks and previews go in, the next assembly comes out. */
export interface Assembly {
  /** The decision or the standing move that is answered. */
  readonly question: PresentedDecision
  /** The option that the answer begins with. */
  readonly option: CompoundOption
  /** The parts so far; the last one is being answered unless the answer is complete. */
  readonly parts: readonly AssembledPart[]
  /** Nothing more is asked: the answer can be given. */
  readonly isComplete: boolean
  /** Nothing is known to be asked after the current part. */
  readonly isLast: boolean
  /** What the answer comes to with everything picked so far. */
  readonly total: Total | null
  /** Whether the part that is being answered can be taken as it is picked, as the rules last told. */
  readonly isEnough: boolean
}

export interface AssembledPart {
  readonly part: PresentedPart
  readonly picks: PartPicks
  /** It had one answer alone: nobody was asked, and going back passes over it. */
  readonly isForced: boolean
}

export type PartPicks =
  /** Ids in the order in which they were picked. */
  | { readonly shape: 'one' | 'some'; readonly chosen: readonly string[] }
  | { readonly shape: 'number'; readonly number: number }
  /** How many of each option, in the order of the options. */
  | { readonly shape: 'amounts'; readonly counts: readonly number[] }

/** What is picked in a part: an option (taken, or left if it was taken), a number, or how many of an option. */
export type PartPick =
  | { readonly option: string }
  | { readonly number: number }
  | { readonly option: string; readonly count: number }

/** Begins an answer with an option that goes on with parts; null where the option is not there or goes on with none. */
export function beginAssembly(question: PresentedDecision, optionId: string): Assembly | null {
  const option: CompoundOption | undefined = question.options.find(({ id }) => id === optionId)
  const first = option === undefined ? null : nextPartOf(option)
  if (option === undefined || first === null) return null
  const parts = [unanswered(first)]
  return { question, option, parts, isComplete: false, isLast: false, total: first.total, isEnough: true }
}

/** The part that is being answered, or null where the answer is complete. */
export function currentPart({ parts, isComplete }: Assembly): AssembledPart | null {
  return isComplete ? null : (parts.at(-1) ?? null)
}

/** Picks in the part that is being answered; what the part does not allow changes nothing. */
export function pickInPart(assembly: Assembly, pick: PartPick): Assembly {
  const current = currentPart(assembly)
  if (current === null) return assembly
  const picks = picked(current, pick)
  if (picks === current.picks) return assembly
  return { ...assembly, parts: assembly.parts.with(-1, { ...current, picks }) }
}

/** Whether what was picked in the current part is as much as it asks for, as far as can be told without the rules. */
export function isPartFilled({ part, picks }: Pick<AssembledPart, 'part' | 'picks'>): boolean {
  const amount = pickedAmount(picks)
  return amount >= part.min && amount <= part.max
}

/** Whether the part that is being answered can be taken as it is picked, by its numbers and by the rules. */
export function canBeTaken(assembly: Assembly): boolean {
  const current = currentPart(assembly)
  return current === null || (assembly.isEnough && isPartFilled(current))
}

/** How many were picked, or the number that was come to. */
export function pickedAmount(picks: PartPicks): number {
  if (picks.shape === 'number') return picks.number
  if (picks.shape === 'amounts') return picks.counts.reduce((sum, count) => sum + count, 0)
  return picks.chosen.length
}

/** The same with nothing picked in the part that is being answered. */
export function clearPart(assembly: Assembly): Assembly {
  const current = currentPart(assembly)
  if (current === null || pickedAmount(current.picks) === 0) return assembly
  return { ...assembly, parts: assembly.parts.with(-1, { ...current, picks: emptyPicks(current.part) }) }
}

/** After the total was asked for with the picks of the current part; null where nothing could be told of them. */
export function withTotal(assembly: Assembly, preview: AnswerPreview | null): Assembly {
  if (preview === null) return { ...assembly, isLast: false, total: null, isEnough: false }
  const { next, total, isEnough } = preview
  const current = currentPart(assembly)
  const isLast = next === null && isEnough && current !== null && isPartFilled(current)
  return { ...assembly, isLast, total, isEnough }
}

/** After the current part was answered: goes on with the next part, or is complete. */
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

/** Opens the part before; null where there is none: the answer is called off. */
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
 * The answer as it is given: the option, then `part=option`, `part=7` or `part=option:2` for each thing picked, and
 * `part=` for a part in which nothing is picked and nothing need be.
 */
export function answerPicks({ option, parts }: Assembly): readonly string[] {
  return [
    option.id,
    ...parts.flatMap(({ part, picks }) => {
      const ids = written(part, picks)
      return ids.length === 0 && part.min === 0 ? [`${part.name}=`] : ids
    }),
  ]
}

function written({ name, options }: PresentedPart, picks: PartPicks): readonly string[] {
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

function picked({ part, picks }: AssembledPart, pick: PartPick): PartPicks {
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
