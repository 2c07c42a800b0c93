import { at, drawBelow, hasListener, remove, type Scripts } from '@kantyna/kernel'
import { resolvePl, you } from '../../words/cards/effect-words.ts'
import { emitEvent } from '../events.ts'
import { sendHome } from '../market/decks.ts'
import { FIRST_DATABANK } from '../pieces.ts'
import type { Rim } from '../rim.ts'
import { allTables, tablesOf } from '../tables.ts'
import type { CardEffect, RimContext } from './vocabulary.ts'

/**
 * The databank: cards that are called by number and read from their first section (OR-DATA-01, OR-DATA-02, OR-DATA-03).
 */
export const databankScripts: Scripts<Rim, RimContext> = {
  open(t, number, { seat }) {
    const piece = drawFromDatabank(t, number)
    if (piece !== null && hasListener(t)) emitEvent(t, { type: 'reading', seat, card: piece })
    return piece
  },
  section: (piece, label) => sectionOf(piece, label),
  turnTo(t, piece, label, { seat }) {
    if (hasListener(t)) emitEvent(t, { type: 'turnedTo', seat, card: piece, label })
  },
  close(t, piece) {
    // OR-DATA-07; a card that a player keeps is not returned.
    if (t.resolving.includes(piece)) sendHome(t, piece)
  },
  words: {
    en: (number, mood) => you(mood, `resolve databank card #${number}`),
    pl: (number, mood) => `${resolvePl(mood)} kartę danych nr ${number}`,
  },
}

/**
 * Takes a random copy from the databank and puts it where it is read (OR-DATA-04); null if there is none (OR-DATA-09).
 * The copy is chosen only now, so copies have no order (OR-DATA-06, OR-DATA-08), and the dots on their backs reveal
 * nothing. The number of copies matters (UB-DBK-03).
 */
export function drawFromDatabank(t: Rim, number: number): number | null {
  const copies =
    tablesOf(t)
      .byNumber.get(number)
      ?.filter((piece) => t.databank.includes(piece)) ?? []
  if (copies.length === 0) return null
  const piece = copies.length === 1 ? at(copies, 0) : at(copies, drawBelow(t, 'databank', copies.length))
  remove(t.databank, piece)
  t.resolving.push(piece)
  return piece
}

/** Databank pieces have the same number in every combination of boxes. */
function sectionOf(piece: number, label: string | null): CardEffect {
  const { sections } = at(allTables().databank, piece - FIRST_DATABANK)
  const section = label === null ? Object.values(sections)[0] : sections[label]
  return section ?? nothing
}

const nothing: CardEffect = { op: 'all', of: [] }
