import type { Option, PresentedDecision, Thing } from '@kantyna/kernel'
import { type CompoundOption, nextPartOf } from '@kantyna/ui'

/** Turns taps on things into choices. These functions are pure: questions and picked things in, the effect out. */

/** One answer that could be given. */
export interface Candidate {
  readonly decision: PresentedDecision
  readonly option: Option
}

export type Touched =
  | { readonly kind: 'act'; readonly candidate: Candidate }
  | { readonly kind: 'pick'; readonly picked: readonly Thing[] }
  | { readonly kind: 'toggle'; readonly candidate: Candidate }
  | { readonly kind: 'count'; readonly decision: PresentedDecision }
  | { readonly kind: 'drop' }
  /** The thing is not an answer: the reader describes it. */
  | { readonly kind: 'read' }

/**
 * The answers that are still possible: each touches or gathers every picked thing.
 * Declining touches nothing, so no tap can mean it.
 */
export function candidates(
  decisions: readonly PresentedDecision[],
  picked: readonly Thing[] = [],
): Candidate[] {
  return decisions.flatMap((decision) =>
    decision.options
      .filter((option) => option.touches.length > 0 && picked.every((thing) => belongsTo(option, thing)))
      .map((option) => ({ decision, option })),
  )
}

/** The picked things that an answer gathers. */
export function gatheredFor(option: Option, picked: readonly Thing[]): readonly Thing[] {
  const gathers = gathersOf(option)
  return picked.filter((thing) => gathers.includes(thing))
}

/** Things of an option's first part. The player may pick them before the option itself. */
function gathersOf(option: CompoundOption): readonly Thing[] {
  const next = nextPartOf(option)
  const things = next?.shape === 'some' ? next.options.flatMap(({ touches }) => touches) : []
  return things
}

/** Whether a thing is only gathered: touching it never acts. */
export function isGathered(decisions: readonly PresentedDecision[], thing: Thing): boolean {
  return decisions.some(({ options }) => options.some((option) => gathersOf(option).includes(thing)))
}

/** The lit things: everything that can be picked up, or, with a thing in hand, where it can go. */
export function litThings(
  decisions: readonly PresentedDecision[],
  picked: readonly Thing[],
): ReadonlySet<Thing> {
  const open = candidates(decisions, picked)
  const touched = open.flatMap(({ option }) => option.touches)
  const gathers = open.flatMap(({ option }) => gathersOf(option))
  if (picked.length === 0) return new Set([...touched, ...gathers, ...decisions.flatMap(countedBy)])
  // If one answer is left, touching anything that belongs to it submits it, even the thing in hand.
  if (open.length === 1)
    return new Set([...touched, ...placesOf(open), ...gathers, ...decisions.flatMap(countedBy)])
  const targets = [...touched, ...placesOf(open)].filter(
    (thing) => !picked.some((held) => areAlike(open, decisions, held, thing)),
  )
  return new Set([...targets, ...gathers])
}

function placesOf(open: readonly Candidate[]): Thing[] {
  return open.flatMap(({ option }) => option.leadsTo ?? [])
}

/** Finds out what a tap on a thing does. */
export function touch(
  decisions: readonly PresentedDecision[],
  picked: readonly Thing[],
  thing: Thing,
): Touched {
  const several = severalOf(decisions, thing)
  if (several !== null) return { kind: 'toggle', candidate: several }
  const counted = decisions.find((decision) => countedBy(decision).includes(thing))
  if (counted !== undefined) return { kind: 'count', decision: counted }
  if (isGathered(decisions, thing)) return gather(decisions, picked, thing)
  const held = candidates(decisions, picked)
  if (picked.length > 0) {
    const narrowed = held.filter(({ option }) => isMeantBy(option, thing))
    const [only] = narrowed
    if (only !== undefined && narrowed.length === 1) return { kind: 'act', candidate: only }
    if (picked.includes(thing)) return { kind: 'drop' }
    if (narrowed.length > 0) {
      const isNarrower = narrowed.length < held.length
      return { kind: 'pick', picked: isNarrower ? [...picked, thing] : [thing] }
    }
  }
  const fresh = candidates(decisions, [thing])
  const [only] = fresh
  if (only !== undefined && fresh.length === 1 && actsAtOnce(only, decisions, picked))
    return { kind: 'act', candidate: only }
  if (fresh.length > 0) return { kind: 'pick', picked: [thing] }
  return { kind: 'read' }
}

