import type { GameMeta } from '@kantyna/kernel'
import { fetchedWhenDrawn } from '@kantyna/ui'
import { openTableGame } from '../games/games.ts'
import { BookIcon, CardsIcon, LampIcon, SeatsIcon } from '../kit/icons.tsx'
import { href } from '../router/routes.ts'
import { useLang } from '../settings/useSettings.ts'
import { lastSeating } from '../setup/last-seating.ts'
import { OptionsRefused } from '../setup/options-refused.ts'
import { onlyLevel } from '../setup/seating.ts'
import { failureText, useStarting } from '../setup/useStarting.ts'
import { useWords } from '../words/words.ts'
import { Box } from './Box.tsx'
import { OfflineButton } from './OfflineButton.tsx'

const LastSetupFault = fetchedWhenDrawn(
  async () => (await import('../setup/LastSetupFault.tsx')).LastSetupFault,
)

/** A game in the lobby, with the ways to play and learn it. */
export function GameCard({ meta }: { readonly meta: GameMeta }) {
  const lang = useLang()
  const words = useWords()
  const { lobby } = words
  const { isStarting, failure, start } = useStarting()
  const { seating, fault } = lastSeating(meta)
  const people = seating.seats.filter(({ kind }) => kind === 'person').length
  const level = onlyLevel(seating.seats)
  const { id: game, lacks = [] } = meta

  const newTable = async () => {
    const [bundle, { startSeating }] = await Promise.all([
      openTableGame(seating.edition),
      import('../setup/start-table.ts'),
    ])
    return startSeating(bundle, seating, words)
  }

  return (
    <article className="game-card" aria-labelledby={`game-${game}`}>
      <div className="game-card-box">
        <Box meta={meta} />
      </div>
      <div className="game-card-words">
        <h3 id={`game-${game}`}>{meta.name[lang]}</h3>
        <p className="soft">{meta.tagline[lang]}</p>
        <ul className="facts label">
          <li>{lobby.players(Math.min(...meta.seats), Math.max(...meta.seats))}</li>
          <li>{lobby.minutes(meta.minutes)}</li>
          <li>{lobby.age(meta.age)}</li>
        </ul>
      </div>
      <div className="play-links">
        <button
          type="button"
          className="play-link lit"
          disabled={isStarting}
          onClick={() => start(newTable, 'next')}
        >
          <span className="play-name">{lobby.playNow}</span>
          <span className="play-hint">
            {isStarting ? lobby.starting : lobby.playNowHint(people, seating.seats.length - people)}
            {!isStarting && level !== null && `: ${words.setup.levels.names[level]}`}
          </span>
        </button>
        {!lacks.includes('lesson') && (
          <a className="play-link" href={href({ page: 'learn', game })}>
            <LampIcon />
            <span className="play-name">{lobby.learn}</span>
            <span className="play-hint">{lobby.learnHint}</span>
          </a>
        )}
        <a className="play-link" href={href({ page: 'online', game })}>
          <SeatsIcon />
          <span className="play-name">{lobby.withOthers}</span>
          <span className="play-hint">{lobby.withOthersHint}</span>
        </a>
        <div className="small-links">
          <a className="button bare" href={href({ page: 'play', game })}>
            <SeatsIcon />
            {lobby.seats}
          </a>
          <a className="button bare" href={href({ page: 'rules', game, rule: null })}>
            <BookIcon />
            {lobby.rules}
          </a>
          {!lacks.includes('cards') && (
            <a className="button bare" href={href({ page: 'cards', game })}>
              <CardsIcon />
              {lobby.cards}
            </a>
          )}
          <OfflineButton game={game} />
        </div>
        {fault !== null && <LastSetupFault fault={fault} />}
        {failure !== null && (
          <p className="notice danger" role="alert">
            {failureText(
              words,
              failure,
              lang,
              navigator.onLine ? words.trouble.loading : words.trouble.offline,
            )}
            {failure instanceof OptionsRefused && (
              <>
                {' '}
                <a href={href({ page: 'play', game })}>{lobby.openSetup}</a>
              </>
            )}
          </p>
        )}
      </div>
    </article>
  )
}
