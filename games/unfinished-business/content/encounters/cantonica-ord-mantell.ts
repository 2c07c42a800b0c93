import { byStanding, does, fight, gainThis, secret } from '../../../outer-rim/content/encounters/deck.ts'
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
} from '../../../outer-rim/content/shorthand.ts'
import { joiningDeck } from './deck.ts'

/** Cantonica: credits and gambling. Ord Mantell: crew and gear. */
export const cantonicaOrdMantell = joiningDeck('cantonica-ord-mantell', [
  {
    name: { en: 'High Stakes', pl: 'Wysokie stawki' },
    sections: {
      cantonica: byStanding('hutt', {
        positive: {
          op: 'roll',
          by: { focus: credits(2000), hit: credits(3000), critical: credits(5000) },
        },
        neutral: may(
          payTo(1000, {
            op: 'roll',
            by: { hit: gainReputation('hutt'), critical: all(credits(3000), gainReputation('hutt')) },
          }),
        ),
        negative: choose(loseCredits(2000), test('stealth', credits(1000), damageCharacter(2))),
      }),
      'ord-mantell': does(
        may(
          choose(
            {
              op: 'pay',
              cost: { op: 'discard', cards: { types: ['gear'] } },
              for: {
                op: 'roll',
                by: {
                  focus: credits(3000),
                  hit: { op: 'gainTop', deck: 'gearMod' },
                  critical: all({ op: 'gainTop', deck: 'gearMod' }, credits(4000)),
                },
              },
            },
            test('tactics', credits(2000), loseCredits(1000)),
          ),
        ),
      ),
    },
  },
  {
    name: { en: 'Cashiered Gunner', pl: 'Zdegradowany artylerzysta' },
    resource: {
      type: 'crew',
      cost: null,
      skills: ['tactics'],
      abilities: [
        {
          when: 'ownReroll',
          kind: 'ship',
          does: { op: 'reroll', upTo: 1, faces: ['blank'] },
          once: 'combat',
        },
      ],
    },
    sections: {
      cantonica: does(may(test(['tactics', 'tech'], credits(3000), loseCredits(1000)))),
      'ord-mantell': does(
        choose(payTo(1000, gainThis), test('tactics', all(gainThis, credits(1000)), damageCharacter(1))),
      ),
    },
  },
  {
    name: { en: 'Fathier in a Crate', pl: 'Fathier w skrzyni' },
    resource: {
      type: 'cargo',
      cost: null,
      traits: ['illegal'],
      destination: 'tatooine',
      reward: credits(6000),
    },
    sections: {
      cantonica: does(test('strength', gainThis, choose(damageCharacter(1), loseCredits(1000)))),
      'ord-mantell': does(
        choose({ op: 'buy', decks: ['ship'], discount: 5000 }, { op: 'gainTop', deck: 'job' }),
      ),
    },
  },
  {
    name: { en: 'Sword Cane', pl: 'Laska ze szpadą' },
    resource: {
      type: 'gear',
      cost: null,
      traits: ['weapon'],
      abilities: [
        {
          when: 'ownResult',
          kind: 'ground',
          does: { op: 'changeDie', from: ['blank'], to: 'hit' },
          once: 'combat',
        },
      ],
    },
    sections: {
      cantonica: does(choose(gainThis, all(credits(1000), gainReputation('imperial')))),
      'ord-mantell': does(
        choose(
          test('stealth', credits(1000), { op: 'discard', cards: { types: ['crew'] } }),
          fight('ground', 3, 'press-gang', { win: credits(3000), lose: loseCredits(2000) }),
        ),
      ),
    },
  },
  {
    name: { en: 'Paper Trail', pl: 'Czarno na białym' },
    sections: {
      cantonica: secret({ when: 'action', does: { op: 'buy', decks: ['luxury', 'ship'], discount: 4000 } }),
      'ord-mantell': does(
        choose(
          { op: 'gainTop', deck: 'bounty' },
          test(
            'knowledge',
            {
              op: 'upTo',
              times: 2,
              do: { op: 'revealContact', contact: { where: 'anywhere', side: 'down' } },
            },
            loseCredits(1000),
          ),
        ),
      ),
    },
  },
  {
    name: { en: 'Riot Shield', pl: 'Tarcza policyjna' },
    resource: {
      type: 'gear',
      cost: null,
      traits: ['armor'],
      limit: 'armor',
      abilities: [{ when: 'damage', kind: 'ground', does: { op: 'preventDamage', amount: 1 }, once: 'turn' }],
    },
    sections: {
      cantonica: does(
        choose(
          test('tactics', all(credits(2000), gainReputation('rebel')), damageCharacter(2)),
          fight('ground', 3, 'villa-guards', { win: all(credits(4000), loseReputation('imperial')) }),
        ),
      ),
      'ord-mantell': does(choose(gainThis, { op: 'buy', decks: ['gearMod'], discount: 3000 })),
    },
  },
  {
    name: { en: 'Double or Nothing', pl: 'Podwójnie albo nic' },
    sections: {
      cantonica: does(
        may(
          payTo(1000, {
            op: 'roll',
            by: {
              hit: choose(credits(2000), {
                op: 'roll',
                by: { hit: credits(5000), critical: credits(5000) },
              }),
              critical: credits(4000),
            },
          }),
        ),
      ),
      'ord-mantell': secret({ when: 'combatStart', does: { op: 'recover', on: 'both', amount: 2 } }),
    },
  },
  {
    name: { en: 'Good Losers', pl: 'Honorowi przegrani' },
    sections: {
      cantonica: does(
        choose(
          { op: 'buy', decks: ['ship', 'luxury'], discount: 2000 },
          test('piloting', credits(3000), damageShip(2)),
        ),
      ),
      'ord-mantell': secret({
        when: 'encounter',
        does: {
          op: 'fightPlayer',
          whom: {},
          win: all(credits(3000), gainReputation('syndicate')),
          lose: credits(1000),
        },
      }),
    },
  },
  {
    name: { en: 'Who Goes There?', pl: 'Kto idzie?' },
    sections: {
      cantonica: does(
        choose(
          payTo(1000, { op: 'revealContact', contact: { where: 'here', side: 'down' } }),
          test('influence', credits(2000), loseCredits(1000)),
        ),
      ),
      'ord-mantell': byStanding('imperial', {
        positive: choose(
          { op: 'buy', decks: ['gearMod', 'ship'], discount: 3000 },
          { op: 'movePatrol', faction: 'imperial', spaces: 4 },
        ),
        neutral: test('tech', gainReputation('imperial'), damageCharacter(1)),
        negative: choose(
          loseCredits(2000),
          fight('ship', 3, 'garrison-fighters', { win: credits(3000), lose: loseCredits(1000) }),
        ),
      }),
    },
  },
  {
    name: { en: 'Lights Out', pl: 'Gasną światła' },
    sections: {
      cantonica: secret({ when: 'enemyValue', does: payTo(1000, { op: 'extraDice', amount: -2 }) }),
      'ord-mantell': does(
        test('tech', choose(credits(3000), { op: 'recover', on: 'ship', amount: 'all' }), damageCharacter(1)),
      ),
    },
  },
])
