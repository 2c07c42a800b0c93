import {
  at,
  counted,
  type Explanation,
  type Lang,
  type Segment,
  sentence,
  type Thing,
  thing,
} from '@kantyna/kernel'
import { type BonusCard, type BonusId, bonusCards } from '../content/cards.ts'
import { ships } from '../content/ships.ts'
import { type SpaceKind, track } from '../content/track.ts'
import { bonusLanguage } from '../rules/bonus/language.ts'
import { colourOfCard, kindOfBonus, nameOfColour, numberOfCard } from '../rules/pieces.ts'
import { bonusNames, colourNames, shipNames } from './names.ts'
import { placeForms, spaceWords } from './space-words.ts'

/** Links to things on the table, and the text that explains each of them. */

export function shipLink(lang: Lang, ship: number): Segment {
  return thing(`ship:${ship}`, shipName(lang, ship))
}

export function cardLink(lang: Lang, card: number): Segment {
  return thing(`card:${card}`, cardName(lang, card))
}

export function spaceLink(place: number): Segment {
  return thing(`space:${place}`, String(place))
}

export function bonusLink(lang: Lang, kind: number): Segment {
  return thing(`bonus-kind:${kind}`, bonusName(lang, kind))
}

export function shipName(lang: Lang, ship: number): string {
  return shipNames[lang][at(ships, ship).id]
}

export function cardName(lang: Lang, card: number): string {
  return `${colourNames[lang][nameOfColour(colourOfCard(card))].card} ${numberOfCard(card)}`
}

export function bonusName(lang: Lang, kind: number): string {
  const card = at<BonusCard>(bonusCards, kind)
  return card.name ?? bonusNames[lang][card.id as BonusId] // only printed cards have no name of their own
}

/** The name of the space at a place, or of both halves of a double space. */
export function spaceName(lang: Lang, place: number): string {
  return at(track, place)
    .map((half) => spaceWords[lang][half].name)
    .join(' / ')
}

/** The text of a bonus card, generated from its effect. */
function bonusText(lang: Lang, kind: number): string {
  const { when, effect } = at(bonusCards, kind)
  const condition = bonusLanguage.whenClause(when, lang)
  const clause = bonusLanguage.clause(effect, lang)
  return sentence(lang === 'pl' ? `jeśli ${condition}, ${clause}` : `if ${condition}, ${clause}`)
}

const spaceTexts: Readonly<Record<Lang, Readonly<Record<SpaceKind, string>>>> = {
  en: {
    start: 'All ships set off from here.',
    ordinary: 'A ship that starts here moves exactly as far as the card says.',
    bonus: 'When a ship stops here, its owner draws a bonus card.',
    hyperspace: 'A ship that starts here moves twice as far as the card says.',
    asteroids: 'A ship that starts here moves just 1 space, whatever the card says.',
    hole: 'A ship that stops here goes back to the nearest ordinary space before the black holes.',
    finish:
      'Home. When the first ship arrives, every player draws two bonus cards. Ships here never move again.',
  },
  pl: {
    start: 'Stąd ruszają wszystkie statki.',
    ordinary: 'Statek, który stąd rusza, leci dokładnie o tyle pól, ile mówi karta.',
    bonus: 'Gdy statek się tu zatrzyma, jego właściciel dobiera kartę bonusu.',
    hyperspace: 'Statek, który stąd rusza, leci dwa razy dalej, niż mówi karta.',
    asteroids: 'Statek, który stąd rusza, leci tylko o 1 pole, bez względu na kartę.',
    hole: 'Statek, który się tu zatrzyma, wraca na najbliższe zwykłe pole przed czarnymi dziurami.',
    finish:
      'Meta. Gdy dotrze tu pierwszy statek, każdy gracz dobiera dwie karty bonusów. Stąd nikt już nie rusza.',
  },
}

const spaceRules: Readonly<Record<SpaceKind, readonly string[]>> = {
  start: ['ST-SETUP-06', 'ST-SPACE-02'],
  ordinary: ['ST-SPACE-02'],
  bonus: ['ST-GAIN-01', 'ST-GAIN-02'],
  hyperspace: ['ST-SPACE-03'],
  asteroids: ['ST-SPACE-04'],
  hole: ['ST-HOLE-01', 'ST-HOLE-02', 'ST-HOLE-03'],
  finish: ['ST-FIN-01', 'ST-FIN-04', 'ST-FIN-05'],
}

