import type { Lang, PresentedDecision, Seat } from '@kantyna/kernel'
import type { TableProps, Touching } from '@kantyna/ui'
import { type ComponentType, createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Character } from '../content/card.ts'
import type { Planet } from '../content/names.ts'
import type { Chart } from './board/layout.ts'
import type { Shape } from './drawing/box-shape.ts'
import type { Look } from './drawing/Globe.tsx'
import type { IconName } from './drawing/Icon.tsx'
import type { RimView } from './view.ts'

/** Drawings that expansions add to a table from the start. `added-sheets.tsx` has drawings that are fetched later. */
export interface AddedDrawings {
  /** On the chart, above the tiles and below all pieces. */
  readonly layers: readonly ComponentType<LayerProps>[]
  /** Next to a seat's marker on the fame track: around its middle, below the marker. */
  readonly fameSigns: readonly ComponentType<FameSignProps>[]
  /** The effects of a character on an AI player, while one is chosen. */
  readonly factsOfAi: readonly FactsOfAi[]
  /** Kinds of questions that the panel of encounters answers. */
  readonly encounterQuestions: readonly string[]
  /** The label of the button for the trade panel; null if an expansion does not change it. */
  readonly tradeLabels: readonly TradeLabel[]
  /** What the hand shows during a question, instead of the seat's board. */
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

export interface CharacterFact {
  readonly icon: IconName
  readonly short: string
  readonly label: string
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
  factsOfAi: [],
  encounterQuestions: [],
  tradeLabels: [],
  trays: [],
  looks: {},
  ships: {},
  people: {},
}

/** The drawings of all expansions on a table, in their order. */
export function drawingsOf(extensions: readonly Partial<AddedDrawings>[]): AddedDrawings {
  const all = extensions.map((extension) => ({ ...NOTHING, ...extension }))
  return {
    layers: all.flatMap(({ layers }) => layers),
    fameSigns: all.flatMap(({ fameSigns }) => fameSigns),
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

/** The drawings that expansions add to this table; none for the base game alone. */
export function useAddedDrawings(): AddedDrawings {
  return useContext(Context)
}
