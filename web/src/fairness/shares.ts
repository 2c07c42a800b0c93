import { contributors, type GameRecord, type Seat } from '@kantyna/kernel'

/** What a seat has added to the chance of a table. */
export interface Share {
  readonly seat: Seat
  readonly name: string
  readonly share: string
}

/** The contributions with whose they are: a seat that plays by rules of its own has none. */
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
