import type { CardFact, Text } from '@kantyna/kernel'
import type { Card } from '../content/card.ts'
import { cards as allCards } from '../content/cards.ts'
import { faceOf, PIECES } from '../rules/pieces.ts'
import { thingOf } from '../rules/scenario/things.ts'
import { factionNames } from './things/names.ts'
import { pieceText } from './things/things.ts'

/** The types, in addition to factions, by which the gallery can be filtered. */
const kindGroups: Readonly<Record<Card['kind'], Text>> = {
  unit: { pl: 'jednostki', en: 'units' },
  ship: { pl: 'okręty', en: 'capital ships' },
  base: { pl: 'bazy', en: 'bases' },
}

const starterGroup: Text = { pl: 'karty startowe', en: 'starter cards' }

function firstPiece(face: number): number {
  for (let piece = 0; piece < PIECES; piece++) if (faceOf(piece) === face) return piece
  return 0
}

/** Every card of the box once, with its generated text. */
export const cards: readonly CardFact[] = allCards.map((card, face): CardFact => {
  const { id, name, faction, kind, set, copies, provenance, note } = card
  const piece = firstPiece(face)
  return {
    id,
    thing: thingOf(piece),
    name,
    text: { pl: pieceText('pl', piece), en: pieceText('en', piece) },
    kinds: [factionNames[faction], kindGroups[kind], ...(set === 'starter' ? [starterGroup] : [])],
    copies,
    provenance,
    ...(note === undefined ? {} : { note }),
  }
})
