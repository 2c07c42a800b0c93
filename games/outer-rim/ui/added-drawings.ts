import type { Lang, PresentedDecision, Seat } from '@kantyna/kernel'
import type { PanelControl, SeatInfo, TableProps, Touching } from '@kantyna/ui'
import { type ComponentType, createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Character } from '../content/card.ts'
import type { Planet } from '../content/names.ts'
import type { Chart } from './board/layout.ts'
import type { Shape } from './drawing/box-shape.ts'
import type { Look } from './drawing/Globe.tsx'
import type { IconName } from './drawing/Icon.tsx'
import type { RimView } from './view.ts'

/** What expansions draw on a table from the beginning. `added-sheets.ts` has what is drawn once something is opened. */
export interface AddedDrawings {
  /** On the chart, over the tiles and below all that stands on them. */
  readonly layers: readonly ComponentType<LayerProps>[]
  /** Beside a seat's marker on the fame track: around its middle, below the marker. */
  readonly fameSigns: readonly ComponentType<FameSignProps>[]
  /** On the player's own board, beside character, ship and standing. */
  readonly plates: readonly ComponentType<PlateProps>[]
  /** Small marks beside fame, credits and reputation of a seat. */
  readonly standingMarks: readonly ComponentType<StandingMarkProps>[]
  /** On cards: tokens. */
  readonly cardMarks: readonly ComponentType<CardMarkProps>[]
  /** About an AI player, above its card. */
  readonly aiNotes: readonly ComponentType<AiNoteProps>[]
  /** What a character means for an AI player, where one is chosen. */
  readonly factsOfAi: readonly FactsOfAi[]
  /** Kinds of questions that the panel of encounters answers. */
  readonly encounterQuestions: readonly string[]
  /** What the button that opens the trade panel is called; null where an expansion has no other name for it. */
  readonly tradeLabels: readonly TradeLabel[]
  /** What the hand shows while a question is asked, in place of the seat's board. */
  readonly trays: readonly Tray[]
  /** How planets look. */
  readonly looks: Readonly<Partial<Record<Planet, Look>>>
  /** Ships and people by their ids. */
  readonly ships: Readonly<Record<string, Shape>>
  readonly people: Readonly<Record<string, Shape>>
}

export interface LayerProps {
  readonly chart: Chart
  readonly view: RimView
  readonly lang: Lang
  readonly touching: Touching
}

export interface FameSignProps {
  readonly view: RimView
  readonly seat: Seat
  readonly lang: Lang
}

export interface PlateProps extends FameSignProps {
  readonly touching: Touching
  readonly panels: PanelControl
}

export type StandingMarkProps = FameSignProps

export interface CardMarkProps {
  readonly view: RimView
  readonly piece: number
  readonly lang: Lang
}

export interface AiNoteProps extends FameSignProps {
  readonly seats: readonly SeatInfo[]
}

export interface CharacterFact {
  readonly icon: IconName
  readonly short: string
  readonly says: string
}

export type FactsOfAi = (character: Character, lang: Lang) => readonly CharacterFact[]

export type TradeLabel = (view: RimView, lang: Lang) => string | null

export interface Tray {
  isFor(question: PresentedDecision): boolean
  readonly Tray: ComponentType<Pick<TableProps, 'lang' | 'touching'> & { readonly asked: PresentedDecision }>
}

const NOTHING: AddedDrawings = {
  layers: [],
  fameSigns: [],
  plates: [],
  standingMarks: [],
  cardMarks: [],
  aiNotes: [],
  factsOfAi: [],
  encounterQuestions: [],
  tradeLabels: [],
  trays: [],
  looks: {},
  ships: {},
  people: {},
}

/** Of all expansions on a table, in their order. */
export function drawingsOf(extensions: readonly Partial<AddedDrawings>[]): AddedDrawings {
  const all = extensions.map((extension) => ({ ...NOTHING, ...extension }))
  return {
    layers: all.flatMap(({ layers }) => layers),
    fameSigns: all.flatMap(({ fameSigns }) => fameSigns),
    plates: all.flatMap(({ plates }) => plates),
    standingMarks: all.flatMap(({ standingMarks }) => standingMarks),
    cardMarks: all.flatMap(({ cardMarks }) => cardMarks),
    aiNotes: all.flatMap(({ aiNotes }) => aiNotes),
    factsOfAi: all.flatMap(({ factsOfAi }) => factsOfAi),
    encounterQuestions: all.flatMap(({ encounterQuestions }) => encounterQuestions),
    tradeLabels: all.flatMap(({ tradeLabels }) => tradeLabels),
    trays: all.flatMap(({ trays }) => trays),
    looks: Object.assign({}, ...all.map(({ looks }) => looks)),
    ships: Object.assign({}, ...all.map(({ ships }) => ships)),
    people: Object.assign({}, ...all.map(({ people }) => people)),
  }
}

const Context = createContext(NOTHING)

export const AddedDrawingsProvider = Context.Provider

/** What expansions add to this table; nothing where the base game is drawn alone. */
export function useAddedDrawings(): AddedDrawings {
  return useContext(Context)
}
