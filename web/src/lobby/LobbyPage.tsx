import { fetchedWhenDrawn } from '@kantyna/ui'
import { gameMetas } from '../games/games.ts'
import { FileIcon } from '../kit/icons.tsx'
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx'
import { SettingsButton } from '../shell/SettingsButton.tsx'
import { useArrival } from '../shell/useArrival.ts'
import { usePageTitle } from '../shell/usePageTitle.ts'
import { useWords } from '../words/words.ts'
import { ContinueLink } from './ContinueLink.tsx'
import { GameCard } from './GameCard.tsx'
import { ImportButton } from './ImportButton.tsx'
import { SavedTables } from './SavedTables.tsx'
import { Sign } from './Sign.tsx'
import { useTables } from './useTables.ts'
import './lobby.css'
import '../shell/shell.css'

const OnlineSection = fetchedWhenDrawn(async () => (await import('./OnlineSection.tsx')).OnlineSection)

/** The first screen: the sign, the games and the saved tables. */
export function LobbyPage() {
  const words = useWords()
  const { lobby } = words
  const { tables, refresh, isPersistent } = useTables()
  const sign = useArrival<HTMLHeadingElement>()
  usePageTitle(null)
  const latest = tables?.find((table) => table.state === 'unfinished' && table.canContinue)
  return (
    <div className={latest !== undefined || gameMetas.length > 1 ? 'lobby quiet' : 'lobby'}>
      <header className="lobby-top">
        <nav className="row tight lobby-nav" aria-label={words.menu}>
          <a className="button bare" href="#/about">
            {lobby.about}
          </a>
          <LanguageSwitch />
          <SettingsButton />
        </nav>
        <h1 className="lobby-sign" ref={sign} tabIndex={-1}>
          <Sign />
        </h1>
        <p className="lobby-welcome soft">{lobby.welcome}</p>
      </header>
      <main id="main" tabIndex={-1}>
        {latest?.state === 'unfinished' && <ContinueLink table={latest} />}
        <section className="games" aria-labelledby="games">
          <h2 id="games" className="unseen">
            {lobby.games}
          </h2>
          <ul className="game-cards">
            {gameMetas.map((meta) => (
              <li key={meta.id}>
                <GameCard meta={meta} />
              </li>
            ))}
          </ul>
        </section>
        <div className="counter">
          <OnlineSection />
          {!isPersistent && <p className="notice">{lobby.nothingKept}</p>}
          {tables !== null && <SavedTables tables={tables} latest={latest?.id ?? null} onChange={refresh} />}
          <ImportButton icon={<FileIcon />} onImported={refresh} />
        </div>
      </main>
      <footer className="lobby-foot small soft">
        <p>{words.about.notice}</p>
        <p>
          <a href="#/about">{words.about.title}</a>
        </p>
      </footer>
    </div>
  )
}
