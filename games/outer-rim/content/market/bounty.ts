import type { CardEffect } from '../../rules/effects/vocabulary.ts'
import type { Bounty, MarketCard, PatrolSymbol } from '../card.ts'
import { contacts } from '../contacts.ts'
import type { CombatKind, Planet } from '../names.ts'
import {
  all,
  completeJob,
  credits,
  failJob,
  fame,
  gainReputation,
  loseReputation,
  named,
  noPatrol,
  patrol,
  test,
} from '../shorthand.ts'

/*
 * The bounty deck: twelve bounties, four of each rank, a crew member and a job. Bounties cost nothing (OR-BNTY-05). Combat
 * by rank: white 3, green 4 to 5, yellow 5 to 6.
 */

interface Terms {
  readonly combat: readonly [CombatKind, number]
  readonly elimination: CardEffect
  readonly to: Planet
  readonly capture: CardEffect
}

/** A bounty on a contact, also for starting bounties. */
export function bountyOn(
  contact: string,
  { combat: [kind, value], elimination, to, capture }: Terms,
): Bounty {
  return {
    type: 'bounty',
    cost: 0,
    contact,
    person: contacts.find(({ id }) => id === contact)?.person ?? contact,
    combat: { kind, value },
    elimination,
    capture: { to, reward: capture },
  }
}

/** The name of a bounty card. */
export function bountyName(contact: string): MarketCard['name'] {
  const { en, pl } = contacts.find(({ id }) => id === contact)?.name ?? named(contact)
  return { en: `Bounty: ${en}`, pl: `Zlecenie: ${pl}` }
}

const bounty = (contact: string, patrols: readonly PatrolSymbol[], terms: Terms) => ({
  id: `bounty-${contact}`,
  name: bountyName(contact),
  deck: 'bounty' as const,
  patrols,
  resource: bountyOn(contact, terms),
  provenance: 'original' as const,
})

export const bounties: readonly MarketCard[] = [
  bounty('black-sun-agent', patrol('syndicate', 2), {
    combat: ['ground', 3],
    elimination: all(credits(3000), fame(1), loseReputation('syndicate')),
    to: 'ring-of-kafrene',
    capture: all(credits(9000), fame(1), loseReputation('syndicate')),
  }),
  bounty('garindan', patrol('imperial', 3), {
    combat: ['ground', 3],
    elimination: all(credits(2000), fame(1)),
    to: 'takodana',
    capture: all(credits(7000), fame(1)),
  }),
  bounty('greedo', patrol('hutt', 2), {
    combat: ['ground', 3],
    elimination: all(credits(3000), fame(1), loseReputation('hutt')),
    to: 'ord-mantell',
    capture: all(credits(8000), fame(1), loseReputation('hutt')),
  }),
  bounty('ig-rm-droid', noPatrol, {
    combat: ['ground', 3],
    elimination: all(credits(2000), fame(1)),
    to: 'mon-calamari',
    capture: all(credits(8000), fame(1)),
  }),
  bounty('black-krrsantan', patrol('hutt', 3), {
    combat: ['ground', 5],
    elimination: all(credits(6000), fame(1), loseReputation('hutt')),
    to: 'kessel',
    capture: all(credits(13_000), fame(1), loseReputation('hutt')),
  }),
  bounty('hondo-ohnaka', patrol('syndicate', 3), {
    combat: ['ship', 4],
    elimination: all(credits(5000), fame(1)),
    to: 'cantonica',
    capture: all(credits(13_000), fame(1)),
  }),
  bounty('k-2so', patrol('imperial', 3), {
    combat: ['ground', 4],
    elimination: all(credits(4000), fame(1)),
    to: 'naboo',
    capture: all(credits(11_000), fame(1), gainReputation('imperial')),
  }),
  bounty('nyra-vosh', noPatrol, {
    combat: ['ship', 4],
    elimination: all(credits(4000), fame(1)),
    to: 'tatooine',
    capture: all(credits(12_000), fame(1), gainReputation('hutt')),
  }),
  bounty('berra-tolin', patrol('imperial', 4), {
    combat: ['ground', 5],
    elimination: all(credits(7000), fame(2)),
    to: 'mon-calamari',
    capture: all(credits(16_000), fame(2), gainReputation('rebel')),
  }),
  bounty('chewbacca', noPatrol, {
    combat: ['ground', 6],
    elimination: all(credits(8000), fame(2)),
    to: 'nal-hutta',
    capture: all(credits(16_000), fame(2), gainReputation('hutt')),
  }),
  bounty('hera-syndulla', patrol('rebel', 3), {
    combat: ['ship', 6],
    elimination: all(credits(8000), fame(2), loseReputation('rebel')),
    to: 'ryloth',
    capture: all(credits(17_000), fame(2), loseReputation('rebel')),
  }),
  {
    ...bounty('saw-gerrera', patrol('rebel', 4), {
      combat: ['ground', 6],
      elimination: all(credits(8000), fame(2)),
      to: 'lothal',
      capture: all(credits(17_000), fame(2), gainReputation('imperial')),
    }),
    provenance: 'seed',
    note: {
      en: 'The kind of combat and the faction of the patrol symbol are ours.',
      pl: 'Rodzaj walki i frakcja symbolu patrolu są nasze.',
    },
  },
  {
    id: 'hired-tracker',
    name: { en: 'Hired Tracker', pl: 'Wynajęty tropiciel' },
    deck: 'bounty',
    patrols: patrol('rebel', 2),
    resource: {
      type: 'crew',
      cost: 5000,
      skills: ['stealth'],
      abilities: [{ reward: 'bounty', credits: 2000 }],
    },
    provenance: 'original',
  },
  {
    id: 'cold-trail',
    name: { en: 'A Cold Trail', pl: 'Wystygły trop' },
    deck: 'bounty',
    patrols: noPatrol,
    resource: {
      type: 'job',
      cost: 0,
      destination: 'ring-of-kafrene',
      skills: ['knowledge', 'stealth'],
      required: ['knowledge'],
      does: all(
        test('stealth', credits(1000), { op: 'suffer', on: 'character', amount: 1 }),
        test('knowledge', completeJob, failJob),
      ),
      reward: all(credits(4000), fame(1), {
        op: 'upTo',
        times: 2,
        do: { op: 'revealContact', contact: { where: 'anywhere', side: 'down' } },
      }),
      afterwards: 'discard',
    },
    provenance: 'original',
  },
]
