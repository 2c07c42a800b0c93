import type { Game, GameBundle } from '@kantyna/kernel'
import { meta } from './meta.ts'
import { scenarioWords } from './rules/arrange.ts'
import { decisions } from './rules/decisions.ts'
import { evaluate, policy } from './rules/evaluate.ts'
import {
  allies,
  copy,
  inventory,
  type Race,
  type RaceOptions,
  raceOptions,
  setup,
  streams,
} from './rules/race.ts'
import { routines } from './rules/rounds.ts'
import { secrets, settleGuess } from './rules/secrets.ts'
import { violations } from './rules/violations.ts'
import { drawText } from './words/board-text.ts'
import { en } from './words/en.ts'
import { tableOptions } from './words/options.ts'
import { pl } from './words/pl.ts'

/** Super Teams, as the kernel plays it. */
export const superTeams: Game<Race, RaceOptions> & { readonly secrets: typeof secrets } = {
  meta,
  rulesVersion: '1',
  options: raceOptions,
  tableOptions,
  streams,
  routines,
  decisions,
  turnKinds: ['playCard'],
  secrets,
  inventory,
  setup,
  copy,
  settleGuess,
  violations,
  evaluate,
  policy,
  allies,
  longestGame: 5000,
  words: { pl, en },
}

export const bundle: GameBundle<Race, RaceOptions> = {
  game: superTeams,
  scenarioWords,
  drawText,
}

export type { RaceEvent } from './rules/events.ts'
export type { Race, RaceOptions } from './rules/race.ts'
