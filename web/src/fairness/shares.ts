import { contributors, type GameRecord, type Seat } from '@kantyna/kernel'

/** A seat's contribution to the random numbers of a table. */
export interface Share {
  readonly seat: Seat
  readonly name: string
  readonly share: string
}

/** The contributions with their seats. A seat that plays by the rulebook has none. */
export function sharesIn({
  seats,
  contributions,
}: Pick<GameRecord, 'seats' | 'contributions'>): readonly Share[] {
  const owners = contributors(seats)
  return contributions.flatMap((share, index) => {
    const seat = owners[index]
    return seat === undefined ? [] : [{ seat, name: seats[seat]?.name ?? '', share }]
  })
}
