import {
  type Contribution,
  type Facts,
  listPoint,
  type Refusal,
  replacementPoint,
  type Seat,
  triggerPoint,
} from '@kantyna/kernel'
import type { CombatRoll, TestSubject } from '../combat/roll-parts.ts'
import type { TurnedUpBy } from '../contacts/contacts.ts'
import type { CardEffect } from '../effects/vocabulary.ts'
import type { EncounterKind } from '../encounters/encounter-phase.ts'
import { drawEncounterHere } from '../encounters/encounter-space.ts'
import type { CombatFrame, TestFrame } from '../frames.ts'
import { usualCanCompleteBounty } from '../jobs/bounties.ts'
import { usualReward } from '../jobs/jobs.ts'
import type { PublicRimWithContacts, Rim } from '../rim.ts'

/**
 * A question between the stages of a routine, for example before the dice of a test or a combat, is added with the stages
 * of points/game.ts. Sections of encounter cards and their decks are added with a box (content/index.ts).
 */
export const encounterPoints = {
  /** Added kinds of encounters (OR-ENC-04). Some may replace the encounter with a patrol that forces one. */
  kinds: listPoint<EncounterKind>([]),
  space: {
    /** Draws and reads the card of a space encounter (OR-ESPC-01). A question may come before the draw. */
    draw: replacementPoint<(t: Rim, seat: Seat) => void>(drawEncounterHere),
    /**
     * Called when the card was resolved or kept as a secret. Its code (section-key.ts) contains the section, and with
     * it the place.
     */
    resolved: triggerPoint<[t: Rim, seat: Seat, card: number, code: number]>(),
  },
  /**
   * Called when a contact was turned up or encountered. This may remove it; then another encounter is chosen
   * (OR-ECON-02).
   */
  contactTurnedUp: triggerPoint<[t: Rim, seat: Seat, place: number, by: TurnedUpBy]>(),
  /** Whether a seat can complete a bounty that it holds (OR-BNTY-07). */
  canCompleteBounty:
    replacementPoint<(t: Rim, seat: Seat, bounty: number) => boolean>(usualCanCompleteBounty),
  /** The reward of a bounty, a job or a cargo: usually the printed one (OR-BNTY-11, OR-JOB-09). */
  reward:
    replacementPoint<(t: Rim, seat: Seat, card: number, printed: CardEffect) => CardEffect>(usualReward),
  job: {
    /** More reasons why a seat at the destination of a job cannot begin it (OR-JOB-04). */
    refusals: listPoint<(t: Rim, seat: Seat, card: number) => Refusal | null>([]),
  },
  /** More facts of a question before the dice of a test or a combat, for its words: usually none. */
  factsBeforeDice: replacementPoint<(t: Rim, seat: Seat) => Facts>(() => ({})),
  test: {
    /** Parts of the tester's level in addition to the skills (OR-TEST-06). */
    level: listPoint<Contribution<PublicRimWithContacts, TestSubject>>([]),
    /** Called when a test was passed or failed, before its effect. */
    judged: triggerPoint<[t: Rim, test: TestFrame]>(),
  },
  combat: {
    /** Dice of a roll in addition to the combat value and those of abilities (OR-CSTEP-02). */
    dice: listPoint<Contribution<PublicRimWithContacts, CombatRoll>>([]),
    /** Called when a combat is won or lost, before anybody suffers its damage (OR-CSTEP-14). */
    decided: triggerPoint<[t: Rim, combat: CombatFrame]>(),
  },
}
