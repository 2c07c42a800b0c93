import type { AbsenceWish, CommandError, Lang } from '@kantyna/kernel'
import type { ApiProblem, RoomProblem } from '@kantyna/online'

/** What the terminal says about an online table, apart from the game. */
export interface JoinWords {
  readonly askName: string
  seat(number: number): string
  readonly free: string
  readonly bot: string
  readonly you: string
  readonly ready: string
  readonly notReady: string
  readonly lost: string
  readonly masked: string
  clock(minutes: number, seconds: number): string
  invite(link: string): string
  readonly askReady: string
  readonly waitingForOthers: string
  readonly dealt: string
  readonly everySeatTaken: string
  readonly mayNotWatch: string
  waitingFor(names: string): string
  readonly whileWaiting: string
  readonly connectionLost: string
  readonly connectionBack: string
  readonly paused: string
  readonly seatKept: string
  readonly keptByServer: string
  readonly notOverYet: string
  askUndo(name: string): string
  askAbsence(name: string): string
  readonly absenceKeys: Readonly<Record<string, AbsenceWish>>
  /** Why the server has ended the connection for good, by its code. */
  readonly closed: Readonly<Record<number, string>>
  readonly closedOtherwise: string
  refusedCommand(code: CommandError['code']): string
  refusedRequest(code: RoomProblem): string
  refusedEntry(code: ApiProblem | undefined, status: number): string
}

