import type { GameEvent } from '@kantyna/kernel'
import type { EventSounds, GameHelp, PanelProps, SeatBoardProps } from '@kantyna/ui'
import type { ComponentType } from 'preact'
import type { InBothLanguages, WordChanges } from '../words/chapter.ts'
import { wordsWith } from '../words/game-words.ts'
import { type AddedSheets, type PictureProps, sheetsOf, withAddedSheets } from './added-sheets.tsx'
import { ThingPicture } from './card/ThingPicture.tsx'
import { CombatPanel } from './combat/CombatPanel.tsx'
import type { IconName } from './drawing/Icon.tsx'
import { EncounterPanel } from './encounters/EncounterPanel.tsx'
import { helpWith } from './help/help.ts'
import { type AddedMoments, momentsWith, type RimMoments } from './moments/index.ts'
import { PoolPanel } from './panels/PoolPanel.tsx'
import { SeatBoard } from './seats/SeatBoard.tsx'
import { sounds } from './sounds.ts'
import { TradePanel } from './trade/TradePanel.tsx'

export { PartsSheet } from '@kantyna/ui'

/** The drawings that open over the table, fetched after the table is shown. */
export interface Sheets {
  /** With the log and what explains things. */
  readonly words: InBothLanguages
  readonly ThingPicture: ComponentType<PictureProps>
  readonly SeatBoard: ComponentType<SeatBoardProps>
  readonly CombatPanel: ComponentType<PanelProps>
  readonly EncounterPanel: ComponentType<PanelProps>
  readonly PoolPanel: ComponentType<PanelProps>
  readonly TradePanel: ComponentType<PanelProps>
  readonly help: GameHelp<IconName>
  readonly moments: RimMoments
  readonly sounds: EventSounds<GameEvent>
}

/** The additions of an expansion to these drawings, fetched with them. */
export interface SheetChanges extends Partial<AddedSheets> {
  readonly moments?: AddedMoments
  readonly sounds?: EventSounds<GameEvent>
}

export function sheetsWith(changes: readonly SheetChanges[], wordChanges: readonly WordChanges[]): Sheets {
  const words = wordsWith(wordChanges)
  const added = sheetsOf(changes)
  const moments = momentsWith(
    changes.flatMap((change) => change.moments ?? []),
    words,
  )
  return {
    words,
    ThingPicture: withAddedSheets(added, ThingPicture),
    SeatBoard: withAddedSheets(added, SeatBoard),
    CombatPanel: withAddedSheets(added, CombatPanel),
    EncounterPanel: withAddedSheets(added, EncounterPanel),
    PoolPanel: withAddedSheets(added, PoolPanel),
    TradePanel: withAddedSheets(added, TradePanel),
    help: helpWith(words),
    moments: { ...moments, Scene: withAddedSheets(added, moments.Scene) },
    sounds: Object.assign({}, sounds, ...changes.map((change) => change.sounds)),
  }
}
