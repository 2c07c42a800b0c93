/** The words about imported and exported records in English. */
export const en = {
  notJson: 'This is not a Kantyna game file: it cannot be read as JSON.',
  notRecord: (where: string) =>
    where === ''
      ? 'This is not a Kantyna game file.'
      : `This is not a Kantyna game file: there is a mistake at “${where}”.`,
  tooLarge: 'This file is too large for a game: the limit is 4 MB.',
  unknownExpansion: (expansion: string) =>
    `This game is played with an expansion that is not on our shelf: “${expansion}”.`,
  unknownGame: (game: string) => `This is a game that is not on our shelf: “${game}”.`,
  otherRules: (choice: number) =>
    `This game was played under earlier rules. From choice ${choice} on, today’s rules lead elsewhere.`,
  unknownRules: (version: string) =>
    `This game names version “${version}” of the rules, which this Kantyna does not know. It may come from a newer one.`,
  invisibleName: (player: number) =>
    `The name of player ${player} in the file has no character that can be seen.`,
  wrongTakeback: 'The file tells of an undo that cannot have happened.',
  wrongChange:
    'The file says that a seat changed hands, or that the game was paused or ended, when it cannot have been.',
  brokenSeal: 'The file has been changed since it was saved: its checksum does not match.',
  wrongCommitment: 'The seed in the file is not the one that was promised before the game.',
  wrongContribution: 'The players’ random numbers are not the ones that were promised before the game.',
  wrongOutcome: 'The winners named in the file are not the winners of the game.',
  notOpened: 'The game is over, but the file does not reveal its seed, so it cannot be checked.',
  wrongGame: 'The file is of another game.',
  badOptions: (option: string) =>
    `The game options in the file do not match this game${option === '' ? '' : `: “${option}” is wrong`}.`,
  badSeats: 'The number of players in the file is not allowed in this game.',
  illegalChoice: (entry: number) => `Choice no. ${entry} in the file is against the rules.`,
  wrongChance: (entry: number) => `The random draws at choice no. ${entry} do not match.`,
  wrongHash: (entry: number) => `After choice no. ${entry} the game is not where the file says it should be.`,
  unfairDraw: (entry: number) => `A number drawn at choice no. ${entry} is not the one the seed gives.`,
  duringSetup: 'The file already differs from the rules while the game is being set up.',
  opened: (it: { game: string; names: string; moves: string; isFinished: boolean }) =>
    `Opened: ${it.game} (${it.names}), ${it.moves}, ${it.isFinished ? 'finished' : 'not finished'}.`,
  saved: 'The game is now in your list of games.',
  known: 'You already have this game.',
}
