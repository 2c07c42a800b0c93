import type { BotLevel } from '../levels.ts'

/** Names and descriptions of bots in English. All other languages have the same keys. */
export const levels = {
  names: {
    child: 'child',
    beginner: 'beginner',
    regular: 'regular',
    veteran: 'veteran',
    expert: 'expert',
  } satisfies Record<BotLevel, string>,
  descriptions: {
    child: 'Plays almost any move: good for children and for a first game.',
    beginner: 'Knows the rules, but often overlooks the better move.',
    regular: 'Plays sensibly, with a mistake now and then.',
    veteran: 'Plays with care and rarely makes a mistake.',
    expert: 'Looks several turns ahead and makes no mistakes.',
  } satisfies Record<BotLevel, string>,
  wins: (games: number, of: number, against: string) =>
    `Wins ${games} of ${of} games against the ${against} level.`,
  loses: (games: number, of: number, against: string) =>
    `Loses ${games} of ${of} games to the ${against} level.`,
}

/** Why a hint is the best answer, if the game has no measure for it. */
export const hints = {
  none: 'Choose none',
  only: 'nothing else is better now',
  wins: 'this should win the game',
  even: 'about as good as the next best',
  ahead: 'clearly better than anything else',
}
