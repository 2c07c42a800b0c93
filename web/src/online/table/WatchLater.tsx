import { editionOf } from '@kantyna/kernel'
import type { RoomView } from '@kantyna/online'
import { editionName } from '../../games/games.ts'
import { SeatMark } from '../../kit/SeatMark.tsx'
import { useLang } from '../../settings/useSettings.ts'
import { Page } from '../../shell/Page.tsx'
import { useWords } from '../../words/words.ts'
import { useOnlineWords } from '../words.ts'

interface Props {
  readonly room: RoomView
  readonly connectionSays: string | null
}

/** A table that can be watched only after its game: who plays, until then. */
export function WatchLater({ room, connectionSays }: Props) {
  const lang = useLang()
  const words = useWords()
  const { room: text } = useOnlineWords()
  const { settings, seats } = room
  return (
    <Page title={text.title(editionName(editionOf(settings.game, settings.options), lang))}>
      <p role="status" className="room-status">
        {connectionSays ?? text.status.after}
      </p>
      <ul className="saved-table-seats">
        {seats.map(({ kind, name }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is known by its number
          <li key={seat} className="room-seat-who">
            <SeatMark seat={seat} />
            {name ?? (kind === 'bot' ? text.botShort : text.free)}
          </li>
        ))}
      </ul>
      <p>
        <a className="button" href="#/">
          {words.back}
        </a>
      </p>
    </Page>
  )
}
