import { at, type GameBundle, type GameRecord, type Lang, plainText } from '@kantyna/kernel'
import type { GameUi } from '@kantyna/ui'
import { useMemo } from 'preact/hooks'
import { useBots } from '../../games/bots.ts'
import { href } from '../../router/routes.ts'
import type { SeatNames } from '../names.ts'
import { useOverTableWords } from '../words/over-table.ts'
import { Chart } from './Chart.tsx'
import { storyOf, type TurningPoint } from './story.ts'

interface Props {
  readonly id: string
  readonly record: GameRecord
  readonly bundle: GameBundle
  readonly ui: GameUi
  readonly lang: Lang
  readonly names: SeatNames
}

const MOST_LINES = 6

/** A look back at the game: its chart, and the turn that decided it. */
export function HowItWent({ id, record, bundle, ui, lang, names }: Props) {
  const words = useOverTableWords()
  const { chart } = ui
  const bots = useBots(bundle.game.meta.id)
  const story = useMemo(
    () => (bots === null ? null : storyOf(bundle, bots, record, chart)),
    [bundle, bots, record, chart],
  )
  if (story === null) return null
  const { points, turns, rounds, turningPoint } = story
  return (
    <>
      {turningPoint !== null && (
        <p className="turning-point">
          <strong>{words.turningPoint(at(turns, turningPoint.turn))}</strong>{' '}
          {words.chancesRose(
            names(turningPoint.winner),
            percent(turningPoint.before),
            percent(turningPoint.after),
          )}{' '}
          <span className="soft">{happened(turningPoint)}</span>{' '}
          <a href={href({ page: 'replay', id, at: turningPoint.at })}>{words.seeTurningPoint}</a>
        </p>
      )}
      {chart !== undefined && points.length > 1 && (
        <Chart
          title={chart.title[lang]}
          points={points}
          turns={turns}
          rounds={chart.rounds === undefined ? null : { title: chart.rounds.title[lang], starts: rounds }}
          marked={turningPoint?.turn ?? null}
          names={names}
        />
      )}
    </>
  )

  function happened({ events }: TurningPoint): string {
    const lines = events.flatMap((event) => {
      const gameWords = bundle.game.words[lang].event(event)
      return gameWords === null ? [] : [plainText(gameWords, names)]
    })
    // A long list is cut off. The replay shows the rest.
    return lines.length > MOST_LINES ? `${lines.slice(0, MOST_LINES).join(' ')} …` : lines.join(' ')
  }
}

function percent(chance: number): number {
  return Math.round(chance * 100)
}
