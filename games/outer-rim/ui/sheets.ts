import type { GameEvent } from '@kantyna/kernel'
import type { EventSounds, GameHelp, PanelProps, SeatBoardProps, TableProps } from '@kantyna/ui'
import type { ComponentType } from 'preact'
import type { InBothLanguages, WordChanges } from '../words/chapter.ts'
import { wordsWith } from '../words/game-words.ts'
import { type AddedSheets, type PictureProps, sheetsOf, withAddedSheets } from './added-sheets.tsx'
import { AiPanel } from './ai/AiPanel.tsx'
import { type Read, reading } from './card/reading.ts'
import { ThingPicture } from './card/ThingPicture.tsx'
import { CombatPanel } from './combat/CombatPanel.tsx'
import type { IconName } from './drawing/Icon.tsx'
import { EncounterPanel } from './encounters/EncounterPanel.tsx'
import { OwnBoard } from './hand/OwnBoard.tsx'
import { helpWith } from './help/help.ts'
import { MarketPanel } from './market/MarketPanel.tsx'
import { type AddedMoments, momentsWith, type RimMoments } from './moments/index.ts'
import { PoolPanel } from './panels/PoolPanel.tsx'
import { SeatBoard } from './seats/SeatBoard.tsx'
import { sounds } from './sounds.ts'
import { TradePanel } from './trade/TradePanel.tsx'

/** The drawings that open over the table, fetched after the table is shown. */
export interface Sheets {
  /** All words, including the log and the explanations. */
  readonly words: InBothLanguages
  readonly OwnBoard: ComponentType<TableProps>
  readonly ThingPicture: ComponentType<PictureProps>
  readonly SeatBoard: ComponentType<SeatBoardProps>
  readonly AiPanel: ComponentType<PanelProps>
  readonly CombatPanel: ComponentType<PanelProps>
  readonly EncounterPanel: ComponentType<PanelProps>
  readonly MarketPanel: ComponentType<PanelProps>
  readonly PoolPanel: ComponentType<PanelProps>
  readonly TradePanel: ComponentType<PanelProps>
  readonly reading: Read
  readonly help: GameHelp<IconName>
  readonly moments: RimMoments
  readonly sounds: EventSounds<GameEvent>
}

/** The additions of an expansion to these drawings, fetched with them. */
export interface SheetChanges extends Partial<AddedSheets> {
  readonly words: WordChanges
  readonly moments?: AddedMoments
  readonly sounds?: EventSounds<GameEvent>
}

export function sheetsWith(changes: readonly SheetChanges[]): Sheets {
  const words = wordsWith(changes.map((change) => change.words))
  const added = sheetsOf(changes)
  const moments = momentsWith(
    changes.flatMap((change) => change.moments ?? []),
    words,
  )
  return {
    words,
    OwnBoard: withAddedSheets(added, OwnBoard),
    ThingPicture: withAddedSheets(added, ThingPicture),
    SeatBoard: withAddedSheets(added, SeatBoard),
    AiPanel: withAddedSheets(added, AiPanel),
    CombatPanel: withAddedSheets(added, CombatPanel),
    EncounterPanel: withAddedSheets(added, EncounterPanel),
    MarketPanel: withAddedSheets(added, MarketPanel),
    PoolPanel: withAddedSheets(added, PoolPanel),
    TradePanel: withAddedSheets(added, TradePanel),
    reading: (thing, lang) => reading(thing, lang, words),
    help: helpWith(words),
    moments: { ...moments, Scene: withAddedSheets(added, moments.Scene) },
    sounds: Object.assign({}, sounds, ...changes.map((change) => change.sounds)),
  }
}
