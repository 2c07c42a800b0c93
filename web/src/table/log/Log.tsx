import type { GameBundle, Lang, Line, Thing } from '@kantyna/kernel'
import type { Moment } from '@kantyna/ui'
import { memo } from 'preact/compat'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { TableIcon } from '../icons.tsx'
import { LAPSED } from '../moments/lapsed-offers.ts'
import { lapsedLines } from '../moments/lapsed-words.ts'
import type { SeatNames } from '../names.ts'
import { useTableWords } from '../words.ts'
import { groupsOf, linesOf } from './lines.ts'
import { isPassEvent, type LogEntry, type LogTurn } from './log.ts'
import { RichLine, SeatName } from './RichLine.tsx'
import { useRovingFocus } from './useRovingFocus.ts'

interface Props {
  readonly bundle: GameBundle
  readonly lang: Lang
  readonly turns: readonly LogTurn[]
  readonly names: SeatNames
  /** Choices after this many are new to the viewer. */
  readonly seenTo: number
  /** Whether the log is open, on screens where it can be folded away. */
  readonly isOpen: boolean
  /** The shown choice, in a replay. */
  readonly current?: number
  /** The address of the replay after a number of choices; left out at a table that has no replay yet. */
  readonly hrefAt?: ((at: number) => string) | undefined
  onPoint(things: readonly Thing[]): void
  onOpen?: ((thing: Thing) => void) | undefined
  /** Each moment can be shown again from its line. */
  readonly moments?: readonly Moment[]
  onMoment?(moment: Moment): void
  /** What a player has achieved in a turn that is over. */
  summaryOf?(turn: LogTurn): Line | null
}

const NONE: readonly Moment[] = []

