import type { GameBundle, GameEvent, Lang } from '@kantyna/kernel'
import { type GameMoments, type GameUi, linesOf, type Motion } from '@kantyna/ui'
import type { ComponentChildren, CSSProperties } from 'preact'
import { SeatMark } from '../../kit/SeatMark.tsx'
import { RichLine } from '../log/RichLine.tsx'
import type { SeatNames } from '../names.ts'
import { LAPSED } from './lapsed-offers.ts'
import type { StagedMoment } from './stage.ts'

interface Props {
  readonly momentTexts: GameMoments
  readonly bundle: GameBundle
  readonly ui: GameUi
  readonly lang: Lang
  readonly names: SeatNames
  readonly motion: Motion
  readonly shown: StagedMoment
  readonly children?: ComponentChildren
}

/**
 * A moment: its title, what led to it, and what it has changed. If it is shown in brief, one sentence says what led to
 * it.
 */
export function MomentCard({ momentTexts, bundle, ui, lang, names, motion, shown, children }: Props) {
  const { moment, view, stays } = shown
  const { Scene } = momentTexts
  const isPlayed = moment.kind !== LAPSED && (stays || isPlayedFor(momentTexts, shown))
  const changes = momentTexts.changes(moment, lang)
  const knownAfter = isPlayed ? (momentTexts.knownAfter?.(moment, motion) ?? 0) : 0
  const opening = knownAfter === 0 ? null : (momentTexts.opening?.(moment, lang) ?? null)
  return (
    <section
      className="moment panel"
      data-kind={moment.kind}
      data-brief={!stays || undefined}
      data-opens={knownAfter > 0 || undefined}
      style={{ '--known': `${knownAfter}ms` } as CSSProperties} // custom properties are not part of the type
    >
      <h2 className="moment-title">
        {opening !== null && (
          <span className="moment-opening" aria-hidden="true">
            <RichLine line={opening} names={names} />
          </span>
        )}
        <span className={opening === null ? undefined : 'moment-known'}>
          <RichLine line={momentTexts.title(moment, lang)} names={names} />
        </span>
      </h2>
      {!isPlayed && (
        <p>
          <RichLine line={momentTexts.sentence(moment, lang)} names={names} />
        </p>
      )}
      {isPlayed && Scene !== undefined && (
        <Scene moment={moment} view={view} lang={lang} motion={motion} isBrief={!stays} />
      )}
      {isPlayed && Scene === undefined && (
        <Lines momentTexts={momentTexts} bundle={bundle} lang={lang} names={names} shown={shown} />
      )}
      {changes.length > 0 && (
        <ul className="moment-changes">
          {changes.map(({ seat, icon, text, label, isBad }) => (
            <li
              key={`${seat} ${icon} ${text}`}
              className="moment-change number"
              data-bad={isBad || undefined}
              data-flies-to={`${seat} ${icon}`}
            >
              <SeatMark seat={seat} size={13} />
              <ui.Icon name={icon} size={18} />
              <span aria-hidden="true">{text}</span>
              <span className="unseen">
                {names(seat)}: {label}
              </span>
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  )
}

/** Whether its scene is also played for players whom it does not concern. */
export function isPlayedFor(momentTexts: GameMoments, { moment }: StagedMoment): boolean {
  return (momentTexts.sceneTime?.(moment) ?? null) !== null
}

/**
 * The events of a moment, line by line. The gains and losses of others are shown only as changes, unless nothing else
 * has happened.
 */
function Lines({
  momentTexts,
  bundle,
  lang,
  names,
  shown: { moment, view },
}: Pick<Props, 'momentTexts' | 'bundle' | 'lang' | 'names' | 'shown'>) {
  const isOthersChange = (event: GameEvent) =>
    Reflect.get(event, 'seat') !== view.seat &&
    momentTexts.changes({ ...moment, events: [event] }, lang).length > 0
  const untitled = moment.events.filter((event) => momentTexts.isTitle?.(event) !== true)
  const lines = (events: readonly GameEvent[]) => linesOf(bundle.game.words[lang], events)
  const own = lines(untitled.filter((event) => !isOthersChange(event)))
  return (
    <div className="moment-lines">
      {(own.length > 0 ? own : lines(untitled)).map((line, index) => (
        // The lines are in the order of events.
        <p key={index.toString()}>
          <RichLine line={line} names={names} />
        </p>
      ))}
    </div>
  )
}
