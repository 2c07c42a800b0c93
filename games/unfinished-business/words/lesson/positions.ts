import type { StepName } from './texts.ts'

/** The small positions of the lesson, in the words of scenarios. The learner is Boba Fett, in seat 1. */

const opponent = { character: 'doctor-aphra', at: 'lothal' }

/** The options of the table, if a step is about a variant. */
export const variants: Partial<Record<StepName, Readonly<Record<string, string>>>> = {
  favor: { favors: 'yes' },
  goal: { ambitions: 'yes', fame: '8' },
  victory: { ambitions: 'yes', fame: '8' },
}

export const positions: Readonly<Record<StepName, object>> = {
  welcome: { players: { 1: { at: 'naboo' }, 2: opponent } },
  crossing: {
    phase: 'encounter',
    turn: 3,
    players: { 1: { at: 'core-spinward', reputation: { imperial: 'positive' } }, 2: opponent },
    encounters: { 'core-worlds': ['core-worlds-2'] },
  },
  symbol: {
    phase: 'action',
    turn: 5,
    players: { 1: { at: 'naboo', credits: 5000 }, 2: opponent },
    contacts: { 'naboo-1': 'greedo', 'naboo-2': 'lobot', 'naboo-3': 'contact-ahsoka-tano' },
    market: { cargo: ['relief-supplies', 'ryll-ore', 'podracer-parts', 'uncut-kyber'] },
  },
  rotating: {
    phase: 'action',
    turn: 7,
    players: { 1: { at: 'ord-mantell', held: ['astromech-parts'] }, 2: opponent },
  },
  hunting: {
    phase: 'encounter',
    turn: 9,
    players: { 1: { at: 'lothal', held: ['bounty-doctor-aphra'], fame: 1 }, 2: opponent },
    dice: { attack: ['hit', 'critical', 'focus'], defence: ['hit', 'blank'] },
  },
  hunted: {
    phase: 'encounter',
    turn: 11,
    players: {
      1: { at: 'nal-hutta', fame: 3, reputation: { hutt: 'positive' } },
      2: { character: 'bossk', at: 'tn-2', held: ['bounty-boba-fett'], fame: 2 },
    },
    encounters: { 'tatooine-nal-hutta': ['tatooine-nal-hutta-5'] },
    aiDeck: ['ai-hunter-1'],
    dice: { attack: ['hit', 'focus', 'blank'], defence: ['critical', 'hit', 'blank'] },
  },
  favor: {
    turn: 13,
    players: {
      1: { at: 'tatooine', held: ['medical-supplies'], fame: 4 },
      2: { character: 'dengar', at: 'naboo', fame: 4 },
    },
  },
  goal: {
    phase: 'encounter',
    turn: 15,
    players: { 1: { at: 'mon-calamari', fame: 5 }, 2: opponent },
    ambitions: { 1: { sheet: 'rebel-hero' } },
    encounters: { 'lothal-mon-calamari': ['lothal-mon-calamari-1'] },
  },
  victory: {
    phase: 'encounter',
    turn: 41,
    players: {
      1: {
        at: 'kt-3',
        ship: 'hwk-290',
        fame: 8,
        reputation: { rebel: 'positive', imperial: 'negative' },
      },
      2: { ...opponent, fame: 7 },
    },
    ambitions: { 1: { sheet: 'rebel-hero', goals: [1, 2, 3] } },
    patrols: { imperial: { at: 'kt-3', level: 4 } },
    dice: {
      attack: ['critical', 'hit', 'critical'],
      defence: ['blank', 'focus', 'hit', 'blank', 'focus', 'blank', 'blank'],
    },
  },
}
