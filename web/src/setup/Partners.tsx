import type { Game, SeatHolder } from '@kantyna/kernel'
import { useSetupWords } from './words.ts'

/** Which players win together, if any do. */
export function Partners({
  game,
  holders,
}: {
  readonly game: Game
  readonly holders: readonly SeatHolder[]
}) {
  const setup = useSetupWords()
  const sides = holders
    .map((_, seat) => game.allies(holders.length, seat).toSorted((a, b) => a - b))
    .filter((side, seat) => side.length > 1 && side[0] === seat)
    .map((side) => side.map((seat) => holders[seat]?.name ?? ''))
  if (sides.length === 0) return null
  return <p className="notice">{setup.partnersAre(sides.map((side) => side.join(' + ')))}</p>
}