const bonusRules: Readonly<Record<BonusId, readonly string[]>> = {
  'evasive-manoeuvre': ['ST-EVADE-01', 'ST-EVADE-02'],
  'experienced-pilot': ['ST-PILOT-01', 'ST-PILOT-02'],
  'light-speed': ['ST-LIGHT-01', 'ST-LIGHT-02'],
  acceleration: ['ST-ACCEL-01', 'ST-ACCEL-02'],
  tow: ['ST-TOW-01', 'ST-TOW-03', 'ST-TOW-04'],
}

export function explain(lang: Lang, what: Thing): Explanation | null {
  const [kind, id] = what.split(':')
  const number = Number(id)
  switch (kind) {
    case 'ship':
      return explainShip(lang, number)
    case 'card':
      return explainCard(lang, number)
    case 'bonus':
      return explainBonus(lang, kindOfBonus(number))
    case 'bonus-kind':
      return explainBonus(lang, number)
    case 'space':
      return explainSpace(lang, number)
    case 'half':
      return id === undefined ? null : explainHalf(lang, id)
    case 'team':
      return explainTeam(lang, number)
    default:
      return null
  }
}

function explainShip(lang: Lang, ship: number): Explanation {
  const { card } = colourNames[lang][at(ships, ship).colour]
  const text =
    lang === 'pl'
      ? `Tym statkiem porusza każda ${card} karta ruchu, bez względu na to, kto ją zagrywa.`
      : `Any ${card} movement card moves it, whoever plays the card.`
  return { name: shipName(lang, ship), text, rules: ['ST-TURN-04', 'ST-TURN-06'] }
}

function explainCard(lang: Lang, card: number): Explanation {
  const { ofShips } = colourNames[lang][nameOfColour(colourOfCard(card))]
  const places = counted(lang, numberOfCard(card), placeForms[lang])
  const text =
    lang === 'pl'
      ? `Przesuwa jeden z ${ofShips} statków o ${places}. Gdy oba są na mecie, karta jest dżokerem.`
      : `Moves one of the two ${ofShips} ships ${places}. Once both are home, the card is wild.`
  return { name: cardName(lang, card), text, rules: ['ST-TURN-03', 'ST-TURN-05', 'ST-WILD-01'] }
}

function explainBonus(lang: Lang, kind: number): Explanation {
  const { id, rule } = at<BonusCard>(bonusCards, kind)
  return {
    name: bonusName(lang, kind),
    text: bonusText(lang, kind),
    rules: id in bonusRules ? bonusRules[id as BonusId] : [rule], // a card of a scenario has only one rule
  }
}

function explainSpace(lang: Lang, place: number): Explanation {
  const halves = at(track, place)
  const name = spaceName(lang, place)
  if (halves.length === 1) {
    return { name: `${name} ${place}`, text: spaceTexts[lang][halves[0]], rules: spaceRules[halves[0]] }
  }
  const texts = halves.map((half) => halfText(lang, half))
  const choice =
    lang === 'pl'
      ? 'Połówkę wybiera gracz, który wykonuje ruch.'
      : 'Whoever moves a ship here chooses its half.'
  return {
    name: `${name} ${place}`,
    text: `${choice} ${texts.join(' ')}`,
    rules: ['ST-DOUBLE-02', 'ST-DOUBLE-04'],
  }
}

/** One half of a double space: "Hyperspace: a ship that starts here …" */
function halfText(lang: Lang, half: SpaceKind): string {
  const text = spaceTexts[lang][half]
  return sentence(`${spaceWords[lang][half].name}: ${text.charAt(0).toLowerCase()}${text.slice(1, -1)}`)
}

function explainHalf(lang: Lang, id: string): Explanation {
  const [place = 0, half = 0] = id.split('-').map(Number)
  const space = at(at(track, place), half)
  return {
    name: spaceWords[lang][space].name,
    text: spaceTexts[lang][space],
    rules: ['ST-DOUBLE-02', ...spaceRules[space]],
  }
}

function explainTeam(lang: Lang, colour: number): Explanation {
  const { team } = colourNames[lang][nameOfColour(colour)]
  const crew = [colour * 2, colour * 2 + 1].map((ship) => shipName(lang, ship)).join(', ')
  return { name: team, text: crew, rules: ['ST-COMP-07'] }
}
