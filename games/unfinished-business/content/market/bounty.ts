import { assert } from '@kantyna/kernel'
import type { PatrolSymbol } from '../../../outer-rim/content/card.ts'
import { bountyOn } from '../../../outer-rim/content/market/bounty.ts'
import type { CombatKind, Faction, Planet } from '../../../outer-rim/content/names.ts'
import {
  all,
  completeJob,
  credits,
  damageCharacter,
  failJob,
  fame,
  loseReputation,
  named,
  noPatrol,
  patrol,
  test,
} from '../../../outer-rim/content/shorthand.ts'
import type { AddedMarketCard } from '../card.ts'
import { contacts } from '../contacts.ts'

/* The bounty deck: nine bounties on contacts of the fourth rank (UB-CON-05), with five to seven dice, and two jobs that the AI player cannot buy (UB-FACT-69). Both rewards cost reputation with a faction that wants the contact alive. */

interface Terms {
  readonly combat: readonly [CombatKind, number]
  readonly elimination: number
  readonly to: Planet
  readonly capture: number
  readonly angers?: Faction
}

/** Both rewards give two fame, and the card is removed from the game (OR-BNTY-12). */
function bounty(
  person: string,
  patrols: readonly PatrolSymbol[],
  reveals: AddedMarketCard['reveals'],
  { combat, elimination, to, capture, angers }: Terms,
) {
  const contact = contacts.find((one) => one.person === person)
  assert(contact !== undefined, `no contact is ${person}`)
  const reward = (amount: number) =>
    angers === undefined
      ? all(credits(amount), fame(2))
      : all(credits(amount), fame(2), loseReputation(angers))
  return {
    id: `bounty-${person}`,
    name: named(`Bounty: ${contact.name.en}`, `Zlecenie: ${contact.name.pl}`),
    deck: 'bounty' as const,
    patrols,
    ...(reveals === undefined ? {} : { reveals }),
    resource: {
      ...bountyOn(contact.id, { combat, elimination: reward(elimination), to, capture: reward(capture) }),
      person,
    },
    provenance: 'original' as const,
  }
}

const symbolsOurs = {
  en: 'The kind of combat and the faction of the patrol symbol are ours.',
  pl: 'Rodzaj walki i frakcja symbolu patrolu są nasze.',
}
const onlyTitle = { en: 'Only the title and the deck are known.', pl: 'Znane są tylko tytuł i talia.' }

export const bounties: readonly AddedMarketCard[] = [
  bounty('boba-fett', patrol('hutt', 3), [1, 2], {
    combat: ['ground', 7],
    elimination: 11_000,
    to: 'takodana',
    capture: 21_000,
    angers: 'hutt',
  }),
  bounty('bossk', patrol('hutt', 3), [1, 3], {
    combat: ['ground', 6],
    elimination: 9000,
    to: 'kessel',
    capture: 19_000,
    angers: 'hutt',
  }),
  bounty('cad-bane', patrol('syndicate', 3), [1, 2], {
    combat: ['ground', 6],
    elimination: 10_000,
    to: 'naboo',
    capture: 20_000,
    angers: 'syndicate',
  }),
  // UB-FACT-30.
  {
    ...bounty('doctor-aphra', patrol('imperial', 4), [1, 3], {
      combat: ['ground', 5],
      elimination: 7000,
      to: 'ryloth',
      capture: 17_000,
      angers: 'imperial',
    }),
    provenance: 'seed',
    note: symbolsOurs,
  },
  bounty('han-solo', patrol('imperial', 2), [1, 4], {
    combat: ['ship', 6],
    elimination: 9000,
    to: 'nal-hutta',
    capture: 19_000,
    angers: 'rebel',
  }),
  bounty('ig-88', noPatrol, [1, 3], {
    combat: ['ground', 6],
    elimination: 8000,
    to: 'ring-of-kafrene',
    capture: 18_000,
  }),
  bounty('jyn-erso', patrol('rebel', 3), [1, 2], {
    combat: ['ground', 5],
    elimination: 8000,
    to: 'core-spinward',
    capture: 19_000,
    angers: 'rebel',
  }),
  bounty('lando-calrissian', noPatrol, undefined, {
    combat: ['ship', 5],
    elimination: 7000,
    to: 'cantonica',
    capture: 17_000,
    angers: 'syndicate',
  }),
  // UB-FACT-31.
  {
    ...bounty('ahsoka-tano', patrol('rebel', 4), [1, 4], {
      combat: ['ground', 7],
      elimination: 12_000,
      to: 'lothal',
      capture: 22_000,
      angers: 'rebel',
    }),
    provenance: 'seed',
    note: symbolsOurs,
  },
  {
    id: 'wanted-poster',
    name: { en: 'Wanted Poster', pl: 'List gończy' },
    deck: 'bounty',
    patrols: noPatrol,
    reveals: [1, 3],
    resource: {
      type: 'job',
      cost: 0,
      destination: 'ord-mantell',
      skills: ['stealth', 'tactics'],
      required: ['tactics'],
      does: all(
        test('stealth', credits(1000), damageCharacter(1)),
        test('tactics', completeJob, all(damageCharacter(1), failJob)),
      ),
      reward: all(credits(4000), fame(1), { op: 'gainTop', deck: 'bounty' }),
      afterwards: 'discard',
    },
    provenance: 'seed',
    note: onlyTitle,
  },
  {
    id: 'information-broker',
    name: { en: 'Information Broker', pl: 'Handlarz informacjami' },
    deck: 'bounty',
    patrols: patrol('syndicate', 2),
    resource: {
      type: 'job',
      cost: 0,
      destination: 'takodana',
      skills: ['knowledge', 'influence'],
      required: ['influence'],
      does: all(
        test(
          'knowledge',
          { op: 'peek', contact: { where: 'anywhere', side: 'down' } },
          {
            op: 'loseCredits',
            amount: 1000,
          },
        ),
        test('influence', completeJob, failJob),
      ),
      reward: all(credits(5000), fame(1), {
        op: 'upTo',
        times: 3,
        do: { op: 'peek', contact: { where: 'anywhere', side: 'down' } },
      }),
      afterwards: 'discard',
    },
    provenance: 'seed',
    note: onlyTitle,
  },
]
