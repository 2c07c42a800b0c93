import { at, backOfUnseen, EMPTY, type Lang, type Paint, type Seat, type View } from '@kantyna/kernel'
import { planetFactsOf } from '../../content/map.ts'
import { factions, marketDecks, type Stat, skills, stats } from '../../content/names.ts'
import { skillLevel, statOf } from '../../rules/abilities/values.ts'
import { rulesOf } from '../../rules/composition.ts'
import { contactSpacesAt, isPlaceInGame, mapOf, spaces } from '../../rules/map/map.ts'
import { firstNumberWhere } from '../../rules/numbered.ts'
import { FIRST_CHARACTER, FIRST_SHIP, NONE } from '../../rules/pieces.ts'
import { shownBy } from '../../rules/resources/shown.ts'
import type { Rim, secrets } from '../../rules/rim.ts'
import { freeCharacters } from '../../rules/setup/setup.ts'
import { factionNames, skillNames } from '../cards/card-terms.ts'
import { creditCount } from '../cards/effect-words.ts'
import { patrolFacts, patrolName } from '../cards/patrol-words.ts'
import { cardLines, characterLines, heldLines, marketSymbols, shipLines } from './card-lines.ts'
import { deckNames, nameOf, rankName, spaceName, tables } from './names.ts'

/** The table as text: the map, the market, the other players briefly, then the viewer's own board. */

export type RimView = View<Rim, typeof secrets>

const texts = {
  en: {
    turn: (turn: number, fame: string) => `Turn ${turn} · ${fame} fame to win`,
    phases: { setup: 'setup', planning: 'planning', action: 'action phase', encounter: 'encounter phase' },
    map: 'Map, from west to east',
    market: 'Market',
    others: 'Others',
    seat: (seat: Seat) => `seat ${seat + 1}`,
    you: 'You',
    ai: 'AI player',
    faceDown: (rank: string) => `facedown contact (${rank})`,
    noContact: 'no contact',
    fame: 'fame',
    damage: 'damage',
    defeated: 'DEFEATED',
    reputation: 'reputation',
    cards: 'cards',
    secrets: 'secrets',
    skills: 'skills',
    captive: 'captured',
    tokens: 'goal tokens',
    won: 'Winner',
    ties: { credits: 'more credits', laterTurn: 'later in turn order' },
    none: 'none',
    empty: 'no cards left',
    left: (count: number) => `${count} in the deck`,
    stats: {
      groundCombat: 'ground combat',
      health: 'health',
      hyperdrive: 'hyperdrive',
      shipCombat: 'ship combat',
      hull: 'hull',
    },
  },
  pl: {
    turn: (turn: number, fame: string) => `Tura ${turn} · sława do zwycięstwa: ${fame}`,
    phases: {
      setup: 'przygotowanie',
      planning: 'planowanie',
      action: 'faza akcji',
      encounter: 'faza spotkania',
    },
    map: 'Mapa, z zachodu na wschód',
    market: 'Talie handlu',
    others: 'Pozostali',
    seat: (seat: Seat) => `miejsce ${seat + 1}`,
    you: 'Ty',
    ai: 'gracz SI',
    faceDown: (rank: string) => `zakryty kontakt (ranga ${rank})`,
    noContact: 'bez kontaktu',
    fame: 'sława',
    damage: 'obrażenia',
    defeated: 'POKONANY GRACZ',
    reputation: 'reputacja',
    cards: 'karty',
    secrets: 'tajne informacje',
    skills: 'umiejętności',
    captive: 'schwytany kontakt',
    tokens: 'żetony celu',
    won: 'Zwycięstwo',
    ties: { credits: 'więcej kredytów', laterTurn: 'dalej w kolejności tur' },
    none: 'brak',
    empty: 'talia się skończyła',
    left: (count: number) => `w talii: ${count}`,
    stats: {
      groundCombat: 'walka bezpośrednia',
      health: 'zdrowie',
      hyperdrive: 'hipernapęd',
      shipCombat: 'walka w przestrzeni',
      hull: 'kadłub',
    },
  },
} as const

const seatPaints = ['red', 'green', 'yellow', 'blue'] as const

/** The additions of an expansion for a seat: in its line among the others, and line by line on its own board. */
export interface AddedText {
  /** Other conditions for winning, shown after the fame to win. */
  wins(view: RimView, lang: Lang): readonly string[]
  inShort(view: RimView, seat: Seat, lang: Lang): readonly string[]
  board(view: RimView, seat: Seat, lang: Lang): readonly string[]
}

const NOTHING: AddedText = { wins: () => [], inShort: () => [], board: () => [] }

export function drawText(view: RimView, lang: Lang, paint: Paint, added: AddedText = NOTHING): string {
  if (view.turn === 0) return setupText(view, lang, paint)
  const wording = texts[lang]
  const own = view.seat ?? 0
  const others = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => seat !== own)
  return [
    paint(
      [
        wording.turn(view.turn, view.options.fame),
        ...added.wins(view, lang),
        wording.phases[view.phase],
      ].join(' · '),
      'bold',
    ),
    '',
    paint(wording.map, 'bold'),
    ...map(view, lang, paint),
    '',
    paint(wording.market, 'bold'),
    ...market(view, lang, paint),
    ...(others.length === 0 ? [] : ['', paint(wording.others, 'bold')]),
    ...others.map((seat) =>
      [seatSummary(view, seat, lang, paint), ...added.inShort(view, seat, lang)].join(' · '),
    ),
    '',
    ...board(view, own, lang, paint),
    ...added.board(view, own, lang).map((line) => `  ${line}`),
    ...result(view, lang, paint),
  ].join('\n')
}

