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
import { byStanding, deckOf, does, extraTurn, fight, gainThis, secret } from './deck.ts'

/** Kessel: mines and spice. The Maelstrom: gas storms, and always a chance of an extra turn (OR-MAEL-04). */
export const kesselMaelstrom = deckOf('kessel-maelstrom', [
  {
    name: { en: 'Sharp Turn', pl: 'Ostry zakręt' },
    sections: {
      kessel: byStanding('syndicate', {
        positive: choose(credits(3000), { op: 'gainTop', deck: 'cargo' }),
        neutral: test('strength', gainReputation('syndicate'), damageCharacter(1)),
        negative: choose(
          { op: 'discard', cards: { types: ['crew'] } },
          loseCredits(3000),
          fight('ground', 3, 'mine-guards', { win: credits(2000) }),
        ),
      }),
      maelstrom: does(may(test('piloting', extraTurn, damageShip(1)))),
    },
  },
  {
    name: { en: 'Escaped Miner', pl: 'Zbiegły górnik' },
    resource: {
      type: 'crew',
      cost: null,
      skills: ['strength'],
      abilities: [{ when: 'ownResult', kind: 'ground', does: { op: 'addHits', amount: 1 }, once: 'combat' }],
    },
    sections: {
      kessel: does(test('influence', gainThis, fight('ground', 2, 'shift-overseers', { win: gainThis }))),
      maelstrom: does(
        choose({ op: 'recover', on: 'ship', amount: 1 }, test('tech', extraTurn, damageShip(2))),
      ),
    },
  },
  {
    name: { en: 'Blasting Caps', pl: 'Spłonki górnicze' },
    sections: {
      kessel: secret({ when: 'ownResult', kind: 'ground', does: { op: 'addHits', amount: 2 } }),
      maelstrom: does(choose(payTo(4000, extraTurn), test(['piloting', 'tech'], extraTurn, damageShip(2)))),
    },
  },
  {
    name: { en: 'Carbon Scrap', pl: 'Węglowy złom' },
    sections: {
      kessel: does(
        choose(
          { op: 'buy', decks: ['cargo'], discount: 2000 },
          { op: 'buy', decks: ['gearMod'], discount: 1000 },
        ),
      ),
      maelstrom: does(
        choose(test('piloting', extraTurn, damageShip(1)), test('tech', credits(3000), damageShip(1))),
      ),
    },
  },
  {
    name: { en: 'Unweighed Spice', pl: 'Nieważona przyprawa' },
    resource: {
      type: 'cargo',
      cost: null,
      traits: ['illegal'],
      destination: 'ord-mantell',
      reward: credits(6000),
    },
    sections: {
      kessel: does(choose(payTo(1000, gainThis), gainReputation('syndicate'))),
      maelstrom: does(test('piloting', choose(extraTurn, gainThis), damageShip(2))),
    },
  },
  {
    name: { en: 'Taste for the Buyer', pl: 'Próbka dla kupca' },
    sections: {
      kessel: secret({
        when: 'action',
        if: { is: 'onPlanet', faction: 'hutt' },
        does: all(credits(2000), gainReputation('hutt')),
      }),
      maelstrom: does(
        choose(
          { op: 'pay', cost: { op: 'discard', cards: { types: ['cargo'] } }, for: extraTurn },
          damageShip(1),
          test('piloting', all(credits(1000), extraTurn), damageShip(2)),
        ),
      ),
    },
  },
  {
    name: { en: 'Something in the Dark', pl: 'Coś w ciemności' },
    sections: {
      kessel: does(
        may(
          fight('ground', 4, 'tunnel-spiders', {
            win: credits(4000),
            lose: { op: 'discard', cards: { types: ['gear'] } },
          }),
        ),
      ),
      maelstrom: does(
        choose(
          test('tech', extraTurn, damageShip(1)),
          fight('ship', 3, 'storm-leviathan', { win: extraTurn, lose: damageShip(1) }),
        ),
      ),
    },
  },
  {
    name: { en: 'Ore-Hauler Gunsight', pl: 'Celownik z rudowca' },
    resource: {
      type: 'mod',
      cost: null,
      abilities: [{ when: 'ownReroll', kind: 'ship', does: { op: 'reroll', upTo: 1 }, once: 'combat' }],
    },
    sections: {
      kessel: does(test('tech', choose(gainThis, credits(2000)), damageCharacter(1))),
      maelstrom: does(
        choose(
          { op: 'pay', cost: { op: 'discard', cards: { types: ['gear'] } }, for: extraTurn },
          all(test('piloting', extraTurn, damageShip(1)), may(test('knowledge', credits(2000)))),
        ),
      ),
    },
  },
  {
    name: { en: 'A Pinch of Glitterstim', pl: 'Szczypta glitterstimu' },
    sections: {
      kessel: secret({ when: 'beforeTest', does: { op: 'haveSkill' } }),
      maelstrom: does({
        op: 'if',
        when: { is: 'has', cards: { types: ['mod'] }, atLeast: 1 },
        then: test('tech', extraTurn, damageShip(1)),
        else: test('piloting', extraTurn, damageShip(2)),
      }),
    },
  },
  {
    name: { en: 'Shift Whistle', pl: 'Gwizdek na zmianę' },
    sections: {
      kessel: does(
        choose(
          test('stealth', credits(2000)),
          test(
            'tactics',
            all(gainReputation('rebel'), loseReputation('syndicate'), credits(3000)),
            damageCharacter(2),
          ),
        ),
      ),
      maelstrom: does(
        choose(
          all({ op: 'moveDirectly', to: 'kessel' }, damageShip(1)),
          test('piloting', extraTurn, damageShip(2)),
        ),
      ),
    },
  },
])
