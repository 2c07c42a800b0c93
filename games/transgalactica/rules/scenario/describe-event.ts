import { at, eventInWords, type GameEvent, type Plain } from '@kantyna/kernel'
import { areas, forms, goods, tracks, workers } from '../../content/names.ts'
import { abilityIds } from '../../content/types.ts'
import { thingOf } from '../abilities/sources.ts'
import { pieceId, pirateId, technologyId, wealthId } from './described.ts'

/** Events in the words of scenarios. */

const seat = (number: number) => number + 1
const source = (number: number) => thingOf(number)

/** What was drafted: wealth cards or a tile. */
const drafted = (event: GameEvent) => (card: number) =>
  'what' in event && event.what === 'ability' ? at(abilityIds, card) : wealthId(card)

/** Pieces by their ids, seats from 1, spaces of the map by their numbers. */
export function describeEvent(event: GameEvent): { readonly [fact: string]: Plain } {
  return eventInWords(
    event,
    {
      seat,
      good: (good) => at(goods, good),
      track: (track) => at(tracks, track),
      area: (area) => at(areas, area),
      worker: (worker) => at(workers, worker),
      form: (form) => at(forms, form),
      token: pieceId,
      mission: pieceId,
      goal: pieceId,
      technology: technologyId,
      pirates: pirateId,
      source,
    },
    { priority: seat, seats: seat, goals: pieceId, cards: drafted(event) },
  )
}
