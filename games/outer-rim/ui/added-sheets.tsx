import type { KernelView, Lang, PresentedDecision, Seat, Thing } from '@kantyna/kernel'
import type { PanelProps, SeatBoardProps, SeatInfo, Touching } from '@kantyna/ui'
import { type ComponentType, createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { ProseShelves } from './encounters/prose.ts'
import type { RimView } from './view.ts'

/** What expansions add to all that is fetched once the table stands: panels, seats' boards, pictures, moments. */
export interface AddedSheets {
  /** Beside a seat's board. */
  readonly seatSections: readonly ComponentType<SeatSectionProps>[]
  readonly aboveSeatBoard: readonly ComponentType<SeatBoardProps>[]
  readonly aboveEncounter: readonly ComponentType<PanelProps>[]
  readonly aboveDice: readonly ComponentType<PanelProps>[]
  readonly belowDice: readonly ComponentType<PanelProps>[]
  /** Below an answer: against whom a job is done. */
  readonly optionNotes: readonly OptionNote[]
  /** Things of their own drawn large, by what their names begin with. */
  readonly pictures: Readonly<Record<string, ComponentType<PictureProps>>>
  readonly belowPicture: readonly ComponentType<PictureProps>[]
  /** Situations of cards. */
  readonly shelves: readonly ProseShelves[]
}

export interface SeatSectionProps {
  readonly view: RimView
  readonly seat: Seat
  readonly lang: Lang
  readonly seats: readonly SeatInfo[]
  readonly touching: Touching
}

/** What is said below an answer; null where there is nothing to say. */
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
  shelves: [],
}

/** Of all expansions on a table, in their order. */
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
    shelves: all.flatMap(({ shelves }) => shelves),
  }
}

const Context = createContext(NOTHING)

/** What expansions add to the sheets of this table. */
export function useAddedSheets(): AddedSheets {
  return useContext(Context)
}

/** A component for which these are what expansions add. */
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
