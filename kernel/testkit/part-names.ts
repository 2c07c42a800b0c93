import {
  type DecisionKind,
  type Game,
  kindOf,
  type Position,
  type Seat,
  standingFor,
  withPart,
} from '../index.ts'
import { everyPart } from '../play/parts.ts'

/**
 * An answer is written down as `part=option`: no two parts of one answer have the same name, and none has a “=” in it.
 */
export function checkPartNames<P extends Position>(game: Game<P>, t: P): string[] {
  const seats = Array.from({ length: t.seats }, (_, seat) => seat)
  const asked = [
    ...t.open.map(({ seat, kind, options }) => ({ seat, options, kind: kindOf(game, { kind }) })),
    ...seats.flatMap((seat) =>
      standingFor(game, t, seat).map((kind) => ({ seat, kind, options: kind.list(t, seat) })),
    ),
  ]
  const wrong = asked.flatMap(({ seat, kind, options }) =>
    kind.next === undefined ? [] : options.flatMap((code) => misnamedParts(t, kind, seat, code)),
  )
  return [...new Set(wrong)]
}

/** How many beginnings of an answer are looked at for the names of what follows, the longest first. */
const NAMED_PREFIXES = 20

function misnamedParts<P extends Position>(
  t: P,
  { name, next }: DecisionKind<P>,
  seat: Seat,
  code: number,
): string[] {
  const wrong: string[] = []
  const prefixes: { readonly picks: readonly number[]; readonly names: readonly string[] }[] = [
    { picks: [code], names: [] },
  ]
  for (let tried = 0; tried < NAMED_PREFIXES; tried++) {
    const prefix = prefixes.pop()
    const part = prefix === undefined ? null : (next?.(t, seat, prefix.picks) ?? null)
    if (prefix === undefined || part === null) continue
    if (part.name.includes('=')) wrong.push(`a part of ${name} has “=” in its name: ${part.name}`)
    if (prefix.names.includes(part.name))
      wrong.push(
        `an answer to ${name} has two parts called ${part.name}: written down, they could not be told apart`,
      )
    const names = [...prefix.names, part.name]
    prefixes.push(...everyPart(part, 2).map((way) => ({ picks: withPart(prefix.picks, way), names })))
  }
  return wrong
}
