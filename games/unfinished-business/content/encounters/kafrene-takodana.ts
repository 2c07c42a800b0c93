import type { EncounterCard } from '../../../outer-rim/content/card.ts'
import { byStanding, does, fight, gainThis, secret } from '../../../outer-rim/content/encounters/deck.ts'
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
} from '../../../outer-rim/content/shorthand.ts'
import type { CardEffect } from '../../../outer-rim/rules/effects/vocabulary.ts'
import { mustGainThis } from './added-effects.ts'
import { joiningDeck } from './deck.ts'

/** Another player, anywhere, does something. */
const anotherPlayer = (effect: CardEffect): CardEffect =>
  all(
    { op: 'choosePlayer', whom: { where: 'anywhere' }, as: 'chosen' },
    { op: 'happensTo', who: 'chosen', do: effect },
  )

/** It takes the place of the base game's number 10 (UB-MRG-04). */
const number10: EncounterCard = {
  id: 'kafrene-takodana-10-b',
  deck: 'kafrene-takodana',
  number: 10,
  provenance: 'original',
  name: { en: 'A Round for Everyone', pl: 'Kolejka dla wszystkich' },
  sections: {
    'ring-of-kafrene': does(
      may(
        test(
          ['influence', 'knowledge'],
          choose({ op: 'gainTop', deck: 'job' }, { op: 'gainTop', deck: 'cargo' }),
          loseCredits(1000),
        ),
      ),
    ),
    takodana: does(
      choose(
        payTo(2000, { op: 'gainReputation', faction: 'choose' }),
        test('strength', credits(3000), damageCharacter(1)),
      ),
    ),
  },
}

