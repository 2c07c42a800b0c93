import { at, call, type Frame, hasListener, type Plain, result, routine, type Seat } from '@kantyna/kernel'
import type { Face } from '../../content/names.ts'
import { namedSource } from '../abilities/sources.ts'
import { abilityWindow } from '../abilities/use-window.ts'
import type { CardEffect, RimContext } from '../effects/vocabulary.ts'
import { emitEvent } from '../events.ts'
import type { RollFrame } from '../frames.ts'
import type { Rim } from '../rim.ts'
import { facesOf, rollDice } from './dice.ts'
import { currentPool } from './dice-pools.ts'
import { runResult } from './run-result.ts'

/** One die, with a window for rerolls. */

export function rollDie(t: Rim, seat: Seat, stream: RollFrame['stream']): void {
  call<RollFrame>(t, { routine: 'roll', stage: 0, seat, stream, dice: NO_DICE })
}

const NO_DICE = [] as const

const inRoll = abilityWindow({
  name: 'rollWindow',
  kindName: 'useInRoll',
  rules: ['OR-DELIV-04', 'OR-ABIL-07'],
  timingOf: () => 'rollReroll',
  tells: (t) => ({ faces: facesOf(currentPool(t)?.dice ?? []) }),
})

const roll = routine<Rim, RollFrame>('roll')('shown', {
  roll(t, frame) {
    const { seat, stream } = frame
    frame.dice = rollDice(t, stream, 1)
    if (hasListener(t))
      emitEvent(t, {
        type: 'rolled',
        what: stream,
        seat,
        side: 0,
        faces: facesOf(frame.dice),
        terms: [{ name: 'roll', amount: 1, ...namedSource(t) }],
      })
    inRoll.open(t, [seat])
  },
  end(t, { seat, stream, dice }) {
    const { face } = at(dice, 0)
    if (stream === 'roll' && hasListener(t)) emitEvent(t, { type: 'dieStands', seat, face })
    return result(face)
  },
})

interface RollForFrame extends Frame {
  readonly routine: 'rollFor'
  /** The effect of each face: trees are plain data. */
  readonly by: { readonly [face in Face]?: Plain }
  readonly context: RimContext
  face?: Face
}

export function startRoll(
  t: Rim,
  context: RimContext,
  by: Readonly<Partial<Record<Face, CardEffect>>>,
): void {
  const trees = by as unknown as RollForFrame['by'] // effect trees are plain data
  call<RollForFrame>(t, { routine: 'rollFor', stage: 0, by: trees, context })
}

const rollFor = routine<Rim, RollForFrame>('rollFor')('shown', {
  roll(t, { context }) {
    rollDie(t, context.seat, 'roll')
  },
  branch(t, frame) {
    const face = frame.returned as Face // a roll returns a face
    frame.face = face
    const effect = (frame.by[face] ?? null) as unknown as CardEffect | null // startRoll stored an effect here
    runResult(t, effect, frame.context)
  },
  end: (_, { face = 'blank' }) => result(face),
})

export const rollRoutines = [roll, rollFor, inRoll.routine]
export const rollKinds = [inRoll.kind]
