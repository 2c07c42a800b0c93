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
  // A turn has eight choices or so, and most of them weigh a whole market or a map.
  playoutCost: 2,
  playoutTurns: 2,
  // Larger ones would keep the regular level from its ten fame for too long: see docs/balance-outer-rim.md.
  levelErrors: [0.23, 0.128, 0.047, 0.01, 0],
}

/** What a box adds to what bots know of the game: its `bots.ts`. Rules know nothing of it. */
export interface BotChanges {
  /** The bit of the box. */
  readonly bit: number
  /** What else seats want at its tables. */
  readonly wants: readonly Wants[]
  /** Each makes more of what bots know without it. */
  readonly knowledge: readonly ((usual: BotKnowledge<Rim>) => BotKnowledge<Rim>)[]
}

/** What bots know of the game with these boxes. */
export function knowledgeWith(boxes: readonly BotChanges[]): BotKnowledge<Rim> {
  for (const { bit, wants } of boxes) setWants(bit, wants)
  const added = boxes.flatMap((box) => box.knowledge)
  return added.reduce((known, extend) => extend(known), knowledge)
}
