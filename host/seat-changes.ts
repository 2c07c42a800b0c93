import type { Match, Seat, SeatHolder, SeatReason, TableChange, TableCommand } from '@kantyna/kernel'

type ChangeCommand = Extract<TableCommand, { do: 'leave' | 'return' | 'resign' | 'pause' }>

/** How well a bot plays that takes a person's seat. */
const LEVEL = 'regular'

/** What a player's command changes at the table; null where it cannot be done. */
export function changeFor(match: Match, command: ChangeCommand): TableChange | null {
  if (match.isOver) return null
  const { seat } = command
  switch (command.do) {
    case 'leave':
      return toBot(match, seat, 'handed')
    case 'return':
      return backToOwner(match, seat)
    case 'resign':
      return lost(match, seat, 'resigned')
    case 'pause':
      if (command.isPaused === match.isPaused) return null
      return { kind: 'pause', at: match.entries.length, by: seat, isPaused: command.isPaused }
  }
}

/** A bot plays the seat; it keeps its player's name. */
export function toBot(match: Match, seat: Seat, why: SeatReason): TableChange | null {
  const holder = match.seats[seat]
  if (holder?.kind !== 'person') return null
  const bot: SeatHolder = { name: holder.name, kind: 'bot', level: LEVEL }
  return { kind: 'seat', at: match.entries.length, seat, holder: bot, why }
}

/**
 * A seat has given up, or its time is up. Where two sat, the other one has won; where no person is left, the game ends;
 * otherwise a bot plays the seat to the end.
 */
export function lost(match: Match, seat: Seat, why: 'resigned' | 'time'): TableChange | null {
  if (!match.isPerson(seat)) return null
  const others = match.seats.flatMap(({ kind }, other) =>
    kind === 'automa' || other === seat ? [] : [other],
  )
  const isAnybodyLeft = others.some((other) => match.isPerson(other))
  if (others.length > 1 && isAnybodyLeft) return toBot(match, seat, why)
  const winners = others.length === 1 ? others : []
  return { kind: 'end', at: match.entries.length, by: seat, why, winners }
}

/** Only a player who left, or did not answer, comes back. Nothing that a bot has chosen meanwhile is taken back. */
function backToOwner(match: Match, seat: Seat): TableChange | null {
  const changes = match.changes.filter((change) => change.kind === 'seat' && change.seat === seat)
  const last = changes.at(-1)
  const mayReturn = last?.kind === 'seat' && (last.why === 'handed' || last.why === 'away')
  if (match.isPerson(seat) || !mayReturn) return null
  const owners = [
    match.setup.seats[seat],
    ...changes.map((each) => (each.kind === 'seat' ? each.holder : undefined)),
  ]
  const holder = owners.findLast((each) => each?.kind === 'person')
  return holder === undefined ? null : { kind: 'seat', at: match.entries.length, seat, holder, why: 'back' }
}
