import { assert, at, counted, type Lang, type Seat } from '@kantyna/kernel'
import type { MarketDeck } from '../content/names.ts'
import type { FameSource } from '../rules/rim.ts'
import { nameOf } from '../words/things/names.ts'

/** The labels of drawings, which screen readers also read. */

const words = {
  en: {
    map: 'Star chart',
    fameTrack: (fame: number) => `Fame (${fame} to win)`,
    distance: (steps: number) =>
      steps === 0 ? 'stay here' : counted('en', steps, { one: 'space', other: 'spaces' }),
    stops: (who: string) => `ends the move: ${who}`,
    encounterDeck: (name: string) => `Encounter deck: ${name}`,
    buys: () => 'buys',
    closed: (count: number) => `Not possible now (${count})`,
    onlyYou: 'only you know this',
    level: (level: number) => `level ${level}`,
    lying: 'defeated',
    facedown: (rank: string) => `facedown, ${rank}`,
    noContact: 'empty contact space',
    hand: 'Your board',
    handOf: 'Board of the active player',
    nothingYet: 'Choosing a character',
    noShip: 'no ship yet',
    fame: (fame: number, wins: number) => `fame ${fame} of ${wins}`,
    credits: (credits: number) => `${number('en', credits)} credits`,
    damage: (damage: number, of: number) => `damage ${damage} of ${of}`,
    character: 'Character',
    ship: 'Ship',
    goal: 'Goal',
    goalMet: 'goal met',
    goalTokens: (now: number, of: number) => `goal tokens ${now} of ${of}`,
    reputation: 'Reputation',
    standing: { '-1': 'negative', '0': 'neutral', '1': 'positive' },
    slots: 'Slots',
    free: 'empty',
    onBoard: 'On the player board',
    onShip: 'On the ship',
    secrets: 'Secrets',
    secret: 'Secret',
    captive: (name: string) => `captive: ${name}`,
    values: 'Values',
    fameFrom: 'Fame by source',
    terms: {
      character: 'character',
      ship: 'ship',
      bonus: 'bonus',
      enemy: 'opponent',
      ability: 'ability',
      test: 'test',
      crew: 'crew',
    },
    stats: {
      groundCombat: 'Ground combat',
      health: 'Health',
      hyperdrive: 'Hyperdrive',
      shipCombat: 'Ship combat',
      hull: 'Hull',
    },
    deck: {
      bounty: 'Bounties',
      cargo: 'Cargo',
      gearMod: 'Gear and mods',
      job: 'Jobs',
      luxury: 'Luxuries',
      ship: 'Ships',
    },
    left: (count: number) => `${count} below`,
    patrolMoves: (who: string, spaces: number) => `${who}: ${spaces}`,
    buying: 'Buy one card:',
    tooExpensive: 'Too expensive',
    encounterIdle: 'Nobody has an encounter now.',
    asCrew: 'As crew',
    chance: (percent: number) => `${percent}% chance`,
    against: (dice: string) => `against ${dice}`,
    combat: { ground: 'Ground combat', ship: 'Ship combat' },
    attacker: 'Attacker',
    defender: 'Defender',
    dice: (count: number) => counted('en', count, { one: 'die', other: 'dice' }),
    hits: (count: number) => counted('en', count, { one: 'damage', other: 'damage' }),
    notRolled: 'not rolled yet',
    usedCards: 'Used',
    alwaysWins: 'always wins',
    opponentWins: 'the opponent always wins',
    winning: 'Win',
    losing: 'Lose',
    passing: 'Pass',
    failing: 'Fail',
    won: 'Won',
    winsFight: (name: string) => `Won by ${name}`,
    inspectionNeeds: 'A hit lets illegal cargo through; a critical hit does not.',
    afterDefeat:
      'Up to 3,000 credits and all secrets are lost, and the next planning phase has to be spent recovering.',
    inspectionPassed: 'Let through',
    inspectionFound: 'Found',
    lost: 'Lost',
    passed: 'Passed',
    failed: 'Failed',
    moments: {
      start: 'Before the combat',
      value: 'Before the roll',
      reroll: 'Rerolls',
      result: 'Changing results',
      over: 'Decided',
    },
    test: 'Test',
    testOf: (skill: string) => `Test: ${skill}`,
    skillLevels: [
      'unskilled: a critical hit passes',
      'skilled: a hit or a critical hit passes',
      'highly skilled: anything but a blank passes',
    ],
    delivery: 'A die for illegal cargo',
    roll: 'A roll of one die',
    noCombat: 'No dice have been rolled.',
    aiIdle: 'After its turn the AI player’s card lies here, with what it did and why.',
    aiDone: 'done',
    aiGoals: 'Goals',
    aiPlayers: (count: number) => (count > 1 ? 'AI players' : 'AI player'),
    aiPassed: 'passed over',
    giveCredits: 'Give credits',
    to: (name: string) => `to ${name}`,
    propose: (name: string) => `Offer ${name} a trade`,
    accept: 'Accept',
    refuse: 'Refuse',
    withdraw: 'Withdraw',
    offerTaken: (name: string) => `${name} accepts your offer.`,
    offerRefused: (name: string) => `${name} refuses your offer.`,
    offerRefusedByProgram: (name: string) => `${name} refuses your offer, seeing no advantage in it.`,
    offerBy: (name: string) => `Offer from ${name}`,
    waitsForAnswer: (name: string) => `${name} will wait 20 seconds for your answer`,
    offerTo: (name: string) => `Your offer to ${name}`,
    gives: 'gives',
    nothing: 'nothing',
    noTrade:
      'Trading is possible in the action phase with a player in the same space. Credits can be given to the active player, or by them, at any time.',
    purchase: {
      price: 'price',
      discount: 'discount',
      oldShip: 'old ship',
      tradeIn: 'trade-in',
      noChange: 'no change given',
    },
    pool: 'Ship pool',
    removed: 'Removed from the game',
    discarded: 'Discarded contacts',
    none: 'none',
    openPool: 'Ship pool, removed cards and discarded contacts',
    openTrade: 'Trade and gifts',
    openAi: 'The AI player’s card',
    yourSpace: 'Show my ship',
    wins: (fame: number) => `${fame} fame`,
    illegal: 'illegal',
    toDeliver: (cards: readonly string[]) => `delivery of ${cards.join(', ')}`,
  },
  pl: {
    map: 'Mapa gwiezdna',
    fameTrack: (fame: number) => `Sława (do zwycięstwa: ${fame})`,
    distance: (steps: number) =>
      steps === 0
        ? 'zostań tutaj'
        : counted('pl', steps, { one: 'pole', few: 'pola', many: 'pól', other: 'pola' }),
    stops: (who: string) => `koniec ruchu: ${who}`,
    encounterDeck: (name: string) => `Talia spotkań: ${name}`,
    buys: (count: number) => `kupuje ${count === 1 ? 'kartę' : 'karty'}`,
    closed: (count: number) => `Teraz niedostępne (${count})`,
    onlyYou: 'tylko ty to wiesz',
    level: (level: number) => `poziom ${level}`,
    lying: 'pokonany gracz',
    facedown: (rank: string) => `zakryty, ranga ${rank}`,
    noContact: 'puste pole kontaktu',
    hand: 'Twoja plansza',
    handOf: 'Plansza aktywnego gracza',
    nothingYet: 'Trwa wybór postaci',
    noShip: 'jeszcze bez statku',
    fame: (fame: number, wins: number) => `sława ${fame} z ${wins}`,
    credits: (credits: number) => `kredyty: ${number('pl', credits)}`,
    damage: (damage: number, of: number) => `obrażenia ${damage} z ${of}`,
    character: 'Postać',
    ship: 'Statek',
    goal: 'Cel',
    goalMet: 'cel zrealizowany',
    goalTokens: (now: number, of: number) => `żetony celu ${now} z ${of}`,
    reputation: 'Reputacja',
    standing: { '-1': 'negatywna', '0': 'neutralna', '1': 'pozytywna' },
    slots: 'Gniazda',
    free: 'wolne',
    onBoard: 'Na planszy gracza',
    onShip: 'Na statku',
    secrets: 'Tajne informacje',
    secret: 'Tajna informacja',
    captive: (name: string) => `schwytany kontakt: ${name}`,
    values: 'Współczynniki',
    fameFrom: 'Skąd sława',
    terms: {
      character: 'postać',
      ship: 'statek',
      bonus: 'premia',
      enemy: 'przeciwnik',
      ability: 'zdolność',
      test: 'test',
      crew: 'załoga',
    },
    stats: {
      groundCombat: 'Walka bezpośrednia',
      health: 'Zdrowie',
      hyperdrive: 'Hipernapęd',
      shipCombat: 'Walka w przestrzeni',
      hull: 'Kadłub',
    },
    deck: {
      bounty: 'Zlecenia',
      cargo: 'Ładunki',
      gearMod: 'Sprzęt i modyfikacje',
      job: 'Misje',
      luxury: 'Towary luksusowe',
      ship: 'Statki',
    },
    left: (count: number) => `pod spodem: ${count}`,
    patrolMoves: (who: string, spaces: number) => `${who}: ${spaces}`,
    buying: 'Kup jedną kartę:',
    tooExpensive: 'Za drogo',
    encounterIdle: 'Nikt nie ma teraz spotkania.',
    asCrew: 'W załodze',
    chance: (percent: number) => `szansa ${percent}%`,
    against: (dice: string) => `kontra ${dice}`,
    combat: { ground: 'Walka bezpośrednia', ship: 'Walka w przestrzeni' },
    attacker: 'Atakujący',
    defender: 'Obrońca',
    dice: (count: number) =>
      counted('pl', count, { one: 'kość', few: 'kości', many: 'kości', other: 'kości' }),
    hits: (count: number) =>
      counted('pl', count, { one: 'obrażenie', few: 'obrażenia', many: 'obrażeń', other: 'obrażenia' }),
    notRolled: 'jeszcze bez rzutu',
    usedCards: 'Użyto',
    alwaysWins: 'zawsze wygrywa',
    opponentWins: 'przeciwnik zawsze wygrywa',
    winning: 'Wygrana',
    losing: 'Przegrana',
    passing: 'Zdany',
    failing: 'Niezdany',
    won: 'Wygrana',
    winsFight: (name: string) => `Wygrywa: ${name}`,
    inspectionNeeds:
      'Nielegalny ładunek przechodzi kontrolę przy trafieniu, ale nie przy krytycznym trafieniu.',
    afterDefeat:
      'Przepada do 3000 kredytów i wszystkie tajne informacje, a w następnej fazie planowania trzeba usunąć obrażenia.',
    inspectionPassed: 'Przepuszczony',
    inspectionFound: 'Wykryty',
    lost: 'Przegrana',
    passed: 'Zdany',
    failed: 'Niezdany',
    moments: {
      start: 'Przed walką',
      value: 'Przed rzutem',
      reroll: 'Przerzuty',
      result: 'Zmiany wyników',
      over: 'Rozstrzygnięte',
    },
    test: 'Test',
    testOf: (skill: string) => `Test: ${skill}`,
    skillLevels: [
      'nowicjusz: potrzebne krytyczne trafienie',
      'wyszkolony: potrzebne trafienie lub krytyczne trafienie',
      'ekspert: wystarczy wszystko poza pustym wynikiem',
    ],
    delivery: 'Rzut za nielegalny ładunek',
    roll: 'Rzut jedną kością',
    noCombat: 'Nie było jeszcze rzutów.',
    aiIdle: 'Po turze gracza SI leży tu jego karta: co zrobił i dlaczego.',
    aiDone: 'wykonane',
    aiGoals: 'Cele',
    aiPlayers: (count: number) => (count > 1 ? 'Gracze SI' : 'Gracz SI'),
    aiPassed: 'pominięte',
    giveCredits: 'Przekaż kredyty',
    to: (name: string) => `dla: ${name}`,
    propose: (name: string) => `Zaproponuj wymianę: ${name}`,
    accept: 'Przyjmij',
    refuse: 'Odmów',
    withdraw: 'Wycofaj',
    offerTaken: (name: string) => `${name} przyjmuje twoją propozycję.`,
    offerRefused: (name: string) => `${name} odrzuca twoją propozycję.`,
    offerRefusedByProgram: (name: string) => `${name} odrzuca twoją propozycję: nie widzi w niej korzyści.`,
    offerBy: (name: string) => `Propozycja od: ${name}`,
    waitsForAnswer: (name: string) => `${name} czeka na twoją odpowiedź 20 sekund`,
    offerTo: (name: string) => `Twoja propozycja dla: ${name}`,
    gives: 'daje',
    nothing: 'nic',
    noTrade:
      'Wymieniać się można w fazie akcji, z graczem na tym samym polu. Same kredyty aktywny gracz może dać lub dostać w każdej chwili.',
    purchase: {
      price: 'cena',
      discount: 'zniżka',
      oldShip: 'stary statek',
      tradeIn: 'zniżka barterowa',
      noChange: 'bez reszty',
    },
    pool: 'Pula statków',
    removed: 'Usunięte z gry',
    discarded: 'Odrzucone kontakty',
    none: 'brak',
    openPool: 'Statki, usunięte karty i odrzucone kontakty',
    openTrade: 'Przekazanie kart i kredytów',
    openAi: 'Karta gracza SI',
    yourSpace: 'Pokaż mój statek',
    wins: (fame: number) => `sława ${fame}`,
    illegal: 'nielegalny',
    toDeliver: (cards: readonly string[]) => `dostawa: ${cards.join(', ')}`,
  },
} as const

