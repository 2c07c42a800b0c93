import type { ComponentChildren } from 'preact'
import { SwitchRow } from '../kit/SwitchRow.tsx'
import { type IconName, TableIcon } from '../table/icons.tsx'
import { useTableWords } from '../table/words.ts'
import type { Timeline } from './timeline.ts'

export const speeds = [1, 2, 4] as const
export type Speed = (typeof speeds)[number]

interface Props {
  readonly timeline: Timeline
  readonly step: number
  readonly isPlaying: boolean
  readonly speed: Speed
  /** The step of the next moment; the shown step if there is none. */
  readonly nextMoment: number
  /** Whether playing stops at moments. */
  readonly stopsAtMoments: boolean
  /** Placed beside the speed. */
  readonly eyes: ComponentChildren
  onShow(step: number): void
  onPlay(isPlaying: boolean): void
  onSpeed(speed: Speed): void
  onNextMoment(): void
  onStopsAtMoments(stops: boolean): void
}

/** Controls for moving through the game, by hand or automatically. */
export function ReplayControls(props: Props) {
  const { timeline, step, isPlaying, speed, eyes, onShow, onPlay, onSpeed } = props
  const words = useTableWords()
  const button = (icon: IconName, label: string, to: number) => (
    <button
      type="button"
      className="button icon"
      aria-label={label}
      title={label}
      disabled={to === step}
      onClick={() => {
        onPlay(false)
        onShow(to)
      }}
    >
      <TableIcon name={icon} />
    </button>
  )
  return (
    <div className="replay-controls">
      <input
        type="range"
        className="replay-scrubber"
        min={0}
        max={timeline.length}
        value={step}
        aria-label={words.replay}
        aria-valuetext={step === 0 ? words.start : words.replayAt(step, timeline.length)}
        onChange={(event) => {
          onPlay(false)
          onShow(Number(event.currentTarget.value))
        }}
      />
      <div className="replay-buttons">
        {button('turnBack', words.turnBack, timeline.turnFrom(step, -1))}
        {button('stepBack', words.stepBack, timeline.within(step - 1))}
        <button
          type="button"
          className="button primary icon"
          aria-label={isPlaying ? words.pause : words.play}
          onClick={() => {
            if (!isPlaying && step === timeline.length) onShow(0)
            onPlay(!isPlaying)
          }}
        >
          <TableIcon name={isPlaying ? 'pause' : 'play'} />
        </button>
        {button('stepOn', words.stepOn, timeline.within(step + 1))}
        {button('turnOn', words.turnOn, timeline.turnFrom(step, 1))}
        <button
          type="button"
          className="button icon"
          aria-label={words.nextMoment}
          title={words.nextMoment}
          disabled={props.nextMoment === step}
          onClick={props.onNextMoment}
        >
          <TableIcon name="moment" />
        </button>
        <select
          className="replay-speed"
          aria-label={words.speed}
          value={speed}
          onChange={(event) =>
            onSpeed(speeds.find((each) => each === Number(event.currentTarget.value)) ?? 1)
          }
        >
          {speeds.map((each) => (
            <option key={each} value={each}>
              {each}×
            </option>
          ))}
        </select>
        <SwitchRow
          label={words.stopAtMoments}
          isOn={props.stopsAtMoments}
          onChange={props.onStopsAtMoments}
        />
        {eyes}
      </div>
    </div>
  )
}
