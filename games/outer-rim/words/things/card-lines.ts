import { at, type Lang } from '@kantyna/kernel'
import type { DatabankCard, Resource } from '../../content/card.ts'
import { factions } from '../../content/names.ts'
import { firstNumberWhere } from '../../rules/numbered.ts'
import {
  FIRST_DATABANK,
  FIRST_ENCOUNTER,
  FIRST_ROTATED,
  isEncounterCard,
  isMarketCard,
  isRotatedSide,
} from '../../rules/pieces.ts'
import {
  databankCardText,
  encounterCardText,
  marketCardText,
  resourceText,
  type TitledText,
} from '../cards/card-text.ts'
import { spaceCount } from '../cards/effect-words.ts'
import { patrolName } from '../cards/patrol-words.ts'
import { characterText, shipText } from '../cards/sheet-text.ts'
import { characterLine, marketLine, resourceLine, shipLine, slotsText } from '../cards/type-line.ts'
import { nameOf, symbolsOfBoxes, tables } from './names.ts'

/** The text of cards and sheets, line by line. */

const otherSide: Readonly<Record<Lang, string>> = { en: 'Other side', pl: 'Druga strona' }

/** The whole text of a character card, by paragraph. */
export function characterLines(lang: Lang, character: number): string[] {
  const card = at(tables().characters, character)
  const { front, flipped } = characterText(card, lang)
  const gained = flipped.filter((text) => !front.includes(text))
  return [characterLine(card, lang), ...front, ...onOtherSide(lang, gained)]
}

/** The whole text of a ship sheet. */
export function shipLines(lang: Lang, ship: number): string[] {
  const sheet = at(tables().ships, ship)
  const { front, flipped } = shipText(sheet, lang)
  const slots = slotsText(sheet.flipped?.slots ?? sheet.slots, lang)
  const hasOthers = slots !== slotsText(sheet.slots, lang)
  const others = hasOthers ? [`${slotsWord[lang]}: ${slots}.`, ...flipped] : flipped
  return [shipLine(sheet, lang), ...front, ...onOtherSide(lang, others)]
}

const slotsWord: Readonly<Record<Lang, string>> = { en: 'Slots', pl: 'Gniazda' }

function onOtherSide(lang: Lang, [first, ...others]: readonly string[]): string[] {
  return first === undefined ? [] : [`${otherSide[lang]}: ${first}`, ...others]
}

/** A card with its type, figures and whole text. */
export function cardLines(lang: Lang, piece: number): string[] {
  const { market, encounters, databank, ships } = tables()
  if (isRotatedSide(piece)) return rotatedLines(lang, piece)
  if (isMarketCard(piece)) {
    const card = at(market, piece)
    if (!('ship' in card)) return [marketLine(card, lang), ...marketCardText(card, lang)]
    const ship = firstNumberWhere(ships, ({ id }) => id === card.ship)
    return [...shipLines(lang, ship), ...marketCardText(card, lang)]
  }
  if (isEncounterCard(piece)) {
    const card = at(encounters, piece - FIRST_ENCOUNTER)
    return [...resourceOn(card, lang), ...sectionLines(encounterCardText(card, lang), card.name[lang])]
  }
  const card = at(databank, piece - FIRST_DATABANK)
  const number = lang === 'pl' ? `Karta danych nr ${card.number}` : `Databank card #${card.number}`
  return [number, ...databankLines(card, lang)]
}

/** A card that shows its second resource: first that one, then the one that is upside down. */
function rotatedLines(lang: Lang, piece: number): string[] {
  const { rotatedOn } = tables()
  const first = at(rotatedOn, piece - FIRST_ROTATED)
  const below = `${lang === 'pl' ? 'Druga połowa' : 'Other half'}: ${nameOf(lang, first)}.`
  return [...heldLines(lang, piece), below, ...heldLines(lang, first)]
}

/** The sections, then the resource for the player who gains the card. */
export function databankLines(card: DatabankCard, lang: Lang): string[] {
  return [...sectionLines(databankCardText(card, lang), card.name[lang]), ...resourceOn(card, lang)]
}

function resourceOn({ resource }: { readonly resource?: Resource }, lang: Lang): string[] {
  return resource === undefined ? [] : [resourceLine(resource, lang), ...resourceText(resource, lang)]
}

/** The text of a held card. For encounter and databank cards this is only the resource. */
export function heldLines(lang: Lang, piece: number): string[] {
  const resource = tables().resources[piece]
  if (resource === null || resource === undefined) return cardLines(lang, piece)
  return [resourceLine(resource, lang), ...resourceText(resource, lang)]
}

/** The text of a held card without its type, for places that already name the type. */
export function cardTextLines(lang: Lang, piece: number): readonly string[] {
  const resource = tables().resources[piece]
  return resource === null || resource === undefined ? [] : resourceText(resource, lang)
}

/** A line for each paragraph, with the heading of each section; without the resource on the card. */
function sectionLines(sections: readonly TitledText[], name: string): string[] {
  return sections
    .filter(({ heading }) => heading !== name)
    .flatMap(({ heading, paragraphs: [first = '', ...others] }) => [
      heading === '' ? first : `${heading}: ${first}`,
      ...others,
    ])
}

type Symbols = readonly { readonly faction: (typeof factions)[number]; readonly spaces: number }[]

/** The symbols of a revealed market card: for patrols (OR-PMOVE-03, OR-PMOVE-04), and those of other boxes. */
export function marketSymbols(lang: Lang, piece: number): string[] {
  const card = tables().market[piece]
  if (card === undefined) return []
  return [...patrolSymbols(lang, card.patrols), ...symbolsOfBoxes(lang, card)]
}

function patrolSymbols(lang: Lang, symbols: Symbols): string[] {
  return symbols.map(({ faction, spaces: steps }) => {
    const patrol = patrolName(lang, factions.indexOf(faction))
    return lang === 'pl'
      ? `Gdy ta karta zostaje odkryta po zakupie, ${patrol} rusza się o ${spaceCount('pl', steps)} w stronę aktywnego gracza.`
      : `When this card is revealed after a purchase, the ${patrol} moves ${spaceCount('en', steps)} towards the active player.`
  })
}
