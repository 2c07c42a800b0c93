import { at, type Lang, type Seat } from '@kantyna/kernel'
import type { SeatInfo, Touching } from '@kantyna/ui'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import { ROUNDS } from '../../content/round-track.ts'
import { segmentOf } from '../../rules/rounds/priority.ts'
import { shortEffect } from '../../words/cards/short-text.ts'
import { Marks } from '../drawing/EffectIcons.tsx'
import { effectMarks } from '../drawing/effect-marks.ts'
import { Touchable } from '../drawing/Touchable.tsx'
import { SeatDot } from '../drawing/WorkerFigure.tsx'
import type { GalaxyView } from '../view.ts'
import { seatName, uiWords } from '../words.ts'

interface Props {
  readonly view: GalaxyView
  readonly lang: Lang
  readonly seats: readonly SeatInfo[]
  readonly touching: Touching
}

/** The rounds with their bonus tokens, and player order: the priority track, segment by segment. */
export function RoundBar({ view, lang, seats, touching }: Props) {
  const words = uiWords(lang)
  const rounds = Array.from({ length: ROUNDS }, (_, index) => index + 1)
  const first = ROUNDS - view.roundTokens.length + 1
  return (
    <div className="tg-round-bar">
      <ol
        className="tg-rounds"
        aria-label={view.round === 0 ? words.setup : words.roundOf(view.round, ROUNDS)}
        title={view.round === 0 ? words.setup : words.roundOf(view.round, ROUNDS)}
      >
        {rounds.map((round) => {
          const token = round < first ? -1 : (view.roundTokens.at(-1 - (round - first)) ?? -1)
          return (
            <li
              key={round}
              data-now={round === view.round || undefined}
              data-past={round < view.round || undefined}
            >
              {token < 0 ? (
                <span className="tg-round-number">{round}</span>
              ) : (
                <RoundToken token={token} round={round} lang={lang} touching={touching} />
              )}
            </li>
          )
        })}
      </ol>
      {view.priority.length > 0 && (
        <ol className="tg-order" aria-label={words.playerOrder} title={words.playerOrder}>
          {view.priority.map((seat, place) => (
            <li
              key={seat}
              data-active={seat === view.active || undefined}
              data-segment={isFirstOfSegment(view, place) ? segmentAt(view, seat) : undefined}
              title={words.inSegment(seatName(seats, seat), segmentAt(view, seat))}
            >
              <span className="unseen">{words.inSegment(seatName(seats, seat), segmentAt(view, seat))}</span>
              <SeatDot seat={seat} size={16} />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

function segmentAt({ prioritySpaces }: GalaxyView, seat: Seat): number {
  return segmentOf(at(prioritySpaces, seat))
}

/** Whether the seat at this place in the order is the first of its segment of the priority track. */
function isFirstOfSegment(view: GalaxyView, place: number): boolean {
  const before = view.priority[place - 1]
  return before === undefined || segmentAt(view, before) !== segmentAt(view, at(view.priority, place))
}

interface TokenProps {
  readonly token: number
  readonly round: number
  readonly lang: Lang
  readonly touching: Touching
}

function RoundToken({ token, round, lang, touching }: TokenProps) {
  const card = at(bonusTokens, token)
  return (
    <Touchable
      thing={`token:${token}`}
      label={`${uiWords(lang).tokenHere}: ${shortEffect(card.effect, lang)}, ${uiWords(lang).roundToken(round)}`}
      touching={touching}
      className="tg-round-token"
      data={{ 'data-advanced': card.isAdvanced || undefined }}
    >
      <i className="tg-round-number">{round}</i>
      <Marks marks={effectMarks(card.effect)} size={14} />
    </Touchable>
  )
}
