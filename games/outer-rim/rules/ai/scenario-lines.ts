import type { AiLines } from '@kantyna/kernel'
import { NONE } from '../pieces.ts'
import type { Rim } from '../rim.ts'
import { idOfPiece } from '../scenario/piece-ids.ts'
import { type AiTurnFrame, lineAhead } from './turn.ts'

/** AI cards line by line in scenarios. Lines are counted from 0, as in the event `line`. */
export const aiLines: AiLines<Rim> = {
  routine: 'aiTurn',
  stage: 'readLine',
  next(t, frame) {
    const own = frame as AiTurnFrame // every frame of this routine has this type
    const ahead = lineAhead(t, own)
    return ahead === null ? null : { seat: own.seat + 1, card: idOfPiece(own.card ?? NONE), ...ahead }
  },
}