/**
 * The only answer that a first touch can mean; null if it can mean several, or if the answer continues with parts.
 */
export function soleCandidate(
  decisions: readonly PresentedDecision[],
  touched: Touched,
  picked: readonly Thing[],
): Candidate | null {
  const [only, ...others] =
    touched.kind === 'act'
      ? [touched.candidate]
      : touched.kind === 'pick'
        ? answersToPick(decisions, touched)
        : []
  if (only === undefined || others.length > 0 || nextPartOf(only.option) !== null) return null
  const isNext = touched.kind === 'act' && picked.some((thing) => belongsTo(only.option, thing))
  return isNext ? null : only
}

function answersToPick(
  decisions: readonly PresentedDecision[],
  { picked }: Extract<Touched, { readonly kind: 'pick' }>,
): Candidate[] {
  const isGathering = picked.length !== 1 || picked.some((thing) => isGathered(decisions, thing))
  return isGathering ? [] : candidates(decisions, picked)
}

/** Picks a thing up to drag it, together with the picked things or alone. Null if it cannot be dragged anywhere. */
export function lift(
  decisions: readonly PresentedDecision[],
  picked: readonly Thing[],
  thing: Thing,
): readonly Thing[] | null {
  if (picked.includes(thing)) return picked
  if (severalOf(decisions, thing) !== null || candidates(decisions, [thing]).length === 0) return null
  return candidates(decisions, [...picked, thing]).length > 0 ? [...picked, thing] : [thing]
}

/** If a number is asked for, touching the thing that asks counts up. */
function countedBy({ shape, source }: PresentedDecision): readonly Thing[] {
  return shape === 'number' && source !== null ? [source] : []
}

/** Picks a thing up or puts it down. Things that do not go with it are put down. */
function gather(decisions: readonly PresentedDecision[], picked: readonly Thing[], thing: Thing): Touched {
  if (picked.includes(thing)) {
    const rest = picked.filter((held) => held !== thing)
    return rest.length === 0 ? { kind: 'drop' } : { kind: 'pick', picked: rest }
  }
  const held = [...picked, thing]
  return { kind: 'pick', picked: candidates(decisions, held).length > 0 ? held : [thing] }
}

/**
 * Whether a first touch answers at once. A target that does not fit the gathered things is only picked up, so that a
 * slip loses nothing.
 */
function actsAtOnce(
  { decision, option }: Candidate,
  decisions: readonly PresentedDecision[],
  picked: readonly Thing[],
): boolean {
  if (gathersOf(option).length === 0) return isPlainChoice(decision)
  return !picked.some((held) => isGathered(decisions, held))
}

/** Whether each option is one thing and a complete answer, so that a touch answers without picking up. */
function isPlainChoice({ shape, options }: PresentedDecision): boolean {
  return shape === 'one' && options.every(({ touches }) => touches.length === 1)
}

function belongsTo(option: Option, thing: Thing): boolean {
  return isMeantBy(option, thing) || gathersOf(option).includes(thing)
}

/** Whether touching a thing means the option: the thing belongs to the option, or is the place that it leads to. */
function isMeantBy({ touches, leadsTo = [] }: Option, thing: Thing): boolean {
  return touches.includes(thing) || leadsTo.includes(thing)
}

/** The option that a touch takes or puts back, if a question asks for several options. */
function severalOf(decisions: readonly PresentedDecision[], thing: Thing): Candidate | null {
  for (const decision of decisions) {
    if (decision.shape !== 'some') continue
    const touching = decision.options.filter((option) => option.touches.includes(thing))
    const [only] = touching
    if (only !== undefined && touching.length === 1) return { decision, option: only }
  }
  return null
}

/**
 * Whether two things are copies of a card that fit the same answers. Picking one up does not make the other a target.
 */
function areAlike(
  open: readonly Candidate[],
  decisions: readonly PresentedDecision[],
  a: Thing,
  b: Thing,
): boolean {
  if (a === b) return true
  if (!open.every(({ option }) => isMeantBy(option, b))) return false
  const touching = (thing: Thing) => candidates(decisions, [thing]).map(({ option }) => option.id)
  const [ofA, ofB] = [touching(a), touching(b)]
  return kindOf(a) === kindOf(b) && ofA.length === ofB.length && ofA.every((id) => ofB.includes(id))
}

function kindOf(thing: Thing): string {
  return thing.split(':', 1)[0] ?? ''
}
