import { type Game, type GameMeta, isVisible, type SeatHolder, seatingFor } from '@kantyna/kernel'
import type { Words } from '../words/words.ts'
import { LONGEST_NAME, type Seating } from './seating.ts'

/** The default names of seats, in the visitor's language. */
export interface DefaultNames {
  readonly you: string
  person(number: number): string
  readonly bots: readonly string[]
  readonly automa: string
}

export function defaultNames({ lobby, setup }: Words): DefaultNames {
  return { you: lobby.you, person: setup.personName, bots: setup.botNames, automa: setup.automaName }
}

/**
 * The seats as the record will contain them, with the automas that the game adds. Every name is readable and different
 * from the others.
 */
export function holdersOf(
  game: Pick<Game, 'automas'> & { readonly meta: Pick<GameMeta, 'seats' | 'automas'> },
  { seats, options }: Pick<Seating, 'seats' | 'options'>,
  names: DefaultNames,
): SeatHolder[] {
  const isAlone = seats.filter(({ kind }) => kind === 'person').length === 1
  const taken = new Set<string>()
  let bots = 0
  const { automas = [] } = seatingFor(game, seats.length, options)
  const players = seats.map(({ kind, name, level }, seat): SeatHolder => {
    const usual =
      kind === 'bot'
        ? (names.bots[bots++ % Math.max(1, names.bots.length)] ?? '')
        : isAlone
          ? names.you
          : names.person(seat + 1)
    const chosen = distinct(readable(name) || usual, taken)
    taken.add(chosen)
    return kind === 'bot' ? { name: chosen, kind, level } : { name: chosen, kind }
  })
  const joining = automas.map((_, index): SeatHolder => {
    // Several automas are numbered.
    const name = distinct(automas.length > 1 ? `${names.automa} ${index + 1}` : names.automa, taken)
    taken.add(name)
    return { name, kind: 'automa' }
  })
  return [...players, ...joining]
}

/** Removes control characters and marks that change the writing direction; empty if nothing visible is left. */
function readable(name: string): string {
  const plain = name
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
  return isVisible(plain) ? plain : ''
}

function distinct(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name
  let number = 2
  while (taken.has(`${name} ${number}`)) number++
  return `${name} ${number}`
}
