import { byStanding, does, fight, gainThis, secret } from '../../../outer-rim/content/encounters/deck.ts'
import {
  all,
  choose,
  completeJob,
  credits,
  damageCharacter,
  damageShip,
  failJob,
  gainReputation,
  loseCredits,
  loseReputation,
  may,
  payTo,
  test,
} from '../../../outer-rim/content/shorthand.ts'
import { joiningDeck } from './deck.ts'

/** Lothal: the Empire is at home. Mon Calamari: shipyards under water. */
export const lothalMonCalamari = joiningDeck('lothal-mon-calamari', [
  {
    name: { en: 'Meiloorun Fruit', pl: 'Owoce meiloorun' },
    resource: { type: 'cargo', cost: null, destination: 'ring-of-kafrene', reward: credits(6000) },
    sections: {
      lothal: does(choose(gainThis, all({ op: 'recover', on: 'character', amount: 'all' }, credits(1000)))),
      'mon-calamari': byStanding('imperial', {
        positive: choose({ op: 'buyUsedShip', choices: 3, discount: 4000 }, credits(2000)),
        neutral: choose(test('knowledge', gainReputation('imperial'), loseCredits(1000)), {
          op: 'pay',
          cost: loseReputation('imperial'),
          for: all(gainReputation('rebel'), { op: 'recover', on: 'ship', amount: 'all' }),
        }),
        negative: test(
          'stealth',
          credits(2000),
          fight('ship', 3, 'blockade-pickets', { win: credits(2000), lose: loseCredits(1000) }),
        ),
      }),
    },
  },
  {
    name: { en: 'Runaway Cadet', pl: 'Zbiegła kadetka' },
    resource: {
      type: 'crew',
      cost: null,
      skills: ['piloting'],
      abilities: [
        {
          when: 'ownResult',
          kind: 'ship',
          does: { op: 'changeDie', from: ['focus'], to: 'hit' },
          once: 'combat',
        },
      ],
    },
    sections: {
      lothal: does(test(['influence', 'piloting'], gainThis, loseCredits(1000))),
      'mon-calamari': does(
        may(test('piloting', all(credits(2000), { op: 'move', spaces: 2 }), damageShip(1))),
      ),
    },
  },
  {
    name: { en: 'Days of Celebration', pl: 'Dni świąteczne' },
    sections: {
      lothal: byStanding('rebel', {
        positive: choose(
          { op: 'gainTop', deck: 'job' },
          all({ op: 'movePatrol', faction: 'imperial', spaces: 3 }, credits(1000)),
        ),
        neutral: may(
          test(
            'tech',
            all(credits(2000), gainReputation('rebel'), loseReputation('imperial')),
            damageCharacter(1),
          ),
        ),
        negative: choose(
          { op: 'discard', cards: { types: ['gear'] } },
          fight('ground', 3, 'grassland-rebels', {
            win: all(credits(1000), gainReputation('imperial')),
            lose: loseCredits(1000),
          }),
        ),
      }),
      'mon-calamari': secret({ when: 'shipRecovered', does: credits(3000) }),
    },
  },
  {
    name: { en: 'The Way of the Herd', pl: 'Ścieżką stada' },
    sections: {
      lothal: does(may(test('knowledge', { op: 'moveDirectly', to: 'anyPlanet' }, damageCharacter(1)))),
      'mon-calamari': does(all({ op: 'recover', on: 'ship', amount: 1 }, { op: 'marketAction' })),
    },
  },
  {
    name: { en: 'Loader’s Exo-Frame', pl: 'Egzoszkielet ładowacza' },
    resource: { type: 'gear', cost: null, abilities: [{ skill: 'strength' }] },
    sections: {
      lothal: does(test('tech', choose(gainThis, credits(3000)), damageCharacter(2))),
      'mon-calamari': does(choose(gainThis, payTo(1000, gainReputation('rebel')))),
    },
  },
  {
    name: { en: 'Squadron Timetable', pl: 'Rozkład eskadry' },
    sections: {
      lothal: secret({
        when: 'planning',
        does: all({ op: 'moveDirectly', to: 'nearestPatrol' }, { op: 'recover', on: 'ship', amount: 'all' }),
      }),
      'mon-calamari': does(choose(credits(1000), test('tactics', credits(3000), damageShip(1)))),
    },
  },
  {
    name: { en: 'On the Air', pl: 'Na antenie' },
    sections: {
      lothal: does(
        choose(
          test(
            'influence',
            credits(3000),
            fight('ground', 3, 'tower-guards', { win: credits(1000), lose: loseCredits(2000) }),
          ),
          payTo(1000, { op: 'revealContact', contact: { where: 'anywhere', side: 'down' } }),
        ),
      ),
      'mon-calamari': secret({ when: 'cargoDelivered', does: { op: 'gainTop', deck: 'cargo' } }),
    },
  },
  {
    name: { en: 'The Last Seats', pl: 'Ostatnie miejsca' },
    resource: {
      type: 'job',
      cost: null,
      destination: 'mon-calamari',
      skills: ['stealth', 'piloting'],
      required: ['piloting'],
      does: all(test('stealth', credits(1000), loseCredits(1000)), test('piloting', completeJob, failJob)),
      reward: all(credits(2000), gainReputation('rebel'), { op: 'recover', on: 'ship', amount: 'all' }),
      afterwards: 'discard',
    },
    sections: {
      lothal: does(choose(gainThis, test('strength', credits(2000), damageCharacter(1)))),
      'mon-calamari': does(
        choose(
          {
            op: 'pay',
            cost: { op: 'discard', cards: { types: ['cargo'] } },
            for: all(credits(3000), gainReputation('rebel')),
          },
          test('knowledge', { op: 'recover', on: 'both', amount: 3 }, damageCharacter(1)),
        ),
      ),
    },
  },
  {
    name: { en: 'Things Best Unseen', pl: 'Lepiej nie widzieć' },
    sections: {
      lothal: secret({
        when: 'patrolBeaten',
        if: { is: 'reputation', faction: 'imperial', standings: ['negative'] },
        does: all(credits(2000), gainReputation('rebel')),
      }),
      'mon-calamari': does(
        choose(
          test('stealth', credits(2000), damageShip(1)),
          fight('ship', 4, 'whaladon-poachers', { win: credits(4000), lose: loseCredits(1000) }),
        ),
      ),
    },
  },
  {
    name: { en: 'A Word in Private', pl: 'Słówko na osobności' },
    sections: {
      lothal: does(
        may(
          all(
            { op: 'buy', decks: ['gearMod'], discount: 4000 },
            { op: 'roll', by: { blank: loseCredits(2000) } },
          ),
        ),
      ),
      'mon-calamari': does(
        test(
          'influence',
          choose({ op: 'buy', decks: ['luxury', 'gearMod'], discount: 4000 }, credits(2000)),
          loseCredits(1000),
        ),
      ),
    },
  },
])
