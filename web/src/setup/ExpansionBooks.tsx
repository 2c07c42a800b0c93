import { BookIcon, CardsIcon, LampIcon } from '../kit/icons.tsx'
import { OfflineButton } from '../lobby/OfflineButton.tsx'
import { href } from '../router/routes.ts'
import { useWords } from '../words/words.ts'

interface Props {
  readonly expansion: string
  /** The page is left for a while: what was chosen should be there afterwards. */
  onLeave(): void
}

/** The ways to get to know an expansion: its lesson, and the rules and cards of the game with it. */
export function ExpansionBooks({ expansion, onLeave }: Props) {
  const { lobby, setup } = useWords()
  return (
    <div className="setup-books">
      <a className="button bare" href={href({ page: 'learn', game: expansion })} onClick={onLeave}>
        <LampIcon />
        {setup.whatIsNew}
      </a>
      <a
        className="button bare"
        href={href({ page: 'rules', game: expansion, rule: null })}
        onClick={onLeave}
      >
        <BookIcon />
        {lobby.rules}
      </a>
      <a className="button bare" href={href({ page: 'cards', game: expansion })} onClick={onLeave}>
        <CardsIcon />
        {lobby.cards}
      </a>
      <OfflineButton game={expansion} />
    </div>
  )
}
