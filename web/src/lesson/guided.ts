import type { PresentedDecision, Thing } from '@kantyna/kernel'
import type { Touching } from '@kantyna/ui'
import { litThings, touch } from '../table/hands/touch.ts'

/** `decisions` has only the step's options, `asked` everything that the rules allow. */
interface Guide {
  readonly decisions: readonly PresentedDecision[]
  readonly asked: readonly PresentedDecision[]
  readonly picked: readonly Thing[]
}

/**
 * The things that are lit: those that the player could touch now and that belong to the step. A picked thing stays lit
 * only if touching it again answers; not if that puts it down.
 */
export function guidedLight({ decisions, asked, picked }: Guide): ReadonlySet<Thing> {
  const about = litThings(decisions, picked)
  const lit = [...litThings(asked, picked)].filter((thing) => about.has(thing))
  return new Set(lit.filter((thing) => !picked.includes(thing) || touch(asked, picked, thing).kind === 'act'))
}

/** The same touching as at any table, but only the step's things are lit. All other touches go to `onOther`. */
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
