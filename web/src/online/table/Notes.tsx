import type { AbsenceWish, Seat, TableCommand, TableLink, TableSnapshot } from '@kantyna/kernel'
import type { ComponentChildren } from 'preact'
import type { SeatNames } from '../../table/names.ts'
import { useOnlineWords } from '../words.ts'
import { awayHere, ownPeople } from './table-model.ts'
import { useSnapshot } from './use-snapshot.ts'

const absenceWishes: readonly AbsenceWish[] = ['wait', 'bot', 'end']

interface Props {
  readonly link: TableLink
  readonly names: SeatNames
  /** The buttons after the end. */
  readonly afterwards: ComponentChildren
  /** Whether everybody plays on at another table. */
  readonly nextTable: ComponentChildren
  send(command: TableCommand): void
}

/** What a table tells and asks apart from the game: a pause, a player who does not answer, an early end. */
export function Notes({ link, names, afterwards, nextTable, send }: Props) {
  const { table } = useOnlineWords()
  const snapshot = useSnapshot(link, link.seats[0] ?? null)
  const { ended, outcome, isPaused } = snapshot
  const isOver = ended !== null || outcome !== null
  return (
    <div className="online-notes">
      {nextTable}
      {snapshot.isBroken && (
        <section className="online-note panel" role="alert">
          <p>{table.broken}</p>
        </section>
      )}
      {ended !== null && <Ended ended={ended} names={names} afterwards={afterwards} />}
      {!isOver && isPaused && <Paused snapshot={snapshot} link={link} send={send} />}
      {!isOver && <Away snapshot={snapshot} link={link} names={names} send={send} />}
      {!isOver && <Absent snapshot={snapshot} link={link} names={names} send={send} />}
    </div>
  )
}

interface NoteProps extends Pick<Props, 'link' | 'send'> {
  readonly snapshot: TableSnapshot
}

function Paused({ snapshot, link, send }: NoteProps) {
  const { table } = useOnlineWords()
  const [seat] = ownPeople(snapshot, link.seats)
  return (
    <section className="online-note panel" role="status">
      <p>{table.paused}</p>
      {seat !== undefined && (
        <p className="row">
          <button
            type="button"
            className="button primary"
            onClick={() => send({ do: 'pause', seat, isPaused: false })}
          >
            {table.unpause}
          </button>
        </p>
      )}
    </section>
  )
}

/** Seats of this device that a bot plays. */
function Away({ snapshot, link, names, send }: NoteProps & Pick<Props, 'names'>) {
  const { table } = useOnlineWords()
  return awayHere(snapshot, link.seats).map((seat) => (
    <section key={seat} className="online-note panel" role="status">
      <p>{table.awayToBot(names(seat))}</p>
      <p className="row">
        <button type="button" className="button primary" onClick={() => send({ do: 'return', seat })}>
          {table.takeBack}
        </button>
      </p>
    </section>
  ))
}

/** Asks the others what to do about a player who does not answer. */
function Absent({ snapshot, link, names, send }: NoteProps & Pick<Props, 'names'>) {
  const { table } = useOnlineWords()
  const { unanswered } = snapshot
  if (unanswered === null) return null
  const { seat: about, wishes } = unanswered
  const asked = ownPeople(snapshot, link.seats).filter((seat) => seat !== about)
  const [seat] = asked.filter((each) => !wishes.some((wish) => wish.seat === each))
  return (
    <section className="online-note panel" data-asked={seat !== undefined || undefined}>
      <div role="alert">
        <p>
          {table.absent(names(about))} {seat !== undefined && table.absentWhat}
        </p>
        {wishes.map(({ seat: by, wish }) => (
          <p key={by} className="small soft">
            {table.wished(names(by), table.wishes[wish])}
          </p>
        ))}
      </div>
      {seat !== undefined && (
        <>
          <p className="row">
            {absenceWishes.map((wish) => (
              <button
                key={wish}
                type="button"
                className={wish === 'wait' ? 'button primary' : 'button'}
                onClick={() => send({ do: 'wish', seat, about, wish })}
              >
                {table.wishes[wish]}
              </button>
            ))}
          </p>
          <p className="small soft">{table.wishSays}</p>
        </>
      )}
    </section>
  )
}

function Ended({
  ended,
  names,
  afterwards,
}: Pick<Props, 'names' | 'afterwards'> & { readonly ended: NonNullable<TableSnapshot['ended']> }) {
  const { table } = useOnlineWords()
  const { why, by, winners } = ended
  return (
    <section className="online-note panel" role="status">
      <p>
        <strong>{why === 'agreed' ? table.ended.agreed : table.ended[why](names(by))}</strong>{' '}
        {winners.length === 0
          ? table.endedNobody
          : table.endedWins(winners.map((seat: Seat) => names(seat)).join(', '))}
      </p>
      <p className="row">{afterwards}</p>
    </section>
  )
}
