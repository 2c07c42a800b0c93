import {
  all,
  choose,
  credits,
  damageShip,
  gainReputation,
  loseCredits,
  may,
  payTo,
  test,
} from '../shorthand.ts'
import { byStanding, deckOf, does, fight, gainThis, secret } from './deck.ts'

/** Deep space, with a patrol at the navpoint or without one (OR-ECARD-03). The patrol there is the nearest one. */
export const navpoint = deckOf('navpoint', [
  {
    name: { en: 'Running Lights', pl: 'Światła pozycyjne' },
    sections: {
      patrol: does({
        op: 'if',
        when: { is: 'reputation', faction: 'nearestPatrol', standings: ['positive'] },
        then: credits(2000),
        else: test('influence', { op: 'gainReputation', faction: 'nearestPatrol' }, loseCredits(1000)),
      }),
      noPatrol: does(may(test('tech', credits(3000), damageShip(1)))),
    },
  },
  {
    name: { en: 'Nothing to Declare', pl: 'Nic do oclenia' },
    sections: {
      patrol: does({
        op: 'if',
        when: { is: 'has', cards: { trait: 'illegal' }, atLeast: 1 },
        then: choose(
          { op: 'discard', cards: { trait: 'illegal' } },
          test('stealth', credits(1000), {
            op: 'all',
            of: [{ op: 'loseReputation', faction: 'nearestPatrol' }, loseCredits(2000)],
          }),
        ),
        else: credits(1000),
      }),
      noPatrol: secret({ when: 'action', does: { op: 'movePatrol', spaces: 4 } }),
    },
  },
  {
    name: { en: 'Unfriendly Company', pl: 'Nieproszone towarzystwo' },
    sections: {
      patrol: does(choose(loseCredits(1000), test('piloting', { op: 'move', spaces: 2 }, damageShip(1)))),
      noPatrol: does(
        choose(
          {
            op: 'discard',
            cards: { types: ['cargo'] },
          },
          fight('ship', 3, 'pirates', { win: credits(4000), lose: loseCredits(2000) }),
        ),
      ),
    },
  },
  {
    name: { en: 'In the Wake', pl: 'W kilwaterze' },
    sections: {
      patrol: does(
        choose(
          payTo(2000, { op: 'gainReputation', faction: 'nearestPatrol' }),
          test('stealth', { op: 'movePatrol', spaces: 3 }, damageShip(1)),
        ),
      ),
      noPatrol: secret({ when: 'action', does: { op: 'move', spaces: 3 } }),
    },
  },
  {
    name: { en: 'Salvaged Sensor Dish', pl: 'Czasza sensorów z wraku' },
    resource: {
      type: 'mod',
      cost: null,
      abilities: [
        {
          when: 'enemyReroll',
          kind: 'ship',
          does: { op: 'reroll', upTo: 1, faces: ['critical'] },
          once: 'combat',
        },
      ],
    },
    sections: {
      patrol: does(may(test('tech', { op: 'gainReputation', faction: 'nearestPatrol' }, damageShip(1)))),
      noPatrol: does(choose(gainThis, { op: 'recover', on: 'ship', amount: 'all' })),
    },
  },
  {
    name: { en: 'Hailing Frequency', pl: 'Na otwartym kanale' },
    sections: {
      patrol: does(
        choose(
          { op: 'gainTop', deck: 'bounty' },
          {
            op: 'pay',
            cost: { op: 'loseReputation', faction: 'nearestPatrol' },
            for: credits(4000),
          },
        ),
      ),
      noPatrol: does({ op: 'buy', decks: ['cargo', 'gearMod'], discount: 1000 }),
    },
  },
  {
    name: { en: 'Show of Skill', pl: 'Pokaz umiejętności' },
    sections: {
      patrol: does(may(test('piloting', credits(3000), loseCredits(2000)))),
      noPatrol: secret({ when: 'damage', kind: 'ship', does: { op: 'preventDamage', amount: 3 } }),
    },
  },
  {
    name: { en: 'Castaway Droid', pl: 'Droid rozbitek' },
    resource: {
      type: 'crew',
      cost: null,
      skills: ['influence'],
      isDroid: true,
      abilities: [{ reward: 'job', credits: 1000 }],
    },
    sections: {
      patrol: does(
        test(
          'tactics',
          choose(
            { op: 'gainReputation', faction: 'nearestPatrol' },
            { op: 'recover', on: 'ship', amount: 'all' },
          ),
          damageShip(1),
        ),
      ),
      noPatrol: does(test('knowledge', gainThis, credits(1000))),
    },
  },
  {
    name: { en: 'Drifting Container', pl: 'Dryfujący kontener' },
    resource: { type: 'cargo', cost: null, destination: 'tatooine', reward: credits(5000) },
    sections: {
      patrol: does(test('knowledge', choose(credits(2000), { op: 'movePatrol', spaces: 4 }))),
      noPatrol: does(test('piloting', choose(gainThis, credits(2000)), damageShip(2))),
    },
  },
  {
    name: { en: 'Distress Call', pl: 'Wezwanie pomocy' },
    sections: {
      patrol: does(
        choose(
          loseCredits(1000),
          test(
            'influence',
            { op: 'recover', on: 'both', amount: 2 },
            { op: 'loseReputation', faction: 'nearestPatrol' },
          ),
        ),
      ),
      noPatrol: byStanding('rebel', {
        positive: all(credits(1000), { op: 'recover', on: 'ship', amount: 2 }),
        neutral: may(payTo(1000, gainReputation('rebel'))),
        negative: fight('ship', 3, 'rebel-raiders', { win: credits(2000), lose: loseCredits(1000) }),
      }),
    },
  },
])
