import { byStanding, does, fight, gainThis, secret } from '../../../outer-rim/content/encounters/deck.ts'
import {
  all,
  choose,
  credits,
  damageCharacter,
  damageShip,
  gainReputation,
  loseCredits,
  may,
  payTo,
  test,
} from '../../../outer-rim/content/shorthand.ts'
import type { CardEffect } from '../../../outer-rim/rules/effects/vocabulary.ts'
import { joiningDeck } from './deck.ts'

/** The patrol at the navpoint is the nearest one. */
const liked: CardEffect = { op: 'gainReputation', faction: 'nearestPatrol' }
const disliked: CardEffect = { op: 'loseReputation', faction: 'nearestPatrol' }

/** Deep space, with a patrol at the navpoint or without one (OR-ECARD-03). */
export const navpoint = joiningDeck('navpoint', [
  {
    name: { en: 'False Colours', pl: 'Fałszywe barwy' },
    sections: {
      patrol: does(may(test('stealth', all(credits(1000), liked), disliked))),
      noPatrol: does(
        may(
          fight('ship', 3, 'pirates', {
            win: choose(credits(3000), { op: 'gainTop', deck: 'gearMod' }),
            lose: { op: 'discard', cards: { types: ['mod'] } },
          }),
        ),
      ),
    },
  },
  {
    name: { en: 'Far from Any Dock', pl: 'Daleko od doku' },
    sections: {
      patrol: does({
        op: 'if',
        when: { is: 'damaged', on: 'ship', atLeast: 2 },
        then: choose(
          payTo(1000, { op: 'recover', on: 'ship', amount: 'all' }),
          test('influence', { op: 'recover', on: 'ship', amount: 'all' }, loseCredits(2000)),
        ),
        else: test('piloting', credits(2000), damageShip(1)),
      }),
      noPatrol: secret({
        when: 'action',
        if: { is: 'atNavpoint' },
        does: { op: 'buy', decks: ['cargo', 'gearMod', 'luxury'], discount: 3000 },
      }),
    },
  },
  {
    name: { en: 'Wrecked Stabiliser', pl: 'Stabilizator z wraku' },
    resource: {
      type: 'mod',
      cost: null,
      abilities: [{ when: 'damage', kind: 'ship', does: { op: 'preventDamage', amount: 1 }, once: 'turn' }],
    },
    sections: {
      patrol: does(
        choose(test('knowledge', credits(2000), disliked), {
          op: 'pay',
          cost: { op: 'discard', cards: { types: ['cargo'] } },
          for: all(credits(1000), liked),
        }),
      ),
      noPatrol: does(test(['strength', 'tech'], gainThis, damageShip(2))),
    },
  },
  {
    name: { en: 'Yellow Flag', pl: 'Żółta flaga' },
    sections: {
      patrol: does(choose(loseCredits(1000), test('knowledge', liked, damageCharacter(1)))),
      noPatrol: does(
        may(
          choose(
            {
              op: 'pay',
              cost: { op: 'discard', cards: { types: ['cargo'] } },
              for: all(credits(2000), { op: 'recover', on: 'both', amount: 'all' }),
            },
            test('knowledge', credits(3000), damageCharacter(2)),
          ),
        ),
      ),
    },
  },
  {
    name: { en: 'Right of Way', pl: 'Pierwszeństwo' },
    sections: {
      patrol: does(
        test('influence', choose(credits(2000), { op: 'movePatrol', spaces: 2 }), loseCredits(1000)),
      ),
      noPatrol: byStanding('hutt', {
        positive: choose({ op: 'move', spaces: 2 }, credits(1000)),
        neutral: choose(payTo(1000, gainReputation('hutt')), test('piloting', credits(2000), damageShip(1))),
        negative: fight('ship', 3, 'toll-barge', {
          win: credits(3000),
          lose: { op: 'discard', cards: { types: ['cargo'] } },
        }),
      }),
    },
  },
  {
    name: { en: 'Deserter', pl: 'Dezerterka' },
    resource: {
      type: 'crew',
      cost: null,
      skills: ['tech'],
      abilities: [{ when: 'shipRecovered', does: credits(1000), once: 'turn' }],
    },
    sections: {
      patrol: does(choose(all(credits(1000), liked), test('stealth', gainThis, disliked))),
      noPatrol: does(
        choose(payTo(1000, gainThis), all(credits(1000), { op: 'recover', on: 'both', amount: 1 })),
      ),
    },
  },
  {
    name: { en: 'Blank on the Chart', pl: 'Biała plama' },
    sections: {
      patrol: does(
        may(
          choose(
            { op: 'pay', cost: disliked, for: { op: 'movePatrol', spaces: 6 } },
            payTo(1000, test('tech', liked)),
          ),
        ),
      ),
      noPatrol: does(
        may({
          op: 'roll',
          by: {
            blank: damageShip(2),
            focus: { op: 'moveDirectly', to: 'adjacent' },
            hit: credits(2000),
            critical: { op: 'gainTop', deck: 'cargo' },
          },
        }),
      ),
    },
  },
  {
    name: { en: 'Business of Our Own', pl: 'Własne porachunki' },
    sections: {
      patrol: does({
        op: 'if',
        when: { is: 'has', cards: { types: ['bounty'] }, atLeast: 1 },
        then: choose(credits(2000), { op: 'peek', contact: { where: 'anywhere', side: 'down' } }),
        else: test('tactics', { op: 'gainTop', deck: 'bounty' }, loseCredits(1000)),
      }),
      noPatrol: secret({ when: 'ownResult', kind: 'ship', does: { op: 'addHits', amount: 2 } }),
    },
  },
  {
    name: { en: 'All Hands', pl: 'Wszystkie ręce na pokład' },
    sections: {
      patrol: does(
        may(
          test(
            'strength',
            all(credits(2000), { op: 'recover', on: 'ship', amount: 1 }),
            all(damageCharacter(1), damageShip(1)),
          ),
        ),
      ),
      noPatrol: does(
        choose(
          { op: 'buy', decks: ['bounty', 'cargo', 'job'], discount: 2000 },
          test('influence', credits(2000)),
        ),
      ),
    },
  },
  {
    name: { en: 'Second Opinion', pl: 'Druga opinia' },
    sections: {
      patrol: does(
        all(test('piloting', credits(1000), damageShip(1)), may(test('tactics', liked, disliked))),
      ),
      noPatrol: secret({
        when: 'action',
        if: { is: 'patrolHere' },
        does: choose({ op: 'movePatrol', spaces: 3 }, liked),
      }),
    },
  },
])
