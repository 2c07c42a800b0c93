import {
  all,
  choose,
  credits,
  damageCharacter,
  damageShip,
  fame,
  gainReputation,
  loseCredits,
  may,
  payTo,
  test,
} from '../shorthand.ts'
import { byStanding, deckOf, does, fight, gainThis, secret } from './deck.ts'

/** Tatooine: the desert. Nal Hutta: intrigues of the Hutts. */
export const tatooineNalHutta = deckOf('tatooine-nal-hutta', [
  {
    name: { en: 'Guest of the Palace', pl: 'Gość pałacu' },
    sections: {
      tatooine: byStanding('hutt', {
        positive: choose(credits(3000), { op: 'gainTop', deck: 'bounty' }),
        neutral: choose(
          payTo(2000, gainReputation('hutt')),
          test('influence', credits(2000), damageCharacter(1)),
        ),
        negative: fight('ground', 4, 'hired-hunters', { win: credits(2000), lose: loseCredits(3000) }),
      }),
      'nal-hutta': secret({ when: 'enemyResult', does: { op: 'cancelDie', faces: ['critical'] } }),
    },
  },
  {
    name: { en: 'Canyon Racer', pl: 'Pilotka z kanionów' },
    resource: {
      type: 'crew',
      cost: null,
      skills: ['piloting'],
      abilities: [{ reward: 'cargo', credits: 1000 }],
    },
    sections: {
      tatooine: does(test('piloting', gainThis, damageShip(1))),
      'nal-hutta': does(
        test(
          'stealth',
          choose(credits(2000), { op: 'peek', contact: { where: 'anywhere', side: 'down' } }),
          damageCharacter(1),
        ),
      ),
    },
  },
  {
    name: { en: 'Faces in the Crowd', pl: 'Twarze w tłumie' },
    sections: {
      tatooine: secret({
        when: 'action',
        if: { is: 'contactHere', side: 'down' },
        does: all({ op: 'revealContact', contact: { where: 'here', side: 'down' } }, credits(2000)),
      }),
      'nal-hutta': does(choose({ op: 'buy', decks: ['luxury', 'ship'], discount: 3000 }, credits(1000))),
    },
  },
  {
    name: { en: 'Private Warrant', pl: 'Prywatny list gończy' },
    resource: {
      type: 'bounty',
      cost: null,
      contact: 'boshek',
      person: 'boshek',
      combat: { kind: 'ship', value: 3 },
      elimination: all(credits(2000), fame(1)),
      capture: { to: 'nal-hutta', reward: all(credits(7000), fame(1)) },
    },
    sections: {
      tatooine: does(choose(gainThis, credits(1000))),
      'nal-hutta': secret({ when: 'contactEliminated', does: credits(3000) }),
    },
  },
  {
    name: { en: 'Bones in the Sand', pl: 'Kości w piasku' },
    sections: {
      tatooine: does(
        choose(
          { op: 'discard', cards: { types: ['gear'] } },
          damageCharacter(1),
          fight('ground', 3, 'desert-raiders', { win: credits(3000) }),
        ),
      ),
      'nal-hutta': byStanding('hutt', {
        positive: all(credits(2000), { op: 'recover', on: 'character', amount: 'all' }),
        neutral: test('knowledge', gainReputation('hutt'), loseCredits(1000)),
        negative: choose(
          { op: 'discard', cards: { types: ['crew'] } },
          loseCredits(2000),
          fight('ground', 3, 'axe-guards'),
        ),
      }),
    },
  },
  {
    name: { en: 'Never Asked, Never Told', pl: 'Kto pyta, ten przepłaca' },
    sections: {
      tatooine: does(
        choose(
          { op: 'buyUsedShip', choices: 2, discount: 3000 },
          { op: 'buy', decks: ['gearMod'], discount: 1000 },
        ),
      ),
      'nal-hutta': does(may(fight('ground', 2, 'bog-stalker', { win: { op: 'gainTop', deck: 'cargo' } }))),
    },
  },
  {
    name: { en: 'Pit Champion’s Maul', pl: 'Maczuga mistrza areny' },
    resource: {
      type: 'gear',
      cost: null,
      traits: ['weapon'],
      abilities: [{ when: 'ownReroll', kind: 'ground', does: { op: 'reroll', upTo: 1 }, once: 'combat' }],
    },
    sections: {
      tatooine: secret({ when: 'ownValue', kind: 'ground', does: { op: 'extraDice', amount: 2 } }),
      'nal-hutta': does(choose(gainThis, gainReputation('hutt'))),
    },
  },
  {
    name: { en: 'Boonta Afternoon', pl: 'Popołudnie na torze' },
    sections: {
      tatooine: does(
        choose(
          payTo(2000, test('piloting', all(fame(1), credits(1000)), damageShip(2))),
          test('knowledge', credits(2000), loseCredits(1000)),
        ),
      ),
      'nal-hutta': secret({
        when: 'action',
        does: {
          op: 'swapContacts',
          one: { where: 'here', side: 'either' },
          other: { where: 'anywhere', side: 'down' },
        },
      }),
    },
  },
  {
    name: { en: 'Where the Map Ends', pl: 'Gdzie kończy się mapa' },
    sections: {
      tatooine: secret({
        when: 'encounter',
        if: { is: 'onPlanet', planet: 'tatooine' },
        does: test('strength', credits(5000), credits(1000)),
      }),
      'nal-hutta': does(test('influence', all(credits(2000), gainReputation('hutt')), damageCharacter(1))),
    },
  },
  {
    name: { en: 'Twin Suns', pl: 'Dwa słońca' },
    sections: {
      tatooine: does(test('tech', choose(credits(2000), { op: 'recover', on: 'both', amount: 2 }))),
      'nal-hutta': does(
        may(
          test(
            ['strength', 'tactics'],
            credits(3000),
            choose(damageCharacter(2), { op: 'discard', cards: { types: ['gear'] } }),
          ),
        ),
      ),
    },
  },
])
