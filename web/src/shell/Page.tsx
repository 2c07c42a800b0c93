import type { ComponentChildren } from 'preact'
import { BackIcon } from '../kit/icons.tsx'
import { href, type OpenPlace } from '../router/routes.ts'
import { useWords } from '../words/words.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { SettingsButton } from './SettingsButton.tsx'
import { useArrival } from './useArrival.ts'
import { usePageTitle } from './usePageTitle.ts'
import './shell.css'

interface Props {
  readonly title: string
  /** The maximum width of the text. */
  readonly width?: 'text' | 'reading' | 'wide'
  /** The table, replay or lesson from which the page was opened, for the link back. */
  readonly from?: OpenPlace | undefined
  readonly children: ComponentChildren
}

/** A page with the site's sign above it: all pages except the lobby and the table. */
export function Page({ title, width = 'text', from, children }: Props) {
  const words = useWords()
  const heading = useArrival<HTMLHeadingElement>()
  usePageTitle(title)
  return (
    <div className="page">
      <header className="top">
        {from === undefined ? (
          <a className="top-home" href="#/">
            <SmallSign />
            <span className="unseen">, {words.back}</span>
          </a>
        ) : (
          <a className="button top-back" href={href(from)}>
            <BackIcon />
            {words.backTo[from.page]}
          </a>
        )}
        <nav className="row tight" aria-label={words.menu}>
          <LanguageSwitch />
          <SettingsButton />
        </nav>
      </header>
      <main className={`page-main ${width}`} id="main" tabIndex={-1}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </main>
    </div>
  )
}

/** The name of the site, at the top of every page except the lobby. */
function SmallSign() {
  return (
    <span className="small-sign" lang="pl">
      Kantyna
    </span>
  )
}
