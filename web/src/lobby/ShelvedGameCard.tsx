import type { ShelvedGame } from '@kantyna/games'
import { useState } from 'react'
import { openRoom } from '../games/games.ts'
import { BookIcon, CardsIcon, LampIcon, SeatsIcon } from '../kit/icons.tsx'
import { href } from '../router/routes.ts'
import { goTo } from '../router/useRoute.ts'
import { useLang } from '../settings/useSettings.ts'
import { houseNames } from '../setup/house-names.ts'
import { lastSeating } from '../setup/last-seating.ts'
import { holdersOf } from '../setup/seating.ts'
import { useWords } from '../words/words.ts'
import { Box } from './Box.tsx'

/** A game on the shelf with its doors. */
export function ShelvedGameCard({ shelved: { meta } }: { readonly shelved: ShelvedGame }) {
  const lang = useLang()
  const words = useWords()
  const { lobby } = words
  const [state, setState] = useState<'idle' | 'starting' | 'failed'>('idle')
  const seating = lastSeating(meta)
  const people = seating.seats.filter(({ kind }) => kind === 'person').length
  const game = meta.id

  const playNow = async () => {
    setState('starting')
    try {
      const [room, { startTable }] = await Promise.all([openRoom(game), import('../setup/start-table.ts')])
      const id = await startTable(room, holdersOf(seating.seats, houseNames(words)), seating.options)
      goTo({ page: 'table', id })
    } catch (trouble) {
      console.error(trouble)
      setState('failed')
    }
  }

  return (
    <article className="shelved" aria-labelledby={`game-${game}`}>
      <div className="shelved-box">
        <Box meta={meta} />
      </div>
      <div className="shelved-words">
        <h3 id={`game-${game}`}>{meta.name[lang]}</h3>
        <p className="soft">{meta.tagline[lang]}</p>
        <ul className="facts label">
          <li>{lobby.players(Math.min(...meta.seats), Math.max(...meta.seats))}</li>
          <li>{lobby.minutes(meta.minutes)}</li>
          <li>{lobby.age(meta.age)}</li>
        </ul>
      </div>
      <div className="doors">
        <button
          type="button"
          className="door lit"
          disabled={state === 'starting'}
          onClick={() => {
            playNow().catch(console.error)
          }}
        >
          <span className="door-name">{lobby.playNow}</span>
          <span className="door-hint">
            {state === 'starting' ? lobby.starting : lobby.playNowHint(people, seating.seats.length - people)}
          </span>
        </button>
        <a className="door" href={href({ page: 'learn', game })}>
          <LampIcon />
          <span className="door-name">{lobby.learn}</span>
          <span className="door-hint">{lobby.learnHint}</span>
        </a>
        <a className="door" href={href({ page: 'play', game })}>
          <SeatsIcon />
          <span className="door-name">{lobby.seats}</span>
          <span className="door-hint">{lobby.seatsHint}</span>
        </a>
        <div className="small-doors">
          <a className="button bare" href={href({ page: 'rules', game, rule: null })}>
            <BookIcon />
            {lobby.rules}
          </a>
          <a className="button bare" href={href({ page: 'cards', game })}>
            <CardsIcon />
            {lobby.cards}
          </a>
        </div>
        {state === 'failed' && (
          <p className="notice danger" role="alert">
            {words.trouble.loading}
          </p>
        )}
      </div>
    </article>
  )
}
