import {
  ask,
  at,
  decisionKind,
  done,
  type Frame,
  numberAt,
  type Option,
  PASS,
  pairing,
  partsOf,
  pickedAll,
  type Refusal,
  routine,
  type Seat,
} from '@kantyna/kernel'
import { thingOf } from '../abilities/sources.ts'
import { goodOption } from '../costs/cost.ts'
import type { Galaxy } from '../galaxy.ts'
import {
  completeMission,
  completeWithParts,
  completionPart,
  completionRefusal,
} from '../missions/mission-completion.ts'
import { missionOption } from '../missions/missions.ts'
import { FIRST_MISSION, MISSIONS } from '../pieces.ts'
import type { GalaxyRefusal } from '../refusal.ts'
import type { CompleteMissionArgs } from './vocabulary.ts'

/**
 * TC310: completes a mission of the log without its cost or without its requirement, but not without both (GC-TCH-14).
 * If every possible mission has to be paid for, the player may decline.
 */
interface ClosingFrame extends Frame {
  readonly seat: Seat
  readonly ignores: CompleteMissionArgs['ignores']
  readonly source: number | null
}

export function closingFrame(
  seat: Seat,
  ignores: CompleteMissionArgs['ignores'],
  source: number | null,
): ClosingFrame {
  return { routine: 'closingFile', stage: 0, seat, ignores, source }
}

const COST = 0
const ignorableParts = ['cost', 'requirement'] as const
const codes = pairing(MISSIONS, ignorableParts.length)

const missionIn = (code: number): number => FIRST_MISSION + codes.first(code)
const ignoredIn = (code: number) => at(ignorableParts, codes.second(code))

const emptyLog: GalaxyRefusal = { rule: 'GC-TCH-14', reason: 'noMission' }

/** Why no mission could be completed this way. */
export function closingRefusal(
  t: Galaxy,
  seat: Seat,
  ignores: CompleteMissionArgs['ignores'],
): Refusal | null {
  let first: Refusal | null = null
  for (const mission of at(t.log, seat))
    for (const ignored of ignores) {
      const refusal = completionRefusal(t, seat, mission, ignored)
      if (refusal === null) return null
      first ??= refusal
    }
  return first ?? emptyLog
}

const closingOn = (t: Galaxy) => at(t.stack, t.stack.length - 1) as ClosingFrame // only this routine asks the question

function openCodes(t: Galaxy, { seat, ignores }: ClosingFrame): number[] {
  const found: number[] = []
  for (const mission of at(t.log, seat))
    for (const ignored of ignores)
      if (completionRefusal(t, seat, mission, ignored) === null)
        found.push(codes.code(mission - FIRST_MISSION, ignorableParts.indexOf(ignored)))
  if (found.length > 0 && found.every((code) => codes.second(code) !== COST)) found.push(PASS)
  return found
}

function closingOption(code: number): Option {
  const { id, touches, facts = {} } = missionOption(missionIn(code))
  const ignored = ignoredIn(code)
  return { id: `${id}-without-${ignored}`, touches, facts: { ...facts, ignored } }
}

export const closeFileKind = decisionKind<Galaxy>({
  name: 'closeFile',
  shape: 'one',
  rules: ['GC-TCH-14'],
  isOpen: true,
  list: (t) => openCodes(t, closingOn(t)),
  option: (_, __, code) => closingOption(code),
  next(t, seat, picks) {
    const code = numberAt(picks, 0)
    if (code === PASS || ignoredIn(code) === 'cost') return null
    return completionPart(t, seat, missionIn(code), partsOf(picks))
  },
  partOption: (_, __, ___, ____, code) => goodOption(code),
  blocked(t) {
    const { seat, ignores } = closingOn(t)
    return at(t.log, seat).flatMap((mission) =>
      ignores.flatMap((ignored) => {
        const refusal = completionRefusal(t, seat, mission, ignored)
        if (refusal === null) return []
        return [
          { ...closingOption(codes.code(mission - FIRST_MISSION, ignorableParts.indexOf(ignored))), refusal },
        ]
      }),
    )
  },
  source(t) {
    const { source } = closingOn(t)
    return source === null ? null : thingOf(source)
  },
})

export const closingFile = routine<Galaxy, ClosingFrame>('closingFile')('shown', {
  ask(t, { seat }) {
    if (!ask(t, closeFileKind, seat)) return done
  },
  take(t, { seat }) {
    const picks = pickedAll(t)
    const code = numberAt(picks, 0)
    if (code === PASS) return
    if (ignoredIn(code) === 'cost') completeMission(t, seat, missionIn(code))
    else completeWithParts(t, seat, missionIn(code), partsOf(picks))
  },
})
