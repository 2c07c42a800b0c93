import { BookIcon, CardsIcon, LampIcon } from '../kit/icons.tsx'
import { OfflineButton } from '../lobby/OfflineButton.tsx'
import { href } from '../router/routes.ts'
import { useWords } from '../words/words.ts'
import { useSetupWords } from './words.ts'

interface Props {
  readonly expansion: string
  /** Called when the visitor follows a link. The choices on the page are kept until the visitor is back. */
  onLeave(): void
}

/** Links to an expansion's lesson, and to the rules and cards of the game with it. */
export function ExpansionBooks({ expansion, onLeave }: Props) {
  const { lobby } = useWords()
  const setup = useSetupWords()
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
