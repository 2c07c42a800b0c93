import {
  all,
  choose,
  credits,
  damageCharacter,
  damageShip,
  fame,
  gainReputation,
  loseCredits,
  loseReputation,
  may,
  payTo,
  test,
} from '../shorthand.ts'
import { byStanding, deckOf, does, fight, gainThis, secret } from './deck.ts'

/** The Ring of Kafrene: a cramped trading post. Takodana: a castle of travellers. */
export const kafreneTakodana = deckOf('kafrene-takodana', [
  {
    name: { en: 'Narrow Streets, Old Roads', pl: 'Wąskie ulice, stare szlaki' },
    sections: {
      'ring-of-kafrene': byStanding('imperial', {
        positive: choose(
          credits(2000),
          all({ op: 'revealContact', contact: { where: 'here', side: 'down' } }, credits(1000)),
        ),
        neutral: choose(loseCredits(1000), test('stealth', credits(1000), loseReputation('imperial'))),
        negative: fight('ground', 3, 'ring-garrison', { win: credits(2000), lose: loseCredits(2000) }),
      }),
      takodana: secret({ when: 'planning', does: { op: 'moveDirectly', to: 'anyPlanet' } }),
    },
  },
  {
    name: { en: 'Racing Injectors', pl: 'Wyścigowe wtryskiwacze' },
    resource: { type: 'mod', cost: null, abilities: [{ bonus: 'hyperdrive', amount: 1 }] },
    sections: {
      'ring-of-kafrene': does(test('tech', gainThis, loseCredits(1000))),
      takodana: does(may(payTo(1000, test('knowledge', credits(4000))))),
    },
  },
  {
    name: { en: 'Everything Has a Buyer', pl: 'Na wszystko jest kupiec' },
    sections: {
      'ring-of-kafrene': secret({
        when: 'combatWon',
        does: all(credits(2000), { op: 'recover', on: 'character', amount: 1 }),
      }),
      takodana: does({ op: 'buy', decks: ['bounty', 'cargo', 'gearMod', 'job'], discount: 2000 }),
    },
  },
  {
    name: { en: 'Quick Hands', pl: 'Szybkie ręce' },
    sections: {
      'ring-of-kafrene': secret({
        when: 'action',
        if: { is: 'playerHere' },
        does: test(
          'stealth',
          { op: 'takeCard', cards: { types: ['cargo', 'gear'] }, from: {} },
          credits(1000),
        ),
      }),
      takodana: does(may(fight('ground', 4, 'castle-champion', { win: fame(1), lose: loseCredits(2000) }))),
    },
  },
  {
    name: { en: 'Stowaway', pl: 'Pasażerka na gapę' },
    resource: {
      type: 'crew',
      cost: null,
      skills: ['stealth'],
      abilities: [{ when: 'rollReroll', does: { op: 'reroll', upTo: 1 }, once: 'turn' }],
    },
    sections: {
      'ring-of-kafrene': does(test('stealth', credits(3000), loseCredits(1000))),
      takodana: does(choose(gainThis, all(credits(1000), gainReputation('hutt')))),
    },
  },
  {
    name: { en: 'Knives and Songs', pl: 'Noże i pieśni' },
    sections: {
      'ring-of-kafrene': does(
        choose(
          loseCredits(2000),
          fight('ground', 2, 'alley-knives', {
            win: choose(credits(2000), gainReputation('syndicate')),
            lose: { op: 'discard', cards: { types: ['gear'] } },
          }),
        ),
      ),
      takodana: byStanding('rebel', {
        positive: choose({ op: 'gainTop', deck: 'job' }, credits(2000)),
        neutral: test('influence', gainReputation('rebel'), may(payTo(2000, gainReputation('rebel')))),
        negative: choose(loseCredits(2000), damageShip(1)),
      }),
    },
  },
  {
    name: { en: 'Open All Night', pl: 'Czynne całą noc' },
    sections: {
      'ring-of-kafrene': does({ op: 'marketAction' }),
      takodana: secret({
        when: 'action',
        does: { op: 'upTo', times: 2, do: { op: 'peek', contact: { where: 'anywhere', side: 'down' } } },
      }),
    },
  },
  {
    name: { en: 'Rush Order', pl: 'Pilna przesyłka' },
    resource: { type: 'cargo', cost: null, destination: 'mon-calamari', reward: credits(7000) },
    sections: {
      'ring-of-kafrene': does(
        choose(gainThis, all(credits(2000), { op: 'recover', on: 'character', amount: 1 })),
      ),
      takodana: does(test('tactics', choose(gainThis, credits(3000)), damageCharacter(1))),
    },
  },
  {
    name: { en: 'Low Ceilings', pl: 'Niskie stropy' },
    sections: {
      'ring-of-kafrene': secret({
        when: 'enemyValue',
        kind: 'ground',
        does: { op: 'extraDice', amount: -2 },
      }),
      takodana: secret({
        when: 'ownResult',
        does: { op: 'changeDie', from: ['blank', 'focus'], to: 'critical' },
      }),
    },
  },
  {
    name: { en: 'An Old Debt', pl: 'Stary dług' },
    sections: {
      'ring-of-kafrene': does(
        choose(test('strength', credits(2000)), test('piloting', credits(4000), damageShip(2))),
      ),
      takodana: does(may(test('influence', { op: 'gainReputation', faction: 'choose' }, loseCredits(1000)))),
    },
  },
])
