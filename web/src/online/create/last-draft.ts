import { expansionMetas } from '@kantyna/games/metas'
import type { GameMeta } from '@kantyna/kernel'
import { type TableSettings, watchingModes } from '@kantyna/online'
import { asFields, fieldsOf, oneOf } from '../../kit/kept.ts'
import { readText, writeText } from '../../kit/storage.ts'
import { parseSeating } from '../../setup/seating.ts'
import { type Draft, settled, usualDraft } from './draft.ts'

/** The last table of a game is kept for the next one. */
export function lastDraft(meta: GameMeta): Draft {
  const expansions = expansionMetas.filter((each) => each.extends === meta.id).map(({ id }) => id)
  return parseDraft(readText(keyOf(meta)), meta, expansions)
}

export function keepDraft(meta: GameMeta, draft: Draft): void {
  writeText(keyOf(meta), JSON.stringify(draft))
}

/** What can be used of a kept draft; the rest is as usual. */
export function parseDraft(text: string | null, meta: GameMeta, expansions: readonly string[]): Draft {
  const usual = usualDraft(meta)
  const kept = fieldsOf(text)
  if (kept['seating'] === undefined) return usual
  const { seating, fault } = parseSeating(JSON.stringify(kept['seating']), meta, expansions)
  const flag = (name: 'isMasked' | 'isListed' | 'hints' | 'lateSeats') =>
    typeof kept[name] === 'boolean' ? kept[name] : usual[name]
  const draft: Draft = {
    seating: fault === null ? seating : usual.seating,
    watching: oneOf(watchingModes, kept['watching']) ?? usual.watching,
    talk: oneOf(['presets', 'free'] as const, kept['talk']) ?? usual.talk,
    clock: clockIn(kept['clock']),
    isMasked: flag('isMasked'),
    isListed: flag('isListed'),
    hints: flag('hints'),
    lateSeats: flag('lateSeats'),
  }
  return settled(draft, meta)
}

function clockIn(kept: unknown): TableSettings['clock'] {
  const { bankMs, incrementMs } = asFields(kept)
  return typeof bankMs === 'number' && typeof incrementMs === 'number' ? { bankMs, incrementMs } : null
}

function keyOf({ id }: GameMeta): string {
  return `kantyna.online.${id}`
}
