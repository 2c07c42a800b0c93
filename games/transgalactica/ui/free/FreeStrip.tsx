import { type Lang, type PresentedDecision, plainText } from '@kantyna/kernel'
import type { Answering, SeatInfo, Touching } from '@kantyna/ui'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import { missions } from '../../content/missions.ts'
import { missionIndex } from '../../rules/pieces.ts'
import { words as said } from '../../words/game-words.ts'
import { Marks } from '../drawing/EffectIcons.tsx'
import { effectMarks, type Mark } from '../drawing/effect-marks.ts'
import { Icon } from '../drawing/Icon.tsx'
import { seatName, uiWords } from '../words.ts'
import { holdFree, useHeldFree } from './free-hand.ts'
import { type FreeMove, freeMovesOf, freeMovesOn, takeFree } from './free-moves.ts'

interface Props {
  readonly moves: readonly PresentedDecision[]
  readonly answering: Answering
  readonly touching: Pick<Touching, 'pointed'>
  readonly lang: Lang
  readonly seats: readonly SeatInfo[]
}

/** What may be done besides, at any moment of one's turn: a button for each; with something in hand, in full words. */
export function FreeStrip({ moves, answering, touching, lang, seats }: Props) {
  const words = uiWords(lang)
  const held = useHeldFree()
  if (answering.assembly !== null) return null
  const meant = held === null ? [] : freeMovesOn(moves, held)
  // Goods are exchanged by touching them in the hold.
  const shown = meant.length > 0 ? meant : freeMovesOf(moves).filter(({ move }) => move.kind !== 'exchange')
  if (shown.length === 0) return null
  const text = ({ move, option }: FreeMove) =>
    plainText(said[lang].option(move, option), (seat) => seatName(seats, seat))
  return (
    <section className="tg-free" aria-label={words.freeActions} data-held={meant.length > 0 || undefined}>
      <span className="tg-free-title" aria-hidden="true">
        {words.freeActions}
      </span>
      {shown.map((each) => (
        <button
          key={`${each.move.kind} ${each.option.id}`}
          type="button"
          className="button tg-free-button"
          title={text(each)}
          data-pointed={each.option.touches.some((thing) => touching.pointed.has(thing)) || undefined}
          onClick={() => takeFree(answering, each)}
        >
          <span className={meant.length > 0 ? undefined : 'unseen'}>{text(each)}</span>
          {meant.length === 0 && <Marks marks={marksOf(each)} size={18} />}
        </button>
      ))}
      {meant.length > 0 && (
        <button
          type="button"
          className="button bare icon"
          aria-label={words.close}
          onClick={() => holdFree(null)}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </section>
  )
}

/** What a free action is about, in icons. */
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
