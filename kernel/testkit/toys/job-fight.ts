import {
  ask,
  at,
  type DecisionKind,
  decisionKind,
  emit,
  everybody,
  isMarked,
  mark,
  PASS,
  type Plain,
  picked,
  remove,
  result,
  routine,
  type Seat,
  triggers,
  value,
} from '../../index.ts'
import { abilityOf, type Timing } from './job-cards.ts'
import { suffer } from './job-changes.ts'
import { effects, type JobEffect } from './job-effects.ts'
import { settle } from './job-settling.ts'
import {
  BLADE,
  BLANK,
  type CombatFrame,
  CRITICAL,
  type Den,
  damageOf,
  FOCUS,
  HIT,
  has,
  rollDice,
  SECRETS,
  type TestFrame,
} from './job-table.ts'

/** Fights and tests: rolls that effects call for, with windows in which the roller changes the dice. */

/** JB-FIGHT-02: three dice, and one more with the blade. */
export const combatValue = value<Den, Seat>('combat', [
  (_, __, add) => add(3, 'character'),
  (t, seat, add) => add(has(t, seat, BLADE) ? 1 : 0, 'gear', BLADE),
])

/** Abilities are marked by number in the scope that they are once per. */
const REROLL = 1
const FIRST_SECRET = 100

const topOf = (t: Den): unknown => t.stack[t.stack.length - 1]

/** JB-FIGHT-03: one die again, once per combat; and secrets that add hits, as many as one likes. */
export const changeRoll: DecisionKind<Den> = decisionKind({
  name: 'changeRoll',
  shape: 'one',
  rules: ['JB-FIGHT-03'],
  list(t, seat) {
    const { dice } = topOf(t) as CombatFrame // only a combat asks this
    const rerolls = isMarked(t, 'combat', REROLL) ? [] : [...dice.keys()]
    const codes = [...rerolls, ...at(t.secrets, seat).map((secret) => FIRST_SECRET + secret)]
    return codes.length === 0 ? [] : [...codes, PASS]
  },
  option: (_, __, code) =>
    code < FIRST_SECRET
      ? { id: `die-${code}`, touches: [], facts: { die: code } }
      : { id: `secret-${code - FIRST_SECRET}`, touches: [], facts: { secret: code - FIRST_SECRET } },
})

/** JB-TEST-02: one die of a test again, once per turn. */
export const rerollTest: DecisionKind<Den> = decisionKind({
  name: 'rerollTest',
  shape: 'one',
  rules: ['JB-TEST-02'],
  list: (t) => (isMarked(t, 'turn', REROLL) ? [] : [0, 1, PASS]),
  option: (_, __, die) => ({ id: `die-${die}`, touches: [], facts: { die } }),
})

export const abilities = triggers<Den, { readonly seat: Seat; readonly source?: number }, Timing>({
  name: 'abilities',
  kindName: 'useAbility',
  rules: ['JB-GEAR-05'],
  language: effects,
  effectOf: abilityOf,
  contextOf: (seat, piece) => ({ seat, source: piece }),
  option: (_, __, gear) => ({ id: `gear-${gear}`, touches: [`gear:${gear}`], facts: { gear } }),
})

function reroll(t: Den, stream: string, dice: readonly number[], die: number): number[] {
  return dice.with(die, at(rollDice(t, stream, 1), 0))
}

function runBranch(t: Den, { context }: CombatFrame | TestFrame, branch: Plain): void {
  if (branch === null) return
  const effect = branch as unknown as JobEffect // put into the frame as such
  if (effects.legal(t, effect, context) === null) effects.run(t, effect, context)
}

/** JB-FIGHT-04: steps 1 to 5. Winning comes before damage, and everything is settled in between. */
export const combat = routine<Den, CombatFrame>('combat')('shown', {
  roll(t, frame) {
    frame.dice = rollDice(t, 'attack', combatValue.of(t, frame.seat))
    emit(t, { type: 'rolled', seat: frame.seat, dice: frame.dice })
  },
  askToChange(t, { seat }) {
    if (!ask(t, changeRoll, seat)) return 'rollForEnemy'
  },
  change(t, frame) {
    const code = picked(t)
    if (code === PASS) return 'rollForEnemy'
    if (code < FIRST_SECRET) {
      mark(t, 'combat', REROLL)
      frame.dice = reroll(t, 'attack', frame.dice, code)
      emit(t, { type: 'rolled', seat: frame.seat, dice: frame.dice })
    } else addHits(t, frame, code - FIRST_SECRET)
    return 'askToChange'
  },
  rollForEnemy(t, frame) {
    frame.enemyDamage = damageOf(rollDice(t, 'defence', frame.enemy))
    // A tie is won by the attacker.
    frame.hasWon = damageOf(frame.dice) >= frame.enemyDamage
    const { seat, enemyDamage } = frame
    emit(t, { type: 'fought', seat, hasWon: frame.hasWon, damage: damageOf(frame.dice), enemyDamage })
    abilities.happenAfter(t, 'combat', seat, ['fought'], at(t.gear, seat))
    if (frame.hasWon) abilities.happen(t, seat, ['won'], at(t.gear, seat))
  },
  branch(t, frame) {
    runBranch(t, frame, frame.hasWon ? frame.win : frame.lose)
  },
  settleBranch(t) {
    settle(t)
  },
  suffer(t, { seat, enemyDamage, context }) {
    if (enemyDamage > 0) suffer(t, { seat, amount: enemyDamage, context })
  },
  settleDamage(t) {
    settle(t)
  },
  end: (_, { hasWon }) => result(hasWon ? 'won' : 'lost'),
})

/** JB-SEC-02: turned up for all to see, it adds its hits and goes under its deck. */
function addHits(t: Den, frame: CombatFrame, secret: number): void {
  remove(at(t.secrets, frame.seat), secret)
  t.deck.unshift(secret)
  t.knowers[secret] = everybody(t)
  const hits = SECRETS.indexOf(secret) < 3 ? 1 : 2
  frame.dice = [...frame.dice, ...new Array<number>(hits).fill(HIT)]
  emit(t, { type: 'usedSecret', seat: frame.seat, card: secret })
}

/** JB-TEST-01: two dice; a hit or a critical passes, and a focus too for somebody unhurt. */
export const skillTest = routine<Den, TestFrame>('test')('shown', {
  roll(t, frame) {
    frame.dice = rollDice(t, 'test', 2)
    emit(t, { type: 'rolled', seat: frame.seat, dice: frame.dice })
  },
  askToReroll(t, { seat }) {
    if (!ask(t, rerollTest, seat)) return 'branch'
  },
  reroll(t, frame) {
    const die = picked(t)
    if (die === PASS) return
    mark(t, 'turn', REROLL)
    frame.dice = reroll(t, 'test', frame.dice, die)
    emit(t, { type: 'rolled', seat: frame.seat, dice: frame.dice })
  },
  branch(t, frame) {
    frame.successes = successesOf(t, frame)
    runBranch(t, frame, frame.successes > 0 ? frame.pass : frame.fail)
  },
  end: (_, { successes }) => result(successes),
})

function successesOf(t: Den, { seat, dice }: TestFrame): number {
  const passing = at(t.wounds, seat) === 0 ? [FOCUS, HIT, CRITICAL] : [HIT, CRITICAL]
  return dice.filter((face) => face !== BLANK && passing.includes(face)).length
}
