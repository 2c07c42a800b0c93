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

/** Ryloth: an occupied world of the Twi'leks. Naboo: elegance and gardens. */
export const rylothNaboo = joiningDeck('ryloth-naboo', [
  {
    name: { en: 'Open Season', pl: 'Sezon łowiecki' },
    sections: {
      ryloth: does(
        may(
          choose(
            test('tactics', credits(3000), damageCharacter(2)),
            fight('ground', 4, 'lylek-queen', {
              win: choose(credits(4000), { op: 'gainTop', deck: 'cargo' }),
              lose: { op: 'discard', cards: { types: ['gear'] } },
            }),
          ),
        ),
      ),
      naboo: secret({ when: 'jobCompleted', does: { op: 'gainReputation', faction: 'choose' } }),
    },
  },
  {
    name: { en: 'Raw Ryll', pl: 'Surowy ryll' },
    resource: {
      type: 'cargo',
      cost: null,
      traits: ['illegal'],
      destination: 'mon-calamari',
      reward: credits(7000),
    },
    sections: {
      ryloth: does(choose(gainThis, payTo(1000, { op: 'movePatrol', faction: 'imperial', spaces: 4 }))),
      naboo: does(test('influence', all(credits(2000), gainReputation('imperial')), loseCredits(1000))),
    },
  },
  {
    name: { en: 'Former Handmaiden', pl: 'Dawna dwórka' },
    resource: {
      type: 'crew',
      cost: null,
      skills: ['influence'],
      abilities: [
        {
          when: 'enemyReroll',
          kind: 'ground',
          does: { op: 'reroll', upTo: 1, faces: ['critical'] },
          once: 'combat',
        },
      ],
    },
    sections: {
      ryloth: does(
        test('strength', choose(credits(3000), { op: 'gainTop', deck: 'cargo' }), damageCharacter(1)),
      ),
      naboo: does(choose(payTo(1000, gainThis), credits(2000))),
    },
  },
  {
    name: { en: 'By Torchlight', pl: 'Przy pochodniach' },
    sections: {
      ryloth: byStanding('imperial', {
        positive: choose({ op: 'gainTop', deck: 'bounty' }, credits(2000)),
        neutral: choose(
          loseCredits(1000),
          test('influence', all(credits(1000), gainReputation('imperial')), damageCharacter(1)),
        ),
        negative: choose(
          { op: 'discard', cards: { types: ['gear'] } },
          fight('ground', 3, 'curfew-squad', {
            win: all(credits(1000), gainReputation('rebel')),
            lose: loseCredits(1000),
          }),
        ),
      }),
      naboo: does(may(payTo(1000, fight('ground', 2, 'masked-duellist', { win: credits(4000) })))),
    },
  },
  {
    name: { en: 'Gungan Boomas', pl: 'Gungańskie kule energetyczne' },
    resource: {
      type: 'gear',
      cost: null,
      traits: ['weapon'],
      abilities: [
        {
          when: 'ownResult',
          kind: 'ground',
          does: { op: 'pay', cost: { op: 'discardThis' }, for: { op: 'addHits', amount: 3 } },
        },
      ],
    },
    sections: {
      ryloth: secret({
        when: 'enemyResult',
        kind: 'ground',
        does: { op: 'cancelDie', faces: ['hit', 'critical'] },
      }),
      naboo: does(choose(gainThis, { op: 'recover', on: 'both', amount: 3 })),
    },
  },
  {
    name: { en: 'Behind the Curtain', pl: 'Za kotarą' },
    sections: {
      ryloth: does(
        choose(
          { op: 'buy', decks: ['bounty', 'gearMod'], discount: 2000 },
          all({ op: 'peek', contact: { where: 'here', side: 'down' } }, credits(1000)),
        ),
      ),
      naboo: byStanding('rebel', {
        positive: choose({ op: 'move', spaces: 3 }, credits(2000)),
        neutral: test('knowledge', all(gainReputation('rebel'), credits(1000)), loseCredits(1000)),
        negative: test('tactics', credits(1000), loseCredits(3000)),
      }),
    },
  },
  {
    name: { en: 'Thin Air', pl: 'Rozrzedzone powietrze' },
    sections: {
      ryloth: does(
        may(
          test(
            ['piloting', 'stealth'],
            all(gainReputation('rebel'), { op: 'move', spaces: 2 }),
            choose(damageShip(2), loseReputation('imperial')),
          ),
        ),
      ),
      naboo: does(
        choose(
          { op: 'buy', decks: ['luxury'], discount: 2000 },
          { op: 'pay', cost: { op: 'discard', cards: { types: ['cargo'] } }, for: credits(4000) },
        ),
      ),
    },
  },
  {
    name: { en: 'Set to Music', pl: 'W takt muzyki' },
    sections: {
      ryloth: secret({
        when: 'action',
        if: { is: 'onPlanet', faction: 'imperial' },
        does: choose(
          credits(3000),
          all({ op: 'movePatrol', faction: 'imperial', spaces: 4 }, gainReputation('rebel')),
        ),
      }),
      naboo: does(
        all(
          test('tech', credits(2000), damageShip(1)),
          may(test('piloting', credits(2000), choose(damageShip(2), loseCredits(2000)))),
        ),
      ),
    },
  },
  {
    name: { en: 'Heat Storm', pl: 'Burza żaru' },
    sections: {
      ryloth: does(
        may({
          op: 'roll',
          by: {
            blank: damageShip(2),
            focus: { op: 'recover', on: 'both', amount: 1 },
            hit: credits(2000),
            critical: credits(5000),
          },
        }),
      ),
      naboo: secret({
        when: 'ownResult',
        kind: 'ground',
        does: all({ op: 'changeDie', from: ['focus'], to: 'hit' }, { op: 'addHits', amount: 1 }),
      }),
    },
  },
  {
    name: { en: 'What a Name Is Worth', pl: 'Ile jest warte nazwisko' },
    sections: {
      ryloth: does(
        choose(
          payTo(2000, all(gainReputation('rebel'), { op: 'recover', on: 'both', amount: 'all' })),
          { op: 'pay', cost: loseReputation('rebel'), for: credits(4000) },
          test('knowledge', credits(1000)),
        ),
      ),
      naboo: does(
        may(
          test(
            'stealth',
            all({ op: 'peek', contact: { where: 'anywhere', side: 'down' } }, credits(2000)),
            loseCredits(2000),
          ),
        ),
      ),
    },
  },
])
