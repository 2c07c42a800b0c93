import type { BotName, HintWords, LevelWords } from '@kantyna/bots'
import { levels as english, hints as englishHints } from '@kantyna/bots/words/en'
import { levels as polish, hints as polishHints } from '@kantyna/bots/words/pl'
import type { Lang, WallReason } from '@kantyna/kernel'

/** What the terminal itself says while a game is played. */
export interface Speech {
  person(seat: number): string
  bot(seat: number, level: BotName): string
  readonly levels: LevelWords
  readonly hints: HintWords
  readonly legend: string
  readonly help: readonly string[]
  choose(count: number): string
  chooseSome(min: number, max: number, count: number): string
  number(min: number, max: number): string
  readonly notUnderstood: string
  readonly nothingBlocked: string
  readonly nothingToUndo: string
  readonly undone: string
  undoneBeyond(wall: WallReason | null): string
  askConsent(wall: WallReason | null): string
  readonly notAgreed: string
  readonly yes: readonly string[]
  readonly passing: string
  readonly cannotPass: string
  readonly noShortcut: string
  noRule(id: string): string
  readonly sayWhichRule: string
  readonly sayWhichFile: string
  saved(file: string): string
  notSaved(what: string): string
  handOver(name: string): string
  readonly left: string
  readonly over: string
}

const reasons: Readonly<Record<Lang, Readonly<Record<WallReason, string>>>> = {
  en: {
    chance: 'it drew on chance',
    shown: 'it showed somebody something hidden',
    answered: 'somebody else has chosen since',
  },
  pl: {
    chance: 'przy tym wyborze zdecydował los',
    shown: 'ten wybór odsłonił coś zakrytego',
    answered: 'od tego czasu wybrała już inna osoba',
  },
}

const polishNames: Readonly<Record<BotName, string>> = {
  random: 'losowy',
  greedy: 'zachłanny',
  ...polish.names,
}

const why = (lang: Lang, wall: WallReason | null) => (wall === null ? '' : `: ${reasons[lang][wall]}`)

export const speech: Readonly<Record<Lang, Speech>> = {
  en: {
    person: (seat) => `Player ${seat + 1}`,
    bot: (seat, level) => `Bot ${seat + 1} (${level})`,
    levels: english,
    hints: englishHints,
    legend: '? why not   ?h hint   u undo   h help   q quit',
    help: [
      'A number picks an option; several numbers where several may be picked.',
      'a        several choices in one go, where the list ends with such a line',
      '?        what cannot be done now, why, and by which rule',
      '?h       a hint: what the expert would do, and why',
      'b        the table again',
      'u        take back your last choice',
      'p        say no to everything until the next turn',
      'r RULE   what the rulebook says, such as: r ST-TOW-01',
      's FILE   save the game',
      'h        this help',
      'q        quit',
    ],
    choose: (count) => (count === 1 ? '1' : `1–${count}`),
    chooseSome: (min, max, count) =>
      `${min === max ? min : `${min} to ${max}`} of 1–${count}, with spaces between`,
    number: (min, max) => `a number from ${min} to ${max}`,
    notUnderstood: 'That is not one of the answers. h for help.',
    nothingBlocked: 'Nothing is forbidden just now that you could expect to do.',
    nothingToUndo: 'You have made no choice yet that could be taken back.',
    undone: 'Taken back.',
    undoneBeyond: (wall) => `Taken back beyond the wall${why('en', wall)}. The record says so.`,
    askConsent: (wall) => `This choice is behind the wall${why('en', wall)}. Does everybody agree? (y/n) `,
    notAgreed: 'Nothing was taken back.',
    yes: ['y', 'yes'],
    passing: 'Saying no until the next turn.',
    cannotPass: 'This question cannot be passed.',
    noShortcut: 'There is nothing to do in one go here.',
    noRule: (id) => `The rulebook has no rule ${id}.`,
    sayWhichRule: 'Say which rule, such as: r ST-TOW-01',
    sayWhichFile: 'Say where to, such as: s game.json',
    saved: (file) => `Saved: ${file}`,
    notSaved: (what) => `It could not be saved: ${what}`,
    handOver: (name) => `${name}, it is your turn. Press Enter when nobody else is looking. `,
    left: 'The game was left unfinished.',
    over: 'The game is over.',
  },
  pl: {
    person: (seat) => `Osoba ${seat + 1}`,
    bot: (seat, level) => `Bot ${seat + 1} (${polishNames[level]})`,
    levels: polish,
    hints: polishHints,
    legend: '? dlaczego nie   ?h podpowiedź   u cofnij   h pomoc   q koniec',
    help: [
      'Liczba wybiera odpowiedź; kilka liczb, gdy wolno wybrać kilka.',
      'a        kilka wyborów naraz, jeśli lista kończy się takim wierszem',
      '?        czego teraz nie wolno, dlaczego i według której zasady',
      '?h       podpowiedź: co zrobiłby mistrz i dlaczego',
      'b        jeszcze raz stół',
      'u        cofnij swój ostatni wybór',
      'p        odmawiaj aż do następnej tury',
      'r ZASADA co mówi instrukcja, na przykład: r ST-TOW-01',
      's PLIK   zapisz grę',
      'h        ta pomoc',
      'q        koniec',
    ],
    choose: (count) => (count === 1 ? '1' : `1–${count}`),
    chooseSome: (min, max, count) =>
      `wybierz ${min === max ? min : `od ${min} do ${max}`} z 1–${count}, ze spacjami`,
    number: (min, max) => `liczba od ${min} do ${max}`,
    notUnderstood: 'Nie ma takiej odpowiedzi. h: pomoc.',
    nothingBlocked: 'Teraz nic nie jest zabronione.',
    nothingToUndo: 'Nie ma jeszcze wyboru, który można cofnąć.',
    undone: 'Cofnięto.',
    undoneBeyond: (wall) => `Cofnięto zza muru${why('pl', wall)}. Zapis gry o tym mówi.`,
    askConsent: (wall) => `Ten wybór jest za murem${why('pl', wall)}. Czy wszyscy się zgadzają? (t/n) `,
    notAgreed: 'Nic nie cofnięto.',
    yes: ['t', 'tak'],
    passing: 'Odmowa aż do następnej tury.',
    cannotPass: 'Tutaj nie można odmówić.',
    noShortcut: 'Tutaj nie ma niczego do zrobienia za jednym razem.',
    noRule: (id) => `W instrukcji nie ma zasady ${id}.`,
    sayWhichRule: 'Podaj zasadę, na przykład: r ST-TOW-01',
    sayWhichFile: 'Podaj plik, na przykład: s gra.json',
    saved: (file) => `Zapisano: ${file}`,
    notSaved: (what) => `Nie udało się zapisać: ${what}`,
    handOver: (name) => `${name}: twoja kolej. Naciśnij Enter, gdy nikt inny nie patrzy. `,
    left: 'Gra została przerwana.',
    over: 'Koniec gry.',
  },
}
