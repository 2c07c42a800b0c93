import type { StepName } from './texts.ts'

/** The small positions of the lesson, in the words of scenarios: one round of a game for two. The learner is seat 1. */

const galaxy = {
  planets: {
    R1: 'PL10',
    R2: 'PL03',
    R3: 'PL16',
    R4: 'PL08',
    S1: 'PL07',
    S2: 'PL05',
    S3: 'PL15',
    S4: 'PL17',
    S5: 'PL01',
    S6: 'PL06',
  },
  pirates: { S2: 'PT01', S4: 'PT03', S6: 'PT04' },
  technologies: ['TC101', 'TC107', 'TC108'],
  missions: ['MS03', 'MS08', 'MS12'],
  decrees: ['DC01'],
  miningSpace: 'MT11',
}

/** The learner's pieces in all positions. Other players do not matter, and no payment needs a choice. */
const learner = { mining: ['MT01'], fleets: ['FT3', 'FT1', 'FT2'] }
const marked = { ...learner, levels: { technology: 2 }, marked: ['TC108'] }

export const positions: Readonly<Record<StepName, object>> = {
  welcome: { ...galaxy, players: { 1: learner } },
  // With three crew members the other player has no choice.
  income: { ...galaxy, stage: 'income', players: { 1: learner, 2: { crew: 3 } } },
  technology: { ...galaxy, players: { 1: { ...learner, levels: { technology: 1 } } } },
  undo: { ...galaxy, taken: { technology: 1, exploration: 2 }, players: { 1: marked } },
  follow: { ...galaxy, order: [2, 1], taken: { technology: 1, exploration: 2 }, players: { 1: marked } },
  explore: {
    ...galaxy,
    taken: { technology: 1, mining: 2 },
    players: { 1: { ...marked, crew: 0, hold: { energy: 1, raw: 2 }, points: 3 } },
  },
  planet: {
    ...galaxy,
    taken: { technology: 1, exploration: 1, mining: 2, production: 2 },
    players: { 1: { ...marked, outposts: ['R2', 'R1'], ships: ['R1'], points: 5 } },
  },
  trade: {
    ...galaxy,
    taken: { technology: 1, exploration: 1, mining: 2, production: 2 },
    players: {
      1: {
        ...marked,
        levels: { technology: 2, trade: 1 },
        outposts: ['R2', 'R1'],
        ships: ['R1'],
        tokens: ['BB03'],
        hold: { alien: 1 },
        points: 6,
      },
    },
  },
  production: {
    ...galaxy,
    taken: { technology: 1, mining: 2, exploration: 2 },
    stacks: { 'production 2': ['BB10'] },
    players: {
      1: { ...marked, levels: { technology: 2, production: 1 }, outposts: ['R2'], ships: ['R2'], points: 5 },
    },
  },
  politics: {
    ...galaxy,
    taken: { technology: 1, exploration: 1, production: 2 },
    players: {
      1: { ...marked, levels: { technology: 2, politics: 1 }, outposts: ['R2'], ships: ['R2'], points: 5 },
    },
  },
  mission: {
    ...galaxy,
    missions: ['MS06', 'MS08', 'MS12'],
    taken: { technology: 1, politics: 1, production: 2 },
    players: {
      1: {
        ...marked,
        levels: { technology: 2, politics: 2 },
        outposts: ['R2'],
        ships: ['R2'],
        log: ['MS03'],
        hold: { energy: 1, raw: 1 },
        points: 5,
      },
    },
  },
  senate: {
    ...galaxy,
    round: 2,
    taken: { technology: 1, trade: 1, production: 2 },
    players: {
      1: {
        ...marked,
        crew: 2,
        outposts: ['R2', 'R3', 'R4'],
        ships: ['R4'],
        hold: { energy: 2 },
        points: 12,
      },
      2: { points: 14 },
    },
  },
  cleanUp: {
    ...galaxy,
    taken: { technology: 1, exploration: 1, military: 1, trade: 2, production: 2, mining: 2 },
    players: {
      1: {
        ...marked,
        levels: { technology: 2, military: 2 },
        outposts: ['R2', 'R1'],
        ships: ['R1'],
        points: 12,
      },
      2: { crew: 0, points: 14 },
    },
  },
  victory: {
    ...galaxy,
    stage: 'scoring',
    round: 5,
    players: {
      1: {
        ...marked,
        levels: { technology: 6, military: 4, production: 3, politics: 4, trade: 4 },
        outposts: ['R1', 'R2', 'S5', 'S3'],
        ships: ['S5'],
        hold: { energy: 2, raw: 1, credits: 2 },
        goals: ['GL08', 'GL02'],
        points: 58,
      },
      2: {
        levels: { technology: 5, military: 3, production: 4, politics: 5, trade: 2 },
        outposts: ['R3', 'R4', 'S1'],
        goals: ['GL05', 'GL11'],
        points: 62,
      },
    },
  },
}
