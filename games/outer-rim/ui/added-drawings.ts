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
  /** Layers of the chart, above the tiles and below all pieces. */
  readonly layers: readonly ComponentType<LayerProps>[]
  /** Signs next to a seat's marker on the fame track. The middle of the marker is their origin. */
  readonly fameSigns: readonly ComponentType<FameSignProps>[]
  /** How a character affects an AI player, shown while a player chooses the AI player's character. */
  readonly factsOfAi: readonly FactsOfAi[]
  /** Kinds of questions that are answered in the encounter panel. */
  readonly encounterQuestions: readonly string[]
  /** Labels for the button of the trade panel; null if an expansion does not change the label. */
  readonly tradeLabels: readonly TradeLabel[]
  /** Trays that the hand shows during a question, instead of the seat's board. */
  readonly trays: readonly Tray[]
  /** How planets look. */
  readonly looks: Readonly<Partial<Record<Planet, Look>>>
  /** Silhouettes of ships and people, by their ids. */
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
