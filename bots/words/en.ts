import type { BotLevel } from '../levels.ts'

/** What bots are called and how they play, in English; its shape is what every other language has to fill. */
export const levels = {
  names: {
    child: 'child',
    beginner: 'beginner',
    regular: 'regular',
    veteran: 'veteran',
    expert: 'expert',
  } satisfies Record<BotLevel, string>,
  says: {
    child: 'Plays almost anything: good for children and for a first try.',
    beginner: 'Knows the rules, but often overlooks the better move.',
    regular: 'Plays sensibly, with a mistake now and then.',
    veteran: 'Plays with care and rarely makes a mistake.',
    expert: 'Looks several turns ahead and makes no mistakes.',
  } satisfies Record<BotLevel, string>,
  wins: (games: number, of: number, against: BotLevel) =>
    `Wins ${games} of ${of} games against ${withArticle[against]}.`,
  loses: (games: number, of: number, against: BotLevel) =>
    `Loses ${games} of ${of} games to ${withArticle[against]}.`,
}

const withArticle: Readonly<Record<BotLevel, string>> = {
  child: 'a child',
  beginner: 'a beginner',
  regular: 'a regular',
  veteran: 'a veteran',
  expert: 'an expert',
}

/** Why a hint is the best answer, where the game has no measure of its own for it. */
export const hints = {
  none: 'Choose none',
  only: 'nothing else is better now',
  wins: 'this should win the game',
  even: 'about as good as the next best',
  ahead: 'clearly better than anything else',
}
