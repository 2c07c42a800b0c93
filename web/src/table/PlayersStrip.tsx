import type { GameBundle, KernelView, Lang, Seat } from '@kantyna/kernel'
import type { GameUi, SeatInfo, SeatStanding } from '@kantyna/ui'
import type { ComponentChildren } from 'preact'
import { memo } from 'preact/compat'
import { SeatMark } from '../kit/SeatMark.tsx'
import { TableIcon } from './icons.tsx'
import { CountingNumber } from './moments/CountingNumber.tsx'
import type { ShownPresence } from './online-parts.ts'
import { useTableWords } from './words.ts'

interface Props {
  readonly bundle: GameBundle
  readonly ui: GameUi
  readonly lang: Lang
  readonly view: KernelView
  readonly seats: readonly SeatInfo[]
  readonly viewer: Seat | null
  /** The facts, as "seat icon", that change only after a moment has been shown: their numbers then count up or down. */
  readonly pendingFacts: ReadonlySet<string> | undefined
  readonly presence: readonly ShownPresence[] | undefined
  /** Shown beside the name of a seat. */
  readonly beside?: ((seat: Seat) => ComponentChildren) | undefined
  /** Whose board is open. */
  readonly opened: Seat | null
  onOpen(seat: Seat): void
}

/** Everybody at the table, one line each, with their state. A line opens its seat's board. */
export const PlayersStrip = memo(function PlayersStrip(props: Props) {
  const { bundle, ui, lang, view, seats, viewer, pendingFacts, presence, beside, opened, onOpen } = props
  const words = useTableWords()
  const standings = ui.standings(view, lang)
  const asked = new Set(view.waiting.map(({ seat }) => seat))
  const winners = new Set(view.outcome?.winners ?? [])
  return (
    <section className="players" aria-label={words.players}>
      {/* Styles ask for a third seat here: asking the list with `:has` would style every icon of the table again. */}
      <ul data-seats={seats.map(({ seat }) => seat + 1).join(' ')}>
        {seats.map((info) => {
          const standing = standings.find(({ seat }) => seat === info.seat)
          return (
            <li
              key={info.seat}
              className="player"
              data-asked={asked.has(info.seat) || undefined}
              data-viewer={info.seat === viewer || undefined}
              data-seat={(info.seat % 5) + 1}
              data-seat-line={info.seat}
            >
              <span className="player-name">
                <SeatMark seat={info.seat} size={18} />
                <button
                  type="button"
                  className="player-open"
                  aria-expanded={info.seat === opened}
                  // The button covers the whole line, so the meaning of the facts is explained here.
                  title={[
                    words.seatBoard(info.name),
                    ...(standing?.facts.map(({ label }) => label) ?? []),
                  ].join('\n')}
                  onClick={() => onOpen(info.seat)}
                >
                  <span className="player-called">{info.name}</span>
                </button>
                <PresenceMark presence={presence?.[info.seat]} />
                {beside?.(info.seat)}
                {winners.has(info.seat) && <TableIcon name="trophy" size={18} />}
                {asked.has(info.seat) && <span className="unseen">({words.nowDeciding})</span>}
              </span>
              <span className="player-emblem">
                <ui.SeatEmblem view={view} seat={info.seat} lang={lang} />
              </span>
              <Facts ui={ui} standing={standing} pendingFacts={pendingFacts} />
              <span className="player-who small soft">
                {info.kind === 'bot' && (
                  <span className="player-bot">
                    {words.bot}
                    {info.level !== undefined && `, ${words.levels[info.level] ?? info.level}`}
                  </span>
                )}
                <Partners bundle={bundle} seats={seats} seat={info.seat} />
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
})

/** Shows whether a player is at the table: a full disc, or a ring. */
function PresenceMark({ presence = 'bot' }: { readonly presence: ShownPresence | undefined }) {
  const words = useTableWords()
  if (presence === 'bot') return null
  const text = words.presence[presence]
  return (
    <span className="player-presence" data-presence={presence} title={text}>
      <span className="unseen">({text})</span>
    </span>
  )
}

interface FactsProps extends Pick<Props, 'ui' | 'pendingFacts'> {
  readonly standing: SeatStanding | undefined
}

function Facts({ ui, standing, pendingFacts }: FactsProps) {
  return (
    <span className="player-facts">
      {standing?.facts.map(({ icon, value, label }) => (
        <span key={icon} className="fact number" data-fact={`${standing.seat} ${icon}`}>
          <ui.Icon name={icon} size={16} />
          <CountingNumber value={value} isHeld={pendingFacts?.has(`${standing.seat} ${icon}`) ?? false} />
          <span className="unseen">{label}</span>
        </span>
      ))}
    </span>
  )
}

function Partners({
  bundle,
  seats,
  seat,
}: {
  readonly bundle: GameBundle
  readonly seats: readonly SeatInfo[]
  readonly seat: Seat
}) {
  const words = useTableWords()
  const partners = bundle.game.allies(seats.length, seat).filter((other) => other !== seat)
  return partners.map((partner) => {
    const name = seats[partner]?.name ?? ''
    return (
      <span key={partner} className="player-partner" title={words.partnerOf(name)}>
        <TableIcon name="partner" size={16} />
        <SeatMark seat={partner} size={13} />
        <span className="unseen">{words.partnerOf(name)}</span>
      </span>
    )
  })
}
