import type { Option, PresentedDecision, Thing } from '@kantyna/kernel'
import { type CompoundOption, nextPartOf } from '@kantyna/ui'

/** How taps on things turn into choices. Pure: what is asked and what is picked up go in, what happens comes out. */

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
  /** It answers nothing: it is read. */
  | { readonly kind: 'read' }

/**
 * What can still be answered, given what is picked up: every thing in hand is touched by it or gathered for it.
 * Declining touches nothing and is no candidate of a tap.
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

/** What a hand has gathered for an answer, of all that it holds. */
export function gatheredFor(option: Option, picked: readonly Thing[]): readonly Thing[] {
  const gathers = gathersOf(option)
  return picked.filter((thing) => gathers.includes(thing))
}

/** What may be taken up for an option before the option itself: things of the part that it goes on with. */
function gathersOf(option: CompoundOption): readonly Thing[] {
  const next = nextPartOf(option)
  const things = next?.shape === 'some' ? next.options.flatMap(({ touches }) => touches) : []
  return things
}

/** Whether a thing is something to gather: then touching it never acts. */
export function isGathered(decisions: readonly PresentedDecision[], thing: Thing): boolean {
  return decisions.some(({ options }) => options.some((option) => gathersOf(option).includes(thing)))
}

/** What gets the warm rim: everything that can be picked up, or, with something in hand, where it can go. */
export function litThings(
  decisions: readonly PresentedDecision[],
  picked: readonly Thing[],
): ReadonlySet<Thing> {
  const open = candidates(decisions, picked)
  const touched = open.flatMap(({ option }) => option.touches)
  const gathers = open.flatMap(({ option }) => gathersOf(option))
  if (picked.length === 0) return new Set([...touched, ...gathers, ...decisions.flatMap(countedBy)])
  // With one answer left, whatever belongs to it acts: the thing in hand as well.
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

/** A tap on a thing. */
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
 * What a first touch means where it means one thing alone; null where there is more to say, or where it goes on with
 * parts and nothing is made yet.
 */
export function soleCandidate(
  decisions: readonly PresentedDecision[],
  touched: Touched,
  picked: readonly Thing[],
): Candidate | null {
  const [only, ...others] =
    touched.kind === 'act' ? [touched.candidate] : touched.kind === 'pick' ? meantBy(decisions, touched) : []
  if (only === undefined || others.length > 0 || nextPartOf(only.option) !== null) return null
  const isNext = touched.kind === 'act' && picked.some((thing) => belongsTo(only.option, thing))
  return isNext ? null : only
}

function meantBy(
  decisions: readonly PresentedDecision[],
  { picked }: Extract<Touched, { readonly kind: 'pick' }>,
): Candidate[] {
  const isMore = picked.length !== 1 || picked.some((thing) => isGathered(decisions, thing))
  return isMore ? [] : candidates(decisions, picked)
}

/** Takes a thing up to be dragged somewhere: with what is held, or alone. Null: there is nothing to do with it. */
export function lift(
  decisions: readonly PresentedDecision[],
  picked: readonly Thing[],
  thing: Thing,
): readonly Thing[] | null {
  if (picked.includes(thing)) return picked
  if (severalOf(decisions, thing) !== null || candidates(decisions, [thing]).length === 0) return null
  return candidates(decisions, [...picked, thing]).length > 0 ? [...picked, thing] : [thing]
}

/** Where a number is asked for, the thing that asks counts it up. */
function countedBy({ shape, source }: PresentedDecision): readonly Thing[] {
  return shape === 'number' && source !== null ? [source] : []
}

/** Takes one thing more into the hand, or puts that one down; what does not go together with it is put down. */
function gather(decisions: readonly PresentedDecision[], picked: readonly Thing[], thing: Thing): Touched {
  if (picked.includes(thing)) {
    const rest = picked.filter((held) => held !== thing)
    return rest.length === 0 ? { kind: 'drop' } : { kind: 'pick', picked: rest }
  }
  const held = [...picked, thing]
  return { kind: 'pick', picked: candidates(decisions, held).length > 0 ? held : [thing] }
}

/** A target that cannot be meant by what is gathered is only picked up: nothing gathered is lost by mistake. */
function actsAtOnce(
  { decision, option }: Candidate,
  decisions: readonly PresentedDecision[],
  picked: readonly Thing[],
): boolean {
  if (gathersOf(option).length === 0) return isPlainChoice(decision)
  return !picked.some((held) => isGathered(decisions, held))
}

/** One of these things has to be taken, and each is an answer by itself: there is nothing to pick up and put down. */
function isPlainChoice({ shape, options }: PresentedDecision): boolean {
  return shape === 'one' && options.every(({ touches }) => touches.length === 1)
}

function belongsTo(option: Option, thing: Thing): boolean {
  return isMeantBy(option, thing) || gathersOf(option).includes(thing)
}

/** What an option touches and where it leads: touching either means it. */
function isMeantBy({ touches, leadsTo = [] }: Option, thing: Thing): boolean {
  return touches.includes(thing) || leadsTo.includes(thing)
}

/** Where some of many are asked for, a thing that stands for one of them is taken or left. */
function severalOf(decisions: readonly PresentedDecision[], thing: Thing): Candidate | null {
  for (const decision of decisions) {
    if (decision.shape !== 'some') continue
    const touching = decision.options.filter((option) => option.touches.includes(thing))
    const [only] = touching
    if (only !== undefined && touching.length === 1) return { decision, option: only }
  }
  return null
}

/** Two copies of a card stand for the same answers: picking one up does not make the other a target. */
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
