import { counted, type PluralForms } from '@kantyna/kernel'

const count = (number: number, forms: PluralForms) => counted('en', number, forms)

/** The page in English; its shape is what every other language has to fill. */
export const en = {
  title: (page: string) => `${page} · Kantyna`,
  skip: 'Skip to the content',
  loading: 'One moment…',
  back: 'Back to the bar',
  close: 'Close',
  language: 'Language',
  menu: 'Around the house',

  lobby: {
    welcome: 'Space board games at the corner table.',
    games: 'Games on the shelf',
    players: (fewest: number, most: number) =>
      fewest === most ? count(most, { one: 'player', other: 'players' }) : `${fewest}–${most} players`,
    minutes: (number: number) => `about ${count(number, { one: 'minute', other: 'minutes' })}`,
    age: (years: number) => `age ${years}+`,
    learn: 'Learn',
    learnHint: 'A short lesson at a real table',
    playNow: 'Play now',
    playNowHint: (people: number, bots: number) => {
      const among = count(bots, { one: 'bot', other: 'bots' })
      if (people === 0) return `Watch ${among} play`
      if (bots === 0) return `${count(people, { one: 'person', other: 'people' })} at this screen`
      if (people === 1) return `You and ${among}`
      return `${count(people, { one: 'person', other: 'people' })} and ${among}`
    },
    continue: 'Continue',
    seats: 'Choose seats',
    seatsHint: 'Who plays, how strong the bots are',
    rules: 'Rules',
    cards: 'Cards',
    about: 'About',
    offline: {
      get: 'Make available offline',
      getting: 'Fetching the game…',
      ready: 'Available offline',
      failed: 'The game could not be fetched. Check the connection and try again.',
      missing:
        'This game has not been fetched yet. Once you are online, open it or make it available offline.',
    },
    import: 'Open a record',
    importHint: 'A .kantyna.json file from here or from a friend',
    unfinished: 'Unfinished games',
    finished: 'Finished games',
    damaged: 'Damaged save',
    damagedHint: 'This game cannot be read any more. You may keep the file, or delete it.',
    waitingFor: (names: string) => `Now deciding: ${names}`,
    watchOnly: 'Can be watched only: the record holds no seed.',
    won: (names: string) => `Won by: ${names}`,
    moves: (number: number) => count(number, { one: 'choice', other: 'choices' }),
    watch: 'Watch again',
    export: 'Save to a file',
    savedAs: (name: string) => `Saved as ${name}`,
    delete: 'Delete',
    deleteSure: 'Delete this game for good?',
    keep: 'Keep it',
    allSaves: (number: number) => `Show all ${number}`,
    nothingKept:
      'This browser keeps nothing after the window is closed. Save games to a file if you want to go on later.',
    you: 'Captain',
    starting: 'Setting the table…',
  },

  setup: {
    title: (game: string) => `Set up: ${game}`,
    howMany: 'How many play',
    seats: 'Who sits where',
    seat: (number: number) => `Seat ${number}`,
    person: 'Person',
    bot: 'Bot',
    name: 'Name',
    level: 'Level',
    levels: { beginner: 'beginner', regular: 'regular', expert: 'expert' },
    partnersAre: (pairs: readonly string[]) => `Partners win together: ${pairs.join(' against ')}.`,
    options: 'House rules',
    botSpeed: 'Bots play',
    start: 'Start the game',
    hotSeat:
      'Several people share this screen: before each turn a curtain hides the cards until the right person has the device.',
    onlyBots: 'Only bots play here: you watch.',
    personName: (number: number) => `Player ${number}`,
    botNames: ['Rivet', 'Ember', 'Comet', 'Amber'],
  },

  settings: {
    title: 'Settings',
    theme: 'Light',
    themes: { night: 'night', paper: 'paper', system: 'as the device' },
    motion: 'Movement on the table',
    motions: { normal: 'normal', fast: 'fast', off: 'none' },
    botSpeed: 'Bots play',
    botSpeeds: { slow: 'slowly', normal: 'normally', fast: 'fast' },
    sound: 'Sound',
    confirm: 'Ask before a move',
    confirms: { never: 'never', risky: 'when it is risky', always: 'always' },
    confirmSays: {
      never: 'One touch is enough wherever it can mean only one thing.',
      risky:
        'A move that cannot be taken back freely, or that ends your turn with something left to do, takes a second touch. With a finger, the first touch always shows a card before the second plays it.',
      always: 'The first touch only picks a move; the second makes it.',
    },
    autoPlay: 'Choose by itself where there is only one way',
    kept: 'Settings stay in this browser and apply at once.',
  },

  rules: {
    title: (game: string) => `Rules: ${game}`,
    contents: 'Contents',
    search: 'Search the rules',
    found: (number: number) => count(number, { one: 'paragraph found', other: 'paragraphs found' }),
    nothing: (asked: string) => `Nothing in the rules fits “${asked}”. Try a shorter word.`,
    linkTo: (rule: string) => `Link to rule ${rule}`,
    noSuchRule: (rule: string) => `The book has no rule ${rule}. Here it is from the beginning.`,
  },

  cards: {
    title: (game: string) => `Cards: ${game}`,
    search: 'Search the cards',
    origin: 'Where a card comes from',
    any: 'all',
    kind: 'Show',
    /** By the word before the colon of a thing; a kind without a name is shown as it is. */
    kinds: {
      'bonus-kind': 'bonus cards',
      card: 'movement cards',
      team: 'teams',
      space: 'spaces',
    } as { readonly [kind: string]: string },
    copies: (number: number) => count(number, { one: 'copy', other: 'copies' }),
    found: (number: number) => count(number, { one: 'card', other: 'cards' }),
    nothing: 'No card fits. Try a shorter word, or show all kinds.',
    provenance: { seed: 'from the rulebook', public: 'generally known', original: 'our own' },
    about: 'Where from?',
    provenanceSays: {
      seed: 'Taken from the game’s own rulebook.',
      public: 'Generally known of another edition of the game.',
      original: 'MadeChoice by us, where the sources are silent.',
    },
  },

  about: {
    title: 'About Kantyna',
    fan: 'An unofficial fan project',
    notice:
      'Kantyna is an unofficial, non-commercial fan project. It is not affiliated with, endorsed or approved by Lucasfilm Ltd., The Walt Disney Company or any publisher of the games.',
  },

  trouble: {
    title: 'Something went wrong on our side',
    page: 'This part of the page could not be shown. Your games are safe in this browser.',
    table: 'The table stopped. Its record is safe: save it to a file, then try to open the table again.',
    loading: 'A part of the page could not be fetched. Check the connection and try again.',
    offline:
      'You are offline, and this is not on your device yet. Once you are online again, open the game or choose “Make available offline” on the front page.',
    language: 'Polish could not be fetched. Check the connection and try again.',
    again: 'Try again',
    exportRecord: 'Save the game’s record',
    lost: 'There is nothing at this address',
    lostSays: 'The link may be old or mistyped.',
    noGame: 'This game is not on our shelf.',
    noTable: 'There is no such table in this browser. It may have been deleted, or kept in another one.',
  },

  update: {
    ready: 'A new version is ready.',
    reload: 'Reload',
    later: 'Later',
  },

  records: {
    notJson: 'This is not a Kantyna game file: it cannot be read as JSON.',
    notRecord: (where: string) =>
      where === ''
        ? 'This is not a Kantyna game file.'
        : `This is not a Kantyna game file: something is wrong at “${where}”.`,
    tooLarge: 'This file is too large for a game: the limit is 10 MB.',
    unknownGame: (game: string) => `The record is of a game that is not on our shelf: “${game}”.`,
    otherRules: (choice: number) =>
      `The game was played by an earlier version of the rules. From choice ${choice} on, the rules of today lead elsewhere.`,
    wrongTakeback: 'The record tells of a choice taken back that cannot have been.',
    brokenSeal: 'The record has been changed since it was written: its seal does not fit.',
    wrongCommitment: 'The seed in the record is not the one that was promised before the game.',
    wrongContribution: 'The players’ shares of chance are not those that were promised before the game.',
    wrongOutcome: 'The record names other winners than the game has.',
    notOpened: 'The game is over, but the record does not open its seed, so it cannot be checked.',
    badOptions: 'The house rules in the record do not fit this game.',
    badSeats: 'The record has a number of seats that this game is not played with.',
    illegalChoice: (entry: number) => `Choice no. ${entry} in the record is not allowed by the rules.`,
    wrongChance: (entry: number) => `The outcomes of chance do not fit at choice no. ${entry}.`,
    wrongHash: (entry: number) => `After choice no. ${entry} the game stands otherwise than the record says.`,
    unfairDraw: (entry: number) => `At choice no. ${entry} chance gave another number than the seed does.`,
    duringSetup: 'The record does not fit already while the table is being set.',
    unreadable: 'The file could not be read.',
    saved: 'The record is in the list of games.',
    known: 'You already have this game.',
  },
}