/** What has happened, newest at the bottom. */
export const Log = memo(function Log(props: Props) {
  const {
    bundle,
    lang,
    turns,
    names,
    seenTo,
    isOpen,
    current,
    hrefAt,
    onPoint,
    onOpen,
    moments = NONE,
    onMoment,
    summaryOf,
  } = props
  const words = useTableWords()
  const end = useRef<HTMLOListElement>(null)
  const isReplay = current !== undefined
  const roving = useRovingFocus(end)
  const groups = useMemo(() => groupsOf(bundle, lang, turns), [bundle, lang, turns])
  const byChoice = useMemo(() => momentsByChoice(moments), [moments])
  useEffect(() => {
    const list = end.current
    const shown = current ?? turns.at(-1)?.entries.at(-1)?.at ?? 0
    // A folded log cannot be scrolled. It is scrolled when it opens.
    if (list === null || (!isOpen && list.clientHeight === 0)) return
    const entries = [...list.querySelectorAll<HTMLElement>('[data-at]')]
    // A choice without events has no line: it belongs to the line before.
    const entry = entries.findLast(({ dataset }) => Number(dataset['at']) <= shown)
    const show = () => {
      if (entry)
        list.scrollTop = entry.offsetTop + entry.offsetHeight - list.clientHeight / (isReplay ? 2 : 1)
      else list.scrollTop = list.scrollHeight
      return list.scrollTop
    }
    let shownAt = show()
    // When the log gets smaller, the newest line stays in sight, unless the player has scrolled up.
    const resized = new ResizeObserver(() => {
      if (Math.abs(list.scrollTop - shownAt) < 2) shownAt = show()
    })
    resized.observe(list)
    return () => resized.disconnect()
  }, [current, turns, isReplay, isOpen])
  return (
    <section className="log" aria-label={words.log}>
      <ol
        className="log-turns"
        ref={end}
        onPointerLeave={() => onPoint([])}
        onKeyDown={roving.onKeyDown}
        onFocus={roving.onFocus}
      >
        {groups.map((turn) => (
          <li key={`${turn.entries[0]?.at ?? 0} ${turn.number} ${turn.chapter ?? ''}`} className="log-turn">
            <p className="log-head small">
              {turn.chapter ?? (turn.number === 0 ? words.logSetup : words.logTurn(turn.number))}
              {turn.seat !== null && <SeatName seat={turn.seat} names={names} />}
            </p>
            <Summary line={turn.chapter === null ? (summaryOf?.(turn) ?? null) : null} names={names} />
            <ul>
              {turn.entries.map((entry) => (
                <Entry
                  key={entry.at}
                  entry={entry}
                  isNew={entry.at > seenTo}
                  isFirstNew={entry.at === seenTo + 1 && seenTo > 0}
                  isCurrent={entry.at === current}
                  bundle={bundle}
                  lang={lang}
                  names={names}
                  hrefAt={hrefAt}
                  onPoint={onPoint}
                  onOpen={onOpen}
                  moments={byChoice.get(entry.at) ?? NONE}
                  {...(onMoment !== undefined && { onMoment })}
                />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
})

function Summary({ line, names }: { readonly line: Line | null; readonly names: SeatNames }) {
  return (
    line !== null && (
      <p className="log-summary small soft">
        <RichLine line={line} names={names} />
      </p>
    )
  )
}

interface EntryProps
  extends Pick<Props, 'bundle' | 'lang' | 'names' | 'hrefAt' | 'onPoint' | 'onOpen' | 'onMoment'> {
  /** The moments of the entry's choice. */
  readonly moments: readonly Moment[]
  readonly entry: LogEntry
  readonly isNew: boolean
  readonly isFirstNew: boolean
  readonly isCurrent: boolean
}

/** What has happened does not change: a line is drawn once, however often the log grows. */
const Entry = memo(function Entry(props: EntryProps) {
  const { entry, isNew, isFirstNew, isCurrent, bundle, lang, names, hrefAt, onPoint, onOpen, onMoment } =
    props
  const words = useTableWords()
  const moments = momentsIn(entry, props.moments)
  const lines = linesOf(bundle, lang, entry)
  const passed = passOf(bundle, lang, entry)
  const lapsed = lapsedLines(moments, words)
  if (lines.length === 0 && passed === null && lapsed.length === 0) return null
  return (
    <li
      className="log-entry"
      data-at={entry.at}
      data-new={isNew || undefined}
      data-current={isCurrent || undefined}
    >
      {hrefAt === undefined ? (
        <span className="log-mark number">{entry.at}</span>
      ) : (
        <a
          className="log-mark number"
          href={hrefAt(entry.at)}
          aria-label={words.seeThen(entry.at)}
          title={words.seeThen(entry.at)}
        >
          {entry.at}
        </a>
      )}
      <div className="log-lines">
        {isFirstNew && <p className="log-since small">{words.newSince}</p>}
        {passed !== null && (
          <p className="log-pass small soft">
            <RichLine line={passed} names={names} />
          </p>
        )}
        {lines.map((line, index) => (
          // The lines of a choice never change their order.
          <p key={`${entry.at} ${index.toString()}`}>
            <RichLine line={line} names={names} onPoint={onPoint} onOpen={onOpen} />
          </p>
        ))}
        {lapsed.map((line, index) => (
          // Several offers may lapse at once.
          <p key={`lapsed ${index.toString()}`} className="small soft">
            <RichLine line={line} names={names} />
          </p>
        ))}
        {onMoment !== undefined &&
          moments.map((moment) => (
            <button
              key={moment.index}
              type="button"
              className="log-moment"
              aria-label={words.seeMoment}
              title={words.seeMoment}
              onClick={() => onMoment(moment)}
            >
              <TableIcon name="moment" size={16} />
            </button>
          ))}
        {entry.automatic !== null && (
          <p className="log-auto small soft">{words.automatic[entry.automatic]}</p>
        )}
      </div>
    </li>
  )
}, isSame)

/** Whether two things have the same content, down to events and moments, which stay the same objects. */
function isSame(one: unknown, other: unknown, depth = 0): boolean {
  if (one === other) return true
  if (depth > 2 || !isObject(one) || !isObject(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => isSame(Reflect.get(one, name), Reflect.get(other, name), depth + 1))
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** The moments that an entry completes. */
function momentsIn({ isPart, events }: LogEntry, moments: readonly Moment[]): readonly Moment[] {
  if (isPart === undefined) return moments
  const asJson = events.map((event) => JSON.stringify(event))
  return moments.filter(
    (moment) => moment.kind === LAPSED || asJson.includes(JSON.stringify(moment.events.at(-1))),
  )
}

function momentsByChoice(moments: readonly Moment[]): ReadonlyMap<number, readonly Moment[]> {
  const byChoice = new Map<number, Moment[]>()
  for (const moment of moments) byChoice.set(moment.at, [...(byChoice.get(moment.at) ?? []), moment])
  return byChoice
}

/** The line about a player who declined: it is separate, in a softer colour. */
function passOf(bundle: GameBundle, lang: Lang, entry: LogEntry): Line | null {
  const [event] = entry.events
  return event !== undefined && isPassEvent(entry, 0) ? bundle.game.words[lang].event(event) : null
}