/** The Ring of Kafrene: a cramped trading post. Takodana: a castle of travellers. */
export const kafreneTakodana: readonly EncounterCard[] = [
  number10,
  ...joiningDeck('kafrene-takodana', [
    // Number 11 needs a second player, and is not used in single-player games (UB-SOL-02).
    {
      name: { en: 'Wish You Were Here', pl: 'Szkoda, że cię tu nie ma' },
      sections: {
        'ring-of-kafrene': does(
          choose(
            anotherPlayer(choose(loseCredits(2000), damageCharacter(1))),
            all(anotherPlayer(credits(1000)), credits(2000)),
          ),
        ),
        takodana: does(
          all(
            anotherPlayer(may(test('tactics', credits(2000), loseCredits(1000)))),
            test('tactics', all(credits(2000), gainReputation('rebel')), loseCredits(1000)),
          ),
        ),
      },
    },
    {
      name: { en: 'Priority Shipment', pl: 'Wysyłka priorytetowa' },
      // It takes up room, and its guarantee of a smooth flight forbids sharp turns (UB-CLR-03).
      resource: {
        type: 'cargo',
        cost: null,
        destination: 'kessel',
        reward: all(credits(5000), { op: 'gainReputation', faction: 'choose' }),
        abilities: [
          { bonus: 'shipCombat', amount: -1 },
          { when: 'action', does: payTo(2000, { op: 'discardThis' }), once: 'turn' },
        ],
      },
      sections: {
        'ring-of-kafrene': does(test('influence', credits(2000), mustGainThis)),
        takodana: does(
          choose(
            all(mustGainThis, credits(1000)),
            test('tactics', credits(2000), all(damageCharacter(1), mustGainThis)),
          ),
        ),
      },
    },
    {
      name: { en: 'Doorkeeper Droid', pl: 'Droid odźwierny' },
      resource: {
        type: 'crew',
        cost: null,
        skills: ['strength'],
        isDroid: true,
        abilities: [{ reward: 'bounty', credits: 1000 }],
      },
      sections: {
        'ring-of-kafrene': does(test('tech', gainThis, choose(damageCharacter(1), loseCredits(1000)))),
        takodana: does(
          choose(gainThis, all({ op: 'peek', contact: { where: 'here', side: 'down' } }, credits(1000))),
        ),
      },
    },
    {
      name: { en: 'Room for One More', pl: 'Jeszcze jedno miejsce' },
      sections: {
        'ring-of-kafrene': byStanding('syndicate', {
          positive: choose({ op: 'buy', decks: ['cargo', 'gearMod', 'job'], discount: 3000 }, credits(2000)),
          neutral: choose(
            payTo(1000, { op: 'peek', contact: { where: 'here', side: 'down' } }),
            test('tactics', gainReputation('syndicate'), damageCharacter(1)),
          ),
          negative: fight('ground', 3, 'stairwell-enforcers', {
            win: credits(2000),
            lose: { op: 'discard', cards: { types: ['cargo'] } },
          }),
        }),
        takodana: does(
          test(
            'piloting',
            choose(credits(2000), { op: 'recover', on: 'ship', amount: 'all' }),
            damageShip(1),
          ),
        ),
      },
    },
    {
      name: { en: 'Before Anybody Asks', pl: 'Zanim ktoś zapyta' },
      sections: {
        'ring-of-kafrene': secret({
          when: 'planning',
          if: { is: 'onPlanet' },
          does: all(credits(1000), { op: 'marketAction' }),
        }),
        takodana: byStanding('hutt', {
          positive: choose({ op: 'gainTop', deck: 'bounty' }, { op: 'gainTop', deck: 'cargo' }),
          neutral: may(
            payTo(1000, test('influence', all(credits(2000), gainReputation('hutt')), damageCharacter(1))),
          ),
          negative: choose(
            loseCredits(2000),
            fight('ground', 3, 'debt-hunters', { win: credits(2000), lose: loseCredits(1000) }),
          ),
        }),
      },
    },
    {
      name: { en: 'Rebreather', pl: 'Maska filtrująca' },
      resource: {
        type: 'gear',
        cost: null,
        abilities: [
          { when: 'testResult', does: { op: 'changeDie', from: ['focus'], to: 'hit' }, once: 'turn' },
        ],
      },
      sections: {
        'ring-of-kafrene': does(choose(gainThis, all(credits(1000), gainReputation('syndicate')))),
        takodana: does(
          choose(
            loseCredits(1000),
            fight('ship', 3, 'lake-raiders', {
              win: choose(credits(3000), { op: 'gainTop', deck: 'cargo' }),
              lose: damageShip(1),
            }),
          ),
        ),
      },
    },
    {
      name: { en: 'One Careful Owner', pl: 'Od pierwszego właściciela' },
      sections: {
        'ring-of-kafrene': does(
          choose(
            { op: 'buyUsedShip', choices: 3, discount: 2000 },
            test('tech', credits(2000), damageShip(1)),
          ),
        ),
        takodana: secret({
          when: 'ownValue',
          if: { is: 'combatAgainst', what: 'contact' },
          does: { op: 'extraDice', amount: 2 },
        }),
      },
    },
    {
      name: { en: 'Thin Walls', pl: 'Cienkie ściany' },
      sections: {
        'ring-of-kafrene': does(
          may(
            choose(
              test(
                'stealth',
                all({ op: 'revealContact', contact: { where: 'here', side: 'down' } }, credits(2000)),
                loseCredits(2000),
              ),
              { op: 'pay', cost: { op: 'discard', cards: { types: ['gear'] } }, for: credits(4000) },
            ),
          ),
        ),
        takodana: does(
          choose(
            { op: 'buy', decks: ['bounty', 'luxury'], discount: 3000 },
            {
              op: 'upTo',
              times: 2,
              do: { op: 'peek', contact: { where: { within: 6 }, side: 'down' } },
            },
          ),
        ),
      },
    },
    {
      name: { en: 'Strength in Numbers', pl: 'W kupie siła' },
      sections: {
        'ring-of-kafrene': does(
          choose(
            { op: 'discard', cards: { types: ['cargo'] } },
            damageShip(1),
            fight('ground', 3, 'hatch-gang', {
              win: choose(credits(3000), { op: 'recover', on: 'ship', amount: 'all' }),
              lose: loseCredits(1000),
            }),
          ),
        ),
        takodana: secret({
          when: 'action',
          if: { is: 'has', cards: { types: ['crew'] }, atLeast: 2 },
          does: credits(4000),
        }),
      },
    },
    {
      name: { en: 'Genuine Articles', pl: 'Same oryginały' },
      sections: {
        'ring-of-kafrene': secret({
          when: 'cargoDelivered',
          if: { is: 'cargoWas', trait: 'illegal' },
          does: all(credits(2000), gainReputation('syndicate')),
        }),
        takodana: does(
          may(
            choose(
              payTo(3000, test('knowledge', fame(1), credits(1000))),
              test('influence', credits(2000), loseCredits(1000)),
            ),
          ),
        ),
      },
    },
  ]),
]
