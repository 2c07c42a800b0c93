import { at, hasListener, type Refusal, routine, type Seat, scopeOf } from '@kantyna/kernel'
import { cardRules } from '../abilities/card-language.ts'
import { recoverDamage } from '../combat/damage.ts'
import { rulesOf } from '../composition.ts'
import type { CardEffect } from '../effects/vocabulary.ts'
import { fightPatrol, forcingPatrols } from '../encounters/encounter-patrol.ts'
import { type AiSection, aiSections, emitEvent } from '../events.ts'
import type { SeatFrame, TurnFrame } from '../frames.ts'
import { NONE } from '../pieces.ts'
import type { Rim } from '../rim.ts'
import { settle } from '../settling.ts'
import { aiCardOf } from '../tables.ts'
import { drawOne } from './chance.ts'
import { refreshAiGoals } from './goals.ts'

export interface AiTurnFrame extends SeatFrame {
  readonly routine: 'aiTurn'
  /** The AI card; missing before it is drawn. */
  card?: number
  /** The section that is being read, and its next line. */
  section?: number
  line?: number
  /** Whether the card is shuffled into the deck instead of going to its bottom. */
  isReshuffled?: boolean
}

export function aiTurnFrame(t: Rim): AiTurnFrame {
  return scopeOf(t, 'aiTurn') as AiTurnFrame // every frame of this routine has this type
}

interface Lines {
  readonly of: readonly CardEffect[]
  /** Whether only the topmost line that applies is resolved (OR-AIFLOW-04), or every one (OR-AIFLOW-06). */
  readonly isFirstOnly: boolean
}

function linesOf(t: Rim, { card = NONE, section = 0 }: AiTurnFrame): Lines {
  const tree = aiCardOf(t, card)[at(aiSections, section)]
  if (tree.op === 'first' || tree.op === 'each') return { of: tree.of, isFirstOnly: tree.op === 'first' }
  return { of: [tree], isFirstOnly: true }
}

function emitLine(t: Rim, frame: AiTurnFrame, line: number, refusal: Refusal | null): void {
  const { section = 0, card = NONE } = frame
  if (hasListener(t))
    emitEvent(t, { type: 'line', line, refusal, source: card, section: at(aiSections, section) })
}

/** OR-AICLAR-02: after a defeat in its own turn the AI player resolves nothing more. */
function isOver(t: Rim): boolean {
  return (scopeOf(t, 'turn') as TurnFrame).isLast // every frame of this routine has this type
}

/** The next line, for scenarios that look at the position before the line is read; null if the section has no more. */
export function lineAhead(
  t: Rim,
  frame: AiTurnFrame,
): { readonly section: AiSection; readonly line: number } | null {
  const { section = 0, line = 0 } = frame
  if (linesOf(t, frame).of[line] === undefined || isOver(t)) return null
  return { section: at(aiSections, section), line }
}

/** OR-GAP-52: patrols that force an encounter, if the card does not mention patrols. */
function unmentionedPatrols(t: Rim, seat: Seat, { of }: Lines): readonly number[] {
  return of.some(({ op }) => op === 'aiFightPatrol') ? [] : forcingPatrols(t, seat)
}

function putCardAway(t: Rim, { seat, card = NONE, isReshuffled = false }: AiTurnFrame): void {
  rulesOf(t).ai.putAway(t, seat, card, isReshuffled)
}

/**
 * The AI player's turn: it follows the top AI card from top to bottom (OR-AIFLOW-01, OR-AIFLOW-02). It draws no
 * encounter cards (OR-AIFLOW-03); otherwise it follows the same rules as everybody (OR-AICLAR-01). Each line is
 * settled before the next.
 */
export const aiTurn = routine<Rim, AiTurnFrame>('aiTurn')(
  'shown',
  {
    draw(t, frame) {
      const card = rulesOf(t).ai.draw(t, frame.seat)
      if (card === NONE) return 'end'
      refreshAiGoals(t)
      frame.card = card
      frame.section = 0
      frame.line = 0
      if (hasListener(t)) emitEvent(t, { type: 'aiCard', seat: frame.seat, card })
    },
    beginSection(t, frame) {
      const { seat, section = 0 } = frame
      const phase = aiSections[section]
      if (phase === undefined || isOver(t)) return 'end'
      t.phase = phase
      frame.line = 0
      if (phase === 'planning' && at(t.isDefeated, seat)) {
        // OR-GAP-51, OR-PLAN-05: recovering is its whole planning phase, whatever the card says.
        const line = linesOf(t, frame).of.findIndex(({ op }) => op === 'aiRecover')
        if (line >= 0) emitLine(t, frame, line, null)
        recoverDamage(t, seat, 'both', 'all')
        return 'endSection'
      }
      if (phase !== 'encounter') return
      const forcing = unmentionedPatrols(t, seat, linesOf(t, frame))
      if (forcing.length === 0) return
      fightPatrol(t, seat, drawOne(t, forcing))
      return 'endSection'
    },
    // OR-AIFLOW-05: if no line applies, nothing happens.
    readLine(t, frame) {
      const { seat, card = NONE, line = 0 } = frame
      const { of } = linesOf(t, frame)
      const effect = of[line]
      if (effect === undefined || isOver(t)) return 'endSection'
      frame.line = line + 1
      const context = { seat, source: card }
      const refusal = cardRules().legal(t, effect, context)
      emitLine(t, frame, line, refusal)
      if (refusal !== null) return 'readLine'
      cardRules().run(t, effect, context)
    },
    settleLine(t) {
      refreshAiGoals(t)
      settle(t)
    },
    goOn(t, frame) {
      refreshAiGoals(t)
      return linesOf(t, frame).isFirstOnly ? 'endSection' : 'readLine'
    },
    endSection(t) {
      settle(t)
    },
    nextSection(_, frame) {
      frame.section = (frame.section ?? 0) + 1
      return 'beginSection'
    },
    end(t, frame) {
      putCardAway(t, frame)
      refreshAiGoals(t)
    },
  },
  putCardAway,
)
