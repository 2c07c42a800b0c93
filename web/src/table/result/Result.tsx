import {
  editionOfGame,
  fingerprintOf,
  type GameBundle,
  type GameRecord,
  type KernelView,
  type Lang,
  SETUP,
  type TableLink,
} from '@kantyna/kernel'
import { fetchedWhenDrawn, type GameUi } from '@kantyna/ui'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { CloseButton } from '../../kit/CloseButton.tsx'
import { SeatMark } from '../../kit/SeatMark.tsx'
import { href } from '../../router/routes.ts'
import { ShareButton } from '../../sharing/ShareButton.tsx'
import { TableIcon } from '../icons.tsx'
import type { SeatNames } from '../names.ts'
import { useOverTableWords } from '../words/over-table.ts'
import { useTableWords } from '../words.ts'
import { Celebration } from './Celebration.tsx'
import { ScoreTable } from './ScoreTable.tsx'
import { statisticsOf } from './statistics.ts'
import './result.css'

// The look back is only needed at the end.
const HowItWent = fetchedWhenDrawn(async () => (await import('./HowItWent.tsx')).HowItWent)

interface Props {
  readonly id: string
  readonly bundle: GameBundle
  readonly ui: GameUi
  readonly lang: Lang
  readonly view: KernelView
  readonly names: SeatNames
  /** The source of the game's statistics. */
  readonly link: Pick<TableLink, 'since' | 'snapshot'>
  readonly isCelebrated: boolean
  /** Left out if this browser does not have the record. */
  readonly readRecord?: (() => GameRecord) | undefined
  /** Replaces the buttons about a game that this browser has. */
  readonly afterwards?: ComponentChildren
  /** The suggestion of a next opponent, if there is one. */
  readonly next?: ComponentChildren
  onAgain(): void
  /** Why no further game could be started. */
  readonly notAgain: string | null
  readonly onExport?: (() => void) | undefined
  onLookAtBoard(): void
}

/** How the game ended, and what to do next. The board stays visible behind it. */
export function Result(props: Props) {
  const { id, bundle, ui, lang, view, names, link, onAgain, onExport, onLookAtBoard } = props
  const game = editionOfGame(bundle.game)
  const words = useTableWords()
  const overTable = useOverTableWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const [record] = useState(() => props.readRecord?.() ?? null)
  const { winners = [], endedBy } = view.outcome ?? {}
  const results = ui.result(view, lang)
  const statistics = statisticsOf(link.since(null, SETUP), link.snapshot(null).takebacks)
  return (
    <>
      <section className="result panel" aria-label={overTable.result}>
        <header className="result-top">
          <h2 ref={heading} tabIndex={-1} className="result-title">
            <TableIcon name="trophy" size={34} />
            {winnersSay()}
          </h2>
          <CloseButton title={overTable.lookAtBoard} onClose={onLookAtBoard} />
        </header>
        <div className="result-scores">
          {endedBy !== undefined && (
            <p>
              {overTable.endedByRule}{' '}
              <a href={href({ page: 'rules', game, rule: endedBy })}>{words.whyRule}</a>
            </p>
          )}
          {results[0]?.sources === undefined ? (
            <ol className="result-seats">
              {results.map(({ seat, score, details }) => (
                <li key={seat} data-won={winners.includes(seat) || undefined}>
                  <span className="result-name">
                    <SeatMark seat={seat} size={20} />
                    <strong>{names(seat)}</strong>
                  </span>
                  <span className="result-score number">{score}</span>
                  <ul className="result-details small soft">
                    {details.map(({ icon, text }) => (
                      <li key={text}>
                        <ui.Icon name={icon} size={16} />
                        {text}
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ol>
          ) : (
            <ScoreTable results={results} winners={winners} names={names} Icon={ui.Icon} />
          )}
          <dl className="result-numbers" aria-label={overTable.statistics}>
            {(
              [
                [overTable.statTurns, statistics.turns],
                [overTable.statChoices, statistics.choices],
                ...(statistics.takebacks > 0
                  ? [[overTable.statTakebacks, statistics.takebacks] as const]
                  : []),
              ] as const
            ).map(([name, value]) => (
              <div key={name}>
                <dt className="small soft">{name}</dt>
                <dd className="number">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        {record !== null && (
          <div className="result-story">
            <HowItWent id={id} record={record} bundle={bundle} ui={ui} lang={lang} names={names} />
            <p className="result-fingerprint small">
              {overTable.fingerprint}: <strong className="number">{fingerprintOf(record)}</strong>
              <br />
              <span className="soft">{overTable.fingerprintSays}</span>
            </p>
          </div>
        )}
        {props.next}
        {props.notAgain !== null && (
          <p className="notice danger" role="alert">
            {props.notAgain}
          </p>
        )}
        <p className="result-buttons">
          {props.afterwards ?? (
            <>
              <button type="button" className="button primary" onClick={onAgain}>
                {words.again}
              </button>
              <a className="button" href={href({ page: 'play', game: bundle.game.meta.id })}>
                {overTable.changeSeats}
              </a>
              <a className="button" href={href({ page: 'replay', id, at: 0 })}>
                {words.watchAgain}
              </a>
            </>
          )}
          <button type="button" className="button" onClick={onLookAtBoard}>
            {overTable.lookAtBoard}
          </button>
          {record !== null && onExport !== undefined && (
            <>
              <ShareButton record={record} at={0} className="button" onExport={onExport}>
                {words.share.button}
              </ShareButton>
              <button type="button" className="button bare" onClick={onExport}>
                {words.export}
              </button>
              <a className="button bare" href={href({ page: 'fairness', id })}>
                {overTable.verify}
              </a>
            </>
          )}
        </p>
      </section>
      {props.isCelebrated && <Celebration winners={winners} />}
    </>
  )

  function winnersSay(): string {
    const called = winners.map(names)
    if (called.length === 0) return overTable.nobodyWins
    return called.length === 1 ? overTable.wins(called.join('')) : overTable.winTogether(called.join(', '))
  }
}
