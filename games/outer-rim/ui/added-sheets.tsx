import type { KernelView, Lang, PresentedDecision, Seat, Thing } from '@kantyna/kernel'
import type { PanelControl, PanelProps, SeatBoardProps, SeatInfo, Touching } from '@kantyna/ui'
import { type ComponentType, createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { FameSignProps } from './added-drawings.ts'
import type { ProseLoaders } from './encounters/prose.ts'
import type { RimView } from './view.ts'

/** Drawings of expansions that are fetched after the table is shown: panels, seats' boards, pictures, moments. */
export interface AddedSheets {
  /** Plates on the player's own board, next to the character, the ship and the reputation. */
  readonly plates: readonly ComponentType<PlateProps>[]
  /** Small marks next to fame, credits and reputation of a seat. */
  readonly standingMarks: readonly ComponentType<StandingMarkProps>[]
  /** Marks on cards, such as tokens. */
  readonly cardMarks: readonly ComponentType<CardMarkProps>[]
  /** Notes about an AI player, above its card. */
  readonly aiNotes: readonly ComponentType<AiNoteProps>[]
  /** Sections of a seat's board, below its fame, credits and reputation. */
  readonly seatSections: readonly ComponentType<SeatSectionProps>[]
  readonly aboveSeatBoard: readonly ComponentType<SeatBoardProps>[]
  readonly aboveEncounter: readonly ComponentType<PanelProps>[]
  readonly aboveDice: readonly ComponentType<PanelProps>[]
  readonly belowDice: readonly ComponentType<PanelProps>[]
  /** Notes below an answer, for example the opponent of a job. */
  readonly optionNotes: readonly OptionNote[]
  /** Large pictures of the expansion's own things, by the kind of thing (the part before the colon). */
  readonly pictures: Readonly<Record<string, ComponentType<PictureProps>>>
  readonly belowPicture: readonly ComponentType<PictureProps>[]
  /** Loaders for the situations of the expansion's cards. */
  readonly proseLoaders: readonly ProseLoaders[]
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
  plates: [],
  standingMarks: [],
  cardMarks: [],
  aiNotes: [],
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
    plates: all.flatMap(({ plates }) => plates),
    standingMarks: all.flatMap(({ standingMarks }) => standingMarks),
    cardMarks: all.flatMap(({ cardMarks }) => cardMarks),
    aiNotes: all.flatMap(({ aiNotes }) => aiNotes),
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

/** The drawings that expansions add to this table after it is shown. */
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
