import {
  byStanding,
  does,
  extraTurn,
  fight,
  gainThis,
  secret,
} from '../../../outer-rim/content/encounters/deck.ts'
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
} from '../../../outer-rim/content/shorthand.ts'
import { joiningDeck } from './deck.ts'

/** Kessel: mines and spice. The Maelstrom: gas storms, and always a chance of an extra turn (OR-MAEL-04). */
export const kesselMaelstrom = joiningDeck('kessel-maelstrom', [
  {
    name: { en: 'Loose Wires', pl: 'Luźne przewody' },
    sections: {
      kessel: does(
        choose(
          test('tech', credits(3000), damageCharacter(1)),
          fight('ground', 3, 'rioting-droids', { win: all(credits(2000), gainReputation('syndicate')) }),
          {
            op: 'pay',
            cost: loseReputation('syndicate'),
            for: { op: 'gainTop', deck: 'gearMod' },
          },
        ),
      ),
      maelstrom: does(
        choose(
          fight('ship', 2, 'mynock-swarm', { win: credits(2000), lose: damageShip(1) }),
          test('piloting', extraTurn, damageShip(2)),
        ),
      ),
    },
  },
  {
    name: { en: 'No Names', pl: 'Bez nazwisk' },
    sections: {
      kessel: secret({
        when: 'action',
        if: { is: 'onPlanet' },
        does: {
          op: 'pay',
          cost: { op: 'discard', cards: { types: ['cargo'], trait: 'illegal' } },
          for: all(credits(4000), gainReputation('syndicate')),
        },
      }),
      maelstrom: does(
        choose(
          payTo(1000, test(['piloting', 'tech'], extraTurn, damageShip(1))),
          test('piloting', extraTurn, damageShip(2)),
        ),
      ),
    },
  },
  {
    name: { en: 'Plasma Rock Cutter', pl: 'Plazmowy przecinak' },
    resource: {
      type: 'gear',
      cost: null,
      traits: ['weapon'],
      abilities: [
        {
          when: 'ownResult',
          kind: 'ground',
          does: { op: 'changeDie', from: ['focus'], to: 'critical' },
          once: 'combat',
        },
      ],
    },
    sections: {
      kessel: does(
        choose(
          test('strength', all(gainThis, credits(1000)), damageCharacter(2)),
          payTo(1000, { op: 'recover', on: 'both', amount: 'all' }),
        ),
      ),
      maelstrom: does({
        op: 'if',
        when: { is: 'damaged', on: 'ship', atLeast: 2 },
        then: test('tech', all({ op: 'recover', on: 'ship', amount: 2 }, extraTurn), damageShip(1)),
        else: test('piloting', extraTurn, damageShip(2)),
      }),
    },
  },
  {
    name: { en: 'Structural Damage', pl: 'Uszkodzenia strukturalne' },
    // UB-CLR-04.
    resource: {
      type: 'mod',
      cost: null,
      isBurden: true,
      abilities: [
        { bonus: 'hyperdrive', amount: -1 },
        {
          when: 'action',
          does: choose(payTo(2000, { op: 'discardThis' }), test('tech', { op: 'discardThis' })),
          once: 'turn',
        },
      ],
    },
    sections: {
      kessel: does(
        choose(
          { op: 'buyUsedShip', choices: 2, discount: 2000 },
          { op: 'recover', on: 'ship', amount: 'all' },
        ),
      ),
      maelstrom: does(
        may(test('piloting', all(extraTurn, credits(1000)), all({ op: 'mustGainThis' }, damageShip(1)))),
      ),
    },
  },
  {
    name: { en: 'Energy-Spider Silk', pl: 'Jedwab pająków energetycznych' },
    resource: { type: 'cargo', cost: null, destination: 'lothal', reward: credits(5000) },
    sections: {
      kessel: does(choose(gainThis, { op: 'buy', decks: ['cargo', 'luxury'], discount: 2000 })),
      maelstrom: does(
        test(
          'piloting',
          choose(extraTurn, test('tech', all(extraTurn, credits(3000)), damageShip(2))),
          damageShip(1),
        ),
      ),
    },
  },
  {
    name: { en: 'Barge Convict', pl: 'Skazaniec z barki' },
    resource: {
      type: 'crew',
      cost: null,
      skills: ['influence'],
      abilities: [
        {
          when: 'enemyReroll',
          kind: 'ground',
          does: { op: 'reroll', upTo: 1, faces: ['hit'] },
          once: 'combat',
        },
      ],
    },
    sections: {
      kessel: does(
        may(
          payTo(1000, {
            op: 'roll',
            by: { focus: credits(1000), hit: gainThis, critical: all(gainThis, credits(2000)) },
          }),
        ),
      ),
      maelstrom: does(
        choose(test('strength', gainThis, damageCharacter(1)), test('piloting', extraTurn, damageShip(1))),
      ),
    },
  },
  {
    name: { en: 'Dead Weight', pl: 'Zbędny balast' },
    sections: {
      kessel: secret({ when: 'combatWon', kind: 'ship', does: { op: 'gainTop', deck: 'cargo' } }),
      maelstrom: does(
        choose(
          { op: 'pay', cost: { op: 'discard', cards: { types: ['cargo'] } }, for: extraTurn },
          test('tech', extraTurn, damageShip(2)),
        ),
      ),
    },
  },
  {
    name: { en: 'A Voice in the Static', pl: 'Głos wśród trzasków' },
    sections: {
      kessel: byStanding('rebel', {
        positive: choose(credits(2000), {
          op: 'upTo',
          times: 2,
          do: { op: 'peek', contact: { where: 'anywhere', side: 'down' } },
        }),
        neutral: choose(payTo(2000, gainReputation('rebel')), all(credits(2000), loseReputation('rebel'))),
        negative: fight('ground', 2, 'chain-gang', {
          win: credits(1000),
          lose: { op: 'discard', cards: { types: ['gear'] } },
        }),
      }),
      maelstrom: does(may(all(damageShip(1), test('tech', all(extraTurn, credits(3000)), damageShip(1))))),
    },
  },
  {
    name: { en: 'Spacers’ Tales', pl: 'Opowieści z długich tras' },
    sections: {
      kessel: does(
        choose(
          test('knowledge', { op: 'move', spaces: 3 }),
          test('influence', credits(3000), loseCredits(1000)),
        ),
      ),
      maelstrom: does(
        choose(test('tech', extraTurn, damageShip(1)), payTo(3000, test('piloting', fame(1), damageShip(2)))),
      ),
    },
  },
  {
    name: { en: 'One Door Further', pl: 'O jedne drzwi za daleko' },
    sections: {
      kessel: does(
        may(
          test(
            'stealth',
            choose(credits(2000), test('tactics', credits(5000), damageCharacter(2))),
            loseCredits(1000),
          ),
        ),
      ),
      maelstrom: does(
        choose(
          all({ op: 'movePatrol', spaces: 3 }, credits(1000)),
          { op: 'pay', cost: { op: 'discard', cards: { types: ['crew'] } }, for: extraTurn },
          test('piloting', extraTurn, damageShip(2)),
        ),
      ),
    },
  },
])
