import type { PresentedDecision, Thing } from '@kantyna/kernel'
import type { Touching } from '@kantyna/ui'
import { litThings, touch } from '../table/hands/touch.ts'

/** What the learner's hands are about: the step's own options, and all that the rules allow besides. */
interface Guide {
  readonly decisions: readonly PresentedDecision[]
  readonly asked: readonly PresentedDecision[]
  readonly picked: readonly Thing[]
}

/**
 * What is lit in a lesson: of everything that could be touched now what the step is about. A thing in hand stays lit only
 * where touching it once more answers, not where that puts it down.
 */
export function guidedLight({ decisions, asked, picked }: Guide): ReadonlySet<Thing> {
  const about = litThings(decisions, picked)
  const lit = [...litThings(asked, picked)].filter((thing) => about.has(thing))
  return new Set(lit.filter((thing) => !picked.includes(thing) || touch(asked, picked, thing).kind === 'act'))
}

/** The same hands as at any table, with the light on what the step is about; whatever else is touched is told. */
export function guidedTouching(
  touching: Touching,
  lit: ReadonlySet<Thing>,
  onOther: (thing: Thing) => void,
): Touching {
  return {
    ...touching,
    lit,
    onTouch(thing) {
      if (lit.has(thing) || touching.picked.has(thing)) touching.onTouch(thing)
      else onOther(thing)
    },
    onLift: (thing) => lit.has(thing) && touching.onLift?.(thing) === true,
    onDropOn: (thing, isElsewhere) =>
      touching.onDropOn?.(thing !== null && lit.has(thing) ? thing : null, isElsewhere),
  }
}
