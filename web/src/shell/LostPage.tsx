import { useWords } from '../words/words.ts'
import { Page } from './Page.tsx'

/** For unknown addresses, and for games and tables that are not here. */
export function LostPage({ why = 'address' }: { readonly why?: 'address' | 'game' | 'table' }) {
  const { trouble, ...words } = useWords()
  const text = { address: trouble.lostSays, game: trouble.noGame, table: trouble.noTable }[why]
  return (
    <Page title={trouble.lost}>
      <p>{text}</p>
      <p>
        <a className="button primary" href="#/">
          {words.back}
        </a>
      </p>
    </Page>
  )
}