/** Before the first turn: the characters, then the ships to choose from, in full (OR-SETUP-13, OR-SETUP-18). */
function setupText(view: RimView, lang: Lang, paint: Paint): string {
  const { seat } = view
  if (seat === null) return ''
  const { startingShips } = rulesOf(view).setup
  const explanationOf = (piece: number, [figures, ...text]: readonly string[]) =>
    [`${paint(nameOf(lang, piece), 'bold')} – ${figures}`, ...text.map((line) => `  ${line}`)].join('\n')
  if (at(view.characters, seat) === NONE)
    return freeCharacters(view)
      .map((character) => explanationOf(FIRST_CHARACTER + character, characterLines(lang, character)))
      .join('\n')
  if (at(view.ships, seat) !== NONE) return ''
  return startingShips(view, seat)
    .map((id) => firstNumberWhere(tables().ships, (ship) => ship.id === id))
    .map((ship) => explanationOf(FIRST_SHIP + ship, shipLines(lang, ship)))
    .join('\n')
}

/** The winner, and what decided a tie (OR-FAME-06, OR-FAME-07). */
function result(view: RimView, lang: Lang, paint: Paint): string[] {
  if (view.outcome === null) return []
  const { winners, tieBreak } = view.outcome
  const { won, ties } = texts[lang]
  const why = tieBreak === 'credits' || tieBreak === 'laterTurn' ? ` (${ties[tieBreak]})` : ''
  return ['', ...winners.map((seat) => paint(`${won}: ${seatTitle(view, seat, lang, paint)}${why}`, 'bold'))]
}

/** Every planet and the Maelstrom; navpoints only if a piece is there. */
function map(view: RimView, lang: Lang, paint: Paint): string[] {
  const { x } = mapOf(view)
  // Spaces of other boxes exist, but are not on this map.
  const order = [...x.keys()].toSorted((one, other) => at(x, one) - at(x, other) || one - other)
  return order.flatMap((space) => {
    const there = [...contactsAt(view, space, lang, paint), ...occupantsOf(view, space, lang, paint)]
    if (at(spaces, space).kind === 'navpoint' && there.length === 0) return []
    return [`  ${spaceTitle(space, lang, paint)}${there.length === 0 ? '' : `: ${there.join(' · ')}`}`]
  })
}

function spaceTitle(space: number, lang: Lang, paint: Paint): string {
  const { id, kind } = at(spaces, space)
  const name = spaceName(lang, space)
  if (kind !== 'planet') return name
  const { faction } = planetFactsOf(id)
  return faction === undefined
    ? paint(name, 'bold')
    : `${paint(name, 'bold')} [${factionNames[lang][faction]}]`
}

function contactsAt(view: RimView, space: number, lang: Lang, paint: Paint): string[] {
  const wording = texts[lang]
  const places = contactSpacesAt(space).filter((place) => isPlaceInGame(view, place))
  return places.map((place) => {
    const contact = at(view.contacts, place)
    if (contact === EMPTY) return paint(wording.noContact, 'grey')
    if (contact >= 0) return nameOf(lang, contact)
    const rank = tables().ranks[backOfUnseen(contact) - 1]
    return paint(wording.faceDown(rank === undefined ? '?' : rankName(lang, rank)), 'grey')
  })
}

function occupantsOf(view: RimView, space: number, lang: Lang, paint: Paint): string[] {
  const seats = view.spaces.flatMap((at, seat) => (at === space ? [seatTitle(view, seat, lang, paint)] : []))
  const patrols = view.patrolSpaces.flatMap((at, faction) =>
    at === space
      ? [`${patrolName(lang, faction)} (${patrolFacts(lang, faction, view.patrolLevels[faction] ?? 1)})`]
      : [],
  )
  const goals = view.aiGoals.filter((goal) => goal === space).length
  return [...seats, ...patrols, ...(goals === 0 ? [] : [`${lang === 'pl' ? 'cel SI' : 'AI goal'} ×${goals}`])]
}

function seatTitle(view: RimView, seat: Seat, lang: Lang, paint: Paint): string {
  const { you, seat: numbered, ai } = texts[lang]
  const isAi = (view.automas & (1 << seat)) !== 0
  const name = seat === view.seat ? you : isAi ? ai : numbered(seat)
  return paint(`${name} (${nameOf(lang, FIRST_CHARACTER + at(view.characters, seat))})`, at(seatPaints, seat))
}

