import { at } from '@kantyna/kernel'
import type { DatabankCard, Reading } from '../../content/card.ts'
import { factions } from '../../content/names.ts'
import { proseKey } from '../../content/prose.ts'
import { keyOfCode, readingOf, sectionKeys } from '../../rules/encounters/section-key.ts'
import { FIRST_DATABANK, FIRST_ENCOUNTER, isDatabankCard, isEncounterCard } from '../../rules/pieces.ts'
import { tables } from '../../words/things/names.ts'
import type { RimView } from '../view.ts'
import type { ProseFile } from './prose.ts'

/** The card that is being read, and its section. */
export type ReadingNow =
  | {
      readonly is: 'encounter'
      readonly piece: number
      readonly file: ProseFile
      readonly card: string
      readonly section: (typeof sectionKeys)[number]
      readonly prose: string
      readonly reading: Reading | null
    }
  | {
      readonly is: 'script'
      readonly piece: number
      readonly file: ProseFile
      readonly card: string
      readonly label: string
      readonly prose: string
    }

/** The lowest databank number of a job's script. Contacts and illegal cargo have lower numbers. */
const FIRST_JOB = 40

/** The innermost card that the encountering player is reading. */
export function readingNow({ stack }: Pick<RimView, 'stack'>): ReadingNow | null {
  for (let depth = stack.length - 1; depth >= 0; depth--) {
    const frame = at(stack, depth)
    const piece: unknown = Reflect.get(frame, frame.routine === 'script' ? 'piece' : 'card')
    if (typeof piece !== 'number' || piece < 0) continue
    if (frame.routine === 'encounterCard' && isEncounterCard(piece)) {
      const code: unknown = Reflect.get(frame, 'code')
      return typeof code === 'number' ? encounterReading(piece, code) : null
    }
    if (frame.routine === 'script' && isDatabankCard(piece))
      return scriptReading(piece, stack.slice(depth + 1))
  }
  return null
}

const standings = ['negative', 'neutral', 'positive'] as const

function encounterReading(piece: number, code: number): ReadingNow {
  const card = at(tables().encounters, piece - FIRST_ENCOUNTER)
  const section = at(sectionKeys, keyOfCode(code))
  const printed = card.sections[section]
  const standing =
    printed !== undefined && 'faction' in printed
      ? standings[standingIn(code, factions.indexOf(printed.faction))]
      : undefined
  return {
    is: 'encounter',
    piece,
    file: card.deck,
    card: card.id,
    section,
    prose: proseKey(section, standing),
    reading: readingOf(card, code),
  }
}

/** The digit of a faction in the code of a section (section-key.ts). */
function standingIn(code: number, faction: number): number {
  const later = standings.length ** (factions.length - 1 - faction)
  return Math.floor(code / later) % standings.length
}

function scriptReading(piece: number, above: RimView['stack']): ReadingNow {
  const card = at(tables().databank, piece - FIRST_DATABANK)
  const labels = Object.keys(card.sections)
  // The innermost section whose tree is being carried out.
  const running = above.map((frame) => JSON.stringify(Reflect.get(frame, 'effect') ?? null)).toReversed()
  const isRunning = (label: string) => {
    const tree = JSON.stringify(card.sections[label])
    return running.some((effect) => effect === tree || effect === `{"op":"all","of":[${tree}]}`)
  }
  const label = labels.findLast(isRunning) ?? labels[0] ?? ''
  return { is: 'script', piece, file: proseFileOfScript(card), card: card.id, label, prose: label }
}

export function proseFileOfScript({ number }: Pick<DatabankCard, 'number'>): ProseFile {
  return number >= FIRST_JOB ? 'scripts' : 'contacts'
}
