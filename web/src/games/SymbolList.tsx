import { useLang } from '../settings/useSettings.ts'
import { useGameHelp, useGameUi } from './games.ts'
import './symbol-list.css'

/** Every icon of a game with its meaning, drawn as at the table. */
export function SymbolList({ game }: { readonly game: string }) {
  const { Icon } = useGameUi(game)
  const { symbols } = useGameHelp(game)
  const lang = useLang()
  return (
    <ul className="symbol-list">
      {Object.entries(symbols).map(([name, text]) => (
        <li key={name}>
          <Icon name={name} size={22} />
          {text[lang]}
        </li>
      ))}
    </ul>
  )
}
