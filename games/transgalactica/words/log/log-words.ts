import { at, type Lang, type Line, line, type Segment } from '@kantyna/kernel'
import {
  type Area,
  areas,
  type Good,
  goods,
  type Track,
  tracks,
  type WorkerKind,
  workers,
} from '../../content/names.ts'
import { tokenStacks } from '../../content/tracks.ts'
import { goodCount } from '../cards/effect-words.ts'
import { link, sourceLink } from '../things/things.ts'

/** Parts that both languages of the log need. */

export const areaOf = (area: number): Area => at(areas, area)
export const trackOf = (track: number): Track => at(tracks, track)
export const workerOf = (worker: number): WorkerKind => at(workers, worker)
export const goodOf = (good: number): Good => at(goods, good)

export function gainedText(lang: Lang, good: number, amount: number): string {
  return goodCount(lang, goodOf(good), amount)
}

/** The source of something, in brackets. */
export function sourceSuffix(lang: Lang, source: number | null, otherwise: string): Line {
  if (source !== null) {
    const wording = sourceLink(lang, source)
    if (textOf(wording) !== '') return line` (${wording})`
  }
  return otherwise === '' ? [] : line` (${otherwise})`
}

function textOf(segment: Segment): string {
  return typeof segment === 'object' && 'text' in segment ? segment.text : ''
}

export const areaLink = (lang: Lang, area: number): Segment => link(lang, `area:${areaOf(area)}`)
export const stackTrack = (stack: number): Track => trackOf(at(tokenStacks, stack).track)
/** Whether a follower performs the main action: the lieutenant, or a worker raised by TC302. */
export const actsAsCaptain = (worker: number): boolean =>
  workerOf(worker) !== 'captain' && workerOf(worker) !== 'crew'
