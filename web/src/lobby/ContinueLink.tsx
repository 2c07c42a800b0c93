import { editionName } from '../games/games.ts'
import { when } from '../kit/when.ts'
import { href } from '../router/routes.ts'
import type { TableSummary } from '../saves/summary.ts'
import { useLang } from '../settings/useSettings.ts'
import { useWords } from '../words/words.ts'
import { waitingNames } from './waiting-names.ts'

type Unfinished = Extract<TableSummary, { readonly state: 'unfinished' | 'finished' }>

/** The link to the game that was played last. */
export function ContinueLink({ table }: { readonly table: Unfinished }) {
  const lang = useLang()
  const { lobby } = useWords()
  const name = editionName(table.edition, lang)
  const deciding = waitingNames(table)
  return (
    <a className="play-link lit continue" href={href({ page: 'table', id: table.id })}>
      <span className="play-name">{lobby.continue}</span>
      <span className="play-hint">
        {name} · {when(lang, table.updated, Date.now())}
        {deciding !== '' && ` · ${lobby.waitingFor(deciding)}`}
      </span>
    </a>
  )
}
