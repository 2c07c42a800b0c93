import type { Goal, Ship, Slot, UsableAbility } from '../../outer-rim/content/card.ts'
import { named } from '../../outer-rim/content/shorthand.ts'

const crew: Slot = ['crew']
const cargo: Slot = ['cargo']
const mod: Slot = ['mod']
const gear: Slot = ['gear']
const cargoOrMod: Slot = ['cargo', 'mod']
const gearOrMod: Slot = ['gear', 'mod']
const jobOrBounty: Slot = ['job', 'bounty']

/** A ship goal that is met once its event has happened a number of times. */
const goalOf = (
  times: number,
  when: UsableAbility['when'],
  narrowed: Pick<UsableAbility, 'if' | 'kind'> = {},
): Goal => ({ tokens: times, abilities: [{ when, does: { op: 'goalToken' }, isForced: true, ...narrowed }] })

const sideOurs = {
  en: 'Hyperdrive and the other side are ours; combat and hull are from public sources.',
  pl: 'Hipernapęd i druga strona są nasze; walka i kadłub pochodzą z materiałów publicznych.',
}
const slotsPartlyOurs = {
  en: 'Hyperdrive, the kinds of mixed slots and the other side are ours.',
  pl: 'Hipernapęd, rodzaje gniazd mieszanych i druga strona są nasze.',
}

/** By cost (UB-FACT-10, UB-FACT-11). */
export const ships: readonly Ship[] = [
  {
    id: 'rogue-class-porax-38',
    name: { en: 'Rogue-class Porax-38 Starfighter', pl: 'Myśliwiec gwiezdny Porax-38 klasy Rogue' },
    cost: 5000,
    hyperdrive: 7,
    combat: 4,
    hull: 4,
    slots: [cargoOrMod, jobOrBounty, gearOrMod],
    goal: goalOf(2, 'combatWon', { kind: 'ship' }),
    flipped: {
      slots: [cargoOrMod, jobOrBounty, gearOrMod, mod],
      abilities: [{ when: 'ownReroll', kind: 'ship', does: { op: 'reroll', upTo: 1 }, once: 'combat' }],
    },
    provenance: 'seed',
    note: sideOurs,
  },
  {
    id: 'jumpmaster-5000',
    name: named('JumpMaster 5000'),
    cost: 10_000,
    hyperdrive: 7,
    combat: 5,
    hull: 5,
    slots: [crew, mod, cargoOrMod],
    goal: goalOf(2, 'navpointEncounter'),
    flipped: {
      slots: [crew, crew, mod, cargoOrMod],
      abilities: [{ when: 'action', does: { op: 'peek', contact: { where: { within: 2 }, side: 'down' } } }],
    },
    provenance: 'seed',
    note: sideOurs,
  },
  {
    id: 'auzituck-gunship',
    name: { en: 'Auzituck Anti-Slaver Gunship', pl: 'Kanonierka Auzituck' },
    cost: 15_000,
    hyperdrive: 5,
    combat: 4,
    hull: 6,
    slots: [crew, crew, crew, cargo, mod, mod],
    goal: goalOf(3, 'combatWon', { kind: 'ground' }),
    flipped: {
      slots: [crew, crew, crew, cargo, mod, mod],
      abilities: [
        { bonus: 'hyperdrive', amount: 1 },
        {
          when: 'combatWon',
          kind: 'ground',
          does: { op: 'recover', on: 'both', amount: 1 },
          isForced: true,
        },
      ],
    },
    provenance: 'public',
    note: slotsPartlyOurs,
  },
  {
    id: 'yt-2400',
    name: { en: 'YT-2400 Light Freighter', pl: 'Lekki frachtowiec YT-2400' },
    cost: 20_000,
    hyperdrive: 7,
    combat: 4,
    hull: 6,
    slots: [crew, crew, crew, cargo, cargo, mod, cargoOrMod],
    goal: goalOf(2, 'cargoDelivered', { if: { is: 'cargoWas', trait: 'illegal' } }),
    flipped: {
      slots: [crew, crew, crew, cargo, cargo, mod, cargoOrMod, cargoOrMod],
      abilities: [{ permits: 'slipPastByPiloting' }],
    },
    provenance: 'public',
    note: slotsPartlyOurs,
  },
  {
    id: 'edgehawk-swoop-carrier',
    name: { en: 'Edgehawk-class Swoop Carrier', pl: 'Transportowiec śmigaczy klasy Edgehawk' },
    cost: 25_000,
    hyperdrive: 6,
    combat: 5,
    hull: 6,
    slots: [crew, crew, crew, cargo, mod, cargoOrMod],
    goal: goalOf(1, 'combatWon', {
      kind: 'ground',
      if: { is: 'has', cards: { types: ['gear'] }, atLeast: 1 },
    }),
    flipped: {
      slots: [crew, crew, crew, cargo, mod, cargoOrMod, gear],
      abilities: [{ bonus: 'groundCombat', amount: 1 }],
    },
    provenance: 'public',
    note: {
      en: 'Of the goal only the gear is known. Hyperdrive, the kinds of mixed slots and the other side are ours.',
      pl: 'Z celu znany jest tylko sprzęt. Hipernapęd, rodzaje gniazd mieszanych i druga strona są nasze.',
    },
  },
  {
    id: 'vcx-100',
    name: { en: 'VCX-100 Light Freighter', pl: 'Lekki frachtowiec VCX-100' },
    cost: 25_000,
    hyperdrive: 7,
    combat: 5,
    hull: 5,
    slots: [crew, crew, cargo, mod, cargoOrMod],
    goal: goalOf(1, 'patrolEncounter', {
      if: { is: 'patrolWas', faction: 'imperial', atLeast: 3 },
    }),
    flipped: {
      slots: [crew, crew, crew, cargo, mod, cargoOrMod],
      abilities: [{ permits: 'slipPastByStealth' }],
    },
    provenance: 'public',
    note: slotsPartlyOurs,
  },
]
