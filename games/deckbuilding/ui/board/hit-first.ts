import { at, type PresentedDecision, type Thing } from '@kantyna/kernel'
import { NOTHING, opponentOf, type PublicDuel } from '../../rules/duel.ts'
import { thingOf } from '../../rules/scenario/things.ts'

/** The thing that an attack damages first: ships shield their base (DB-BASE-02), whichever was tapped. */
export function hitFirst(
  { ships, bases }: Pick<PublicDuel, 'ships' | 'bases'>,
  { kind, seat, source }: PresentedDecision,
): readonly Thing[] {
  if (source === null) return []
  const opponent = opponentOf(seat)
  const shields = at(ships, opponent).map(thingOf)
  const base = at(bases, opponent)
  const isAtBase = (base !== NOTHING && source === thingOf(base)) || shields.includes(source)
  return kind === 'commit' && isAtBase && shields.length > 0 ? shields : [source]
}