export type UiWords = (typeof words)[Lang]

export function uiWords(lang: Lang): UiWords {
  return words[lang]
}

/** "12,000" and "4,000"; "12 000" and "4000", as in Polish texts. */
export function number(lang: Lang, amount: number): string {
  return amount.toLocaleString(lang === 'pl' ? 'pl-PL' : 'en-GB', {
    useGrouping: lang === 'pl' ? 'min2' : 'always',
  })
}

/** "12k": credits where space is short. */
export function thousands(credits: number): string {
  if (credits === 0) return '0'
  return credits % 1000 === 0 ? `${credits / 1000}k` : `${(credits / 1000).toFixed(1)}k`
}

export const fameSourceNames: Readonly<Record<Lang, Readonly<Record<FameSource, string>>>> = {
  en: {
    cargo: 'Cargo',
    bounty: 'Bounties',
    job: 'Jobs',
    patrol: 'Patrols',
    luxury: 'Luxuries',
    personalGoal: 'Personal goal',
    shipGoal: 'Ship goals',
    encounter: 'Encounters',
    other: 'Other',
  },
  pl: {
    cargo: 'Ładunki',
    bounty: 'Zlecenia',
    job: 'Misje',
    patrol: 'Patrole',
    luxury: 'Towary luksusowe',
    personalGoal: 'Cel osobisty',
    shipGoal: 'Cele statków',
    encounter: 'Spotkania',
    other: 'Inne',
  },
}

export function deckName(lang: Lang, deck: MarketDeck): string {
  return words[lang].deck[deck]
}

/** The name of a term of a sum: of a card, character or ship, or the words for the term. */
export function termName(lang: Lang, name: string, source?: number): string {
  if (source !== undefined) return nameOf(lang, source)
  const terms: Readonly<Record<string, string>> = { ...words[lang].terms, ...words[lang].purchase }
  const wording = terms[name]
  assert(wording !== undefined, `there are no words for the term ${name}`)
  return wording
}

export function seatName(seats: readonly { readonly name?: string }[], seat: Seat): string {
  return at(seats, seat).name ?? String(seat + 1)
}
