import {
  type Amount,
  type AnyNode,
  at,
  call,
  causedBy,
  copyFields,
  copyKernelPart,
  counted,
  drawBelow,
  type Effect,
  type EffectContext,
  effectLanguage,
  emit,
  isUnderWay,
  type Mood,
  type Operation,
  type Plain,
  type PluralForms,
  type Printer,
  remove,
  type Seat,
  scopeOf,
  takeLast,
} from '../../index.ts'
import { numberOf, rewardOf, sectionOf } from './job-cards.ts'
import { suffer } from './job-changes.ts'
import { conditions, credit, measures, tooFew } from './job-conditions.ts'
import { type CombatFrame, type Den, fields, HEALTH, type JobFrame, type TestFrame } from './job-table.ts'

/** The card language of the job toy. */

type C = EffectContext
type Op<Args extends object> = Operation<Den, C, Args>

interface CreditsArgs {
  readonly gain: Amount<JobCondition, typeof measures>
}
interface TestArgs {
  readonly pass?: JobEffect
  readonly fail?: JobEffect
}
interface FightArgs {
  /** How many dice the enemy rolls. */
  readonly enemy: number
  readonly win?: JobEffect
  readonly lose?: JobEffect
}

const point: PluralForms = { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' }
const wound: PluralForms = { one: 'ranę', few: 'rany', many: 'ran', other: 'rany' }

const en = (mood: Mood, clause: string): string => (mood === 'fact' ? `you ${clause}` : clause)
const pl = (mood: Mood, order: string, aim: string, fact: string): string => ({ order, aim, fact })[mood]
const credits: Op<CreditsArgs> = {
  legal: (t, { gain }, context, language) =>
    language.amount(t, gain, context) > 0 ? null : { rule: 'JB-GAIN-01', reason: 'nothingToDo' },
  run(t, { gain }, context, language) {
    const amount = language.amount(t, gain, context)
    t.credits[context.seat] = at(t.credits, context.seat) + amount
    emit(t, { type: 'gained', seat: context.seat, amount })
    return amount
  },
  words: {
    en: ({ gain }, mood, say) =>
      en(
        mood,
        `gain ${say.amount(gain, (count) => counted('en', count, { one: 'credit', other: 'credits' }))}`,
      ),
    pl: ({ gain }, mood, say) =>
      `${pl(mood, 'zyskaj', 'zyskać', 'zyskujesz')} ${say.amount(gain, (count) => counted('pl', count, credit))}`,
  },
  hint: (t, { gain }, context, language) => language.amount(t, gain, context),
}

/** JB-PAY-01: as much as there is, or all of it where it is a cost. */
const lose: Op<{ readonly credits: number }> = {
  legal: (t, { credits: amount }, { seat }) =>
    at(t.credits, seat) > 0 ? null : tooFew('JB-PAY-01', 0, amount),
  whole: (t, { credits: amount }, { seat }) =>
    at(t.credits, seat) >= amount ? null : tooFew('JB-PAY-01', at(t.credits, seat), amount),
  run(t, { credits: amount }, { seat }) {
    const lost = Math.min(amount, at(t.credits, seat))
    t.credits[seat] = at(t.credits, seat) - lost
    emit(t, { type: 'lost', seat, amount: lost })
    return lost
  },
  words: {
    en: ({ credits: count }, mood) =>
      en(mood, `lose ${counted('en', count, { one: 'credit', other: 'credits' })}`),
    pl: ({ credits: count }, mood) =>
      `${pl(mood, 'strać', 'stracić', 'tracisz')} ${counted('pl', count, credit)}`,
  },
  hint: (_, { credits: amount }) => -amount,
}

const fame: Op<{ readonly gain: number }> = {
  legal: () => null,
  run(t, { gain }, { seat }) {
    t.fame[seat] = at(t.fame, seat) + gain
    emit(t, { type: 'fame', seat, now: at(t.fame, seat) })
  },
  words: {
    en: ({ gain }, mood) => en(mood, `gain ${gain} fame`),
    pl: ({ gain }, mood) =>
      `${pl(mood, 'zyskaj', 'zyskać', 'zyskujesz')} ${counted('pl', gain, point)} sławy`,
  },
  hint: (_, { gain }) => 3 * gain,
}

const hurt: Op<{ readonly damage: number }> = {
  legal: (t, _, { seat }) => (at(t.isDown, seat) ? { rule: 'JB-DMG-03', reason: 'isDown' } : null),
  run: (t, { damage }, context) => suffer(t, { amount: damage, seat: context.seat, context }),
  words: {
    en: ({ damage }, mood) => en(mood, `suffer ${damage} damage`),
    pl: ({ damage }, mood) =>
      `${pl(mood, 'otrzymaj', 'otrzymać', 'otrzymujesz')} ${counted('pl', damage, wound)}`,
  },
  hint: (_, { damage }) => -damage,
}

const heal: Op<{ readonly damage: number }> = {
  legal: (t, _, { seat }) => (at(t.wounds, seat) > 0 ? null : { rule: 'JB-DMG-02', reason: 'unhurt' }),
  run(t, { damage }, { seat }) {
    t.wounds[seat] = Math.max(0, at(t.wounds, seat) - damage)
    // JB-DEF-03: whoever is below the limit again is up again.
    if (at(t.wounds, seat) < HEALTH) t.isDown[seat] = false
    emit(t, { type: 'healed', seat })
  },
  words: {
    en: ({ damage }, mood) => en(mood, `heal ${damage} damage`),
    pl: ({ damage }, mood) => `${pl(mood, 'ulecz', 'uleczyć', 'leczysz')} ${counted('pl', damage, wound)}`,
  },
  hint: (_, { damage }) => damage,
}

const secret: Op<object> = {
  legal: (t) => (t.deck.length > 0 ? null : { rule: 'JB-SEC-01', reason: 'deckIsEmpty' }),
  run(t, _, { seat }) {
    const card = takeLast(t.deck)
    at(t.secrets, seat).push(card)
    emit(t, { type: 'drewSecret', seat, secret: { seats: [seat], card } })
  },
  words: {
    en: (_, mood) => en(mood, 'draw a secret'),
    pl: (_, mood) => `${pl(mood, 'dobierz', 'dobrać', 'dobierasz')} tajną kartę`,
  },
  hint: () => 1,
}

const takeGear: Op<object> = {
  legal: (t) => (t.box.length > 0 ? null : { rule: 'JB-GEAR-01', reason: 'boxIsEmpty' }),
  picks: {
    kind: 'pickGear',
    rules: ['JB-GEAR-01'],
    from: (t) => t.box,
    option: (_, __, ___, gear) => ({ id: `gear-${gear}`, touches: [`gear:${gear}`], facts: { gear } }),
  },
  run(t, _, { seat }, __, picked) {
    for (const gear of picked) {
      remove(t.box, gear)
      at(t.gear, seat).push(gear)
      emit(t, { type: 'tookGear', seat, gear })
    }
  },
  words: {
    en: (_, mood) => en(mood, 'take any piece of gear from the box'),
    pl: (_, mood) => `${pl(mood, 'weź', 'wziąć', 'bierzesz')} z pudełka dowolny sprzęt`,
  },
  hint: () => 2,
}

/** JB-JOB-01: the reward comes at once, and the job's card goes back; what is being read goes on. */
const complete: Op<object> = {
  legal: (t) =>
    isUnderWay(t, 'job') && jobOn(t).outcome === 'over' ? null : { rule: 'JB-JOB-01', reason: 'noJob' },
  run(t, _, context, language) {
    const job = jobOn(t)
    job.outcome = 'completed'
    remove(at(t.jobs, job.seat), job.card)
    t.jobPool.push(job.card)
    emit(t, { type: 'completed', seat: job.seat, card: job.card, causes: context.causes ?? [] })
    language.run(t, rewardOf(job.card), causedBy(context, job.card))
  },
  words: {
    en: (_, mood) => (mood === 'aim' ? 'complete the job' : 'the job is completed'),
    pl: (_, mood) => (mood === 'aim' ? 'wykonać zlecenie' : 'zlecenie jest wykonane'),
  },
  hint: () => 5,
}

const jobOn = (t: Den) => scopeOf(t, 'job') as JobFrame // a routine's frame is of its own making

/** Says an effect with two outcomes, of which either may bring nothing. */
function withBranches(
  what: string,
  branches: readonly (readonly [string, AnyNode | undefined])[],
  mood: Mood,
  say: Printer,
): string {
  const said = branches.flatMap(([when, branch]) =>
    branch === undefined ? [] : [`${when}, ${say.clause(branch, mood === 'aim' ? 'order' : mood)}`],
  )
  return said.length === 0 ? what : `${what}: ${said.join('; ')}`
}

const plain = (effect: AnyNode | undefined): Plain => (effect ?? null) as unknown as Plain // trees are plain data

const test: Op<TestArgs> = {
  legal: () => null,
  run(t, { pass, fail }, context) {
    const { seat } = context
    call<TestFrame>(t, {
      routine: 'test',
      stage: 0,
      seat,
      context,
      dice: [],
      pass: plain(pass),
      fail: plain(fail),
      successes: 0,
    })
  },
  words: {
    en: ({ pass, fail }, mood, say) =>
      withBranches(
        en(mood, 'take a test'),
        [
          ['if you pass', pass],
          ['if you fail', fail],
        ],
        mood,
        say,
      ),
    pl: ({ pass, fail }, mood, say) =>
      withBranches(
        pl(mood, 'wykonaj test', 'wykonać test', 'wykonujesz test'),
        [
          ['jeśli się powiedzie', pass],
          ['jeśli się nie powiedzie', fail],
        ],
        mood,
        say,
      ),
  },
  hint: (t, { pass, fail }, context, language) =>
    [pass, fail].reduce(
      (sum, branch) => sum + (branch === undefined ? 0 : language.hint(t, branch, context) / 2),
      0,
    ),
}

const fight: Op<FightArgs> = {
  legal: (t, _, { seat }) => (at(t.isDown, seat) ? { rule: 'JB-FIGHT-01', reason: 'isDown' } : null),
  run(t, { enemy, win, lose: beaten }, context) {
    call<CombatFrame>(t, {
      routine: 'combat',
      stage: 0,
      seat: context.seat,
      context,
      enemy,
      dice: [],
      enemyDamage: 0,
      hasWon: false,
      win: plain(win),
      lose: plain(beaten),
    })
  },
  words: {
    en: ({ enemy, win, lose: beaten }, mood, say) =>
      withBranches(
        en(mood, `fight an enemy with ${counted('en', enemy, { one: 'die', other: 'dice' })}`),
        [
          ['if you win', win],
          ['if you lose', beaten],
        ],
        mood,
        say,
      ),
    pl: ({ enemy, win, lose: beaten }, mood, say) =>
      withBranches(
        `${pl(mood, 'stocz', 'stoczyć', 'toczysz')} walkę z wrogiem, który rzuca ${counted('pl', enemy, {
          one: 'kością',
          other: 'kośćmi',
        })}`,
        [
          ['jeśli wygrasz', win],
          ['jeśli przegrasz', beaten],
        ],
        mood,
        say,
      ),
  },
  hint: (t, { win }, context, language) => (win === undefined ? -1 : language.hint(t, win, context) / 2 - 1),
}

const operations = { credits, lose, fame, hurt, heal, secret, takeGear, complete, test, fight }

export type JobEffect = Effect<typeof operations, typeof conditions>
export type JobCondition = Parameters<typeof effects.holds>[1]

export const effects = effectLanguage<Den, C>()(
  operations,
  conditions,
  {
    roles: {
      next: {
        seat: (t, { seat }): Seat => (seat + 1) % t.seats,
        name: { pl: 'następny gracz', en: 'the next player' },
      },
    },
    names: { guards: { pl: 'Strażnicy', en: 'The guards' } },
    counts: { successes: { pl: 'za każdy sukces', en: 'for each success' } },
    scopes: { combat: { pl: 'po tej walce', en: 'after this fight' } },
    scripts: {
      // JB-BANK-01: one of the copies of that number, drawn when it is called for; not every number exists.
      open(t, number) {
        const copies = t.bank.filter((piece) => numberOf(piece) === number)
        if (copies.length === 0) return null
        const piece = at(copies, copies.length === 1 ? 0 : drawBelow(t, 'scripts', copies.length))
        remove(t.bank, piece)
        t.reading.push(piece)
        emit(t, { type: 'reading', piece })
        return piece
      },
      section: sectionOf,
      turnTo(t, piece, label) {
        emit(t, { type: 'turnedTo', piece, label })
      },
      close(t, piece) {
        remove(t.reading, piece)
        t.bank.push(piece)
        t.bank.sort((a, b) => a - b)
      },
    },
    ends: {
      job: {
        routine: 'job',
        stage: 'finish',
        words: { pl: 'nie czytaj dalej', en: 'read no further' },
      },
      jobFails: {
        routine: 'job',
        stage: 'fail',
        words: { pl: 'zlecenie kończy się niepowodzeniem', en: 'the job fails' },
      },
      turn: {
        routine: 'turn',
        stage: 'end',
        words: { pl: 'twoja tura natychmiast się kończy', en: 'your turn ends at once' },
      },
    },
    copy: (t) => ({ ...copyKernelPart(t), ...copyFields(fields, t) }),
  },
  measures,
)
