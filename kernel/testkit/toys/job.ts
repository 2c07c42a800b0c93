import {
  ask,
  at,
  call,
  causedBy,
  checkedValue,
  type DecisionKind,
  decisionKind,
  drawBelow,
  emit,
  endGame,
  type Frame,
  PASS,
  picked,
  remove,
  result,
  routine,
  type Seat,
  seatsWithMost,
  shuffle,
  takeLast,
} from '../../index.ts'
import { deliveryOf, encounters, scriptOf } from './job-cards.ts'
import { effects } from './job-effects.ts'
import { abilities, changeRoll, combat, combatValue, rerollTest, skillTest } from './job-fight.ts'
import { discardGear, excess, MOST_GEAR, settle, settlement } from './job-settling.ts'
import {
  CARGO,
  type Den,
  FAME_TO_WIN,
  fields,
  GEAR,
  HEALTH,
  JOBS,
  type JobFrame,
  SCRIPTS,
  SECRETS,
  type TurnFrame,
} from './job-table.ts'
import { jobWords } from './job-words.ts'
import { toy } from './toy.ts'

/**
 * A toy about effects within effects: a job calls a script, the script a test and a fight, the fight a branch that
 * completes the job; and from any depth somebody may be beaten, a job may fail, a turn or the game may end.
 */

const TURNS = 24
const LOAD = 100
const WORK = 101
const DELIVER = 102
const STREET = 103

const act: DecisionKind<Den> = decisionKind({
  name: 'act',
  shape: 'one',
  rules: ['JB-ACT-01'],
  list: (t, seat) => [
    ...(t.market.length > 0 ? [LOAD] : []),
    WORK,
    ...(at(t.cargo, seat).length > 0 ? [DELIVER] : []),
  ],
  option: (_, __, code) => ({
    id: { [LOAD]: 'load', [WORK]: 'work', [DELIVER]: 'deliver' }[code] ?? '',
    touches: [],
  }),
})

/** JB-DELIV-01: one after the other, in any order, until the seat has had enough. */
const deliver: DecisionKind<Den> = decisionKind({
  name: 'deliver',
  shape: 'one',
  rules: ['JB-DELIV-01'],
  list: (t, seat) => (at(t.cargo, seat).length === 0 ? [] : [...at(t.cargo, seat), PASS]),
  option: (_, __, cargo) => ({ id: `cargo-${cargo}`, touches: [`cargo:${cargo}`], facts: { cargo } }),
})

const meet: DecisionKind<Den> = decisionKind({
  name: 'meet',
  shape: 'one',
  rules: ['JB-MEET-01'],
  list: (t, seat) => [...at(t.jobs, seat), STREET],
  option: (_, __, code) =>
    code === STREET
      ? { id: 'street', touches: [] }
      : { id: `job-${code}`, touches: [`job:${code}`], facts: { job: code } },
})

interface SeatFrame extends Frame {
  readonly seat: Seat
}

/** JB-JOB-02: three ways to end, of which one is told by the script, one by a fight or a script, one by nobody. */
const job = routine<Den, JobFrame>('job')('shown', {
  read(t, { seat, card }) {
    emit(t, { type: 'jobBegun', seat, card })
    effects.run(t, { op: 'script', number: scriptOf(card) }, { seat, source: card })
  },
  // JB-JOB-03: a script that ends without a word on the job is no completion; the card goes back.
  readOut(t, { seat, card, outcome }) {
    if (outcome === 'over') {
      remove(at(t.jobs, seat), card)
      t.jobPool.push(card)
    }
    return 'finish'
  },
  fail(_, frame) {
    // What has been completed stays completed.
    if (frame.outcome === 'over') frame.outcome = 'failed'
  },
  finish(t) {
    settle(t)
  },
  tell(t, { seat, outcome }) {
    emit(t, { type: 'jobEnded', seat, outcome })
    return result(outcome)
  },
})

interface DeliveriesFrame extends SeatFrame {
  cargo: number
}

const deliveries = routine<Den, DeliveriesFrame>('deliveries')('shown', {
  ask(t, { seat }) {
    if (!ask(t, deliver, seat)) return 'end'
  },
  deliver(t, frame) {
    frame.cargo = picked(t)
    if (frame.cargo === PASS) return 'end'
    remove(at(t.cargo, frame.seat), frame.cargo)
    t.market.push(frame.cargo)
    emit(t, { type: 'delivered', seat: frame.seat, cargo: frame.cargo })
    effects.run(t, deliveryOf(frame.cargo), causedBy({ seat: frame.seat }, frame.cargo))
  },
  settle(t) {
    settle(t)
  },
  next: () => 'ask',
  end: () => undefined,
})

