import { at, type Picks, type Seat } from '@kantyna/kernel'
import { factions } from '../../content/names.ts'
import { distance, factionOfSpace, spaceOfSeat } from '../map/map.ts'
import { NONE } from '../pieces.ts'
import type { PublicRim, Rim } from '../rim.ts'
import { factionOption } from './options.ts'
import type { FactionRef, RimContext } from './vocabulary.ts'

const everyFaction = [...factions.keys()]
const alone: readonly (readonly number[])[] = everyFaction.map((faction) => [faction])

/** The factions that a reference matches, as indices: one, several to choose from, or none. */
export function matchingFactions(t: PublicRim, seat: Seat, ref: FactionRef): readonly number[] {
  switch (ref) {
    case 'choose':
      return everyFaction
    case 'nearestPatrol':
      return factionsOfNearestPatrol(t, seat)
    case 'planet': {
      // OR-MAP-08; none in other spaces or on a planet without a symbol (OR-MAP-09).
      const faction = factionOfSpace(spaceOfSeat(t, seat))
      return faction === NONE ? [] : [faction]
    }
    default:
      return at(alone, factions.indexOf(ref))
  }
}

/** OR-NEAR-01, OR-NEAR-03: several if they are equally near. */
function factionsOfNearestPatrol(t: PublicRim, seat: Seat): number[] {
  const here = spaceOfSeat(t, seat)
  let least = Number.POSITIVE_INFINITY
  let found: number[] = []
  for (let faction = 0; faction < t.patrolSpaces.length; faction++) {
    const space = at(t.patrolSpaces, faction)
    if (space === NONE) continue
    const away = distance(t, here, space)
    if (away < least) {
      least = away
      found = [faction]
    } else if (away === least) found.push(faction)
  }
  return found
}

/** The player chooses the faction; among equally near patrols the active player does (OR-NEAR-02). */
export function factionPicks<Args extends { readonly faction: FactionRef }>(
  wouldChange: (t: Rim, seat: Seat, faction: number, args: Args) => boolean,
): Picks<Rim, RimContext, Args> {
  return {
    kind: 'pickFaction',
    rules: ['OR-NEAR-02', 'OR-REP-01'],
    from(t, args, { seat }) {
      const matching = matchingFactions(t, seat, args.faction)
      return args.faction === 'choose'
        ? matching.filter((faction) => wouldChange(t, seat, faction, args))
        : matching
    },
    by: (t, { faction }, { seat }) => (faction === 'nearestPatrol' ? t.active : seat),
    option: (_, __, ___, faction) => factionOption(faction),
  }
}
