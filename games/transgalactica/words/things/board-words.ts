import type { Lang, Seat } from '@kantyna/kernel'

/** The words of the board in text form, except names. */
export interface BoardWords {
  readonly round: (round: number, of: number) => string
  readonly order: string
  readonly seat: (seat: Seat) => string
  readonly you: string
  readonly actions: string
  readonly follow: string
  readonly free: string
  readonly used: string
  readonly tracks: string
  readonly next: (space: number, count: number, top: string) => string
  readonly empty: (space: number) => string
  readonly map: string
  readonly tunnel: string
  readonly pirates: (strength: number) => string
  readonly token: string
  readonly ships: string
  readonly outposts: string
  readonly slots: string
  readonly wildSlot: string
  readonly noCost: string
  readonly ways: string
  readonly technologies: string
  readonly missions: string
  readonly decrees: string
  readonly chairs: string
  readonly mining: string
  readonly none: string
  readonly points: string
  readonly markers: string
  readonly captains: string
  readonly crew: string
  readonly cryo: string
  readonly lieutenant: string
  readonly placed: string
  readonly log: string
  readonly completed: string
  readonly marked: string
  readonly flipped: string
  readonly tokens: string
  readonly usedTokens: string
  readonly reserve: string
  readonly miningTrack: string
  readonly incomeTrack: string
  readonly goals: string
  readonly nextOutpost: string
  readonly winners: string
  readonly wealth: string
  readonly abilities: string
  readonly needs: (level: number) => string
}

export const boardWords: Readonly<Record<Lang, BoardWords>> = {
  en: {
    round: (round, of) => `Round ${round} of ${of}`,
    order: 'order',
    seat: (seat) => `seat ${seat + 1}`,
    you: 'You',
    actions: 'Actions',
    follow: 'followers',
    free: 'free',
    used: 'used',
    tracks: 'Tracks',
    next: (space, count, top) => `on space ${space}: ${top} (tokens: ${count})`,
    empty: (space) => `on space ${space}: no tokens left`,
    map: 'Galaxy',
    tunnel: 'tunnel',
    pirates: (strength) => `pirates of strength ${strength}`,
    token: 'token',
    ships: 'ships',
    outposts: 'outposts',
    slots: 'slots (trade level)',
    wildSlot: 'slot for 1 crew member',
    noCost: 'free',
    ways: 'energy to',
    technologies: 'Technology cards',
    missions: 'Missions',
    decrees: 'Galactic Senate',
    chairs: 'chairs',
    mining: 'Mining token',
    none: 'none',
    points: 'VP',
    markers: 'development markers',
    captains: 'captains',
    crew: 'crew',
    cryo: 'in cryo',
    lieutenant: 'lieutenant',
    placed: 'outposts on the map',
    log: 'mission log',
    completed: 'completed missions',
    marked: 'technology cards',
    flipped: 'used this round',
    tokens: 'bonus tokens',
    usedTokens: 'used tokens',
    reserve: 'reserve',
    miningTrack: 'mining track',
    incomeTrack: 'income track',
    goals: 'goal cards',
    nextOutpost: 'next outpost',
    winners: 'Winners',
    wealth: 'Wealth cards',
    abilities: 'Ability tiles',
    needs: (level) => `politics ${level}`,
  },
  pl: {
    round: (round, of) => `Runda ${round} z ${of}`,
    order: 'kolejność',
    seat: (seat) => `miejsce ${seat + 1}`,
    you: 'Ty',
    actions: 'Akcje',
    follow: 'dołączyli',
    free: 'pole wolne',
    used: 'pole zajęte',
    tracks: 'Tory',
    next: (space, count, top) => `na polu ${space}: ${top} (żetony: ${count})`,
    empty: (space) => `na polu ${space}: żetonów już nie ma`,
    map: 'Galaktyka',
    tunnel: 'tunel',
    pirates: (strength) => `piraci o sile ${strength}`,
    token: 'żeton',
    ships: 'statki',
    outposts: 'placówki',
    slots: 'pola placówek (poziom handlu)',
    wildSlot: 'pole placówki za 1 załoganta',
    noCost: 'bez kosztu',
    ways: 'energia do',
    technologies: 'Karty technologii',
    missions: 'Misje',
    decrees: 'Galaktyczny Senat',
    chairs: 'fotele',
    mining: 'Żeton wydobycia',
    none: 'brak',
    points: 'PZ',
    markers: 'znaczniki rozwoju',
    captains: 'kapitanowie',
    crew: 'załoganci',
    cryo: 'w kapsułach',
    lieutenant: 'porucznik',
    placed: 'placówki na mapie',
    log: 'dziennik misji',
    completed: 'ukończone misje',
    marked: 'karty technologii',
    flipped: 'użyta w tej rundzie',
    tokens: 'żetony premii',
    usedTokens: 'wykorzystane żetony',
    reserve: 'skrytka',
    miningTrack: 'tor wydobycia',
    incomeTrack: 'tor dochodów',
    goals: 'karty celów',
    nextOutpost: 'następna placówka',
    winners: 'Zwycięzcy',
    wealth: 'Karty bogactwa',
    abilities: 'Kafelki zdolności',
    needs: (level) => `polityka ${level}`,
  },
}
