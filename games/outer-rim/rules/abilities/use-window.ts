import {
  at,
  type DecisionKind,
  decisionKind,
  type Facts,
  PASS,
  type ReactionWindow,
  type RuleId,
  reactionWindow,
  routine,
  type Seat,
  scopeOf,
} from '@kantyna/kernel'
import type { Timing } from '../../content/card.ts'
import { holdsSecret } from '../encounters/secrets.ts'
import type { Rim } from '../rim.ts'
import {
  type AbilityFacts,
  couldUseAbilityAt,
  type HappenedFrame,
  indexOfUse,
  nextForced,
  sourceOfUse,
  usable,
  useAbility,
  useCode,
  useOption,
} from './abilities.ts'
import { blockedUses } from './blocked-uses.ts'

/**
 * Windows in which seats use abilities. Each seat uses any number of fitting abilities, each once, then passes for good
 * (OR-TIME-05, OR-R-05). Public facts decide who is asked: face-up abilities, and whether a seat holds a secret.
 */
interface AbilityWindow extends ReactionWindow<Rim> {
  readonly kind: DecisionKind<Rim>
}

export function abilityWindow({
  name,
  kindName,
  rules,
  timingOf,
  factsOf,
  tells,
  isPause = () => false,
}: {
  readonly name: string
  readonly kindName: string
  readonly rules: readonly RuleId[]
  timingOf(t: Rim, seat: Seat): Timing
  factsOf?(t: Rim): AbilityFacts
  /** Facts for the words of the question: whose roll it is, and what it shows. */
  tells?(t: Rim, seat: Seat): Facts
  /** Whether a seat is asked now even if it has nothing to use (RollingFrame). */
  isPause?(t: Rim, seat: Seat): boolean
}): AbilityWindow {
  /** The abilities that were used in this window. Its frame is on top of the stack while the window is open. */
  const usedHere = (t: Rim): readonly number[] => {
    const top = at(t.stack, t.stack.length - 1)
    return (top.routine === name ? top.marks : undefined) ?? none
  }

  const kind = decisionKind<Rim>({
    name: kindName,
    shape: 'one',
    rules,
    list(t, seat) {
      const used = usedHere(t)
      const codes: number[] = []
      for (const { source, index } of usable(t, seat, timingOf(t, seat), factsOf?.(t))) {
        const code = useCode(source, index)
        if (!used.includes(code)) codes.push(code)
      }
      if (codes.length > 0 || isPause(t, seat)) codes.push(PASS)
      return codes
    },
    option: useOption,
    blocked(t, seat) {
      const used = usedHere(t)
      return blockedUses(
        t,
        seat,
        timingOf(t, seat),
        (code) => used.includes(code),
        { rule: 'OR-TIME-05', reason: 'alreadyUsed' },
        factsOf?.(t),
      )
    },
    passFacts: tells,
    // OR-AICARD-02: the AI player uses no abilities.
    byRule: () => [PASS],
    isPause,
  })

  const reactions = reactionWindow<Rim>({
    name,
    kind,
    mightReact: holdsSecret,
    canReact: (t, seat) => couldUseAbilityAt(t, seat, timingOf(t, seat)) || isPause(t, seat),
    react(t, seat, picks) {
      const code = at(picks, 0)
      const frame = at(t.stack, t.stack.length - 1)
      frame.marks = [...(frame.marks ?? []), code]
      useAbility(t, seat, sourceOfUse(code), indexOfUse(code), factsOf?.(t))
      return 'same'
    },
  })

  return { kind, ...reactions }
}

const none: readonly number[] = []

/** The innermost event after which abilities are used. Only the window of that event asks. */
function currentEventFrame(t: Rim): HappenedFrame {
  return scopeOf(t, 'happened') as HappenedFrame // every frame of this routine has this type
}

const afterwards = abilityWindow({
  name: 'useAfterWindow',
  kindName: 'useAfter',
  rules: ['OR-TIME-01', 'OR-TIME-04', 'OR-TIME-05'],
  timingOf: (t) => currentEventFrame(t).moment,
  factsOf: (t) => currentEventFrame(t).facts,
})

/** After an event: first the forced abilities, then those that the player chooses, in any order (OR-R-10). */
const happenedRoutine = routine<Rim, HappenedFrame>('happened')('shown', {
  forced(t, frame) {
    const held = nextForced(t, frame)
    if (held === null) return
    frame.marks = [...(frame.marks ?? []), useCode(held.source, held.index)]
    useAbility(t, frame.seat, held.source, held.index, frame.facts)
    return 'forced'
  },
  offer(t, { seat }) {
    afterwards.open(t, [seat])
  },
})

export const afterRoutines = [happenedRoutine, afterwards.routine]
export const afterKinds = [afterwards.kind]