const turn = routine<Den, TurnFrame>('turn')('shown', {
  recover(t, { seat }) {
    emit(t, { type: 'began', seat })
    if (!at(t.isDown, seat)) return
    t.isDown[seat] = false
    t.wounds[seat] = 0
  },
  takeJob(t, { seat }) {
    const next = at(t.jobs, seat).length === 0 ? t.jobPool.shift() : undefined
    if (next !== undefined) at(t.jobs, seat).push(next)
  },
  askToAct(t, { seat }) {
    ask(t, act, seat)
  },
  act(t, { seat }) {
    const code = picked(t)
    if (code === WORK) effects.run(t, { op: 'credits', gain: 1 }, { seat })
    else if (code === LOAD) at(t.cargo, seat).push(takeLast(t.market))
    else call<DeliveriesFrame>(t, { routine: 'deliveries', stage: 0, seat, cargo: PASS })
  },
  afterAction: (_, { isLast }) => (isLast ? 'end' : undefined),
  askToMeet(t, { seat }) {
    ask(t, meet, seat)
  },
  meet(t, frame) {
    const { seat } = frame
    frame.returned = null
    const card = picked(t)
    if (card !== STREET) call<JobFrame>(t, { routine: 'job', stage: 0, seat, card, outcome: 'over' })
    else effects.run(t, at(encounters, drawBelow(t, 'encounter', encounters.length)), { seat })
  },
  count(t, { seat, returned }) {
    if (returned === 'completed') t.completed[seat] = at(t.completed, seat) + 1
    settle(t)
  },
  end: () => undefined,
})

const turns = routine<Den, Frame>('turns')('shown', {
  deal(t) {
    shuffle(t, 'deck', t.deck)
    shuffle(t, 'gear', t.box)
    for (const gear of t.gear) while (gear.length < MOST_GEAR) gear.push(takeLast(t.box))
    for (const cargo of t.cargo) cargo.push(takeLast(t.market))
  },
  begin(t) {
    call<TurnFrame>(t, { routine: 'turn', stage: 0, seat: active(t), isLast: false })
  },
  end(t) {
    if (++t.turn < TURNS) return 'begin'
    const seats = [...t.fame.keys()]
    endGame(t, { winners: seatsWithMost(seats, (seat) => at(t.fame, seat)), endedBy: 'JB-END-02' })
  },
})

const active = (t: Den): Seat => t.turn % t.seats

const kinds = [act, deliver, meet, discardGear, changeRoll, rerollTest, abilities.kind, ...effects.decisions]

export const jobGame = toy({
  meta: {
    id: 'job',
    name: { pl: 'Zlecenie', en: 'Job' },
    tagline: { pl: 'Zwycięski, bogaty i pobity', en: 'Won, rich and beaten' },
    seats: [2],
  },
  fields,
  streams: ['deck', 'gear', 'scripts', 'encounter', 'attack', 'defence', 'test'],
  routines: [
    turns,
    turn,
    deliveries,
    job,
    combat,
    skillTest,
    settlement,
    excess,
    abilities.routine,
    ...effects.routines,
  ],
  decisions: kinds,
  turnKinds: ['act', 'meet'],
  whoseTurn: active,
  inventory: () => ({ script: SCRIPTS, job: JOBS, secret: SECRETS, gear: GEAR, cargo: CARGO }),
  violations,
  evaluate: (t, seat) => Math.min(1, at(t.fame, seat) / FAME_TO_WIN),
  values: [checkedValue(combatValue, (t) => [...t.credits.keys()])],
  longestGame: 2000,
  words: jobWords,
})

/** Every piece lies in one place, also while a script is read; nobody owes anything. */
function violations(t: Den): string[] {
  const lying = [
    ...[...t.bank, ...t.reading, ...t.jobPool, ...t.jobs.flat(), ...t.deck, ...t.secrets.flat()],
    ...[...t.box, ...t.gear.flat(), ...t.market, ...t.cargo.flat()],
  ]
  const all = [...SCRIPTS, ...JOBS, ...SECRETS, ...GEAR, ...CARGO]
  const wrong = [...lying].sort((a, b) => a - b).join() === all.join() ? [] : ['pieces do not add up']
  if (t.credits.some((amount) => amount < 0)) wrong.push('credits are below 0')
  if (t.wounds.some((amount) => amount < 0 || amount > HEALTH)) wrong.push('wounds are out of bounds')
  if (t.reading.length !== t.stack.filter(({ routine: name }) => name === 'script').length)
    wrong.push('a script lies open that nobody reads')
  return wrong
}
