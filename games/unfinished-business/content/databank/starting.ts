import type { DatabankCard } from '../../../outer-rim/content/card.ts'
import { start } from '../../../outer-rim/content/databank/starting.ts'
import { bountyName, bountyOn } from '../../../outer-rim/content/market/bounty.ts'
import { all, credits, fame, script } from '../../../outer-rim/content/shorthand.ts'

/*
 * More starting cards: #90 bounties, on contacts of the green rank that no bounty of the base game is on, #91 cargo and #92
 * jobs (UB-DBK-06, UB-DBK-07). They have no cost, and each names the planet on which its owner starts.
 */

export const startingCards: readonly DatabankCard[] = [
  start(
    '4-lom',
    [90, 5],
    bountyName('4-lom'),
    'kessel',
    bountyOn('4-lom', {
      combat: ['ship', 4],
      elimination: all(credits(4000), fame(1)),
      to: 'ord-mantell',
      capture: all(credits(11_000), fame(1)),
    }),
  ),
  start(
    'lobot',
    [90, 6],
    bountyName('lobot'),
    'tatooine',
    bountyOn('lobot', {
      combat: ['ground', 4],
      elimination: all(credits(4000), fame(1)),
      to: 'nal-hutta',
      capture: all(credits(12_000), fame(1)),
    }),
  ),
  start(
    'oolan-dreb',
    [90, 7],
    bountyName('oolan-dreb'),
    'takodana',
    bountyOn('oolan-dreb', {
      combat: ['ground', 4],
      elimination: all(credits(5000), fame(1)),
      to: 'cantonica',
      capture: all(credits(11_000), fame(1)),
    }),
  ),
  start(
    'sefa-quill',
    [90, 8],
    bountyName('sefa-quill'),
    'lothal',
    bountyOn('sefa-quill', {
      combat: ['ground', 4],
      elimination: all(credits(5000), fame(1)),
      to: 'mon-calamari',
      capture: all(credits(12_000), fame(1)),
    }),
  ),
  start(
    'untaxed-tibanna',
    [91, 3],
    { en: 'Untaxed Tibanna', pl: 'Nieopodatkowana tibanna' },
    'mon-calamari',
    {
      type: 'cargo',
      cost: null,
      traits: ['illegal'],
      destination: 'tatooine',
      reward: all(credits(6000), fame(1)),
    },
  ),
  start(
    'banned-holonovels',
    [91, 4],
    { en: 'Banned Holonovels', pl: 'Zakazane holopowieści' },
    'ring-of-kafrene',
    {
      type: 'cargo',
      cost: null,
      traits: ['illegal'],
      destination: 'ryloth',
      reward: all(credits(6000), fame(1)),
    },
  ),
  start(
    'stand-in-for-a-champion',
    [92, 3],
    { en: 'A Champion’s Stand-In', pl: 'W zastępstwie mistrza' },
    'naboo',
    {
      type: 'job',
      cost: null,
      destination: 'nal-hutta',
      skills: ['tactics', 'strength'],
      required: ['tactics'],
      does: script(46),
      reward: all(credits(6000), fame(1)),
      afterwards: 'discard',
    },
  ),
  start('silent-relay', [92, 4], { en: 'The Relay Has Gone Quiet', pl: 'Przekaźnik zamilkł' }, 'ryloth', {
    type: 'job',
    cost: null,
    destination: 'ring-of-kafrene',
    skills: ['piloting', 'tech'],
    required: ['tech'],
    does: script(50),
    reward: all(credits(6000), fame(1)),
    afterwards: 'discard',
  }),
]
