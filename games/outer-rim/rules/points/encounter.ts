import {
  type Contribution,
  type Facts,
  listPoint,
  type Refusal,
  replacementPoint,
  type Seat,
  triggerPoint,
} from '@kantyna/kernel'
import type { CombatKind } from '../../content/names.ts'
import { usualCombatKind } from '../combat/combat.ts'
import type { CombatRoll, TestSubject } from '../combat/roll-parts.ts'
import type { TurnedUpBy } from '../contacts/contacts.ts'
import type { CardEffect } from '../effects/vocabulary.ts'
import { usualForcingPatrols } from '../encounters/encounter-patrol.ts'
import type { EncounterKind } from '../encounters/encounter-phase.ts'
import { drawEncounterHere } from '../encounters/encounter-space.ts'
import type { CombatFrame, JobFrame, TestFrame } from '../frames.ts'
import { usualBountyEnds, usualCanCompleteBounty } from '../jobs/bounties.ts'
import { usualReward } from '../jobs/jobs.ts'
import type { Rim } from '../rim.ts'

/**
 * What the procedures ask between their own stages is put there with the stages of points/game.ts: a question before the
 * dice of a test or a combat, for instance. The sections of encounter cards and their decks lie in a box (content/index.ts).
 */
export const encounterPoints = {
  /** Kinds of encounters besides those of the base game (OR-ENC-04); some may be had in place of a forced patrol's. */
  kinds: listPoint<EncounterKind>([]),
  /** The factions whose patrols force an encounter with them on a seat (OR-ENC-03). */
  forcingPatrols: replacementPoint<(t: Rim, seat: Seat) => readonly number[]>(usualForcingPatrols),
  space: {
    /** How the card of a space encounter is drawn and read (OR-ESPC-01): a question may come before the draw. */
    draw: replacementPoint<(t: Rim, seat: Seat) => void>(drawEncounterHere),
    /** The card has been resolved, or kept as a secret; its code (section-key.ts) tells the section and so the place. */
    resolved: triggerPoint<[t: Rim, seat: Seat, card: number, code: number]>(),
  },
  /** A contact was turned up, or is met: what follows may take it away, and the encounter is chosen anew (OR-ECON-02). */
  contactTurnedUp: triggerPoint<[t: Rim, seat: Seat, place: number, by: TurnedUpBy]>(),
  /** Whether a seat can complete a bounty that it holds at all (OR-BNTY-07). */
  canCompleteBounty:
    replacementPoint<(t: Rim, seat: Seat, bounty: number) => boolean>(usualCanCompleteBounty),
  /** What may become of the contact of a bounty that was won (OR-BNTY-10): codes of bounties.ts. */
  bountyEnds: replacementPoint<(t: Rim, seat: Seat) => readonly number[]>(usualBountyEnds),
  /** What the reward of a bounty, a job or a cargo comes to: usually what is printed (OR-BNTY-11, OR-JOB-09). */
  reward:
    replacementPoint<(t: Rim, seat: Seat, card: number, printed: CardEffect) => CardEffect>(usualReward),
  job: {
    /** Further reasons why a job cannot be begun by a seat that is where it leads to (OR-JOB-04). */
    refusals: listPoint<(t: Rim, seat: Seat, card: number) => Refusal | null>([]),
    /** It is completed, has failed, or has come to nothing. */
    ended: triggerPoint<[t: Rim, job: JobFrame]>(),
  },
  /** What a question before the dice of a test or a combat tells besides, for its words: usually nothing. */
  factsBeforeDice: replacementPoint<(t: Rim, seat: Seat) => Facts>(() => ({})),
  test: {
    /** Parts of the tester's level besides the skills (OR-TEST-06). */
    level: listPoint<Contribution<Rim, TestSubject>>([]),
    /** It has been passed or failed; what comes of it follows. */
    judged: triggerPoint<[t: Rim, test: TestFrame]>(),
  },
  combat: {
    /** The kind of combat between players, by where the attacker is (OR-CMB-05, OR-CMB-06). */
    kind: replacementPoint<(t: Rim, attacker: Seat) => CombatKind>(usualCombatKind),
    /** Dice of a roll besides the combat value and what abilities add (OR-CSTEP-02). */
    dice: listPoint<Contribution<Rim, CombatRoll>>([]),
    /** It is won or lost, and nobody has suffered the damage yet (OR-CSTEP-14): what follows comes before that. */
    decided: triggerPoint<[t: Rim, combat: CombatFrame]>(),
    /** The damage has been suffered, and whoever it defeats is defeated (OR-CSTEP-16). */
    over: triggerPoint<[t: Rim, combat: CombatFrame]>(),
  },
}
