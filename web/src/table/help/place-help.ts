import {
  belowPlayers,
  besideHand,
  obstaclesFor,
  overLog,
  placeAnywhere,
  placeInRegion,
  regionsOf,
} from '../overlay/over-table.ts'

/**
 * Places a tip where it covers nothing: beside the cards in the hand, below the players, or over the unlit part of the
 * board. It covers the log only if no other place is free. If it fits nowhere, only its lamp is shown.
 */
export function placeHelp(line: HTMLElement): void {
  line.removeAttribute('data-short')
  const obstacles = obstaclesFor(line, '.reader[data-shown]')
  const regions = [
    ...regionsOf('.reader:not([data-shown])'),
    ...besideHand(),
    ...belowPlayers(),
    ...overBoard(),
  ]
  const onlyRead = regionsOf('.table-board :is([data-thing], button, summary), .player')
  if (placeInRegion(line, regions, [...obstacles, ...onlyRead])) return
  if (placeInRegion(line, [...regions, ...overLog()], obstacles, onlyRead)) return
  if (line.dataset['opened'] === undefined) line.dataset['short'] = ''
  placeAnywhere(line, regions, obstacles)
}

/** On a phone the players are above the board: they need not be visible while a tip is read. */
function overBoard() {
  const [board] = regionsOf('.table-board')
  const [players] = regionsOf('.players')
  if (board === undefined) return []
  const isBelow = players !== undefined && Math.abs(players.bottom - board.top) < 2
  return isBelow ? [board, { ...board, top: players.top }] : [board]
}