export const joinWords: Readonly<Record<Lang, JoinWords>> = {
  en: {
    askName: 'Your name at this table: ',
    seat: (number) => `Seat ${number}`,
    free: 'free',
    bot: 'bot',
    you: 'you',
    ready: 'ready',
    notReady: 'not ready yet',
    lost: 'not connected',
    masked: 'Masked: nobody learns from a question, or how long it takes, what another player holds.',
    clock: (minutes, seconds) => `Clock: ${minutes} min each, and ${seconds} s for every answer.`,
    invite: (link) => `To invite others: ${link}`,
    askReady: 'Press Enter when you are ready, or type q to leave. ',
    waitingForOthers: 'The game begins when everybody is ready.',
    dealt: 'Everybody is ready: the game begins.',
    everySeatTaken: 'Every seat is taken, so you watch.',
    mayNotWatch: 'Every seat is taken, and this table cannot be watched now.',
    waitingFor: (names) => `Waiting for ${names}.`,
    whileWaiting: 'While you wait: b shows the table, u takes back your last choice, q leaves.',
    connectionLost: 'The connection is lost. Trying again…',
    connectionBack: 'The connection is back.',
    paused: 'The game is paused. A player can continue it in the page.',
    seatKept: 'Your seat is kept. The same command brings you back.',
    keptByServer: 'The server keeps this game: with the same link you can watch again.',
    notOverYet: 'The record can be saved when the game is over: start with --record FILE.',
    askUndo: (name) => `${name} wants to take back a choice. Do you agree? (y/n) `,
    askAbsence: (name) =>
      `${name} has not answered for a while: w wait, b let a bot play until they are back, e end the game > `,
    absenceKeys: { w: 'wait', b: 'bot', e: 'end' },
    closed: {
      1008: 'The server has ended the connection.',
      4001: 'This table does not exist any more.',
      4003: 'This device has neither a seat nor an invitation at this table.',
      4010: 'This Kantyna and the server have different versions. Update the older one.',
      4011: 'Your seat was given to another player.',
    },
    closedOtherwise: 'The server has ended the connection.',
    refusedCommand: (code) => {
      switch (code) {
        case 'outdated':
          return 'A choice was taken back meanwhile. Choose again.'
        case 'not-kept':
          return 'The server could not store it. Nothing has changed; try again.'
        case 'paused':
          return 'The game is paused.'
        case 'ended':
        case 'closed':
          return 'The game cannot go on.'
        default:
          return `The server refused it (${code}).`
      }
    },
    refusedRequest: (code) => {
      switch (code) {
        case 'name-taken':
          return 'Another player has this name.'
        case 'name-refused':
          return 'This name cannot be used.'
        case 'not-kept':
          return 'The server could not store it. Nothing has changed; try again.'
        default:
          return `The server refused it (${code}).`
      }
    },
    refusedEntry: (code, status) => {
      switch (code) {
        case 'not-found':
          return 'There is no such table at this server.'
        case 'forbidden':
          return 'The link is not valid, or not valid any more.'
        case 'too-often':
          return 'Too many requests. Try again in a minute.'
        default:
          return `The server refused the link (${code ?? status}).`
      }
    },
  },
  pl: {
    askName: 'Twoje imię przy tym stole: ',
    seat: (number) => `Miejsce ${number}`,
    free: 'wolne',
    bot: 'bot',
    you: 'ty',
    ready: 'w gotowości',
    notReady: 'jeszcze nie w gotowości',
    lost: 'bez połączenia',
    masked: 'Stół z maskowaniem: ani z pytania, ani z czasu odpowiedzi nie widać, co kto ma.',
    clock: (minutes, seconds) => `Zegar: po ${minutes} min i ${seconds} s za każdą odpowiedź.`,
    invite: (link) => `Zaproszenie dla innych: ${link}`,
    askReady: 'Naciśnij Enter, gdy możesz zaczynać, albo wpisz q, żeby wyjść. ',
    waitingForOthers: 'Gra zacznie się, gdy wszyscy będą w gotowości.',
    dealt: 'Wszyscy są w gotowości: gra się zaczyna.',
    everySeatTaken: 'Wszystkie miejsca są zajęte, więc oglądasz grę.',
    mayNotWatch: 'Wszystkie miejsca są zajęte, a gry nie można teraz oglądać.',
    waitingFor: (names) => `Decyzję podejmuje: ${names}.`,
    whileWaiting: 'W tym czasie: b pokazuje stół, u cofa twoją ostatnią decyzję, q kończy.',
    connectionLost: 'Połączenie przerwane. Trwa ponowne łączenie…',
    connectionBack: 'Połączenie wróciło.',
    paused: 'Gra jest wstrzymana. Wznowić ją może gracz na stronie.',
    seatKept: 'Twoje miejsce zostaje. To samo polecenie przywróci cię do gry.',
    keptByServer: 'Grę przechowuje serwer: tym samym odnośnikiem możesz do niej wrócić.',
    notOverYet: 'Grę można zapisać dopiero po jej końcu: użyj flagi --record PLIK.',
    askUndo: (name) => `${name} chce cofnąć swoją decyzję. Zgadzasz się? (t/n) `,
    askAbsence: (name) =>
      `${name} od dłuższej chwili nie odpowiada: c czekaj, b niech na razie gra bot, z zakończ grę > `,
    absenceKeys: { c: 'wait', b: 'bot', z: 'end' },
    closed: {
      1008: 'Serwer zakończył połączenie.',
      4001: 'Tego stołu już nie ma.',
      4003: 'To urządzenie nie ma przy tym stole ani miejsca, ani zaproszenia.',
      4010: 'Ta Kantyna i serwer mają różne wersje. Zaktualizuj starszą.',
      4011: 'Twoje miejsce dostał ktoś inny.',
    },
    closedOtherwise: 'Serwer zakończył połączenie.',
    refusedCommand: (code) => {
      switch (code) {
        case 'outdated':
          return 'W tym czasie cofnięto decyzję. Wybierz jeszcze raz.'
        case 'not-kept':
          return 'Serwer nie mógł tego zapisać. Nic się nie zmieniło; spróbuj ponownie.'
        case 'paused':
          return 'Gra jest wstrzymana.'
        case 'ended':
        case 'closed':
          return 'Gry nie można kontynuować.'
        default:
          return `Serwer odmówił (${code}).`
      }
    },
    refusedRequest: (code) => {
      switch (code) {
        case 'name-taken':
          return 'To imię ma już inny gracz.'
        case 'name-refused':
          return 'Tego imienia nie można użyć.'
        case 'not-kept':
          return 'Serwer nie mógł tego zapisać. Nic się nie zmieniło; spróbuj ponownie.'
        default:
          return `Serwer odmówił (${code}).`
      }
    },
    refusedEntry: (code, status) => {
      switch (code) {
        case 'not-found':
          return 'Na tym serwerze nie ma takiego stołu.'
        case 'forbidden':
          return 'Odnośnik jest nieważny albo stracił ważność.'
        case 'too-often':
          return 'Zbyt wiele prób. Spróbuj ponownie za minutę.'
        default:
          return `Serwer odrzucił odnośnik (${code ?? status}).`
      }
    },
  },
}
