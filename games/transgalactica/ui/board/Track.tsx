import { at, type Lang } from '@kantyna/kernel'
import { type Motion, type SeatInfo, seatsOf, type Touching, useTouch } from '@kantyna/ui'
import { useRef } from 'preact/hooks'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import { type MainTrack, MILITARY, mainTracks, POLITICS, TECHNOLOGY } from '../../content/names.ts'
import {
  cardAccess,
  missionAccess,
  technologyNeeded,
  tokenStacks,
  trackEnds,
  trackIncome,
} from '../../content/tracks.ts'
import { shortEffect } from '../../words/cards/short-text.ts'
import { Marks } from '../drawing/EffectIcons.tsx'
import { effectMarks } from '../drawing/effect-marks.ts'
import { Icon } from '../drawing/Icon.tsx'
import { Touchable } from '../drawing/Touchable.tsx'
import { SeatDot } from '../drawing/WorkerFigure.tsx'
import { type GalaxyView, seatBelow } from '../view.ts'
import { seatName, uiWords } from '../words.ts'
import { useAdvances } from './use-advances.ts'

interface Props {
  readonly view: GalaxyView
  readonly lang: Lang
  readonly seats: readonly SeatInfo[]
  readonly touching: Touching
  readonly track: MainTrack
  /** Without it nothing is animated. */
  readonly motion?: Motion
}

/** One of the four tracks: the income of each space, its tokens, and the markers of the seats. */
export function Track({ view, lang, seats, touching, track, motion = 'off' }: Props) {
  const words = uiWords(lang)
  const index = mainTracks.indexOf(track)
  const all = seatsOf(view)
  const levels = all.map((seat) => at(at(view.levels, seat), index))
  const box = useRef<HTMLDivElement>(null)
  useAdvances(box, levels, motion)
  const label = [
    words.area[track],
    ...all.map((seat) => `${seatName(seats, seat)}: ${words.level(at(levels, seat))}`),
    ...nextSpace(view, lang, index),
  ].join(', ')
  const {
    role: _,
    'aria-label': wording,
    ...touch
  } = useTouch(`track:${track}`, touching, { label, expected: true })
  const spaces = Array.from({ length: at(trackEnds, index) + 1 }, (_, space) => space)
  return (
    <div
      ref={box}
      className="tg-track"
      data-track={track}
      data-lit={touching.lit.has(`track:${track}`) || undefined}
    >
      <button type="button" {...touch} className="tg-touch tg-track-area">
        <span className="unseen">{wording}</span>
      </button>
      {spaces.map((space) => (
        <div key={space} className="tg-space" data-own={at(levels, seatBelow(view)) === space || undefined}>
          <span className="tg-space-top" aria-hidden="true">
            <span className="tg-space-number">{space}</span>
            <Brings index={index} space={space} />
          </span>
          <Stack view={view} lang={lang} touching={touching} index={index} space={space} />
          <span
            className="tg-space-foot"
            aria-hidden="true"
            data-many={levels.filter((level) => level === space).length > 2 || undefined}
          >
            <Needs index={index} space={space} />
            {all
              .filter((seat) => at(levels, seat) === space)
              .map((seat) => (
                <SeatDot key={seat} seat={seat} size={12} />
              ))}
          </span>
        </div>
      ))}
    </div>
  )
}

/** The income of the space each round. */
function Brings({ index, space }: { readonly index: number; readonly space: number }) {
  const income = trackIncome[index]?.[space] ?? null
  return income === null ? null : <Marks marks={effectMarks(income)} size={14} />
}

/** What the next space gives to the seat below, in words. */
function nextSpace(view: GalaxyView, lang: Lang, index: number): readonly string[] {
  const words = uiWords(lang)
  const space = at(at(view.levels, seatBelow(view)), index) + 1
  const income = trackIncome[index]?.[space] ?? null
  const stack = tokenStacks.findIndex((each) => each.track === index && each.space === space)
  const token = stack < 0 ? undefined : bonusTokens[at(view.stacks, stack).at(-1) ?? -1]
  const brings = [
    ...(income === null ? [] : [shortEffect(income, lang)]),
    ...(token === undefined ? [] : [`${words.tokenHere}: ${shortEffect(token.effect, lang)}`]),
  ]
  return brings.length === 0 ? [] : [words.nextSpace(brings.join(', '))]
}

/** The technology that a military space requires, and the cards and missions that a space opens. */
function Needs({ index, space }: { readonly index: number; readonly space: number }) {
  if (index === MILITARY && space > 0 && at(technologyNeeded, space) > 0)
    return (
      <span className="tg-space-needs">
        <Icon name="technology" size={11} />
        {at(technologyNeeded, space)}
      </span>
    )
  if (index === TECHNOLOGY && cardAccess.includes(space))
    return <span className="tg-space-opens">{'I'.repeat(cardAccess.indexOf(space) + 1)}</span>
  if (index === POLITICS && missionAccess.some((places) => places.includes(space)))
    return (
      <span className="tg-space-needs">
        <Icon name="mission" size={11} />
      </span>
    )
  return null
}

interface StackProps extends Pick<Props, 'view' | 'lang' | 'touching'> {
  readonly index: number
  readonly space: number
}

/** The tokens of a space: the top one and their number, or the printed reward if none is left. */
function Stack({ view, lang, touching, index, space }: StackProps) {
  const number = tokenStacks.findIndex((stack) => stack.track === index && stack.space === space)
  if (number < 0) return null
  const pile = at(view.stacks, number)
  const top = pile.at(-1) ?? -1
  const { reward, isAdvanced } = at(tokenStacks, number)
  const card = bonusTokens[top]
  if (pile.length === 0)
    return (
      <span className="tg-stack" data-empty data-advanced={isAdvanced || undefined} aria-hidden="true">
        {reward !== null && <Marks marks={effectMarks(reward)} size={14} />}
      </span>
    )
  if (card === undefined) return <span className="tg-stack" data-advanced={isAdvanced || undefined} />
  return (
    <Touchable
      thing={`token:${top}`}
      label={uiWords(lang).stackOf(
        `${uiWords(lang).tokenHere}: ${shortEffect(card.effect, lang)}`,
        pile.length,
      )}
      touching={touching}
      className="tg-stack"
      data={{ 'data-advanced': isAdvanced || undefined }}
    >
      <Marks marks={effectMarks(card.effect)} size={14} />
      {pile.length > 1 && <i className="tg-stack-count">×{pile.length}</i>}
    </Touchable>
  )
}