function market(view: RimView, lang: Lang, paint: Paint): string[] {
  const wording = texts[lang]
  return marketDecks.map((deck, index) => {
    const cards = at(view.market, index)
    const top = cards[cards.length - 1]
    const title = `  ${deckNames[deck][lang]}`
    if (top === undefined || top < 0) return `${title}: ${wording.empty}`
    const text = onOneLine([...cardLines(lang, top), ...marketSymbols(lang, top)])
    return `${title}: ${paint(nameOf(lang, top), 'bold')} – ${text} ${paint(`(${wording.left(cards.length)})`, 'grey')}`
  })
}

/** Another player in a line, with the most important facts. */
function seatSummary(view: RimView, seat: Seat, lang: Lang, paint: Paint): string {
  const wording = texts[lang]
  const parts = [
    `${wording.fame} ${at(view.fame, seat)}`,
    creditCount(lang, at(view.credits, seat)),
    nameOf(lang, FIRST_SHIP + at(view.ships, seat)),
    damages(view, seat, lang),
    reputations(view, seat, lang),
    `${wording.cards}: ${named(heldBy(view, seat), lang)}`,
    ...(at(view.secrets, seat).length === 0 ? [] : [`${wording.secrets}: ${at(view.secrets, seat).length}`]),
    ...(at(view.isDefeated, seat) ? [paint(wording.defeated, 'red')] : []),
  ]
  return `  ${seatTitle(view, seat, lang, paint)}: ${parts.join(' · ')}`
}

function board(view: RimView, seat: Seat, lang: Lang, paint: Paint): string[] {
  const wording = texts[lang]
  const values = stats.map((stat: Stat) => `${wording.stats[stat]} ${statOf(view, stat, seat)}`)
  const secretCards = at(view.secrets, seat)
  const heading = [
    seatTitle(view, seat, lang, paint),
    `${wording.fame} ${at(view.fame, seat)}`,
    creditCount(lang, at(view.credits, seat)),
    ...(at(view.isDefeated, seat) ? [paint(wording.defeated, 'red')] : []),
  ]
  return [
    heading.join(' · '),
    `  ${nameOf(lang, FIRST_SHIP + at(view.ships, seat))} · ${values.join(' · ')}`,
    `  ${wording.skills}: ${skillsOf(view, seat, lang)}`,
    `  ${damages(view, seat, lang)} · ${reputations(view, seat, lang)}${tokens(view, seat, lang)}`,
    ...at(view.held, seat).map((piece) => heldLine(view, seat, piece, lang, paint)),
    ...(secretCards.length === 0
      ? []
      : [
          `  ${wording.secrets}: ${secretCards.map((piece) => (piece < 0 ? '?' : nameOf(lang, piece))).join(', ')}`,
        ]),
  ]
}

/** The skills of the character and the crew: "Stealth ×2". */
function skillsOf(view: RimView, seat: Seat, lang: Lang): string {
  const had = skills.flatMap((skill) => {
    const level = skillLevel(view, seat, skill)
    if (level === 0) return []
    return [level === 1 ? skillNames[lang][skill] : `${skillNames[lang][skill]} ×${level}`]
  })
  return had.length === 0 ? texts[lang].none : had.join(', ')
}

/** The resources that the cards of a seat show. */
function heldBy(view: RimView, seat: Seat): number[] {
  return at(view.held, seat).map((piece) => shownBy(view, piece))
}

function heldLine(view: RimView, seat: Seat, piece: number, lang: Lang, paint: Paint): string {
  const index = at(view.captiveOn, seat).indexOf(piece)
  const captive = index < 0 ? NONE : at(at(view.captives, seat), index)
  const held = captive === NONE ? '' : ` (${texts[lang].captive}: ${nameOf(lang, captive)})`
  const shown = shownBy(view, piece)
  return `  ${paint(nameOf(lang, shown), 'bold')}${held} – ${onOneLine(heldLines(lang, shown))}`
}

/** Joins the lines into one. The line of figures gets the full stop that it lacks. */
function onOneLine([figures = '', ...text]: readonly string[]): string {
  return [text.length === 0 ? figures : `${figures}.`, ...text].join(' ')
}

function damages(view: RimView, seat: Seat, lang: Lang): string {
  const { damage, stats: names } = texts[lang]
  return `${damage}: ${names.health} ${at(view.characterDamage, seat)}/${statOf(view, 'health', seat)}, ${names.hull} ${at(view.shipDamage, seat)}/${statOf(view, 'hull', seat)}`
}

const signs: Readonly<Record<number, string>> = { [-1]: '−', 0: '0', 1: '+' }

function reputations(view: RimView, seat: Seat, lang: Lang): string {
  const standings = factions.map(
    (faction, index) =>
      `${factionNames[lang][faction]} ${signs[at(at(view.reputation, seat), index)] ?? '0'}`,
  )
  return `${texts[lang].reputation}: ${standings.join(', ')}`
}

function tokens(view: RimView, seat: Seat, lang: Lang): string {
  const count = at(view.characterTokens, seat) + at(view.shipTokens, seat)
  return count === 0 ? '' : ` · ${texts[lang].tokens}: ${count}`
}

function named(pieces: readonly number[], lang: Lang): string {
  return pieces.length === 0 ? texts[lang].none : pieces.map((piece) => nameOf(lang, piece)).join(', ')
}
