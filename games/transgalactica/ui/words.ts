import { at, counted, type Lang, type Seat } from '@kantyna/kernel'
import type { SeatInfo } from '@kantyna/ui'

/** Words on the drawings, and labels for screen readers. */

const offices = ['I', 'II', 'III']

const words = {
  en: {
    map: 'Galaxy map',
    actions: 'Action panel',
    technologies: 'Technologies',
    senate: 'Senate',
    missionsAndSenate: 'Missions and Senate',
    roundOf: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
    setup: 'Setup',
    playerOrder: 'Player order',
    inSegment: (who: string, outposts: number) =>
      `${who}: segment of ${counted('en', outposts, { one: 'outpost', other: 'outposts' })}`,
    roundToken: (round: number) => `for the first player of round ${round}`,
    area: {
      omni: 'Omni-action',
      exploration: 'Exploration',
      mining: 'Mining',
      trade: 'Trade',
      technology: 'Technology',
      military: 'Military',
      production: 'Production',
      politics: 'Politics',
    },
    mainFree: 'main space free',
    mainTaken: (who: string) => `main space: ${who}`,
    followedBy: (who: string) => `followed by ${who}`,
    hub: 'Central Planet',
    tunnel: 'tunnel',
    piratesHere: (strength: number) => `pirates, strength ${strength}`,
    tokenHere: 'bonus token',
    outpostOf: (who: string) => `outpost of ${who}`,
    slotNeeds: (level: number) => `free slot that needs trade level ${level}`,
    slotFree: 'free slot',
    slotCrew: 'free slot for 1 crew member',
    outpostHere: (costs: string) => `an outpost here ${costs === 'free' ? 'is free' : costs}`,
    way: (planet: string, energy: number) => `${planet} (${energy} energy)`,
    nextTo: (planets: readonly string[]) => `next to ${planets.join(', ')}`,
    usedBy: (who: string) => `used by ${who}`,
    shipAt: (who: string, planet: string) => `ship of ${who} at ${planet}`,
    level: (level: number) => `level ${level}`,
    nextSpace: (brings: string) => `next space: ${brings}`,
    needsPolitics: (level: number) => `from politics level ${level}`,
    cardsFrom: (level: number) => `from technology level ${level}`,
    stackOf: (top: string, count: number) =>
      `${top} (${counted('en', count, { one: 'token', other: 'tokens' })})`,
    cardLevel: (level: number) => `Level ${level}`,
    markedBy: (who: string) => `marked by ${who}`,
    permanent: 'permanent',
    oncePerRound: 'once per round',
    atOnce: 'at once',
    atEnd: 'at the end',
    deckLeft: (count: number) => `${count} in the deck`,
    office: (mark: number) => `Office ${at(offices, mark)}`,
    chairOf: (who: string) => `chair of ${who}`,
    hand: 'Your control panel',
    handOf: 'Control panel of the active player',
    hold: 'Hold',
    markers: (count: number) =>
      counted('en', count, { one: 'development marker', other: 'development markers' }),
    points: (count: number) => `${count} VP`,
    crew: 'Crew',
    captainsHome: (home: number) =>
      counted('en', home, { one: 'captain at home', other: 'captains at home' }),
    crewHome: (home: number) =>
      counted('en', home, { one: 'crew member at home', other: 'crew members at home' }),
    cryo: (count: number) => `${count} in cryo`,
    outposts: 'Outposts',
    outpostSpace: (place: number) => `Outpost ${place}`,
    costs: (raw: number) =>
      raw === 0 ? 'free' : `costs ${counted('en', raw, { one: 'raw material', other: 'raw materials' })}`,
    placed: 'placed',
    trade: 'Trade',
    tradeLevel: (level: number) => `Trade level ${level}`,
    mining: 'Mining',
    income: 'Income',
    emptySpace: 'empty',
    tokens: 'Bonus tokens',
    noTokens: 'no bonus tokens yet',
    reserve: 'Reserve Locker',
    used: 'used',
    log: 'Missions',
    logFree: 'free space',
    completed: (count: number) => `${count} completed`,
    ability: 'Ability',
    noAbility: 'no ability yet',
    bridge: 'Private omni-action space',
    goals: 'Goals',
    goalsSay: 'Your goals: shown only while you hold this down',
    holdToLook: 'Goals (hold)',
    goalNow: (points: number) => `now ${points} VP`,
    forecast: 'Next income',
    forecastSays: (what: string) => `Next income: ${what}`,
    forecastNone: 'nothing yet',
    draft: 'Draft',
    draftWealth: 'Wealth cards',
    price: (energy: number, aliens: number) =>
      [
        ...(energy > 0 ? [`${energy} energy`] : []),
        ...(aliens > 0 ? [counted('en', aliens, { one: 'alien', other: 'aliens' })] : []),
      ].join(', ') || 'free',
    yourShip: 'To your ship',
    standing: {
      points: (count: number) => `${count} victory points`,
      outposts: (count: number) => counted('en', count, { one: 'outpost', other: 'outposts' }),
      military: (level: number) => `military level ${level}`,
      workers: (count: number) => counted('en', count, { one: 'worker at home', other: 'workers at home' }),
    },
    temporary: (by: number) => `+${by} this round`,
    yourAction: 'Your action',
  },
  pl: {
    map: 'Mapa galaktyki',
    actions: 'Panel działań',
    technologies: 'Technologie',
    senate: 'Senat',
    missionsAndSenate: 'Misje i Senat',
    roundOf: (round: number, rounds: number) => `Runda ${round} z ${rounds}`,
    setup: 'Przygotowanie',
    playerOrder: 'Kolejność graczy',
    inSegment: (who: string, outposts: number) =>
      `${who}: segment ${counted('pl', outposts, { one: 'placówki', few: 'placówek', many: 'placówek', other: 'placówki' })}`,
    roundToken: (round: number) => `dla pierwszego gracza rundy ${round}`,
    area: {
      omni: 'Wszechakcja',
      exploration: 'Eksploracja',
      mining: 'Wydobycie',
      trade: 'Handel',
      technology: 'Technologia',
      military: 'Wojskowość',
      production: 'Produkcja',
      politics: 'Polityka',
    },
    mainFree: 'pole główne wolne',
    mainTaken: (who: string) => `pole główne: ${who}`,
    followedBy: (who: string) => `dodatkowa akcja: ${who}`,
    hub: 'Planeta centralna',
    tunnel: 'tunel',
    piratesHere: (strength: number) => `piraci o sile ${strength}`,
    tokenHere: 'żeton premii',
    outpostOf: (who: string) => `placówka: ${who}`,
    slotNeeds: (level: number) => `wolne pole placówki od ${level}. poziomu handlu`,
    slotFree: 'wolne pole placówki',
    slotCrew: 'wolne pole placówki za 1 załoganta',
    outpostHere: (costs: string) => `placówka tutaj: ${costs}`,
    way: (planet: string, energy: number) =>
      `${planet} (${energy === 1 ? '1 energia' : `${energy} energii`})`,
    nextTo: (planets: readonly string[]) => `obok: ${planets.join(', ')}`,
    usedBy: (who: string) => `korzysta: ${who}`,
    shipAt: (who: string, planet: string) => `statek: ${who}, planeta: ${planet}`,
    level: (level: number) => `poziom ${level}`,
    nextSpace: (brings: string) => `następne pole: ${brings}`,
    needsPolitics: (level: number) => `od ${level}. poziomu polityki`,
    cardsFrom: (level: number) => `od ${level}. poziomu technologii`,
    stackOf: (top: string, count: number) =>
      `${top} (${counted('pl', count, { one: 'żeton', few: 'żetony', many: 'żetonów', other: 'żetonu' })})`,
    cardLevel: (level: number) => `Poziom ${level}`,
    markedBy: (who: string) => `oznacza: ${who}`,
    permanent: 'stały efekt',
    oncePerRound: 'raz na rundę',
    atOnce: 'od razu',
    atEnd: 'na koniec',
    deckLeft: (count: number) => `w talii: ${count}`,
    office: (mark: number) => `Biuro ${at(offices, mark)}`,
    chairOf: (who: string) => `fotel: ${who}`,
    hand: 'Twój panel sterowania',
    handOf: 'Panel sterowania aktywnego gracza',
    hold: 'Ładownia',
    markers: (count: number) =>
      counted('pl', count, {
        one: 'znacznik rozwoju',
        few: 'znaczniki rozwoju',
        many: 'znaczników rozwoju',
        other: 'znacznika rozwoju',
      }),
    points: (count: number) => `${count} PZ`,
    crew: 'Załoga',
    captainsHome: (home: number) =>
      `${counted('pl', home, { one: 'kapitan', few: 'kapitanów', many: 'kapitanów', other: 'kapitana' })} na panelu`,
    crewHome: (home: number) =>
      `${counted('pl', home, { one: 'załogant', few: 'załogantów', many: 'załogantów', other: 'załoganta' })} na panelu`,
    cryo: (count: number) => `w kapsułach: ${count}`,
    outposts: 'Placówki',
    outpostSpace: (place: number) => `Placówka ${place}`,
    costs: (raw: number) =>
      raw === 0
        ? 'bez kosztu'
        : `koszt: ${counted('pl', raw, { one: 'surowiec', few: 'surowce', many: 'surowców', other: 'surowca' })}`,
    placed: 'umieszczona',
    trade: 'Handel',
    tradeLevel: (level: number) => `Poziom handlu ${level}`,
    mining: 'Wydobycie',
    income: 'Dochód',
    emptySpace: 'puste',
    tokens: 'Żetony premii',
    noTokens: 'jeszcze bez żetonów premii',
    reserve: 'Skrytka rezerwowa',
    used: 'wykorzystany',
    log: 'Misje',
    logFree: 'wolne miejsce',
    completed: (count: number) => `ukończone: ${count}`,
    ability: 'Zdolność',
    noAbility: 'jeszcze bez zdolności',
    bridge: 'Własne pole wszechakcji',
    goals: 'Cele',
    goalsSay: 'Twoje cele: widoczne, dopóki przytrzymujesz',
    holdToLook: 'Cele (przytrzymaj)',
    goalNow: (points: number) => `teraz ${points} PZ`,
    forecast: 'Następny dochód',
    forecastSays: (what: string) => `Następny dochód: ${what}`,
    forecastNone: 'jeszcze nic',
    draft: 'Wybór początkowy',
    draftWealth: 'Karty bogactwa',
    price: (energy: number, aliens: number) =>
      [
        ...(energy > 0 ? [energy === 1 ? '1 energia' : `${energy} energii`] : []),
        ...(aliens > 0
          ? [counted('pl', aliens, { one: 'obcy', few: 'obcych', many: 'obcych', other: 'obcego' })]
          : []),
      ].join(', ') || 'bez kosztu',
    yourShip: 'Do twojego statku',
    standing: {
      points: (count: number) => `punkty zwycięstwa: ${count}`,
      outposts: (count: number) =>
        counted('pl', count, { one: 'placówka', few: 'placówki', many: 'placówek', other: 'placówki' }),
      military: (level: number) => `wojskowość na poziomie ${level}`,
      workers: (count: number) => `robotnicy na panelu: ${count}`,
    },
    temporary: (by: number) => `+${by} w tej rundzie`,
    yourAction: 'Twoja akcja',
  },
} as const

/** The words of one language. */
export type UiWords = Widened<(typeof words)['en']>

type Widened<W> = {
  readonly [Key in keyof W]: W[Key] extends string
    ? string
    : W[Key] extends (...args: infer Args) => string
      ? (...args: Args) => string
      : Widened<W[Key]>
}

export function uiWords(lang: Lang): UiWords {
  return words[lang]
}

export function seatName(seats: readonly SeatInfo[], seat: Seat): string {
  return seats[seat]?.name ?? String(seat + 1)
}
