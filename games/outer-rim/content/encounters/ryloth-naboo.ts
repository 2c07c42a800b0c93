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
} from '../shorthand.ts'
import { byStanding, deckOf, does, fight, gainThis, secret } from './deck.ts'

/** Ryloth: an occupied world of the Twi'leks. Naboo: elegance and gardens. */
export const rylothNaboo = deckOf('ryloth-naboo', [
  {
    name: { en: 'Good Manners', pl: 'Dobre maniery' },
    sections: {
      ryloth: secret({ when: 'enemyReroll', does: { op: 'reroll', upTo: 2, faces: ['hit', 'critical'] } }),
      naboo: byStanding('imperial', {
        positive: choose({ op: 'buy', decks: ['luxury'], discount: 3000 }, credits(2000)),
        neutral: test('influence', gainReputation('imperial'), loseCredits(1000)),
        negative: test('stealth', credits(2000), fight('ground', 2, 'moff-bodyguards')),
      }),
    },
  },
  {
    name: { en: 'Encrypted Message', pl: 'Zaszyfrowana wiadomość' },
    resource: {
      type: 'job',
      cost: null,
      destination: 'naboo',
      skills: ['stealth', 'knowledge'],
      required: ['knowledge'],
      does: all(test('stealth', credits(1000), damageCharacter(1)), test('knowledge', completeJob, failJob)),
      reward: all(credits(3000), gainReputation('rebel')),
      afterwards: 'discard',
    },
    sections: {
      ryloth: does(choose(gainThis, all(gainReputation('imperial'), loseReputation('rebel')))),
      naboo: does(test('knowledge', choose(gainThis, credits(2000)))),
    },
  },
  {
    name: { en: 'Low over the Canyons', pl: 'Nisko nad kanionami' },
    sections: {
      ryloth: does(may(test('piloting', all(credits(1000), gainReputation('rebel')), damageShip(2)))),
      naboo: secret({ when: 'patrolBeaten', does: credits(4000) }),
    },
  },
  {
    name: { en: 'Royal Guard’s Pistol', pl: 'Pistolet gwardii królewskiej' },
    resource: {
      type: 'gear',
      cost: null,
      traits: ['weapon'],
      abilities: [
        { when: 'enemyResult', kind: 'ground', does: { op: 'cancelDie', faces: ['hit'] }, once: 'combat' },
      ],
    },
    sections: {
      ryloth: does(
        may(
          fight('ground', 3, 'occupation-patrol', {
            win: choose(gainReputation('rebel'), credits(3000)),
            lose: loseCredits(1000),
          }),
        ),
      ),
      naboo: does(choose(gainThis, credits(3000))),
    },
  },
  {
    name: { en: 'Under the Counter', pl: 'Spod lady' },
    sections: {
      ryloth: does(
        choose(
          { op: 'buy', decks: ['cargo', 'gearMod'], discount: 2000 },
          payTo(1000, gainReputation('rebel')),
        ),
      ),
      naboo: does(test('influence', choose(credits(3000), { op: 'gainTop', deck: 'job' }))),
    },
  },
  {
    name: { en: 'Old Stones', pl: 'Stare kamienie' },
    sections: {
      ryloth: byStanding('rebel', {
        positive: choose(
          { op: 'recover', on: 'both', amount: 'all' },
          { op: 'movePatrol', faction: 'imperial', spaces: 5 },
        ),
        neutral: test('tactics', gainReputation('rebel'), damageCharacter(1)),
        negative: choose(loseCredits(2000), fight('ground', 3, 'twilek-partisans', { win: credits(1000) })),
      }),
      naboo: does(
        choose(
          { op: 'buy', decks: ['luxury', 'gearMod'], discount: 2000 },
          { op: 'recover', on: 'character', amount: 'all' },
        ),
      ),
    },
  },
  {
    name: { en: 'Village Healer', pl: 'Wiejska uzdrowicielka' },
    resource: {
      type: 'crew',
      cost: null,
      skills: ['knowledge'],
      abilities: [{ when: 'action', does: { op: 'recover', on: 'character', amount: 1 }, once: 'turn' }],
    },
    sections: {
      ryloth: does(
        choose(test('knowledge', gainThis), {
          op: 'pay',
          cost: { op: 'discard', cards: { types: ['cargo'] } },
          for: all(gainThis, credits(2000)),
        }),
      ),
      naboo: secret({ when: 'jobCompleted', does: credits(3000) }),
    },
  },
  {
    name: { en: 'Deep Places', pl: 'Głębiny' },
    sections: {
      ryloth: secret({
        when: 'action',
        does: all({ op: 'movePatrol', faction: 'imperial', spaces: 5 }, credits(1000)),
      }),
      naboo: does(may(fight('ship', 4, 'core-sea-monster', { win: credits(4000), lose: damageShip(1) }))),
    },
  },
  {
    name: { en: 'A Quiet Hour', pl: 'Godzina ciszy' },
    sections: {
      ryloth: secret({ when: 'testReroll', does: { op: 'reroll', upTo: 'any' } }),
      naboo: secret({
        when: 'planning',
        does: all({ op: 'recover', on: 'both', amount: 'all' }, credits(2000)),
      }),
    },
  },
  {
    name: { en: 'Locked Gates', pl: 'Zamknięte bramy' },
    sections: {
      ryloth: does(test('stealth', credits(3000), choose(damageCharacter(2), loseCredits(2000)))),
      naboo: does(
        test(
          ['piloting', 'tech'],
          choose(credits(2000), { op: 'buy', decks: ['ship'], discount: 4000 }),
          damageShip(1),
        ),
      ),
    },
  },
])
