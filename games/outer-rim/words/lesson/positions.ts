import type { StepName } from './texts.ts'

/** The positions of the lesson, in the words of scenarios. The learner is Boba Fett, in seat 1. */

const opponent = { character: 'doctor-aphra', at: 'lothal' }

const start = {
  players: { 1: { at: 'naboo', held: ['exotic-delicacies'] }, 2: opponent },
}

const onTatooine = {
  contacts: { 'tatooine-1': 'boshek', 'tatooine-2': 'lobot' },
}

export const positions: Readonly<Record<StepName, object>> = {
  welcome: start,
  map: start,
  move: start,
  deliver: {
    phase: 'action',
    players: { 1: { at: 'nal-hutta', held: ['exotic-delicacies'] }, 2: opponent },
  },
  market: {
    phase: 'action',
    players: { 1: { at: 'nal-hutta', credits: 9000, reputation: { hutt: 'positive' } }, 2: opponent },
    market: { cargo: ['exotic-delicacies', 'crates-of-blasters', 'corellian-spirits'] },
  },
  space: {
    phase: 'encounter',
    turn: 3,
    players: { 1: { at: 'nal-hutta', reputation: { hutt: 'positive' } }, 2: opponent },
    encounters: { 'tatooine-nal-hutta': ['tatooine-nal-hutta-2'] },
    dice: { test: ['hit', 'blank'] },
  },
  undo: {
    ...onTatooine,
    phase: 'encounter',
    turn: 5,
    players: { 1: { at: 'tatooine' }, 2: opponent },
  },
  hire: {
    phase: 'encounter',
    turn: 5,
    players: { 1: { at: 'tatooine', credits: 5000 }, 2: opponent },
    contacts: { 'tatooine-1': { contact: 'greedo', isFaceUp: true }, 'tatooine-2': 'lobot' },
  },
  illegal: {
    phase: 'action',
    turn: 7,
    players: { 1: { at: 'tatooine', held: ['crates-of-blasters'] }, 2: opponent },
    dice: { delivery: ['hit'] },
  },
  bounty: {
    phase: 'encounter',
    turn: 9,
    players: { 1: { at: 'tatooine', held: ['start-ponda-baba'], fame: 1 }, 2: opponent },
    contacts: { 'tatooine-1': { contact: 'ponda-baba', isFaceUp: true }, 'tatooine-2': 'lobot' },
    dice: { attack: ['hit', 'critical', 'focus'], defence: ['hit', 'blank', 'focus'] },
  },
  patrol: {
    phase: 'encounter',
    turn: 11,
    players: { 1: { at: 'tn-2', reputation: { hutt: 'negative' }, fame: 2 }, 2: opponent },
    patrols: { hutt: 'tn-2' },
    dice: { attack: ['hit', 'hit'], defence: ['hit', 'blank'] },
  },
  defeat: {
    turn: 13,
    players: { 1: { at: 'tn-2', shipDamage: 3, characterDamage: 1, credits: 2000, fame: 2 }, 2: opponent },
  },
  job: {
    phase: 'encounter',
    turn: 15,
    players: {
      1: { at: 'ord-mantell', held: ['start-overdue-payment', 'databank-w1-le'], fame: 2 },
      2: opponent,
    },
    // These dice pass the test for either answer of the learner.
    dice: { test: ['critical', 'hit', 'hit', 'blank'] },
  },
  ship: {
    phase: 'action',
    turn: 17,
    players: { 1: { at: 'tatooine', credits: 4000, held: ['thermal-detonator'], fame: 4 }, 2: opponent },
    market: { ship: ['card-firespray-31', 'card-hwk-290'] },
  },
  aiTurn: {
    phase: 'encounter',
    turn: 19,
    players: {
      1: { at: 'nal-hutta', fame: 5, reputation: { hutt: 'positive' } },
      2: { ...opponent, held: ['medical-supplies'], credits: 6000 },
    },
    encounters: { 'tatooine-nal-hutta': ['tatooine-nal-hutta-5'] },
    market: { cargo: ['garrison-rations'] },
    contacts: { 'mon-calamari-1': 'lobot', 'mon-calamari-2': 'hera-syndulla' },
    aiDeck: ['ai-4'],
  },
  victory: {
    phase: 'action',
    turn: 41,
    players: {
      1: {
        at: 'ryloth',
        ship: 'hwk-290',
        fame: 9,
        held: ['start-ponda-baba'],
        captives: { 'start-ponda-baba': 'ponda-baba' },
      },
      2: { ...opponent, fame: 7 },
    },
  },
}
