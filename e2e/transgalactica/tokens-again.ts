/** Choices that lead to the only card that uses a token again, and to tokens to choose from. */

import type { Galaxy } from '../../games/transgalactica/rules/galaxy.ts'
import { at, type Match, type PresentedDecision } from '../../kernel/index.ts'

const CARD = 'TC109'

export const usesTokensAgain = {
  leads: ({ kind, seat }: PresentedDecision) => (kind === 'mark' && seat === 0 ? CARD : null),
  does({ seat }: PresentedDecision, game: Match<Galaxy, object>) {
    if (seat !== 0) return null
    const moves = game.movesFor(seat)
    const first = (move: string) =>
      moves.find(({ kind }) => kind === move)?.options.find(({ next }) => next === undefined)?.id
    const [again, used] = [first('refit'), at(game.position.usedTokens, seat)]
    if (again !== undefined && used.length > 1) return { move: 'refit', picks: [again] }
    const token = first('useToken')
    return token === undefined ? null : { move: 'useToken', picks: [token] }
  },
}
