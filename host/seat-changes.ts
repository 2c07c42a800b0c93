import type { Match, Seat, SeatHolder, SeatReason, TableChange, TableCommand } from '@kantyna/kernel'

type ChangeCommand = Extract<TableCommand, { do: 'leave' | 'return' | 'resign' | 'pause' }>

/** The level of a bot that replaces a person. */
const LEVEL = 'regular'

/** The change that a player's command makes; null if it is not possible. */
export function changeFor(match: Match, command: ChangeCommand): TableChange | null {
  if (match.isOver) return null
  const { seat } = command
  switch (command.do) {
    case 'leave':
      return toBot(match, seat, 'handed')
    case 'return':
      return backToOwner(match, seat)
    case 'resign':
      return forfeit(match, seat, 'resigned')
    case 'pause':
      if (command.isPaused === match.isPaused) return null
      return { kind: 'pause', at: match.entries.length, by: seat, isPaused: command.isPaused }
  }
}

/** A bot takes over the seat and keeps the player's name. */
export function toBot(match: Match, seat: Seat, why: SeatReason): TableChange | null {
  const holder = match.seats[seat]
  if (holder?.kind !== 'person') return null
  const bot: SeatHolder = { name: holder.name, kind: 'bot', level: LEVEL }
  return { kind: 'seat', at: match.entries.length, seat, holder: bot, why }
}

/**
 * A seat has resigned or run out of time. With two players, the other one wins. If no other person is left, the game
 * ends. Otherwise a bot plays the seat to the end.
 */
export function forfeit(match: Match, seat: Seat, why: 'resigned' | 'time'): TableChange | null {
  if (!match.isPerson(seat)) return null
  const others = match.seats.flatMap(({ kind }, other) =>
    kind === 'automa' || other === seat ? [] : [other],
  )
  const isAnybodyLeft = others.some((other) => match.isPerson(other))
  if (others.length > 1 && isAnybodyLeft) return toBot(match, seat, why)
  const winners = others.length === 1 ? others : []
  return { kind: 'end', at: match.entries.length, by: seat, why, winners }
}

/** Only a player who left or did not answer can come back. The bot's choices stay. */
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
