import type { ReactNode } from 'react'
import { useWords } from '../words/words.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { SettingsButton } from './SettingsButton.tsx'
import { SmallSign } from './SmallSign.tsx'
import { useArrival } from './useArrival.ts'
import { usePageTitle } from './usePageTitle.ts'
import './shell.css'

interface Props {
  readonly title: string
  /** How wide the text may run. */
  readonly width?: 'text' | 'reading' | 'wide'
  readonly children: ReactNode
}

/** A page with the sign above it: everything but the lobby and the table. */
export function Page({ title, width = 'text', children }: Props) {
  const words = useWords()
  const heading = useArrival<HTMLHeadingElement>()
  usePageTitle(title)
  return (
    <div className="page">
      <header className="top">
        <a className="top-home" href="#/">
          <SmallSign />
          <span className="unseen">, {words.back}</span>
        </a>
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
