import { type Lang, type PresentedDecision, plainText, type Thing } from '@kantyna/kernel'
import type { Answering, SeatInfo, Touching } from '@kantyna/ui'
import { useState } from 'preact/hooks'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import { missions } from '../../content/missions.ts'
import { missionIndex } from '../../rules/pieces.ts'
import { words as wording } from '../../words/game-words.ts'
import { Marks } from '../drawing/EffectIcons.tsx'
import { effectMarks, type Mark } from '../drawing/effect-marks.ts'
import { Icon } from '../drawing/Icon.tsx'
import { seatName } from '../words.ts'
import { useFreeHand } from './FreeHandProvider.tsx'
import { type FreeMove, freeMovesOf, freeMovesOn, takeFree } from './free-moves.ts'
import { freeWords } from './free-words.ts'
import './free.css'

const canPoint = typeof window === 'undefined' ? null : window.matchMedia('(hover: hover)')

interface Props {
  readonly moves: readonly PresentedDecision[]
  readonly answering: Answering
  readonly touching: Pick<Touching, 'pointed' | 'onInspect'>
  readonly lang: Lang
  readonly seats: readonly SeatInfo[]
  /** In a turn: whether one worker is left. Once it sits in the Senate, the player can place no more workers. */
  readonly isLastWorker: boolean
}

/**
 * The free actions that a player may take in their turn. A single one is a button with icons. Several are folded into
 * one button, which opens a list in words, so that they cover no planet until the player opens them.
 */
export function FreeStrip({ moves, answering, touching, lang, seats, isLastWorker }: Props) {
  const words = freeWords[lang]
  const { held, hold } = useFreeHand()
  const [isUnfolded, setUnfolded] = useState(false)
  if (answering.assembly !== null) return null
  const matching = held === null ? [] : freeMovesOn(moves, held)
  // Goods are exchanged by tapping them in the hold.
  const shown =
    matching.length > 0 ? matching : freeMovesOf(moves).filter(({ move }) => move.kind !== 'exchange')
  if (shown.length === 0) return null
  const endsTurns = ({ move }: FreeMove) => isLastWorker && move.kind === 'takeSeat'
  const text = (each: FreeMove) => {
    const does = plainText(wording[lang].option(each.move, each.option), (seat) => seatName(seats, seat))
    return endsTurns(each) ? `${does} (${words.lastWorker})` : does
  }
  const isPointed = ({ option }: FreeMove) => option.touches.some((thing) => touching.pointed.has(thing))
  const isByFinger = canPoint?.matches === false
  const isFolded =
    (shown.length > 1 || isByFinger) && matching.length === 0 && !isUnfolded && !shown.some(isPointed)
  const take = (each: FreeMove) => {
    setUnfolded(false)
    const [thing] = each.option.touches
    // A player who cannot point reads what the free action does before taking it. So does every player who would send
    // their last worker.
    const isReadFirst = endsTurns(each) || isByFinger
    if (isReadFirst && held === null && thing !== undefined) return hold(thing)
    hold(null)
    takeFree(answering, each)
  }
  const isInWords = matching.length > 0 || isUnfolded
  /** A player who points at the button reads the token, card or office that it is about. */
  const reading = ({ option }: FreeMove) => {
    const inspect = (thing: Thing | undefined) => () => touching.onInspect(thing ?? null)
    const [read, forget] = [inspect(option.touches[0]), inspect(undefined)]
    return { onPointerEnter: read, onFocus: read, onPointerLeave: forget, onBlur: forget }
  }
  const unfold = () => {
    const [only, ...others] = shown
    if (only !== undefined && others.length === 0) take(only)
    else setUnfolded(true)
  }
  return (
    <section
      className="tg-free"
      aria-label={words.freeActions}
      data-listed={isInWords || undefined}
      data-folded={isFolded || undefined}
    >
      {isFolded && (
        <button type="button" className="button tg-free-fold" aria-expanded="false" onClick={unfold}>
          {words.freeCount(shown.length)}
        </button>
      )}
      {!isFolded && (
        <span className="tg-free-title" aria-hidden="true">
          {words.freeActions}
        </span>
      )}
      {!isFolded &&
        shown.map((each) => (
          <button
            key={`${each.move.kind} ${each.option.id}`}
            type="button"
            className="button tg-free-button"
            title={text(each)}
            data-pointed={isPointed(each) || undefined}
            onClick={() => take(each)}
            {...reading(each)}
          >
            <span className={isInWords ? undefined : 'unseen'}>{text(each)}</span>
            {!isInWords && <Marks marks={marksOf(each)} size={18} />}
          </button>
        ))}
      {isInWords && (
        <button
          type="button"
          className="button bare icon"
          aria-label={words.close}
          onClick={() => (matching.length > 0 ? hold(null) : setUnfolded(false))}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </section>
  )
}

/** A free action in icons. */
function marksOf({ move, option }: FreeMove): readonly Mark[] {
  const number = (kind: string) => {
    const thing = option.touches.find((each) => each.startsWith(`${kind}:`))
    return thing === undefined ? -1 : Number(thing.slice(kind.length + 1))
  }
  switch (move.kind) {
    case 'completeMission': {
      const card = missions[missionIndex(number('mission'))]
      return [{ icon: card?.types[0] ?? 'mission' }, { icon: 'check' }]
    }
    case 'takeSeat':
      return [
        { icon: 'crew' },
        { between: '→' },
        { icon: 'chair', number: ['I', 'II', 'III'][number('office')] ?? '' },
      ]
    case 'refit':
      return [{ icon: 'technology' }, { icon: 'repeat' }, { icon: 'basic' }]
    default: {
      const card = bonusTokens[number('token')]
      return card === undefined ? [{ icon: 'basic' }] : effectMarks(card.effect)
    }
  }
}
