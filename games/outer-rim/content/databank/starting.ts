import type { DatabankCard, Resource } from '../card.ts'
import { bountyName, bountyOn } from '../market/bounty.ts'
import type { Planet } from '../names.ts'
import { all, credits, fame, script } from '../shorthand.ts'

/*
 * The starting cards: #90 bounties, #91 cargo, #92 jobs. They have no cost, and each names its owner's starting planet
 * (OR-SETUP-22, OR-SETUP-23, OR-SETUP-24, OR-SETUP-25).
 */

/** A starting card: number and copy, its name, its owner's starting planet, and the resource. */
export const start = (
  id: string,
  [number, copy]: readonly [number: number, copy: number],
  name: DatabankCard['name'],
  startsOn: Planet,
  resource: Resource,
): DatabankCard => ({
  id: `start-${id}`,
  number,
  copy,
  name,
  sections: {},
  startsOn,
  resource: { ...resource, cost: null },
  provenance: 'original',
})

export const startingCards: readonly DatabankCard[] = [
  start(
    'boshek',
    [90, 1],
    bountyName('boshek'),
    'naboo',
    bountyOn('boshek', {
      combat: ['ship', 3],
      elimination: all(credits(3000), fame(1)),
      to: 'tatooine',
      capture: all(credits(8000), fame(1)),
    }),
  ),
  start(
    'doctor-evazan',
    [90, 2],
    bountyName('doctor-evazan'),
    'ord-mantell',
    bountyOn('doctor-evazan', {
      combat: ['ground', 3],
      elimination: all(credits(3000), fame(1)),
      to: 'lothal',
      capture: all(credits(8000), fame(1)),
    }),
  ),
  start(
    'ponda-baba',
    [90, 3],
    bountyName('ponda-baba'),
    'tatooine',
    bountyOn('ponda-baba', {
      combat: ['ground', 3],
      elimination: all(credits(2000), fame(1)),
      to: 'ryloth',
      capture: all(credits(9000), fame(1)),
    }),
  ),
  start(
    'w1-le',
    [90, 4],
    bountyName('w1-le'),
    'ring-of-kafrene',
    bountyOn('w1-le', {
      combat: ['ground', 3],
      elimination: all(credits(2000), fame(1)),
      to: 'takodana',
      capture: all(credits(9000), fame(1)),
    }),
  ),
  start('opera-costumes', [91, 1], { en: 'Opera Costumes', pl: 'Kostiumy operowe' }, 'nal-hutta', {
    type: 'cargo',
    cost: null,
    destination: 'naboo',
    reward: all(credits(3000), fame(1)),
  }),
  start('casino-chandeliers', [91, 2], { en: 'Casino Chandeliers', pl: 'Żyrandole do kasyna' }, 'lothal', {
    type: 'cargo',
    cost: null,
    destination: 'cantonica',
    reward: all(credits(3000), fame(1)),
  }),
  start('overdue-payment', [92, 1], { en: 'An Overdue Payment', pl: 'Zaległa płatność' }, 'mon-calamari', {
    type: 'job',
    cost: null,
    destination: 'ord-mantell',
    skills: ['influence', 'strength'],
    required: ['influence'],
    does: script(43),
    reward: all(credits(7000), fame(1)),
    afterwards: 'discard',
  }),
  start('accepted-challenge', [92, 2], { en: 'A Challenge Accepted', pl: 'Przyjęte wyzwanie' }, 'cantonica', {
    type: 'job',
    cost: null,
    destination: 'nal-hutta',
    skills: ['tactics', 'strength'],
    required: ['tactics'],
    does: script(46),
    reward: all(credits(7000), fame(1)),
    afterwards: 'discard',
  }),
]
