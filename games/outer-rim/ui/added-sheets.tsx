import type { KernelView, Lang, PresentedDecision, Seat, Thing } from '@kantyna/kernel'
import type { PanelProps, SeatBoardProps, SeatInfo, Touching } from '@kantyna/ui'
import { type ComponentType, createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { ProseLoaders } from './encounters/prose.ts'
import type { RimView } from './view.ts'

/** Drawings of expansions that are fetched after the table is shown: panels, seats' boards, pictures, moments. */
export interface AddedSheets {
  /** Next to a seat's board. */
  readonly seatSections: readonly ComponentType<SeatSectionProps>[]
  readonly aboveSeatBoard: readonly ComponentType<SeatBoardProps>[]
  readonly aboveEncounter: readonly ComponentType<PanelProps>[]
  readonly aboveDice: readonly ComponentType<PanelProps>[]
  readonly belowDice: readonly ComponentType<PanelProps>[]
  /** Below an answer: for example the opponent of a job. */
  readonly optionNotes: readonly OptionNote[]
  /** Large pictures of their own things, by the first part of the things' names. */
  readonly pictures: Readonly<Record<string, ComponentType<PictureProps>>>
  readonly belowPicture: readonly ComponentType<PictureProps>[]
  /** Situations of cards. */
  readonly proseLoaders: readonly ProseLoaders[]
}

export interface SeatSectionProps {
  readonly view: RimView
  readonly seat: Seat
  readonly lang: Lang
  readonly seats: readonly SeatInfo[]
  readonly touching: Touching
}

/** The note below an answer, or null. */
export type OptionNote = (
  view: RimView,
  asked: PresentedDecision,
  option: PresentedDecision['options'][number],
  lang: Lang,
  seats: readonly SeatInfo[],
) => string | null

export interface PictureProps {
  readonly thing: Thing
  readonly lang: Lang
  readonly view?: KernelView
}

const NOTHING: AddedSheets = {
  seatSections: [],
  aboveSeatBoard: [],
  aboveEncounter: [],
  aboveDice: [],
  belowDice: [],
  optionNotes: [],
  pictures: {},
  belowPicture: [],
  proseLoaders: [],
}

/** The drawings of all expansions on a table, in their order. */
export function sheetsOf(extensions: readonly Partial<AddedSheets>[]): AddedSheets {
  const all = extensions.map((extension) => ({ ...NOTHING, ...extension }))
  return {
    seatSections: all.flatMap(({ seatSections }) => seatSections),
    aboveSeatBoard: all.flatMap(({ aboveSeatBoard }) => aboveSeatBoard),
    aboveEncounter: all.flatMap(({ aboveEncounter }) => aboveEncounter),
    aboveDice: all.flatMap(({ aboveDice }) => aboveDice),
    belowDice: all.flatMap(({ belowDice }) => belowDice),
    optionNotes: all.flatMap(({ optionNotes }) => optionNotes),
    pictures: Object.assign({}, ...all.map(({ pictures }) => pictures)),
    belowPicture: all.flatMap(({ belowPicture }) => belowPicture),
    proseLoaders: all.flatMap(({ proseLoaders }) => proseLoaders),
  }
}

const Context = createContext(NOTHING)

/** The later drawings that expansions add to this table. */
export function useAddedSheets(): AddedSheets {
  return useContext(Context)
}

/** A component with the drawings of these expansions. */
export function withAddedSheets<P extends object>(
  added: AddedSheets,
  Component: ComponentType<P>,
): ComponentType<P> {
  return function WithAddedSheets(props) {
    return (
      <Context.Provider value={added}>
        <Component {...props} />
      </Context.Provider>
    )
  }
}
