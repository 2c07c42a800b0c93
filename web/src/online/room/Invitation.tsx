import type { RoomView, ServerInfo } from '@kantyna/online'
import { fetchedWhenDrawn } from '@kantyna/ui'
import { linkTo } from '../link-to.ts'
import { ShareLink } from '../ShareLink.tsx'
import { useOnlineWords } from '../words.ts'

const QrCode = fetchedWhenDrawn(async () => (await import('./QrCode.tsx')).QrCode)

interface Props {
  readonly table: string
  readonly room: Pick<RoomView, 'invitation' | 'watchLink'>
  readonly game: string
  /** Null until the server has answered. */
  readonly info: ServerInfo | null
}

/** The link that lets others in, also as a code to scan. */
export function Invitation({ table, room, game, info }: Props) {
  const { room: words } = useOnlineWords()
  const { invitation, watchLink } = room
  if (invitation === null) return null
  const server = info?.url ?? location.origin
  const link = linkTo(server, { page: 'join', table, secret: invitation })
  return (
    <section className="room-part room-invite panel" aria-labelledby="invite">
      <div className="room-invite-words">
        <h2 id="invite">{words.invite}</h2>
        <p>{words.inviteSays}</p>
        <ShareLink label={words.link} link={link} title={words.shareTitle(game)} />
      </div>
      <QrCode text={link} label={words.qr} />
      <div className="room-invite-more">
        {info?.isLocalOnly === true && (
          <div className="notice danger" role="note">
            <p>{words.localOnly}</p>
            <p>
              <code>{words.localOnlyCommand}</code>
            </p>
            <p className="small">{words.localOnlyMore}</p>
          </div>
        )}
        {watchLink !== null && (
          <details>
            <summary>{words.watchLink}</summary>
            <ShareLink
              label={words.watchLink}
              link={linkTo(server, { page: 'watch', table, secret: watchLink })}
              title={words.shareTitle(game)}
            />
          </details>
        )}
      </div>
    </section>
  )
}
