import { Fault } from '../play/fault.ts'
import type { Frame, Position } from '../play/position.ts'
import type { Routine, Stage } from '../play/routine.ts'

/**
 * Named places of a game that an expansion may change. The game knows only its points, not its expansions. It is built
 * from the resolved values of its points: plain numbers, lists and functions, so that an unused point costs nothing.
 */
export interface Point<Resolved, Change> {
  readonly kind: 'number' | 'list' | 'stages' | 'trigger' | 'replacement'
  /** The value after these changes, which are in the order of their modules. */
  resolve(changes: readonly Change[]): Resolved
}

export interface Points {
  readonly [name: string]: Point<unknown, never> | Points
}

/** The resolved values of a game's points: what the game is built from. */
export type Resolved<P extends Points> = {
  readonly [Name in keyof P]: P[Name] extends Point<infer Value, never>
    ? Value
    : P[Name] extends Points
      ? Resolved<P[Name]>
      : never
}

/** A number that modules may change, each starting from the one before. */
export function numberPoint(usual: number): Point<number, (usual: number) => number> {
  return { kind: 'number', resolve: (changes) => chained(usual, changes) }
}

/** A change of a list: elements to add, and a test that selects elements to remove. */
export interface ListChange<T> {
  readonly add?: readonly T[]
  without?(element: T): boolean
}

export function listPoint<T>(usual: readonly T[]): Point<readonly T[], ListChange<T>> {
  return {
    kind: 'list',
    resolve(changes) {
      let list = usual
      for (const { add = [], without } of changes) {
        list = [...(without === undefined ? list : list.filter((element) => !without(element))), ...add]
      }
      return list
    },
  }
}

/**
 * A stage that is added before or after a named one of a routine. A stage added before another one also runs after a
 * jump to that one. The added stage must end by falling through, never by naming a stage.
 */
export interface StageChange<P extends Position, F extends Frame> {
  readonly before?: string
  readonly after?: string
  readonly name: string
  readonly stage: Stage<P, F, string>
}

export function stagesPoint<P extends Position, F extends Frame = Frame>(): Point<
  (routine: Routine<P>) => Routine<P>,
  StageChange<P, F>
> {
  return {
    kind: 'stages',
    resolve: (changes) => (routine) =>
      changes.reduce((extended, change) => withStage(extended, change), routine),
  }
}

function withStage<P extends Position, F extends Frame>(
  routine: Routine<P>,
  { before, after, name, stage }: StageChange<P, F>,
): Routine<P> {
  const neighbour = before ?? after ?? ''
  const names = [...routine.indexOf.keys()]
  const index = names.indexOf(neighbour)
  if (index < 0) throw new Fault(`${routine.name} has no stage ${neighbour} to put ${name} at`)
  const place = before === undefined ? index + 1 : index
  // A routine only gets frames that it made itself; that includes its added stages.
  const stages = routine.stages.toSpliced(place, 0, stage as unknown as Stage<P, Frame, string>)
  const newIndexOf = (each: string): number => {
    const known = routine.indexOf.get(each)
    if (known === undefined) return place
    // A jump to a stage goes to what was added before it.
    if (each === before) return Math.min(known, place)
    return known < place ? known : known + 1
  }
  return {
    ...routine,
    stages,
    indexOf: new Map(names.toSpliced(place, 0, name).map((each) => [each, newIndexOf(each)])),
  }
}

/** A point in the game at which rules of modules run, in order. */
export function triggerPoint<Happening extends readonly unknown[]>(): Point<
  (...happening: Happening) => void,
  (...happening: Happening) => void
> {
  return {
    kind: 'trigger',
    resolve(changes) {
      const [first = () => undefined, ...others] = changes
      // Chained functions instead of a loop over a list, because some moments occur very often.
      return others.reduce(
        (before, follow) =>
          (...happening) => {
            before(...happening)
            follow(...happening)
          },
        first,
      )
    },
  }
}

/** A rule that modules may replace. Each receives the rule that it replaces, which may be that of a module before it. */
export function replacementPoint<Rule>(usual: Rule): Point<Rule, (usual: Rule) => Rule> {
  return { kind: 'replacement', resolve: (changes) => chained(usual, changes) }
}

function chained<Value>(usual: Value, changes: readonly ((usual: Value) => Value)[]): Value {
  return changes.reduce((before, change) => change(before), usual)
}
