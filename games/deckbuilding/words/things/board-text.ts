import { at, type Lang, type Paint, type Seat, UNSEEN, type View } from '@kantyna/kernel'
import type { Faction } from '../../content/card.ts'
import { attackOf } from '../../rules/combat/attack-value.ts'
import type { secrets } from '../../rules/duel.ts'
import { basesToWin, type Duel, NOTHING, opponentOf } from '../../rules/duel.ts'
import { FORCE_SPACES, isForceWith, NEUTRAL_SPACE } from '../../rules/force/force.ts'
import { cardOf, hitPointsOf } from '../../rules/pieces.ts'
import { cardText, rewardClause } from '../cards/card-text.ts'
import { factionNames } from './names.ts'
import { pieceName } from './things.ts'

/** The duel as text: the opponent's side, the Force track and the row, then the viewer's side and hand. */

type DuelView = View<Duel, typeof secrets>

const paints: Readonly<Record<Faction, Parameters<Paint>[1]>> = {
  empire: 'blue',
  rebels: 'red',
  neutral: 'yellow',
}

const texts = {
  en: {
    turn: (turn: number, toWin: number) => `Turn ${turn} · destroy ${toWin} bases to win`,
    seat: (seat: Seat) => `seat ${seat + 1}`,
    destroyed: 'bases destroyed',
    base: 'base',
    noBase: 'destroyed; the next one comes at the start of their turn',
    ships: 'ships',
    units: 'units',
    hand: 'hand',
    piles: (deck: number, discard: number, hand: number) =>
      `deck ${deck} · discard pile ${discard} · hand ${hand}`,
    resources: 'resources',
    damage: 'damage',
    attack: 'attack',
    attacked: 'has attacked',
    force: 'Force',
    dark: 'dark side',
    light: 'light side',
    nobody: 'with nobody',
    with: { empire: 'with the Empire', rebels: 'with the Rebels' },
    row: (deck: number, discard: number) => `Galaxy row · deck ${deck} · discard pile ${discard}`,
    empty: 'empty',
    cost: 'cost',
    target: 'target value',
    hitPoints: 'hit points',
    reward: 'reward',
    pilots: (count: number) => `${count} left`,
    none: 'none',
    unseen: 'face down',
  },
  pl: {
    turn: (turn: number, toWin: number) => `Tura ${turn} · baz do zniszczenia: ${toWin}`,
    seat: (seat: Seat) => `miejsce ${seat + 1}`,
    destroyed: 'zniszczone bazy',
    base: 'baza',
    noBase: 'zniszczona; następna pojawi się na początku tury tego gracza',
    ships: 'okręty',
    units: 'jednostki',
    hand: 'ręka',
    piles: (deck: number, discard: number, hand: number) =>
      `talia ${deck} · stos kart odrzuconych ${discard} · ręka ${hand}`,
    resources: 'zasoby',
    damage: 'obrażenia',
    attack: 'atak',
    attacked: 'już po ataku',
    force: 'Moc',
    dark: 'ciemna strona',
    light: 'jasna strona',
    nobody: 'z nikim',
    with: { empire: 'z Imperium', rebels: 'z Rebelią' },
    row: (deck: number, discard: number) => `Rząd galaktyki · talia ${deck} · stos odrzuconych ${discard}`,
    empty: 'puste',
    cost: 'koszt',
    target: 'wartość docelowa',
    hitPoints: 'punkty wytrzymałości',
    reward: 'nagroda',
    pilots: (count: number) => `zostało ${count}`,
    none: 'brak',
    unseen: 'zakryte',
  },
} as const

const NAME_WIDTH = 30

export function drawText(view: DuelView, lang: Lang, paint: Paint): string {
  if (view.turn === 0) return ''
  const own = view.seat ?? 0
  return [
    paint(texts[lang].turn(view.turn, basesToWin(view.options)), 'bold'),
    '',
    ...side(view, opponentOf(own), lang, paint),
    '',
    track(view, lang, paint),
    ...row(view, lang, paint),
    '',
    ...side(view, own, lang, paint),
  ].join('\n')
}

function side(view: DuelView, seat: Seat, lang: Lang, paint: Paint): string[] {
  const wording = texts[lang]
  const hand = at(view.hands, seat)
  const heading = `${seatName(view, seat, lang)} · ${wording.destroyed}: ${at(view.victory, seat).length} · ${wording.resources}: ${at(view.resources, seat)}`
  const piles = wording.piles(at(view.decks, seat).length, at(view.discards, seat).length, hand.length)
  return [
    paint(heading, paints[seat === view.empire ? 'empire' : 'rebels']),
    `  ${wording.base}: ${base(view, seat, lang)}`,
    `  ${wording.ships}: ${ships(view, seat, lang, paint)}`,
    `  ${wording.units}: ${units(view, seat, lang, paint)}`,
    ...(hand.some((card) => card !== UNSEEN) ? [`  ${wording.hand}: ${alike(hand, lang, paint)}`] : []),
    paint(`  ${piles}`, 'grey'),
  ]
}

