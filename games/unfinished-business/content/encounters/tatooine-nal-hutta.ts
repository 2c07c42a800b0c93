import { byStanding, does, fight, gainThis, secret } from '../../../outer-rim/content/encounters/deck.ts'
import {
  all,
  choose,
  completeJob,
  credits,
  damageCharacter,
  damageShip,
  failJob,
  fame,
  gainReputation,
  loseCredits,
  loseReputation,
  may,
  payTo,
  test,
} from '../../../outer-rim/content/shorthand.ts'
import { joiningDeck } from './deck.ts'

/** Tatooine: the desert. Nal Hutta: intrigues of the Hutts. */
export const tatooineNalHutta = joiningDeck('tatooine-nal-hutta', [
  {
    name: { en: 'Krayt Dragon Pearl', pl: 'Perła smoka krayt' },
    resource: { type: 'cargo', cost: null, destination: 'cantonica', reward: credits(7000) },
    sections: {
      tatooine: does(
        may(
          choose(
            test('stealth', gainThis, damageCharacter(2)),
            fight('ground', 4, 'krayt-dragon', {
              win: all(gainThis, credits(1000)),
              lose: { op: 'discard', cards: { types: ['gear'] } },
            }),
          ),
        ),
      ),
      'nal-hutta': does(
        choose({ op: 'buy', decks: ['luxury'], discount: 4000 }, test('knowledge', credits(3000))),
      ),
    },
  },
  {
    name: { en: 'Evocii Guide', pl: 'Przewodniczka Evocii' },
    resource: {
      type: 'crew',
      cost: null,
      skills: ['stealth'],
      abilities: [
        {
          when: 'action',
          does: { op: 'peek', contact: { where: { within: 2 }, side: 'down' } },
          once: 'turn',
        },
      ],
    },
    sections: {
      tatooine: does(test('tactics', credits(3000), choose(damageCharacter(1), loseCredits(1000)))),
      'nal-hutta': does(
        choose(payTo(2000, gainThis), {
          op: 'pay',
          cost: loseReputation('hutt'),
          for: all(gainThis, credits(1000)),
        }),
      ),
    },
  },
  {
    name: { en: 'Broken Arm', pl: 'Złamana ręka' },
    // UB-CLR-01.
    resource: {
      type: 'gear',
      cost: null,
      isBurden: true,
      abilities: [
        { bonus: 'groundCombat', amount: -1 },
        {
          when: 'action',
          does: choose(payTo(2000, { op: 'discardThis' }), test('knowledge', { op: 'discardThis' })),
          once: 'turn',
        },
      ],
    },
    sections: {
      tatooine: does(may(test('strength', credits(4000), { op: 'mustGainThis' }))),
      'nal-hutta': secret({
        when: 'action',
        if: { is: 'reputation', faction: 'planet', standings: ['negative'] },
        does: { op: 'setReputation', faction: 'planet', to: 'positive' },
      }),
    },
  },
  {
    name: { en: 'Sail-Barge Cabin', pl: 'Kajuta z barki żaglowej' },
    resource: { type: 'mod', cost: null, abilities: [{ slots: 'crew', amount: 1 }] },
    sections: {
      tatooine: does(choose(gainThis, { op: 'buy', decks: ['cargo', 'ship'], discount: 2000 })),
      'nal-hutta': does(
        choose(
          payTo(1000, { op: 'move', spaces: 2 }),
          fight('ship', 3, 'clan-skiffs', {
            win: all(credits(3000), loseReputation('hutt')),
            lose: loseCredits(2000),
          }),
        ),
      ),
    },
  },
  {
    name: { en: 'The Missing Heir', pl: 'Zaginiony dziedzic' },
    resource: {
      type: 'job',
      cost: null,
      destination: 'nal-hutta',
      skills: ['influence', 'tactics'],
      required: ['tactics'],
      does: all(test('influence', credits(1000), loseCredits(1000)), test('tactics', completeJob, failJob)),
      reward: all(credits(4000), gainReputation('hutt')),
      afterwards: 'discard',
    },
    sections: {
      tatooine: does(test('stealth', choose(gainThis, credits(2000)), damageCharacter(1))),
      'nal-hutta': does(choose(gainThis, { op: 'gainTop', deck: 'bounty' })),
    },
  },
  {
    name: { en: 'Bad Weather', pl: 'Niepogoda' },
    sections: {
      tatooine: byStanding('imperial', {
        positive: choose(credits(2000), { op: 'moveDirectly', to: 'anyPlanet' }),
        neutral: choose(
          loseCredits(1000),
          all({ op: 'revealContact', contact: { where: 'here', side: 'down' } }, gainReputation('imperial')),
        ),
        negative: choose(
          { op: 'discard', cards: { types: ['cargo'] } },
          fight('ground', 3, 'dewback-patrol', {
            win: all(credits(2000), gainReputation('rebel')),
            lose: loseCredits(2000),
          }),
        ),
      }),
      'nal-hutta': does(test('tech', credits(3000), choose(damageCharacter(2), damageShip(1)))),
    },
  },
  {
    name: { en: 'A Cube of His Own', pl: 'Własna kostka' },
    sections: {
      tatooine: does(
        may({
          op: 'roll',
          by: {
            blank: loseCredits(2000),
            focus: credits(1000),
            hit: credits(2000),
            critical: { op: 'gainTop', deck: 'gearMod' },
          },
        }),
      ),
      'nal-hutta': does(
        may(test('tactics', choose(credits(3000), gainReputation('hutt')), loseCredits(2000))),
      ),
    },
  },
  {
    name: { en: 'Far from the Crowd', pl: 'Z dala od tłumu' },
    sections: {
      tatooine: secret({
        when: 'encounter',
        if: { is: 'atNavpoint' },
        does: test('knowledge', { op: 'gainTop', deck: 'gearMod' }, credits(2000)),
      }),
      'nal-hutta': does(
        choose(payTo(2000, fight('ground', 4, 'arena-acklay', { win: fame(1) })), {
          op: 'peek',
          contact: { where: 'anywhere', side: 'down' },
        }),
      ),
    },
  },
  {
    name: { en: 'A Debt of Water', pl: 'Dług za wodę' },
    sections: {
      tatooine: does(
        may(
          choose(test('piloting', credits(2000), damageShip(1)), {
            op: 'pay',
            cost: { op: 'discard', cards: { types: ['cargo'] } },
            for: all(credits(4000), { op: 'recover', on: 'both', amount: 2 }),
          }),
        ),
      ),
      'nal-hutta': secret({
        when: 'bountyCollected',
        if: { is: 'bountyWas', captured: true },
        does: all(credits(2000), gainReputation('hutt')),
      }),
    },
  },
  {
    name: { en: 'A Second Shadow', pl: 'Drugi cień' },
    sections: {
      tatooine: secret({
        when: 'defeat',
        does: {
          op: 'pay',
          cost: { op: 'discard', cards: { types: ['cargo', 'gear'] } },
          for: { op: 'escapeDefeat', on: 'both', amount: 3 },
        },
      }),
      'nal-hutta': byStanding('syndicate', {
        positive: choose(credits(2000), {
          op: 'swapContacts',
          one: { where: 'here', side: 'either' },
          other: { where: { within: 4 }, side: 'either' },
        }),
        neutral: test('stealth', gainReputation('syndicate'), loseReputation('hutt')),
        negative: choose(loseCredits(2000), test('strength', credits(1000), damageCharacter(2))),
      }),
    },
  },
])
