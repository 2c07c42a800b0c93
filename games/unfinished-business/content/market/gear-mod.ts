import { all, credits, noPatrol, patrol, payTo } from '../../../outer-rim/content/shorthand.ts'
import type { AddedMarketCard } from '../card.ts'

/** The gear and mod deck: five gear, two of which can be rotated, and three mods. */
export const gearAndMods: readonly AddedMarketCard[] = [
  // UB-FACT-36, G-84.
  {
    id: 'electro-baton',
    name: { en: 'Electro Baton', pl: 'Pałka elektrorozrywająca' },
    deck: 'gearMod',
    patrols: patrol('syndicate', 3),
    resource: {
      type: 'gear',
      cost: 5000,
      traits: ['weapon'],
      abilities: [
        { bonus: 'groundCombat', amount: 1 },
        {
          when: 'ownValue',
          kind: 'ground',
          if: { is: 'overBounty' },
          does: all({ op: 'extraDice', amount: 1 }, { op: 'cannotEliminate' }),
          once: 'combat',
        },
      ],
    },
    reveals: [1, 3],
    provenance: 'seed',
    note: { en: 'The patrol symbol is ours.', pl: 'Symbol patrolu jest nasz.' },
  },
  {
    id: 'overcharged-carbine',
    name: { en: 'Overcharged Carbine', pl: 'Przeładowany karabinek' },
    deck: 'gearMod',
    patrols: patrol('hutt', 2),
    resource: {
      type: 'gear',
      cost: 3000,
      traits: ['weapon'],
      abilities: [
        {
          when: 'ownResult',
          kind: 'ground',
          does: { op: 'pay', cost: { op: 'rotateThis' }, for: { op: 'addHits', amount: 2 } },
        },
      ],
    },
    rotated: {
      name: { en: 'Spent Carbine', pl: 'Wyładowany karabinek' },
      resource: {
        type: 'gear',
        cost: 2000,
        traits: ['weapon'],
        abilities: [{ when: 'action', does: payTo(1000, { op: 'rotateThis' }) }],
      },
    },
    reveals: [1, 2],
    provenance: 'original',
  },
  {
    id: 'turncoat',
    name: { en: 'Turncoat: Dark Side Out', pl: 'Ciemna strona płaszcza' },
    deck: 'gearMod',
    patrols: noPatrol,
    resource: {
      type: 'gear',
      cost: 5000,
      abilities: [{ skill: 'stealth' }, { when: 'action', does: { op: 'rotateThis' } }],
    },
    rotated: {
      name: { en: 'Turncoat: Silk Side Out', pl: 'Jedwabna strona płaszcza' },
      resource: {
        type: 'gear',
        cost: 5000,
        abilities: [{ skill: 'influence' }, { when: 'action', does: { op: 'rotateThis' } }],
      },
    },
    reveals: [1, 4],
    provenance: 'original',
  },
  {
    id: 'bacta-injector',
    name: { en: 'Bacta Injector', pl: 'Wstrzykiwacz bakty' },
    deck: 'gearMod',
    patrols: noPatrol,
    resource: {
      type: 'gear',
      cost: 3000,
      abilities: [
        {
          when: 'defeat',
          if: { is: 'damaged', on: 'character', atLeast: 3 },
          does: {
            op: 'pay',
            cost: { op: 'discardThis' },
            for: { op: 'escapeDefeat', on: 'character', amount: 'all' },
          },
        },
      ],
    },
    reveals: [1, 3],
    provenance: 'original',
  },
  {
    id: 'wrist-shield',
    name: { en: 'Wrist Shield', pl: 'Tarcza naręczna' },
    deck: 'gearMod',
    patrols: patrol('rebel', 3),
    resource: {
      type: 'gear',
      cost: 4000,
      traits: ['armor'],
      limit: 'armor',
      abilities: [
        { when: 'enemyResult', kind: 'ground', does: { op: 'cancelDie', faces: ['hit'] }, once: 'combat' },
      ],
    },
    reveals: [1, 2],
    provenance: 'original',
  },
  {
    id: 'quad-laser-cannon',
    name: { en: 'Quad Laser Cannon', pl: 'Poczwórne działo laserowe' },
    deck: 'gearMod',
    patrols: patrol('imperial', 4),
    resource: {
      type: 'mod',
      cost: 6000,
      abilities: [
        { bonus: 'shipCombat', amount: 1 },
        {
          when: 'ownReroll',
          kind: 'ship',
          does: { op: 'reroll', upTo: 1, faces: ['blank'] },
          once: 'combat',
        },
      ],
    },
    reveals: [1, 3],
    provenance: 'seed',
    note: { en: 'What it does, its cost and its deck are ours.', pl: 'Działanie, koszt i talia są nasze.' },
  },
  {
    id: 'sensor-mask',
    name: { en: 'Sensor Mask', pl: 'Maskowanie sensorów' },
    deck: 'gearMod',
    patrols: noPatrol,
    resource: { type: 'mod', cost: 5000, abilities: [{ permits: 'smugglersLuck' }] },
    reveals: [1, 2],
    provenance: 'original',
  },
  {
    id: 'tractor-beam',
    name: { en: 'Tractor Beam', pl: 'Promień ściągający' },
    deck: 'gearMod',
    patrols: noPatrol,
    resource: {
      type: 'mod',
      cost: 4000,
      abilities: [
        { permits: 'stopOthers' },
        { when: 'combatWon', kind: 'ship', does: credits(2000), isForced: true },
      ],
    },
    provenance: 'original',
  },
]
