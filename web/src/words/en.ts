import { levels } from '@kantyna/bots/words/en'
import { counted, type PluralForms } from '@kantyna/kernel'

const count = (number: number, forms: PluralForms) => counted('en', number, forms)

/** The page in English. All other languages have the same keys. */
export const en = {
  title: (page: string) => `${page} · Kantyna`,
  skip: 'Skip to the content',
  loading: 'One moment…',
  back: 'Back to the bar',
  backTo: {
    table: 'Back to the table',
    t: 'Back to the table',
    replay: 'Back to the replay',
    learn: 'Back to the lesson',
  },
  close: 'Close',
  language: 'Language',
  menu: 'Main menu',

  lobby: {
    welcome: 'Space board games at the corner table.',
    games: 'Games on the shelf',
    players: (fewest: number, most: number) =>
      fewest === most ? count(most, { one: 'player', other: 'players' }) : `${fewest}–${most} players`,
    minutes: (number: number) => `about ${count(number, { one: 'minute', other: 'minutes' })}`,
    age: (years: number) => `age ${years}+`,
    learn: 'Learn to play',
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
    withOthers: 'Play with others',
    withOthersHint: 'Send a link: everyone plays on their own device',
    seats: 'Who plays',
    openSetup: 'Open the setup page',
    rules: 'Rules',
    cards: 'Cards',
    about: 'About',
    offline: {
      get: 'Make available offline',
      getting: 'Downloading the game…',
      ready: 'Available offline',
      failed: 'The game could not be downloaded. Check your connection and try again.',
      missing:
        'This game has not been downloaded yet. Once you are online, open it or make it available offline.',
    },
    import: 'Open a saved game',
    importHint: 'A .kantyna.json file, saved here or sent by a friend',
    unfinished: 'Unfinished games',
    finished: 'Finished games',
    damaged: 'Damaged game',
    damagedHint: 'This game can no longer be read. You can keep the file or delete it.',
    waitingFor: (names: string) => `Waiting for ${names}`,
    watchOnly: 'You can only watch this game: its file holds no seed.',
    won: (names: string) => `Won by ${names}`,
    moves: (number: number) => count(number, { one: 'choice', other: 'choices' }),
    watch: 'Watch the replay',
    export: 'Save to a file',
    savedAs: (name: string) => `Saved as ${name}`,
    delete: 'Delete',
    deleteSure: 'Delete this game for good?',
    keep: 'Keep it',
    allSaves: (number: number) => `Show all ${number}`,
    nothingKept:
      'This browser keeps nothing once the window is closed. Save your games to a file if you want to continue them later.',
    you: 'Captain',
    starting: 'Setting up the game…',
  },

  setup: {
    levels,
    personName: (number: number) => `Player ${number}`,
    botNames: ['Rivet', 'Ember', 'Comet', 'Amber'],
    automaName: 'AI player',
    unknownOption: (option: string) =>
      `No game was started: there is no option “${option}” here. Choose the options again.`,
    refusedOption: (option: string, value: string) =>
      `No game was started: the option “${option}” cannot be “${value}” here. Choose the options again.`,
  },

  settings: { title: 'Settings' },

  rules: {
    title: (game: string) => `Rules: ${game}`,
    contents: 'Contents',
    search: 'Search the rules',
    found: (number: number) => count(number, { one: 'paragraph found', other: 'paragraphs found' }),
    nothing: (asked: string) => `Nothing in the rules matches “${asked}”. Try a shorter word.`,
    linkTo: (rule: string) => `Link to rule ${rule}`,
    noSuchRule: (rule: string) => `The rulebook has no rule ${rule}. Here it is from the beginning.`,
  },

  about: {
    title: 'About Kantyna',
    fan: 'An unofficial fan project',
    notice:
      'Kantyna is an unofficial, non-commercial fan project. It is not affiliated with, endorsed by or approved by Lucasfilm Ltd., The Walt Disney Company or any publisher of the games.',
  },

  trouble: {
    file: 'The file could not be read.',
    title: 'Something broke on our side',
    offlineTitle: 'You are offline',
    loadingTitle: 'The download failed',
    page: 'This part of the page could not be shown. Your games are safe in this browser.',
    table: 'The game has stopped. It is safe: save it to a file, then try to open it again.',
    loading: 'Part of the page could not be downloaded. Check your connection and try again.',
    store:
      'The browser’s storage is not responding. Close other Kantyna windows or restart the browser, then try again.',
    full: 'There is no room left in this browser’s storage. Delete games that you no longer need, or free up space on the device, then try again.',
    offline:
      'You are offline, and this is not on your device yet. Once you are back online, open the game or choose “Make available offline” on the front page.',
    language: 'The Polish version could not be downloaded. Check your connection and try again.',
    again: 'Try again',
    exportRecord: 'Save the game',
    lost: 'There is nothing at this address',
    lostSays: 'The link may be old or mistyped.',
    noGame: 'This game is not on our shelf.',
    noTable:
      'There is no such table in this browser. It may have been deleted, or it may be in another browser.',
  },

  update: {
    ready: 'A new version is ready.',
    missing:
      'A part of the page could not be loaded: there may be a newer version. Reload the page; your games are kept.',
    reload: 'Reload',
    later: 'Later',
  },

  sharing: {
    cannotOpen: 'This link cannot be opened',
    problems: {
      damaged: 'The link is damaged or cut off. Ask for it again, or for the game as a file.',
      'too-large': 'The link is too large to be a game.',
      'not-supported':
        'This browser is too old to open a game from a link. Ask for the game as a file, or try a newer browser.',
      unfinished: 'The link holds a game that is not finished: it would show everybody’s cards.',
    },
  },
}
