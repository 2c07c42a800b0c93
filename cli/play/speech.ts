import type { BotName, HintWords, LevelWords } from '@kantyna/bots'
import { levels as english, hints as englishHints } from '@kantyna/bots/words/en'
import { levels as polish, hints as polishHints } from '@kantyna/bots/words/pl'
import type { Lang, WallReason } from '@kantyna/kernel'
import type { OfferAnswer } from './offers.ts'

/** The terminal's own words while a game is played. */
export interface Speech {
  person(seat: number): string
  /** The names of automas, in a game that has them. */
  automa: string
  bot(seat: number, level: BotName): string
  readonly levels: LevelWords
  readonly hints: HintWords
  readonly legend: string
  /** The list of commands, with a rule of this game as an example. */
  help(rule: string): readonly string[]
  chooseSome(min: number, max: number, listed: string): string
  /** Follows `chooseSome` if an option may be picked more than once. */
  readonly mayRepeat: string
  number(min: number, max: number): string
  readonly notUnderstood: string
  readonly noSuchMove: string
  readonly notPossible: string
  readonly nothingBlocked: string
  readonly nothingToUndo: string
  readonly undone: string
  undoneBeyond(wall: WallReason | null): string
  askConsent(wall: WallReason | null): string
  readonly notAgreed: string
  /** The others at an online table have to agree first. */
  readonly othersAsked: string
  /** Another player has taken back a choice. */
  readonly takenBack: string
  /** The question was ended by something else than an answer at this terminal. */
  readonly questionGone: string
  readonly yes: readonly string[]
  readonly passing: string
  readonly cannotPass: string
  readonly noShortcut: string
  noRule(id: string): string
  sayWhichRule(rule: string): string
  readonly sayWhichFile: string
  saved(file: string): string
  notSaved(what: string): string
  handOver(name: string): string
  /** Hands the screen to the player who got an offer. */
  handOverForOffer(name: string): string
  readonly waitingOffers: string
  readonly offerAnswers: Readonly<Record<OfferAnswer, string>>
  readonly offerLegend: string
  readonly left: string
  readonly over: string
  /** A player ended the table before the game was over. */
  readonly ended: string
  /** After the end: numbers that people may note, to compare with a record later. */
  fingerprint(print: string): string
}

const reasons: Readonly<Record<Lang, Readonly<Record<WallReason, string>>>> = {
  en: {
    chance: 'something has been drawn at random since',
    shown: 'something hidden has been revealed since',
    answered: 'somebody else has chosen since',
  },
  pl: {
    chance: 'od tamtej pory coś wylosowano',
    shown: 'od tamtej pory coś odsłonięto',
    answered: 'od tamtej pory ktoś już podjął decyzję',
  },
}

const polishNames: Readonly<Record<BotName, string>> = {
  random: 'losowy',
  greedy: 'zachłanny',
  ...polish.names,
}

const why = (lang: Lang, wall: WallReason | null) => (wall === null ? '' : `: ${reasons[lang][wall]}`)
const although = { en: 'although', pl: 'choć' } as const
const despiteWall = (lang: Lang, wall: WallReason | null) =>
  wall === null ? '' : `, ${although[lang]} ${reasons[lang][wall]}`

