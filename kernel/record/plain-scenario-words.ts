import type { GameEvent } from '../play/event.ts'
import { at } from '../play/fault.ts'
import { copyOfField } from '../play/fields.ts'
import type { Game } from '../play/game.ts'
import type { Plain, Position } from '../play/position.ts'
import { type Routines, runStages } from '../play/routine.ts'
import { unknownWord } from '../words/unknown-word.ts'
import type { EventFacts } from './event-words.ts'
import { mismatch } from './mismatch.ts'
import type { ScenarioWords } from './scenario.ts'

interface Parts<P extends Position, O extends object>
  extends Pick<Game<P, O>, 'secrets' | 'setup' | 'routines'> {
  readonly eventFacts: EventFacts
  /** Every id that an option of a kind can have. */
  readonly optionIds: Readonly<Record<string, readonly string[]>>
}

/**
 * Scenario words for a game that has none of its own yet. They describe positions, views and events by the names of their
 * fields, and pieces and seats by their numbers. `arrange: { stage: play, deck: [1, 2] }` sets fields after the setup and
 * continues with a stage of the first routine; without `stage` the game starts at its beginning.
 */
export function plainScenarioWords<P extends Position, O extends object>({
  secrets,
  setup,
  routines,
  eventFacts,
  optionIds,
}: Parts<P, O>): ScenarioWords<P> {
  const fields = Object.keys(secrets).filter((name) => name !== 'options')
  return {
    arrange(seats, options, block, chance) {
      const t = setup({ seats }, options as O, chance) // checked by the caller against the game's own schema
      for (const [word, value] of Object.entries(readBlock(block))) {
        if (word === 'stage') startAt(routines, t, value)
        else if (fields.includes(word)) setField(t, word, value)
        else mismatch(`arrange: ${unknownWord('field', word, ['stage', ...fields])}`)
      }
      runStages(routines, t)
      return t
    },
    describe: (t) => plainFields(t, fields),
    describeView: (view) => plainFields(view, fields),
    optionIds: (kind) => optionIds[kind] ?? [],
    eventFacts,
    describeEvent: plainEvent,
  }
}

function readBlock(block: unknown): object {
  if (block === undefined || block === null) return {}
  if (typeof block === 'object' && !Array.isArray(block)) return block
  return mismatch('arrange: this should be a list of words with their values')
}

function startAt<P extends Position>(routines: Routines<P>, t: P, stage: unknown): void {
  const first = at(t.stack, 0)
  const stages = routines.get(first.routine)?.indexOf ?? new Map<string, number>()
  const index = stages.get(String(stage))
  if (index === undefined) mismatch(`arrange: ${unknownWord('stage', String(stage), [...stages.keys()])}`)
  else first.stage = index
}

/** The new value must have the type of the old one: both lists, or both the same type of plain value. */
function setField(t: Position, name: string, value: unknown): void {
  const before: unknown = Reflect.get(t, name)
  const isAlike = Array.isArray(before) ? Array.isArray(value) : typeof before === typeof value
  if (!isAlike)
    mismatch(`arrange ${name}: this should be ${Array.isArray(before) ? 'a list' : `a ${typeof before}`}`)
  Reflect.set(t, name, copyOfField(value))
}

function plainFields(seen: object, fields: readonly string[]): Record<string, Plain> {
  const described = fields.flatMap((name): [string, Plain][] => {
    const value = Reflect.get(seen, name) as Plain | undefined // fields of positions and views are plain data
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(described)
}

function plainEvent(event: GameEvent): Record<string, Plain> {
  return { ...(event as unknown as Record<string, Plain>) } // events are plain data
}
