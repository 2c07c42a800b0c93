import {
  at,
  drawBelow,
  type EffectContext,
  type Fields,
  type FieldsOf,
  type Frame,
  faceDownRemembered,
  faceUp,
  faceUpBySeat,
  knowers,
  own,
  type Plain,
  type Position,
  type Seat,
  shown,
} from '../../index.ts'

/** What lies on the table of the job toy. Pieces of all kinds are numbered in one row. */
export interface Den extends Position, FieldsOf<typeof fields> {}

const pieces = (from: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => from + index)

/** Two copies of script 40, then 41 and 42. */
export const SCRIPTS = pieces(0, 4)
export const JOBS = pieces(4, 3)
export const SECRETS = pieces(7, 6)
export const GEAR = pieces(13, 7)
export const CARGO = pieces(20, 3)

export const [VAULT = 0, ERRAND = 0, RUMOUR = 0] = JOBS
export const [ARMOUR = 0, DOUBLE = 0, SEAL = 0, BELT = 0, FLASK = 0, DRUM = 0, BLADE = 0] = GEAR
export const [SPICE = 0, ACID = 0, LETTER = 0] = CARGO

export const HEALTH = 3
export const FAME_TO_WIN = 10

const each =
  <Value>(value: Value) =>
  (seats: number) =>
    new Array<Value>(seats).fill(value)

export const fields = {
  turn: shown(0),
  credits: shown(each(3)),
  fame: shown(each(0)),
  wounds: shown(each(0)),
  isDown: shown(each(false)),
  /** Jobs that were completed, and whether the goal of two has been reached. */
  completed: shown(each(0)),
  hasGoal: shown(each(false)),
  bank: { ...faceUp('script'), empty: () => SCRIPTS.slice() },
  /** The scripts that are being read. */
  reading: faceUp('script'),
  jobs: faceUpBySeat('job'),
  jobPool: { ...faceUp('job'), empty: () => JOBS.slice() },
  secrets: own('secret'),
  deck: { ...faceDownRemembered('secret'), empty: () => SECRETS.slice() },
  gear: faceUpBySeat('gear'),
  box: { ...faceUp('gear'), empty: () => GEAR.slice() },
  cargo: faceUpBySeat('cargo'),
  market: { ...faceUp('cargo'), empty: () => CARGO.slice() },
  knowers: knowers(CARGO.length + at(CARGO, 0)),
} as const satisfies Fields

export const has = (t: Den, seat: Seat, gear: number): boolean => at(t.gear, seat).includes(gear)

/** Faces of a die, by what they are worth in a fight; a focus counts in tests of the skilled alone. */
export const BLANK = 0
export const FOCUS = 1
export const HIT = 2
export const CRITICAL = 3
const DAMAGE = [0, 0, 1, 2]

export function rollDice(t: Position, stream: string, count: number): number[] {
  return Array.from({ length: count }, () => drawBelow(t, stream, DAMAGE.length))
}

export function damageOf(dice: readonly number[]): number {
  return dice.reduce((sum, face) => sum + at(DAMAGE, face), 0)
}

/** The procedures that operations call; they lie in files of their own. */
export interface TurnFrame extends Frame {
  readonly seat: Seat
  /** JB-DEF-02: whoever is defeated finishes what is being done, and the turn ends. */
  isLast: boolean
}

export interface JobFrame extends Frame {
  readonly seat: Seat
  readonly card: number
  /** JB-JOB-03: a script may just end, without a word on the job. */
  outcome: 'over' | 'completed' | 'failed'
}

/** A fight or a test that an effect has called for, with what follows from it. */
interface RollFrame extends Frame {
  readonly seat: Seat
  readonly context: EffectContext
  dice: readonly number[]
}

export interface TestFrame extends RollFrame {
  readonly pass: Plain
  readonly fail: Plain
  successes: number
}

export interface CombatFrame extends RollFrame {
  readonly enemy: number
  readonly win: Plain
  readonly lose: Plain
  enemyDamage: number
  hasWon: boolean
}
