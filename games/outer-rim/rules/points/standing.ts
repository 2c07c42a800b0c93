import { type Contribution, listPoint, replacementPoint, type Seat, triggerPoint } from '@kantyna/kernel'
import { type FameGain, usualStartingFame } from '../reputation/fame.ts'
import { usualReputationMoves, usualStanding } from '../reputation/reputation.ts'
import type { PublicRim, PublicRimWithContacts, Rim } from '../rim.ts'
import type { SettlingCheck } from '../settling.ts'

export const standingPoints = {
  /** Parts of the values of a seat in addition to the printed values and the bonuses of its cards (OR-GAP-12). */
  values: {
    groundCombat: listPoint<Contribution<PublicRimWithContacts, Seat>>([]),
    health: listPoint<Contribution<PublicRimWithContacts, Seat>>([]),
    hyperdrive: listPoint<Contribution<PublicRimWithContacts, Seat>>([]),
    shipCombat: listPoint<Contribution<PublicRimWithContacts, Seat>>([]),
    hull: listPoint<Contribution<PublicRimWithContacts, Seat>>([]),
  },
  reputation: {
    /**
     * The reputation of a seat with a faction, for every rule that depends on it (OR-REP-10): usually as the marker
     * shows.
     */
    standing: replacementPoint<(t: PublicRim, seat: Seat, faction: number) => -1 | 0 | 1>(usualStanding),
    /**
     * Whether a gain, a loss or a setting to a value moves the marker (OR-REP-05, OR-REP-06, OR-REP-07, OR-REP-08,
     * OR-REP-09).
     */
    moves:
      replacementPoint<(t: Rim, seat: Seat, faction: number, to: number) => boolean>(usualReputationMoves),
  },
  fame: {
    /** The fame of a seat at the start (OR-FAME-03). An option decides the fame of an AI player (OR-AIEXP-01). */
    atStart: replacementPoint<(t: Rim, seat: Seat) => number>(usualStartingFame),
    /** Reduces a gain of fame: called once for a gain of any size. */
    reduce: listPoint<(t: Rim, gain: FameGain, amount: number) => number>([]),
    /** Called once for each gain, with the remaining amount. */
    gained: triggerPoint<[t: Rim, gain: FameGain, amount: number]>(),
  },
  /** More checks whenever things are settled, before victory is checked. */
  settling: listPoint<SettlingCheck>([]),
}
