import type { MarketCard } from '../card.ts'
import { noPatrol, patrol } from '../shorthand.ts'

/** The gear and mod deck: eight gear, six mods and a crew member. */

const effectOurs = { en: 'What it does is ours.', pl: 'Działanie jest nasze.' }
const effectAndCostOurs = { en: 'What it does and its cost are ours.', pl: 'Działanie i koszt są nasze.' }
const costOurs = { en: 'Cost and deck are ours.', pl: 'Koszt i talia są nasze.' }

export const gearAndMods: readonly MarketCard[] = [
  {
    id: 'armored-vest',
    name: { en: 'Armoured Vest', pl: 'Kamizelka pancerna' },
    deck: 'gearMod',
    patrols: patrol('rebel', 2),
    resource: {
      type: 'gear',
      cost: 2000,
      traits: ['armor'],
      limit: 'armor',
      abilities: [{ bonus: 'health', amount: 1 }],
    },
    provenance: 'original',
  },
  {
    id: 'thermal-detonator',
    name: { en: 'Thermal Detonator', pl: 'Detonator termiczny' },
    deck: 'gearMod',
    patrols: noPatrol,
    resource: {
      type: 'gear',
      cost: 2000,
      traits: ['weapon'],
      abilities: [
        {
          when: 'ownResult',
          kind: 'ground',
          does: { op: 'pay', cost: { op: 'discardThis' }, for: { op: 'addHits', amount: 2 } },
        },
      ],
    },
    provenance: 'original',
  },
  {
    id: 'macrobinoculars',
    name: { en: 'Macrobinoculars', pl: 'Makrolornetka' },
    deck: 'gearMod',
    patrols: patrol('syndicate', 3),
    resource: {
      type: 'gear',
      cost: 3000,
      abilities: [{ when: 'action', does: { op: 'peek', contact: { where: { within: 3 }, side: 'down' } } }],
    },
    provenance: 'original',
  },
  {
    id: 'vibroknife',
    name: { en: 'Vibroknife', pl: 'Wibronóż' },
    deck: 'gearMod',
    patrols: patrol('hutt', 2),
    resource: {
      type: 'gear',
      cost: 3000,
      traits: ['weapon'],
      abilities: [{ when: 'ownReroll', kind: 'ground', does: { op: 'reroll', upTo: 1 }, once: 'combat' }],
    },
    provenance: 'original',
  },
  {
    id: 'dl-44-blaster-pistol',
    name: { en: 'DL-44 Blaster Pistol', pl: 'Pistolet blasterowy DL-44' },
    deck: 'gearMod',
    patrols: patrol('imperial', 3),
    resource: {
      type: 'gear',
      cost: 4000,
      traits: ['weapon'],
      abilities: [{ bonus: 'groundCombat', amount: 1 }],
    },
    provenance: 'original',
  },
  {
    id: 'iqa-11-blaster-rifle',
    name: { en: 'IQA-11 Blaster Rifle', pl: 'Karabin blasterowy IQA-11' },
    deck: 'gearMod',
    patrols: noPatrol,
    resource: {
      type: 'gear',
      cost: 4000,
      traits: ['weapon'],
      // OR-R-15.
      abilities: [{ mostDamage: 2, of: 'character' }],
    },
    provenance: 'seed',
    note: costOurs,
  },
  {
    id: 'slicer-kit',
    name: { en: 'Slicer Kit', pl: 'Zestaw slicera' },
    deck: 'gearMod',
    patrols: noPatrol,
    resource: { type: 'gear', cost: 4000, abilities: [{ skill: 'tech' }] },
    provenance: 'original',
  },
  {
    id: 'battle-armor',
    name: { en: 'Battle Armour', pl: 'Pancerz bojowy' },
    deck: 'gearMod',
    patrols: patrol('hutt', 3),
    resource: {
      type: 'gear',
      cost: 6000,
      traits: ['armor'],
      limit: 'armor',
      abilities: [
        { bonus: 'groundCombat', amount: 1 },
        { bonus: 'health', amount: 1 },
      ],
    },
    provenance: 'original',
  },
  {
    id: 'targeting-computer',
    name: { en: 'Targeting Computer', pl: 'Komputer celowniczy' },
    deck: 'gearMod',
    patrols: noPatrol,
    resource: {
      type: 'mod',
      cost: 2000,
      abilities: [
        {
          when: 'ownResult',
          kind: 'ship',
          does: { op: 'changeDie', from: ['focus'], to: 'hit' },
          once: 'combat',
        },
      ],
    },
    provenance: 'seed',
    note: effectOurs,
  },
  {
    id: 'shield-generator',
    name: { en: 'Shield Generator', pl: 'Generator osłon' },
    deck: 'gearMod',
    patrols: noPatrol,
    resource: { type: 'mod', cost: 3000, abilities: [{ bonus: 'hull', amount: 2 }] },
    provenance: 'original',
  },
  {
    id: 'ion-cannon',
    name: { en: 'Ion Cannon', pl: 'Działo jonowe' },
    deck: 'gearMod',
    patrols: patrol('imperial', 4),
    resource: { type: 'mod', cost: 5000, abilities: [{ bonus: 'shipCombat', amount: 1 }] },
    provenance: 'seed',
    note: effectOurs,
  },
  {
    id: 'false-transponder',
    name: { en: 'False Transponder', pl: 'Fałszywy transponder' },
    deck: 'gearMod',
    patrols: noPatrol,
    resource: {
      type: 'mod',
      cost: 5000,
      abilities: [{ permits: 'ignorePatrols' }, { permits: 'slipPastByStealth' }],
    },
    provenance: 'original',
  },
  {
    id: 'racing-hyperdrive',
    name: { en: 'Racing Hyperdrive', pl: 'Wyścigowy hipernapęd' },
    deck: 'gearMod',
    patrols: patrol('rebel', 3),
    resource: { type: 'mod', cost: 6000, abilities: [{ bonus: 'hyperdrive', amount: 2 }] },
    provenance: 'original',
  },
  {
    id: 'proton-torpedoes',
    name: { en: 'Proton Torpedoes', pl: 'Torpedy protonowe' },
    deck: 'gearMod',
    patrols: noPatrol,
    resource: {
      type: 'mod',
      cost: 8000,
      abilities: [
        { bonus: 'shipCombat', amount: 1 },
        {
          when: 'patrolBeaten',
          if: { is: 'patrolBrought', what: 'fame' },
          does: { op: 'gainFame', amount: 1, isAdditional: true },
          isForced: true,
        },
      ],
    },
    provenance: 'seed',
    note: {
      en: 'Cost and deck are ours; how many dice it adds is from a report of a game.',
      pl: 'Koszt i talia są nasze; liczba dodanych kości pochodzi z relacji z rozgrywki.',
    },
  },
  {
    id: 'hired-help',
    name: { en: 'Hired Help', pl: 'Wynajęta pomoc' },
    deck: 'gearMod',
    patrols: patrol('syndicate', 2),
    resource: {
      type: 'crew',
      cost: 5000,
      skills: ['strength'],
      abilities: [{ bonus: 'health', amount: 1 }],
    },
    provenance: 'seed',
    note: effectAndCostOurs,
  },
]
