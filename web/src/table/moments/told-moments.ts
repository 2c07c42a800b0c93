import type { GameMoments } from '@kantyna/ui'
import type { TableWords } from '../words.ts'
import { withLapsedOffers } from './lapsed-words.ts'
import { type NewTeller, tellerOf } from './teller.ts'

/** What is said of moments, by the game and by the page, and what finds them. */
export interface ToldMoments extends GameMoments {
  readonly newTeller: NewTeller
}

export function toldMoments(game: GameMoments, words: TableWords): ToldMoments {
  return { ...withLapsedOffers(game, words), newTeller: tellerOf(game.roles) }
}
