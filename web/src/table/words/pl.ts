import { hints, levels } from '@kantyna/bots/words/pl'
import { counted, type PluralForms } from '@kantyna/kernel'
import type { en } from './en.ts'

const count = (number: number, forms: Required<PluralForms>) => counted('pl', number, forms)

/** The same in Polish: present tense or impersonal, names in the nominative. */
export const pl: typeof en = {
  board: 'Plansza',
  yourTurn: (name) => `${name}: twój ruch`,
  skipToNow: (steps) =>
    `Przewiń (${count(steps, { one: 'ruch', few: 'ruchy', many: 'ruchów', other: 'ruchu' })})`,
  over: 'Koniec gry',
  connection: {
    lost: 'Brak połączenia. Trwa łączenie…',
    closed: 'Nie siedzisz już przy tym stole.',
  },
  hasToChoose: 'musi podjąć decyzję',
  becauseOf: 'powód:',
  duringTurnOf: (name) => `trwa tura: ${name}`,

  moves: 'Co możesz zrobić',
  allMoves: (number) => `Wszystkie ruchy (${number})`,
  fewerMoves: 'Zwiń listę',
  touchLit: 'Wybierz to, co świeci',
  chooseInPanel: 'Wybierz w panelu',
  touchMore: 'Teraz wybierz to, co świeci',
  putDown: 'Anuluj',
  allChoices: (number) => `Cała lista (${number})`,
  clearChoice: 'Wyczyść wybór',
  chooseMore: (missing) => `Wybierz jeszcze ${missing}`,
  chooseElse: (number) => (number === 0 ? 'Wybierz coś' : 'Wybierz inaczej'),
  confirmSome: (number) => (number === 0 ? 'Nic nie wybieram' : `Zatwierdź (${number})`),
  noMore: (max) => `Można wybrać najwyżej ${max}: najpierw coś odznacz.`,
  picked: (number, min, max) =>
    min === max ? `wybrano ${number} z ${max}` : `wybrano ${number}, potrzeba od ${min} do ${max}`,
  confirmNumber: (number) => `Wybierz ${number}`,
  numberBetween: (min, max) => `Liczba od ${min} do ${max}`,
  oneLess: 'O jeden mniej',
  oneMore: 'O jeden więcej',
  passOn: 'Pasuj do końca tej tury',
  passOnSays: 'Na każde pytanie odpowiada „nie”, aż zacznie się następna tura',
  passingNow: 'Pasujesz do końca tej tury',
  stopPassing: 'Przestań pasować',
  unpause: 'Pomijaj takie przerwy',
  unpauseSays: 'Od teraz gra nie robi tu przerw. Włączysz je z powrotem w menu stołu.',
  stillShown: 'Stół pokazuje jeszcze, co się stało: zaraz potem gra potoczy się dalej.',
  notYourTurn: (who) => `To nie twoja kolej: ${who}.`,
  onlyLit: (prompt) => `To nie jest odpowiedź na „${prompt}”: odpowiada tylko to, co świeci.`,
  gameOver: 'Gra skończona: można się spokojnie rozejrzeć.',
  whyRule: 'Zobacz zasadę',
  columns: { left: 'Lewa kolumna', right: 'Prawa kolumna' },
  reader: 'Objaśnienie',
  answerOffer: (name) => `Odpowiedz na propozycję: ${name}.`,
  answerRequest: (name) => `Odpowiedz na prośbę o cofnięcie: ${name}.`,
  yourAnswer: (name) => `${name}: twoja odpowiedź`,
  presence: { here: 'przy stole', away: 'poza stołem', lost: 'brak połączenia' },
  reallyEnd: (what, left) =>
    left === '' ? `Naciśnij jeszcze raz: ${what}` : `Naciśnij jeszcze raz: ${what} (zostaje: ${left})`,

  hand: 'Ręka',
  players: 'Przy stole',
  seatBoard: (name) => `Co ma ${name}`,
  panels: 'Panele',
  morePanels: (number) => `Więcej (${number})`,
  nowDeciding: 'teraz decyduje',
  partnerOf: (name) => `w parze: ${name}`,
  bot: 'bot',
  levels: levels.names,

  log: 'Przebieg',
  moreInLog: (lines) => `(jeszcze ${lines} w przebiegu gry)`,
  logTurn: (number) => `Tura ${number}`,
  logSetup: 'Przygotowanie',
  automatic: { only: 'jedyny możliwy ruch', passing: 'automatyczny pas' },
  newSince: 'Od twojego ostatniego ruchu',
  offerLapsed: 'Propozycja przepadła',
  offerLapsedSays: 'już nie czeka: propozycja przepadła.',
  seeMoment: 'Pokaż to jeszcze raz',
  seeThen: (choice) => `Plansza po decyzji nr ${choice}`,

  hint: 'Podpowiedź',
  hintSays: 'Co zrobiłby tu mistrz i dlaczego',
  hints,
  noHint: 'Tu nie ma podpowiedzi.',

  undo: 'Cofnij',
  undoThis: (what) => `Cofnij: ${what}`,
  undoNothing: 'Nie ma jeszcze czego cofać.',
  undoNeedsAll: (names) => `Na to cofnięcie muszą się zgodzić wszyscy, a kogoś nie ma: ${names}.`,
  undoAlone: 'Boty zgadzają się na każde cofnięcie.',
  undoAsk: 'Poproś o cofnięcie',
  undoFree: (number) =>
    `Swobodnie można cofnąć: ${count(number, { one: 'decyzja', few: 'decyzje', many: 'decyzji', other: 'decyzji' })}.`,
  walls: {
    chance: 'od tamtej pory coś wylosowano',
    shown: 'od tamtej pory coś odsłonięto',
    answered: 'od tamtej pory ktoś już podjął decyzję',
  },
  wallAnswered: (name) => `od tamtej pory decyzję podjął ktoś inny: ${name}`,

  pass: (name) => `Przekaż ekran: ${name}`,
  passSays: 'Pozostali niech teraz nie patrzą.',
  passReady: (name) => `To ja, ${name}: pokaż karty`,
  passUndo: (name) => `${name}: cofnij mój ostatni ruch`,
  passNoUndo: (name, why) => `${name}, ostatniego ruchu nie da się cofnąć ot tak: ${why}.`,

  menu: 'Menu',
  exportTells: 'W pliku są karty wszystkich: nie zaglądaj do niego przed końcem gry.',
  menuRules: 'Zasady',
  symbols: 'Symbole',

  again: 'Jeszcze raz',
  watchAgain: 'Obejrzyj powtórkę',
  export: 'Zapisz grę',
  backToResult: 'Wynik',

  broken:
    'Program pomylił się w zasadach. Twojej grze nic się nie stało: zapisz ją do pliku; możesz też cofnąć ostatnią decyzję.',
  keptNot: 'Przeglądarka nie może zapisać tej gry. Zapisz ją do pliku, zanim stąd odejdziesz.',
  openElsewhere: 'Ta gra jest otwarta w innym oknie',
  openElsewhereSays: 'W jedną grę można grać tylko w jednym oknie naraz, żeby żaden ruch nie przepadł.',
  playHere: 'Graj tutaj',
  openFailed: 'Tej gry nie da się tu dokończyć.',
  noSeed: 'W zapisie nie ma ziarna losowości: grę można obejrzeć, ale nie dokończyć.',
  damaged:
    'Ten zapis jest uszkodzony i nie da się go odczytać. To, co z niego zostało, można zachować jako plik; innym grom nic się nie stało.',
  newerRules:
    'Tę grę zapisała inna, prawdopodobnie nowsza Kantyna. Odśwież stronę i spróbuj jeszcze raz albo zachowaj grę jako plik.',
  oldRules: 'Zapis nie pasuje do zasad w tej wersji. Można go zachować jako plik.',

  replay: 'Powtórka',
  replayTitle: (game) => `Powtórka: ${game}`,
  replayAt: (at, of) => `Decyzja ${at} z ${of}`,
  start: 'Początek',
  play: 'Odtwarzaj',
  pause: 'Zatrzymaj',
  speed: 'Tempo',
  stepBack: 'O decyzję wstecz',
  stepOn: 'O decyzję naprzód',
  turnBack: 'Poprzednia tura',
  turnOn: 'Następna tura',
  nextMoment: 'Następna ważna chwila',
  stopAtMoments: 'Stop na ważnych chwilach',
  seenAs: 'Widok',
  spectator: 'widz',
  spectatorOnly: 'Do końca gry nie widać tu kart na rękach.',

  share: { title: 'Udostępnij tę grę', button: 'Udostępnij' },

  fairness: 'Czy los jest uczciwy?',
}
