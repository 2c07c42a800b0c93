import {
  all,
  choose,
  credits,
  damageCharacter,
  damageShip,
  gainReputation,
  loseCredits,
  loseReputation,
  may,
  payTo,
  test,
} from '../shorthand.ts'
import { byStanding, deckOf, does, fight, gainThis, secret } from './deck.ts'

/** Lothal: the Empire is at home. Mon Calamari: shipyards under water. */
export const lothalMonCalamari = deckOf('lothal-mon-calamari', [
  {
    name: { en: 'Papers in Order', pl: 'Papiery w porządku' },
    sections: {
      lothal: byStanding('imperial', {
        positive: choose(credits(2000), { op: 'movePatrol', faction: 'imperial', spaces: 3 }),
        neutral: choose(loseCredits(1000), test('influence', gainReputation('imperial'), loseCredits(2000))),
        negative: test(
          'stealth',
          credits(1000),
          fight('ground', 3, 'checkpoint-troopers', { lose: loseCredits(2000) }),
        ),
      }),
      'mon-calamari': secret({
        when: 'planning',
        does: all({ op: 'moveDirectly', to: 'mon-calamari' }, { op: 'recover', on: 'ship', amount: 'all' }),
      }),
    },
  },
  {
    name: { en: 'Shipyard Engineer', pl: 'Inżynierka ze stoczni' },
    resource: {
      type: 'crew',
      cost: null,
      skills: ['tech'],
      abilities: [{ when: 'action', does: { op: 'recover', on: 'ship', amount: 1 }, once: 'turn' }],
    },
    sections: {
      lothal: secret({
        when: 'enemyValue',
        kind: 'ship',
        if: { is: 'combatAgainst', what: 'patrol' },
        does: { op: 'extraDice', amount: -2 },
      }),
      'mon-calamari': does(test('tech', gainThis, choose(damageShip(1), payTo(3000, gainThis)))),
    },
  },
  {
    name: { en: 'Unclaimed Freight', pl: 'Nieodebrany towar' },
    sections: {
      lothal: does(choose({ op: 'buy', decks: ['cargo', 'gearMod'], discount: 2000 }, credits(1000))),
      'mon-calamari': does(may(test('piloting', credits(3000), damageShip(2)))),
    },
  },
  {
    name: { en: 'Code Cylinder', pl: 'Cylinder kodowy' },
    resource: {
      type: 'gear',
      cost: null,
      abilities: [{ when: 'testReroll', does: { op: 'reroll', upTo: 1 }, once: 'turn' }],
    },
    sections: {
      lothal: does(choose(gainThis, gainReputation('imperial'))),
      'mon-calamari': secret({ when: 'cargoDelivered', does: credits(3000) }),
    },
  },
  {
    name: { en: 'Searchlights', pl: 'Światła szperaczy' },
    sections: {
      lothal: does(
        may(
          test(
            'stealth',
            all(gainReputation('rebel'), credits(1000)),
            choose(damageCharacter(2), loseReputation('imperial')),
          ),
        ),
      ),
      'mon-calamari': byStanding('rebel', {
        positive: choose(
          { op: 'recover', on: 'both', amount: 'all' },
          { op: 'buy', decks: ['ship', 'gearMod'], discount: 3000 },
        ),
        neutral: test('knowledge', all(gainReputation('rebel'), credits(1000))),
        negative: choose(damageShip(2), loseCredits(3000)),
      }),
    },
  },
  {
    name: { en: 'No Way Round', pl: 'Objazdu nie ma' },
    sections: {
      lothal: does(
        choose(
          { op: 'discard', cards: { types: ['cargo'] } },
          loseCredits(1000),
          fight('ground', 4, 'scout-troopers', {
            win: all(credits(4000), loseReputation('imperial')),
            lose: { op: 'discard', cards: { types: ['cargo'] } },
          }),
        ),
      ),
      'mon-calamari': does(
        choose(
          { op: 'recover', on: 'ship', amount: 'all' },
          { op: 'buy', decks: ['gearMod'], discount: 2000 },
        ),
      ),
    },
  },
  {
    name: { en: 'Pressure Bulkheads', pl: 'Grodzie ciśnieniowe' },
    resource: { type: 'mod', cost: null, abilities: [{ mostDamage: 3, of: 'ship' }] },
    sections: {
      lothal: does(
        test(
          'tech',
          choose(credits(3000), { op: 'movePatrol', faction: 'imperial', spaces: 4 }),
          damageCharacter(1),
        ),
      ),
      'mon-calamari': does(choose(gainThis, all(credits(3000), { op: 'recover', on: 'ship', amount: 1 }))),
    },
  },
  {
    name: { en: 'A List of Names', pl: 'Lista nazwisk' },
    sections: {
      lothal: secret({
        when: 'action',
        if: { is: 'onPlanet', faction: 'imperial' },
        does: all(credits(2000), gainReputation('imperial')),
      }),
      'mon-calamari': does(
        may(fight('ship', 3, 'trench-corsairs', { win: credits(3000), lose: loseCredits(1000) })),
      ),
    },
  },
  {
    name: { en: 'Old Comrades', pl: 'Dawni towarzysze' },
    sections: {
      lothal: secret({ when: 'defeat', does: { op: 'escapeDefeat', on: 'both', amount: 2 } }),
      'mon-calamari': secret({ when: 'ownValue', kind: 'ship', does: { op: 'extraDice', amount: 2 } }),
    },
  },
  {
    name: { en: 'Night Shift', pl: 'Nocna zmiana' },
    sections: {
      lothal: does(
        choose(test('influence', credits(2000)), test('strength', credits(3000), damageCharacter(1))),
      ),
      'mon-calamari': does(
        test('knowledge', choose(credits(3000), { op: 'gainTop', deck: 'gearMod' }), loseCredits(1000)),
      ),
    },
  },
])
