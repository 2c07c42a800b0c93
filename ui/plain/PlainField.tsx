import type { Policy, Thing } from '@kantyna/kernel'
import type { TableProps, Touching } from '../contract.ts'
import { useTouch } from '../use-touch.ts'

interface Props extends TableProps {
  readonly title: string
  readonly policy: Policy
  readonly value: unknown
  /** The hand shows only the viewer's own pile; the board shows only how many the others hold. */
  readonly isInHand: boolean
  nameOf(thing: Thing): string
}

/** One field of a view: a number, a number for each seat, or piles of pieces that can be touched. */
export function PlainField(props: Props) {
  const { title, policy, value, view, seats, isInHand, touching, nameOf } = props
  const kind = pieceKind(policy)
  if (value === null || value === undefined) return null
  if (kind === null)
    return (
      <section className="plain-field">
        <h3>{title}</h3>
        <p>{plainValue(value, (seat) => seats[seat]?.name ?? '')}</p>
      </section>
    )
  const piles = pilesOf(value, policy).map((pile, seat) => ({ pile, seat }))
  const isBySeat = piles.length > 1
  const shown = piles.filter(({ seat }) => !isBySeat || (seat === view.seat) === isInHand || !isOwn(policy))
  return shown.map(({ pile, seat }) => (
    <section className="plain-field" key={seat}>
      <h3>
        {title}
        {isBySeat && !isInHand && `: ${seats[seat]?.name ?? seat + 1}`}
        {typeof pile === 'number' && ` (${pile})`}
      </h3>
      {typeof pile !== 'number' && (
        <ul className="plain-pile">
          {pile.map((piece, place) => (
            // A pile may hold several empty places.
            // biome-ignore lint/suspicious/noArrayIndexKey: places of a pile have no other name
            <li key={place}>
              <PlainPiece thing={thingOf(kind, piece)} nameOf={nameOf} touching={touching} />
            </li>
          ))}
        </ul>
      )}
    </section>
  ))
}

function PlainPiece({
  thing,
  nameOf,
  touching,
}: {
  readonly thing: Thing | null
  readonly touching: Touching
  nameOf(thing: Thing): string
}) {
  return thing === null ? (
    <span className="plain-piece empty" />
  ) : (
    <SeenPiece thing={thing} label={nameOf(thing)} touching={touching} />
  )
}

function SeenPiece({
  thing,
  label,
  touching,
}: {
  readonly thing: Thing
  readonly label: string
  readonly touching: Touching
}) {
  return (
    <span className="plain-piece" {...useTouch(thing, touching, { label })}>
      {label}
    </span>
  )
}

type Pile = readonly number[] | number

/** The word for the field's pieces in things: `card` of `card:3`. Null if the field holds no pieces. */
function pieceKind(policy: Policy): string | null {
  if (typeof policy === 'string') return null
  if ('faceUp' in policy) return policy.faceUp
  if ('own' in policy) return policy.own
  return 'faceDown' in policy ? policy.faceDown : policy.places
}

function isOwn(policy: Policy): boolean {
  return typeof policy === 'object' && 'own' in policy
}

/** A single pile, or one for each seat. For a face-down pile, the view has the number of its pieces. */
function pilesOf(value: unknown, policy: Policy): readonly Pile[] {
  if (typeof value === 'number') return [value]
  const list = value as readonly (number | readonly number[])[] // a field of pieces that is not a number is such a list
  const isListOfPiles = list.some(Array.isArray) || isOwn(policy) || isListOfCounts(policy)
  return isListOfPiles ? list : [list as readonly number[]]
}

function isListOfCounts(policy: Policy): boolean {
  return typeof policy === 'object' && 'faceDown' in policy && policy.remembered !== true
}

/** Empty places and pieces that the viewer does not know are negative. */
function thingOf(kind: string, piece: number): Thing | null {
  return piece < 0 ? null : `${kind}:${piece}`
}

function plainValue(value: unknown, nameOfSeat: (seat: number) => string): string {
  if (!Array.isArray(value)) return String(value)
  return value.map((each, seat) => `${nameOfSeat(seat)} ${String(each)}`.trim()).join(' · ')
}
