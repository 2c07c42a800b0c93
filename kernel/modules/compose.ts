import type { RuleId } from '../play/decision.ts'
import { Fault } from '../play/fault.ts'
import type { GameMeta } from '../play/game.ts'
import type { Point, Points, Resolved } from './points.ts'

/** The part of a game that composing uses. */
interface AnyGame {
  readonly meta: GameMeta
}

/** A game that can be extended: its points, and how it is built from their resolved values. */
export interface ExtensibleGame<Table extends Points, G extends AnyGame> {
  readonly points: Table
  build(points: Resolved<Table>, modules: readonly ModuleFacts[]): G
}

/** What a composed game needs from a module in addition to its changes: its name in records and versions. */
export interface ModuleFacts {
  readonly id: string
  readonly version: string
}

/** An expansion: one list of everything that it changes, rule by rule. */
export interface GameModule extends ModuleFacts {
  /** The id of the game that it extends. */
  readonly extends: string
  /** The ids of other modules that it needs. */
  readonly requires?: readonly string[]
  readonly changes: readonly PointChange[]
}

/** One rule of a module, the point at which it enters, and what it does there. */
export interface PointChange {
  readonly rule: RuleId
  readonly point: unknown
  readonly change: unknown
}

export function change<Value, Change>(
  rule: RuleId,
  point: Point<Value, Change>,
  what: NoInfer<Change>,
): PointChange {
  return { rule, point, change: what }
}

interface Composed {
  readonly game: AnyGame
  readonly modules: readonly GameModule[]
}

const composed = new WeakMap<object, Map<string, Composed>>()

/** The game with these modules. Without modules it is always the same object. */
export function compose<Table extends Points, G extends AnyGame>(
  base: ExtensibleGame<Table, G>,
  modules: readonly GameModule[] = [],
): G {
  const known = composed.get(base) ?? new Map<string, Composed>()
  composed.set(base, known)
  const key = modules.map(({ id, version }) => `${id} ${version}`).join(' + ')
  const found = known.get(key)
  if (found !== undefined) {
    const other = modules.find((module, index) => module !== found.modules[index])
    if (other !== undefined) throw new Fault(`two modules are called ${other.id} ${other.version}`)
    return found.game as G // built by the same base
  }
  checkTogether(modules)
  const game = base.build(resolved(base.points, modules), modules)
  const misplaced = modules.find((module) => module.extends !== game.meta.id)
  if (misplaced !== undefined)
    throw new Fault(`${misplaced.id} extends ${misplaced.extends}, not ${game.meta.id}`)
  known.set(key, { game, modules })
  return game
}

/** Refuses a module that is listed twice or lacks a module that it needs. */
function checkTogether(modules: readonly GameModule[]): void {
  const ids = modules.map(({ id }) => id)
  for (const [index, { id, requires = [] }] of modules.entries()) {
    if (ids.indexOf(id) !== index) throw new Fault(`${id} is there twice`)
    const missing = requires.find((other) => !ids.includes(other))
    if (missing !== undefined) throw new Fault(`${id} needs ${missing}, which is not there`)
  }
}

function resolved<Table extends Points>(points: Table, modules: readonly GameModule[]): Resolved<Table> {
  const changes = modules.flatMap((module) => module.changes)
  const unused = new Set(changes)
  const resolveAll = (table: Points): object =>
    Object.fromEntries(
      Object.entries(table).map(([name, point]) => {
        if (!isPoint(point)) return [name, resolveAll(point)]
        const own = changes.filter((each) => each.point === point)
        for (const each of own) unused.delete(each)
        return [name, point.resolve(own.map((each) => each.change as never))] // made for this point by `change`
      }),
    )
  const all = resolveAll(points) as Resolved<Table> // one value for each point, in the same shape
  const [stray] = unused
  if (stray !== undefined) throw new Fault(`${stray.rule} changes a point that the game does not have`)
  return all
}

function isPoint(point: Point<unknown, never> | Points): point is Point<unknown, never> {
  return typeof (point as Point<unknown, never>).resolve === 'function'
}

/** The version of a composed game's rules: without modules, the base game's own. */
export function versionWith(version: string, modules: readonly ModuleFacts[]): string {
  return [version, ...modules.map((module) => `${module.id} ${module.version}`)].join(' + ')
}
