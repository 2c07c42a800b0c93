import type { BotKnowledge } from '@kantyna/kernel'
import type { Rim } from '../rim.ts'
import { candidates } from './candidates.ts'
import { evaluate, LEAD_SCALE } from './evaluate.ts'
import { policy } from './policy.ts'
import { setWants, type Wants } from './wants.ts'

/** What bots know of the base game. */
const knowledge: BotKnowledge<Rim> = {
  evaluate,
  leadScale: LEAD_SCALE,
  policy,
  candidates,
  // A turn has about eight choices, and most of them compare a whole market or map.
  playoutCost: 2,
  playoutTurns: 2,
  // Larger errors would keep the regular level from reaching ten fame for too long: see docs/balance-outer-rim.md.
  levelErrors: [0.23, 0.128, 0.047, 0.01, 0],
}

/** The changes that a box makes to the knowledge of bots, in its `bots.ts`. The rules do not read them. */
export interface BotChanges {
  /** The bit of the box. */
  readonly bit: number
  /** What else seats want at a table with this box. */
  readonly wants: readonly Wants[]
  /** Each extends the knowledge of bots. */
  readonly knowledge: readonly ((usual: BotKnowledge<Rim>) => BotKnowledge<Rim>)[]
}

/** The knowledge of bots for the game with these boxes. */
export function knowledgeWith(boxes: readonly BotChanges[]): BotKnowledge<Rim> {
  for (const { bit, wants } of boxes) setWants(bit, wants)
  const added = boxes.flatMap((box) => box.knowledge)
  return added.reduce((known, extend) => extend(known), knowledge)
}