export const speech: Readonly<Record<Lang, Speech>> = {
  en: {
    person: (seat) => `Player ${seat + 1}`,
    automa: 'AI player',
    bot: (seat, level) => `Bot ${seat + 1} (${level})`,
    levels: english,
    hints: englishHints,
    legend: '? why not   ?h hint   u undo   h help   q quit',
    help: (rule) => [
      'Type a number to pick an option, or several numbers where you may pick several. Options keep their numbers for the whole turn.',
      'a        make several choices at once, where the list ends with such a line',
      'm1       do something besides answering, where lines with m are listed',
      '?        what cannot be done now, why, and by which rule',
      '?h       a hint: what the expert would do, and why',
      'b        show the table again',
      'u        take back your last choice',
      'p        pass until the next turn',
      `r RULE   what the rulebook says, for example: r ${rule}`,
      's FILE   save the game',
      'h        this help',
      'q        quit',
    ],
    chooseSome: (min, max, listed) =>
      `${min === max ? min : `${min} to ${max}`} of ${listed}, separated by spaces`,
    mayRepeat: '; a number may be repeated',
    number: (min, max) => `a number from ${min} to ${max}`,
    notUnderstood: 'That is not one of the answers. h for help.',
    noSuchMove: 'There is no such m line right now.',
    notPossible: 'That cannot be done. Answer again, or type u to cancel.',
    nothingBlocked: 'Nothing is forbidden right now.',
    nothingToUndo: 'You have nothing to take back yet.',
    undone: 'Taken back.',
    undoneBeyond: (wall) => `Taken back${despiteWall('en', wall)}. The record notes it.`,
    askConsent: (wall) =>
      `This choice cannot simply be taken back${why('en', wall)}. Does everybody agree? (y/n) `,
    notAgreed: 'Nothing was taken back.',
    othersAsked: 'The others are asked whether they agree.',
    takenBack: 'A choice was taken back.',
    questionGone: 'This question does not wait any more.',
    yes: ['y', 'yes'],
    passing: 'Passing until the next turn.',
    cannotPass: 'You cannot pass here.',
    noShortcut: 'There is nothing to do all at once here.',
    noRule: (id) => `The rulebook has no rule ${id}.`,
    sayWhichRule: (rule) => `Say which rule, for example: r ${rule}`,
    sayWhichFile: 'Say which file, for example: s game.json',
    saved: (file) => `Saved: ${file}`,
    notSaved: (what) => `The game could not be saved: ${what}`,
    handOver: (name) => `${name}, it is your turn. Press Enter when nobody else is looking. `,
    handOverForOffer: (name) =>
      `${name}, there is an offer for you. Press Enter when nobody else is looking. `,
    waitingOffers: 'These offers are waiting for your answer (see the m lines):',
    offerAnswers: { accept: 'Accept', refuse: 'Refuse', later: 'Later: the offer stays open' },
    offerLegend: '? why not   b table   h help   q quit',
    left: 'You left the game unfinished.',
    over: 'The game is over.',
    ended: 'The table was ended before the game was over.',
    fingerprint: (print) =>
      `Fingerprint of the game: ${print}\nNote it: a record with other choices has another one. "kantyna verify" shows it, too.`,
  },
  pl: {
    person: (seat) => `Gracz ${seat + 1}`,
    automa: 'Gracz SI',
    bot: (seat, level) => `Bot ${seat + 1} (${polishNames[level]})`,
    levels: polish,
    hints: polishHints,
    legend: '? dlaczego nie   ?h podpowiedź   u cofnij   h pomoc   q koniec',
    help: (rule) => [
      'Wpisz numer odpowiedzi albo kilka numerów, gdy wolno wybrać kilka. Odpowiedzi zachowują swoje numery przez całą turę.',
      'a        kilka decyzji naraz, jeśli lista kończy się takim wierszem',
      'm1       zrób coś poza odpowiedzią, jeśli lista ma wiersze z literą m',
      '?        czego teraz nie wolno, dlaczego i według której zasady',
      '?h       podpowiedź: co zrobiłby mistrz i dlaczego',
      'b        pokaż stół jeszcze raz',
      'u        cofnij swoją ostatnią decyzję',
      'p        pasuj aż do następnej tury',
      `r ZASADA co mówi instrukcja, na przykład: r ${rule}`,
      's PLIK   zapisz grę',
      'h        ta pomoc',
      'q        koniec',
    ],
    chooseSome: (min, max, listed) =>
      `wybierz ${min === max ? min : `od ${min} do ${max}`} z ${listed}, oddzielając spacjami`,
    mayRepeat: '; numery mogą się powtarzać',
    number: (min, max) => `liczba od ${min} do ${max}`,
    notUnderstood: 'Nie ma takiej odpowiedzi. h: pomoc.',
    noSuchMove: 'Takiego wiersza z m teraz nie ma.',
    notPossible: 'Tak się nie da. Odpowiedz inaczej albo wpisz u, żeby zrezygnować.',
    nothingBlocked: 'Teraz nic nie jest zabronione.',
    nothingToUndo: 'Nie ma jeszcze czego cofać.',
    undone: 'Cofnięto.',
    undoneBeyond: (wall) => `Cofnięto${despiteWall('pl', wall)}. Zapis gry to odnotowuje.`,
    askConsent: (wall) =>
      `Tej decyzji nie da się cofnąć ot tak${why('pl', wall)}. Czy wszyscy się zgadzają? (t/n) `,
    notAgreed: 'Nic nie cofnięto.',
    othersAsked: 'Inni gracze są pytani o zgodę.',
    takenBack: 'Cofnięto decyzję.',
    questionGone: 'To pytanie już nie czeka na odpowiedź.',
    yes: ['t', 'tak'],
    passing: 'Pasujesz aż do następnej tury.',
    cannotPass: 'Tutaj nie można spasować.',
    noShortcut: 'Tutaj nie można zrobić kilku rzeczy naraz.',
    noRule: (id) => `W instrukcji nie ma zasady ${id}.`,
    sayWhichRule: (rule) => `Podaj zasadę, na przykład: r ${rule}`,
    sayWhichFile: 'Podaj plik, na przykład: s gra.json',
    saved: (file) => `Zapisano: ${file}`,
    notSaved: (what) => `Nie udało się zapisać: ${what}`,
    handOver: (name) => `${name}: twoja kolej. Naciśnij Enter, gdy nikt inny nie patrzy. `,
    handOverForOffer: (name) => `${name}: masz propozycję. Naciśnij Enter, gdy nikt inny nie patrzy. `,
    waitingOffers: 'Te propozycje czekają na twoją odpowiedź (zob. wiersze z m):',
    offerAnswers: { accept: 'Przyjmij', refuse: 'Odrzuć', later: 'Później: propozycja pozostaje otwarta' },
    offerLegend: '? dlaczego nie   b stół   h pomoc   q koniec',
    left: 'Gra została przerwana.',
    over: 'Koniec gry.',
    ended: 'Stół zakończono przed końcem gry.',
    fingerprint: (print) =>
      `Odcisk gry: ${print}\nZanotuj go: zapis z innymi decyzjami ma inny odcisk. Pokazuje go też „kantyna verify”.`,
  },
}
