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

/** Cantonica: credits and gambling. Ord Mantell: crew and gear. */
export const cantonicaOrdMantell = deckOf('cantonica-ord-mantell', [
  {
    name: { en: 'Loaded Dice', pl: 'Fałszywe kości' },
    sections: {
      cantonica: does(
        may(
          choose(
            payTo(2000, {
              op: 'roll',
              by: { focus: credits(2000), hit: credits(4000), critical: credits(5000) },
            }),
            test('knowledge', credits(2000), loseCredits(1000)),
          ),
        ),
      ),
      'ord-mantell': secret({ when: 'rollReroll', does: { op: 'reroll', upTo: 1 } }),
    },
  },
  {
    name: { en: 'The Grizzled Sergeant', pl: 'Siwa pani sierżant' },
    resource: {
      type: 'crew',
      cost: null,
      skills: ['tactics'],
      abilities: [{ bonus: 'health', amount: 1 }],
    },
    sections: {
      cantonica: does(
        choose(
          loseCredits(2000),
          fight('ground', 3, 'casino-guards', {
            win: all(credits(3000), loseReputation('syndicate')),
            lose: loseCredits(2000),
          }),
        ),
      ),
      'ord-mantell': does(test('influence', gainThis, may(payTo(2000, gainThis)))),
    },
  },
  {
    name: { en: 'Crate from the Cellars', pl: 'Skrzynka z piwnic' },
    resource: { type: 'cargo', cost: null, destination: 'naboo', reward: credits(5000) },
    sections: {
      cantonica: does(choose(gainThis, credits(2000))),
      'ord-mantell': does({ op: 'buy', decks: ['gearMod'], discount: 2000 }),
    },
  },
  {
    name: { en: 'By a Nose', pl: 'O pół pyska' },
    sections: {
      cantonica: does(
        choose(test('knowledge', credits(2000)), test('stealth', credits(4000), damageCharacter(2))),
      ),
      'ord-mantell': secret({
        when: 'action',
        if: { is: 'onPlanet', planet: 'cantonica' },
        does: credits(4000),
      }),
    },
  },
  {
    name: { en: 'Unpaid Tab', pl: 'Niezapłacony rachunek' },
    sections: {
      cantonica: byStanding('syndicate', {
        positive: credits(3000),
        neutral: may(test('stealth', all(gainReputation('syndicate'), credits(1000)), loseCredits(1000))),
        negative: fight('ground', 3, 'syndicate-collectors', {
          win: credits(1000),
          lose: loseCredits(3000),
        }),
      }),
      'ord-mantell': does(
        may(
          fight('ground', 3, 'dock-gang', {
            win: choose(credits(3000), { op: 'recover', on: 'ship', amount: 'all' }),
          }),
        ),
      ),
    },
  },
  {
    name: { en: 'Patched Blast Vest', pl: 'Łatana kamizelka ochronna' },
    resource: {
      type: 'gear',
      cost: null,
      traits: ['armor'],
      limit: 'armor',
      abilities: [{ bonus: 'health', amount: 1 }],
    },
    sections: {
      cantonica: secret({
        when: 'testResult',
        does: { op: 'changeDie', from: ['blank', 'focus'], to: 'critical' },
      }),
      'ord-mantell': does(choose(gainThis, { op: 'recover', on: 'ship', amount: 2 })),
    },
  },
  {
    name: { en: 'Closed Doors', pl: 'Za zamkniętymi drzwiami' },
    sections: {
      cantonica: does(
        choose({ op: 'buy', decks: ['luxury'], discount: 3000 }, test('influence', credits(2000))),
      ),
      'ord-mantell': does(may(test('strength', credits(3000), damageCharacter(2)))),
    },
  },
  {
    name: { en: 'The Right Handshake', pl: 'Odpowiedni uścisk dłoni' },
    sections: {
      cantonica: secret({
        when: 'action',
        does: payTo(2000, { op: 'gainReputation', faction: 'choose' }),
      }),
      'ord-mantell': byStanding('syndicate', {
        positive: { op: 'buy', decks: ['gearMod', 'bounty', 'job'], discount: 3000 },
        neutral: test('tactics', gainReputation('syndicate'), damageShip(1)),
        negative: choose(payTo(3000, gainReputation('syndicate')), damageCharacter(1)),
      }),
    },
  },
  {
    name: { en: 'The House Edge', pl: 'Przewaga kasyna' },
    sections: {
      cantonica: secret({ when: 'ownReroll', does: { op: 'reroll', upTo: 'any' } }),
      'ord-mantell': secret({ when: 'damage', does: { op: 'preventDamage', amount: 2 } }),
    },
  },
  {
    name: { en: 'Shield Coil without Papers', pl: 'Cewka osłon bez papierów' },
    resource: { type: 'mod', cost: null, abilities: [{ bonus: 'hull', amount: 1 }] },
    sections: {
      cantonica: does(
        may(test(['stealth', 'tech'], credits(4000), choose(loseCredits(2000), damageCharacter(2)))),
      ),
      'ord-mantell': does(test('tech', gainThis, damageShip(1))),
    },
  },
])
