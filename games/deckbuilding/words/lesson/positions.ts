import type { StepName } from './texts.ts'

/** The small positions of the lesson, in the words of scenarios. The learner leads the Empire. */

const row = ['tie-interceptor', 'x-wing', 'lobot', 'gozanti-cruiser', 'princess-leia', 'boba-fett']
const shuttles = ['imperial-shuttle', 'imperial-shuttle', 'imperial-shuttle']
const stormtroopers = ['stormtrooper', 'stormtrooper']
const rebelHand = [
  'alliance-shuttle',
  'alliance-shuttle',
  'alliance-shuttle',
  'rebel-trooper',
  'temple-guardian',
]

/** The cards that fill the row. */
const galaxy = ['dengar', 'landing-craft', 'u-wing', 'at-st']

const atTheStart = {
  hand: { empire: [...shuttles, ...stormtroopers], rebels: rebelHand },
  row,
  galaxy,
}

const midGame = { hand: { rebels: rebelHand }, row, galaxy, turn: 5 }

export const positions: Readonly<Record<StepName, object>> = {
  welcome: atTheStart,
  row: atTheStart,
  play: atTheStart,
  buy: {
    ...atTheStart,
    hand: { empire: stormtroopers, rebels: rebelHand },
    units: { empire: shuttles },
    resources: 3,
  },
  pilot: {
    ...midGame,
    hand: { empire: [...stormtroopers, 'inquisitor'], rebels: rebelHand },
    units: { empire: shuttles.slice(1) },
    resources: 2,
  },
  undo: atTheStart,
  whenPlayed: { ...midGame, hand: { empire: ['inquisitor', ...shuttles], rebels: rebelHand } },
  ship: { ...midGame, hand: { empire: ['gozanti-cruiser', ...stormtroopers], rebels: rebelHand } },
  ability: {
    ...midGame,
    hand: { empire: stormtroopers, rebels: rebelHand },
    units: { empire: ['tie-fighter'] },
    ships: { empire: ['gozanti-cruiser'] },
    resources: 2,
  },
  attack: { ...midGame, units: { empire: ['tie-fighter', ...stormtroopers] } },
  shields: {
    ...midGame,
    units: { empire: stormtroopers },
    ships: { rebels: ['hammerhead-corvette', 'rebel-transport'] },
    base: { rebels: ['dantooine', 6] },
  },
  bounty: { ...midGame, units: { empire: stormtroopers } },
  force: {
    ...midGame,
    hand: { empire: ['darth-vader', ...shuttles], rebels: rebelHand },
    force: 'light 1',
  },
  exile: {
    ...midGame,
    hand: { empire: [...shuttles.slice(1), 'stormtrooper'], rebels: rebelHand },
    units: { empire: ['kel-dor-mystic'] },
    force: 'neutral',
  },
  endTurn: {
    ...midGame,
    hand: { empire: ['stormtrooper'], rebels: rebelHand },
    units: { empire: [...shuttles, 'tie-fighter'] },
    ships: { empire: ['gozanti-cruiser'] },
    discard: { empire: ['darth-vader', 'stormtrooper'] },
    deck: { empire: ['inquisitor', 'imperial-shuttle'] },
    attacked: ['tie-fighter'],
    resources: 1,
  },
  newBase: {
    ...midGame,
    stage: 'turnStart',
    turn: 7,
    hand: { empire: [...shuttles, ...stormtroopers], rebels: rebelHand },
    base: { empire: 'none' },
    victory: { rebels: ['lothal'] },
  },
  opponentsTurn: {
    ...midGame,
    active: 'rebels',
    turn: 8,
    hand: { empire: [...shuttles, 'stormtrooper', 'darth-vader'], rebels: rebelHand.slice(1) },
    units: { rebels: ['duros-spy'] },
    resources: 2,
    force: 'neutral',
  },
  victory: {
    ...midGame,
    turn: 21,
    units: { empire: ['darth-vader', ...stormtroopers] },
    base: { empire: 'endor', rebels: ['sullust', 12] },
    victory: { empire: ['dantooine', 'mon-cala'], rebels: ['lothal'] },
    force: 'neutral',
  },
}