function seatName(view: DuelView, seat: Seat, lang: Lang): string {
  const faction = factionNames[seat === view.empire ? 'empire' : 'rebels'][lang]
  return `${texts[lang].seat(seat)} (${faction})`
}

function base(view: DuelView, seat: Seat, lang: Lang): string {
  const piece = at(view.bases, seat)
  if (piece === NOTHING) return texts[lang].noBase
  const damage = `${texts[lang].damage} ${at(view.baseDamage, seat)}/${hitPointsOf(piece)}`
  return [`${pieceName(lang, piece)} (${damage})`, cardText(cardOf(piece), lang)].filter(Boolean).join(' ')
}

function ships(view: DuelView, seat: Seat, lang: Lang, paint: Paint): string {
  const wording = texts[lang]
  const damage = at(view.shipDamage, seat)
  return listed(
    at(view.ships, seat).map(
      (ship, index) =>
        `${painted(ship, lang, paint)} (${wording.damage} ${at(damage, index)}/${hitPointsOf(ship)}, ${strength(view, seat, ship, lang)})`,
    ),
    lang,
  )
}

function units(view: DuelView, seat: Seat, lang: Lang, paint: Paint): string {
  return listed(
    at(view.units, seat).map((unit) => `${painted(unit, lang, paint)} (${strength(view, seat, unit, lang)})`),
    lang,
  )
}

function strength(view: DuelView, seat: Seat, card: number, lang: Lang): string {
  const { attack, attacked } = texts[lang]
  const now = `${attack} ${attackOf(view, seat, card, false)}`
  return view.attacked.includes(card) ? `${now}, ${attacked}` : now
}

/** From the Empire's end to the Rebels' end, with the marker in its place. */
function track(view: DuelView, lang: Lang, paint: Paint): string {
  const wording = texts[lang]
  const spaces = Array.from({ length: FORCE_SPACES }, (_, space) => {
    if (space === view.force) return paint('●', 'bold')
    return space === NEUTRAL_SPACE ? '|' : '·'
  })
  const holder = [0, 1].find((seat) => isForceWith(view, seat))
  const held =
    holder === undefined ? wording.nobody : wording.with[holder === view.empire ? 'empire' : 'rebels']
  return `${wording.force}: ${wording.dark} ${spaces.join(' ')} ${wording.light} (${held})`
}

function row(view: DuelView, lang: Lang, paint: Paint): string[] {
  const wording = texts[lang]
  const pilot = view.pilots.at(-1)
  return [
    paint(wording.row(view.galaxyDeck.length, view.galaxyDiscard.length), 'bold'),
    ...view.row.map((card) => (card === NOTHING ? `  ${wording.empty}` : offered(card, lang, paint))),
    ...(pilot === undefined
      ? []
      : [`${offered(pilot, lang, paint)} (${wording.pilots(view.pilots.length)})`]),
  ]
}

function offered(piece: number, lang: Lang, paint: Paint): string {
  const wording = texts[lang]
  const card = cardOf(piece)
  const reward = rewardClause(card, lang)
  const parts = [
    `${wording.cost} ${card.cost}`,
    ...(card.target > 0 ? [`${wording.target} ${card.target}`] : []),
    ...values(piece, lang),
    ...(card.abilities.length > 0 ? [cardText(card, lang)] : []),
    ...(reward === null ? [] : [`${wording.reward}: ${reward}`]),
  ]
  return `  ${paint(pieceName(lang, piece).padEnd(NAME_WIDTH), paints[card.faction])} ${parts.join(' · ')}`
}

function values(piece: number, lang: Lang): string[] {
  const { attack, resources, force, hitPoints } = cardOf(piece)
  const wording = texts[lang]
  return [
    ...(attack > 0 ? [`${wording.attack} ${attack}`] : []),
    ...(resources > 0 ? [`${wording.resources} ${resources}`] : []),
    ...(force > 0 ? [`${wording.force} ${force}`] : []),
    ...(hitPoints > 0 ? [`${wording.hitPoints} ${hitPoints}`] : []),
  ]
}

/** Identical cards are listed once, with their number. Unknown ones come last. */
function alike(cards: readonly number[], lang: Lang, paint: Paint): string {
  const counts = new Map<string, number>()
  for (const card of cards.toSorted((one, other) => other - one)) {
    const name = card === UNSEEN ? texts[lang].unseen : painted(card, lang, paint)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} ×${count}`)).join(', ')
}

function painted(card: number, lang: Lang, paint: Paint): string {
  return paint(pieceName(lang, card), paints[cardOf(card).faction])
}

function listed(cards: readonly string[], lang: Lang): string {
  return cards.length === 0 ? texts[lang].none : cards.join(', ')
}
