import type { CardWhen } from '../rules/effects/vocabulary.ts'
import type { Goal, Ship, Slot, UsableAbility } from './card.ts'
import { named, payTo } from './shorthand.ts'

const crew: Slot = ['crew']
const cargo: Slot = ['cargo']
const mod: Slot = ['mod']
const cargoOrMod: Slot = ['cargo', 'mod']

/** A goal that is met when an event has happened this many times. */
const goalOf = (
  times: number,
  when: UsableAbility['when'],
  { does = { op: 'goalToken' }, ...more }: Partial<UsableAbility> = {},
): Goal => ({ tokens: times, abilities: [{ when, does, isForced: true, ...more }] })

const has = (type: 'cargo' | 'crew' | 'mod', atLeast: number): CardWhen => ({
  is: 'has',
  cards: { types: [type] },
  atLeast,
})

/** The starting ships, then those that can be bought, by cost (OR-SHIP-11). */
export const ships: readonly Ship[] = [
  {
    id: 'g9-rigger',
    name: named('G9 Rigger'),
    cost: 0,
    hyperdrive: 6,
    combat: 2,
    hull: 3,
    slots: [crew, cargo, mod],
    provenance: 'public',
  },
  {
    id: 'g-1a-starfighter',
    name: { en: 'G-1A Starfighter', pl: 'Myśliwiec gwiezdny G-1A' },
    cost: 0,
    hyperdrive: 5,
    combat: 3,
    hull: 4,
    slots: [crew, cargo, mod],
    provenance: 'public',
  },
  {
    id: 'hwk-290',
    name: named('HWK-290'),
    cost: 5000,
    hyperdrive: 6,
    combat: 3,
    hull: 4,
    slots: [crew, crew, cargo, mod],
    goal: {
      tokens: 1,
      // OR-R-16.
      abilities: [{ when: 'action', if: has('mod', 1), does: payTo(7000, { op: 'goalToken' }) }],
    },
    flipped: {
      slots: [crew, crew, cargo, cargo, mod],
      abilities: [{ bonus: 'groundCombat', amount: 1 }],
    },
    provenance: 'public',
    note: {
      en: 'A second source gives the payment of the goal as 1,000.',
      pl: 'Drugie źródło podaje w celu zapłatę 1000.',
    },
  },
  {
    id: 'gx1-short-hauler',
    name: { en: 'GX1 Short Hauler', pl: 'Lekki transportowiec GX1' },
    cost: 5000,
    hyperdrive: 6,
    combat: 2,
    hull: 5,
    slots: [crew, crew, cargo, cargoOrMod],
    // OR-R-17: until the goal is met there is a slot for the third crew card, which meets it.
    goal: { when: has('crew', 3), abilities: [{ slots: 'crew', amount: 1 }] },
    flipped: { slots: [crew, crew, crew, cargo, cargoOrMod], abilities: [{ permits: 'ignorePatrols' }] },
    provenance: 'public',
  },
  {
    id: 'lancer-class-pursuit-craft',
    name: { en: 'Lancer-class Pursuit Craft', pl: 'Jednostka pościgowa klasy Lancer' },
    cost: 10_000,
    hyperdrive: 6,
    combat: 4,
    hull: 5,
    slots: [crew, crew, cargo, mod],
    goal: goalOf(1, 'bountyCollected', { if: { is: 'bountyWas', captured: true } }),
    flipped: { slots: [crew, crew, crew, cargo, mod], abilities: [{ permits: 'stopOthers' }] },
    provenance: 'public',
  },
  {
    id: 'heavy-duty-lifter',
    name: { en: 'Heavy-Duty Lifter', pl: 'Ciężki transportowiec' },
    cost: 10_000,
    hyperdrive: 6,
    combat: 3,
    hull: 5,
    slots: [crew, crew, crew, cargo, cargoOrMod],
    goal: goalOf(1, 'jobCompleted', { if: has('cargo', 1) }),
    flipped: {
      slots: [crew, crew, crew, cargo, cargo, mod],
      abilities: [{ bonus: 'hyperdrive', amount: { per: 'card', cards: { types: ['job'] } } }],
    },
    provenance: 'public',
  },
  {
    id: 'aggressor-class-assault-fighter',
    name: { en: 'Aggressor-class Assault Fighter', pl: 'Myśliwiec szturmowy klasy Aggressor' },
    cost: 15_000,
    hyperdrive: 6,
    combat: 5,
    hull: 5,
    slots: [crew, crew, cargo, mod, cargoOrMod],
    goal: goalOf(2, 'patrolBeaten'),
    flipped: {
      slots: [crew, crew, crew, cargo, mod, cargoOrMod],
      abilities: [{ permits: 'keepReputation' }],
    },
    provenance: 'public',
  },
  {
    id: 'yv-666-light-freighter',
    name: { en: 'YV-666 Light Freighter', pl: 'Lekki frachtowiec YV-666' },
    cost: 15_000,
    hyperdrive: 7,
    combat: 3,
    hull: 5,
    slots: [crew, crew, crew, cargo, cargo, cargoOrMod],
    goal: {
      tokens: 1,
      // OR-R-16.
      abilities: [{ when: 'shipRecovered', does: payTo(7000, { op: 'goalToken' }) }],
    },
    flipped: {
      slots: [crew, crew, crew, cargo, cargo, cargoOrMod],
      abilities: [
        { bonus: 'shipCombat', amount: 1 },
        {
          when: 'defeat',
          kind: 'ship',
          isForced: true,
          does: {
            op: 'roll',
            by: {
              focus: { op: 'escapeDefeat', on: 'ship', amount: 2 },
              hit: { op: 'escapeDefeat', on: 'ship', amount: 2 },
            },
          },
        },
      ],
    },
    provenance: 'public',
    note: {
      en: 'A second source gives the goal as at least 3 damage, and 2 crew slots.',
      pl: 'Drugie źródło podaje w celu co najmniej 3 obrażenia oraz 2 gniazda załogi.',
    },
  },
  {
    id: 'firespray-31',
    name: named('Firespray-31'),
    cost: 20_000,
    hyperdrive: 6,
    combat: 5,
    hull: 6,
    slots: [crew, crew, cargo, mod, cargoOrMod],
    goal: {
      tokens: 1,
      abilities: [
        {
          when: 'encounter',
          does: { op: 'fightPlayer', whom: { fame: 'more' }, kind: 'ship', win: { op: 'goalToken' } },
        },
      ],
    },
    flipped: {
      slots: [crew, crew, cargo, mod, mod, cargoOrMod],
      abilities: [{ permits: 'slipPastByStealth' }],
    },
    provenance: 'public',
  },
  {
    id: 'modified-yt-1300',
    name: { en: 'Modified YT-1300', pl: 'Zmodyfikowany YT-1300' },
    cost: 20_000,
    hyperdrive: 7,
    combat: 4,
    hull: 5,
    slots: [crew, crew, crew, cargo, mod, cargoOrMod],
    goal: goalOf(1, 'cargoDelivered', {
      if: {
        is: 'or',
        of: [
          has('mod', 2),
          {
            is: 'and',
            of: [has('mod', 1), { is: 'has', cards: { types: ['crew'], contact: 'chewbacca' }, atLeast: 1 }],
          },
        ],
      },
    }),
    flipped: {
      slots: [crew, crew, crew, cargo, mod, cargoOrMod],
      abilities: [{ bonus: 'shipCombat', amount: 1 }, { permits: 'smugglersLuck' }],
    },
    provenance: 'public',
  },
]
