import type { Seat } from '@kantyna/kernel'
import type { EventRoles, MomentRole } from '@kantyna/ui'
import type { RimEvent } from '../../rules/events.ts'
import type { Opponent } from '../../rules/frames.ts'
import { isAiCard } from '../../rules/pieces.ts'
import { tables } from '../../words/things/names.ts'

/** The kinds of moments. Events without a question that belong to none of them are of the kind `unasked`. */
export const momentKinds = [
  'firstPlayer',
  'fight',
  'test',
  'inspection',
  'roll',
  'delivery',
  'bounty',
  'job',
  'encounter',
  'damage',
  'defeat',
  'goal',
  'stop',
  'slip',
  'offer',
  'gift',
  'aiTurn',
] as const
export type MomentKind = (typeof momentKinds)[number]

const joins = { role: 'joins' } as const

/** Joins the current moment. Alone it is not important for any seat. */
const joinsForNoSeat = { role: 'joins', concerns: () => [] } as const

/** Joins the AI player's turn. Other players need no moment for actions that they chose themselves. */
export const inAiTurn = { role: 'joins', of: 'aiTurn', concerns: () => [] } as const

/** Joins a moment of this kind, or begins one if there is none. */
export function partOf(kind: MomentKind): { role: 'joins'; of: MomentKind; orBegins: MomentKind } {
  return { role: 'joins', of: kind, orBegins: kind }
}

/** The reward of a job or bounty belongs to the moment of its end, although the event of the reward comes earlier. */
function reward({ source }: { readonly source?: number }): MomentRole<RimEvent> {
  const type = source === undefined ? undefined : tables().resources[source]?.type
  return type === 'job' || type === 'bounty' ? partOf(type) : joins
}

const dice = { role: 'joins', orBegins: 'roll', concerns: () => [] } as const

function fighters(attacker: Seat, opponent: Opponent): readonly Seat[] {
  return opponent.is === 'player' ? [attacker, opponent.seat] : [attacker]
}

/** The role of each event in the moments of the game. */
export const roles: EventRoles<RimEvent> = {
  mapLaid: null,
  rolledForFirst: partOf('firstPlayer'),
  firstPlayer: { role: 'joins', of: 'firstPlayer', concerns: () => [] },
  characterChosen: joins,
  shipChosen: joins,
  startingCard: joins,
  turnBegan: { role: 'parts' },
  turnCutShort: joins,
  planned: ({ what }) => (what === 'move' ? null : joins),
  moved: joins,
  slippedPast: { role: 'joins', of: 'test', orBegins: 'slip' },
  madeToStop: { role: 'begins', kind: 'stop', concerns: ({ seat, by }) => [seat, by] },
  credits: reward,
  // The giver already knows.
  gave: { role: 'joins', of: 'offer', orBegins: 'gift', concerns: ({ to }) => [to] },
  fame: reward,
  reputation: joins,
  damaged: { role: 'joins', rather: 'fight', orBegins: 'damage' },
  recovered: joins,
  defeated: { role: 'begins', kind: 'defeat' },
  escapedDefeat: { role: 'joins', rather: 'fight', orBegins: 'damage' },
  stoodUp: joins,
  marketDiscarded: inAiTurn,
  marketRevealed: inAiTurn,
  bought: joins,
  shipTaken: joins,
  gained: { role: 'joins', concerns: ({ seat, from }) => (from === undefined ? [seat] : [seat, from]) },
  declined: ({ refusal }) => (refusal === undefined ? inAiTurn : joins),
  discarded: joins,
  removed: joins,
  delivered: { role: 'joins', of: 'inspection', orBegins: 'delivery' },
  heldUp: partOf('inspection'),
  captiveDelivered: { role: 'begins', kind: 'bounty' },
  patrolMoved: joinsForNoSeat,
  patrolBeaten: joins,
  patrolEntered: joinsForNoSeat,
  encountered: { role: 'begins', kind: 'encounter' },
  drewSecret: joins,
  usedSecret: joins,
  secretsLost: joins,
  contactRevealed: { role: 'begins', kind: 'encounter' },
  peeked: joins,
  contactPlaced: joinsForNoSeat,
  contactLeft: joinsForNoSeat,
  contactsSwapped: joins,
  reading: { role: 'joins', orBegins: 'encounter' },
  // Turning to another section of a card is not a moment by itself.
  turnedTo: joinsForNoSeat,
  jobBegun: { role: 'begins', kind: 'encounter' },
  jobEnded: partOf('job'),
  protected: joins,
  combatBegan: {
    role: 'begins',
    kind: 'fight',
    until: ['combatEnded'],
    concerns: ({ attacker, opponent }) => fighters(attacker, opponent),
  },
  rolled: ({ what }) => roleOfRoll[what],
  dieStands: { role: 'joins', of: 'roll', concerns: () => [] },
  rerolled: dice,
  dieChanged: dice,
  dieCancelled: dice,
  hitsAdded: dice,
  diceAdded: dice,
  combatEnded: { role: 'joins', of: 'fight', concerns: () => [] },
  tested: partOf('test'),
  cameToNothing: joins,
  usedAbility: joins,
  goalToken: joins,
  goalMet: { role: 'begins', kind: 'goal' },
  planetMarked: joins,
  extraTurn: joins,
  aiCard: { role: 'begins', kind: 'aiTurn', until: ['turnBegan', 'won'], isTurn: true },
  aiGoal: inAiTurn,
  won: null,
  line: ({ source }) => (source !== null && isAiCard(source) ? inAiTurn : null),
  offer: ({ what, offer }) =>
    what === 'made'
      ? null
      : {
          role: 'begins',
          kind: 'offer',
          // The player who answered already knows.
          concerns: () => [what === 'withdrawn' ? offer.to : offer.from],
        },
}

type Rolled = Extract<RimEvent, { readonly type: 'rolled' }>

const roleOfRoll: Readonly<Record<Rolled['what'], MomentRole<Rolled>>> = {
  combat: { role: 'joins', of: 'fight', concerns: () => [] },
  test: { role: 'begins', kind: 'test', until: ['tested'] },
  delivery: { role: 'begins', kind: 'inspection', until: ['delivered', 'heldUp'] },
  roll: { role: 'begins', kind: 'roll', until: ['dieStands'] },
}
