/** The words of the setup page in English. */
export const en = {
  title: (game: string) => `New game: ${game}`,
  withExpansion: (name: string) => `With the ${name} expansion`,
  whatIsNew: 'Learn what is new',
  howMany: 'Number of players',
  seats: 'Who sits where',
  seat: (number: number) => `Seat ${number}`,
  person: 'Person',
  bot: 'Bot',
  name: 'Name',
  level: 'Level',
  partnersAre: (pairs: readonly string[]) => `Partners win together: ${pairs.join(' against ')}.`,
  options: 'Game options',
  start: 'Start the game',
  hotSeat:
    'You share this screen: before each turn a curtain hides the cards until the right player has the device.',
  onlyBots: 'Only bots are playing: you just watch.',
  /** The number of players, if AI players join them. */
  withAutoma: (players: number, automas: number) =>
    automas > 1 ? `${players} + ${automas} AI players` : `${players} + AI player`,
  /** About the last setup: options that cannot be chosen any more. */
  outdated: (options: readonly string[]) =>
    `Some options of your last setup cannot be used here: ${options.join(', ')}. Check the options below.`,
  automaSays: 'Plays by cards of its own, as the rulebook says.',
  unreadable: 'Your last setup of this game cannot be read, so the usual seats and options are set.',
  /** About the last setup, with the expansion's id: its name is not known here. */
  unknownExpansion: (id: string) =>
    `Your last setup of this game used the expansion “${id}”, which is not available here, so the game is set up without it.`,
}
