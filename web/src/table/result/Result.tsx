import type { KernelView, Lang } from '@kantyna/kernel'
import type { GameUi } from '@kantyna/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { SeatMark } from '../../kit/SeatMark.tsx'
import { href } from '../../router/routes.ts'
import { TableIcon } from '../icons.tsx'
import type { SeatNames } from '../names.ts'
import { useTableWords } from '../words.ts'
import type { Statistics } from './statistics.ts'

interface Props {
  readonly id: string
  readonly game: string
  readonly ui: GameUi
  readonly lang: Lang
  readonly view: KernelView
  readonly names: SeatNames
  readonly statistics: Statistics
  /** Whom to play next, where that is worth a word. */
  readonly next?: ReactNode
  onAgain(): void
  onExport(): void
  onLookAtBoard(): void
}

/** How it ended, and what to do next. The board stays behind it. */
export function Result(props: Props) {
  const { id, game, ui, lang, view, names, statistics, onAgain, onExport, onLookAtBoard } = props
  const words = useTableWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const winners = view.outcome?.winners ?? []
  return (
    <section className="result panel" aria-label={words.result}>
      <h2 ref={heading} tabIndex={-1} className="result-title">
        <TableIcon name="trophy" size={34} />
        {winnersSay()}
      </h2>
      <ol className="result-seats">
        {ui.result(view, lang).map(({ seat, score, details }) => (
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
      <dl className="result-numbers" aria-label={words.statistics}>
        {(
          [
            [words.statTurns, statistics.turns],
            [words.statChoices, statistics.choices],
            ...(statistics.takebacks > 0 ? [[words.statTakebacks, statistics.takebacks] as const] : []),
          ] as const
        ).map(([name, value]) => (
          <div key={name}>
            <dt className="small soft">{name}</dt>
            <dd className="number">{value}</dd>
          </div>
        ))}
      </dl>
      {props.next}
      <p className="result-buttons">
        <button type="button" className="button primary" onClick={onAgain}>
          {words.again}
        </button>
        <a className="button" href={href({ page: 'play', game })}>
          {words.changeSeats}
        </a>
        <a className="button" href={href({ page: 'replay', id, at: 0 })}>
          {words.watchAgain}
        </a>
        <button type="button" className="button" onClick={onLookAtBoard}>
          {words.lookAtBoard}
        </button>
        <button type="button" className="button bare" onClick={onExport}>
          {words.export}
        </button>
        <a className="button bare" href={href({ page: 'fairness', id })}>
          {words.verify}
        </a>
      </p>
    </section>
  )

  function winnersSay(): string {
    const called = winners.map(names)
    if (called.length === 0) return words.nobodyWins
    return called.length === 1 ? words.wins(called.join('')) : words.winTogether(called.join(', '))
  }
}
