import { at, Fault } from '../../index.ts'
import type { JobEffect } from './job-effects.ts'
import { BELT, CARGO, DRUM, FLASK, JOBS } from './job-table.ts'

/** What the cards of the job toy say: trees, and nothing else. */

interface Script {
  readonly number: number
  /** The first one is read first. */
  readonly sections: { readonly [label: string]: JobEffect }
}

const scripts: readonly Script[] = [
  {
    number: 40,
    sections: {
      gate: {
        op: 'all',
        of: [
          { op: 'test', as: 'successes', fail: { op: 'hurt', damage: 1 } },
          { op: 'credits', gain: { bound: 'successes' } },
          { op: 'section', label: 'guards' },
        ],
      },
      guards: {
        op: 'all',
        of: [
          {
            op: 'fight',
            enemy: 3,
            win: {
              op: 'all',
              of: [{ op: 'complete' }, { op: 'after', scope: 'combat', do: { op: 'end', what: 'job' } }],
            },
          },
          { op: 'lose', credits: 1 },
          { op: 'end', what: 'jobFails' },
        ],
      },
    },
  },
  {
    number: 40,
    sections: {
      ambush: {
        op: 'all',
        of: [
          {
            op: 'fight',
            enemy: 2,
            as: 'ambush',
            win: { op: 'fight', enemy: 2, win: { op: 'complete' } },
          },
          {
            op: 'if',
            when: { is: 'not', that: { is: 'hasWon', fight: 'ambush' } },
            then: { op: 'end', what: 'jobFails' },
            else: { op: 'credits', gain: 1 },
          },
        ],
      },
    },
  },
  {
    number: 41,
    sections: {
      office: {
        op: 'all',
        of: [
          { op: 'first', of: [{ op: 'heal', damage: 1 }, { op: 'secret' }] },
          {
            op: 'may',
            do: {
              op: 'pay',
              cost: {
                op: 'all',
                of: [
                  { op: 'lose', credits: 2 },
                  { op: 'lose', credits: 2 },
                ],
              },
              for: { op: 'complete' },
            },
          },
        ],
      },
    },
  },
  {
    number: 42,
    sections: {
      letter: {
        op: 'all',
        of: [
          { op: 'credits', gain: 1 },
          { op: 'end', what: 'turn' },
        ],
      },
    },
  },
]

export const numberOf = (piece: number): number => at(scripts, piece).number

export function sectionOf(piece: number, label: string | null): JobEffect {
  const { sections } = at(scripts, piece)
  const section = label === null ? Object.values(sections)[0] : sections[label]
  if (section === undefined) throw new Fault(`script ${piece} has no section ${label}`)
  return section
}

interface Job {
  readonly script: number
  readonly reward: JobEffect
}

/** No script has the number 39: the rumour leads nowhere. */
const jobs: readonly Job[] = [
  {
    script: 40,
    reward: {
      op: 'all',
      of: [
        { op: 'credits', gain: 3 },
        { op: 'fame', gain: 2 },
      ],
    },
  },
  { script: 41, reward: { op: 'all', of: [{ op: 'fame', gain: 1 }, { op: 'takeGear' }] } },
  { script: 39, reward: { op: 'fame', gain: 1 } },
]

export const scriptOf = (job: number): number => at(jobs, JOBS.indexOf(job)).script
export const rewardOf = (job: number): JobEffect => at(jobs, JOBS.indexOf(job)).reward

/** What somebody meets who does no job. */
export const encounters: readonly JobEffect[] = [
  {
    op: 'all',
    of: [
      { op: 'fight', enemy: 4, win: { op: 'credits', gain: 2 } },
      { op: 'credits', gain: { per: 'gear' } },
    ],
  },
  { op: 'anyOrder', of: [{ op: 'heal', damage: 1 }, { op: 'credits', gain: 1 }, { op: 'secret' }] },
  {
    op: 'upTo',
    times: { usually: 1, when: { is: 'isRich', from: 6 }, then: 2 },
    do: { op: 'pay', cost: { op: 'lose', credits: 2 }, for: { op: 'fame', gain: 1 } },
  },
  {
    op: 'each',
    of: [{ op: 'secret' }, { op: 'lose', credits: 1 }, { op: 'heal', damage: 1 }],
  },
  {
    op: 'if',
    when: {
      is: 'and',
      of: [
        { is: 'isRich', from: 3 },
        { is: 'not', that: { is: 'isHurt' } },
      ],
    },
    then: { op: 'happensTo', who: 'next', do: { op: 'hurt', damage: 1 } },
    else: {
      op: 'choose',
      by: 'next',
      of: [
        { op: 'credits', gain: 1 },
        { op: 'heal', damage: 1 },
      ],
    },
  },
]

const deliveries: readonly JobEffect[] = [
  { op: 'credits', gain: 2 },
  {
    op: 'all',
    of: [
      { op: 'hurt', damage: 2 },
      { op: 'fame', gain: 1 },
    ],
  },
  { op: 'script', number: 42 },
]

export const deliveryOf = (cargo: number): JobEffect => at(deliveries, CARGO.indexOf(cargo))

/** Abilities that wait for something: during a fight that is won, or after any fight. */
export type Timing = 'won' | 'fought'

const abilities: readonly { readonly gear: number; readonly at: Timing; readonly does: JobEffect }[] = [
  { gear: BELT, at: 'won', does: { op: 'credits', gain: 1 } },
  { gear: DRUM, at: 'won', does: { op: 'secret' } },
  { gear: FLASK, at: 'fought', does: { op: 'heal', damage: 1 } },
]

export function abilityOf(moments: readonly Timing[], gear: number): JobEffect | null {
  return abilities.find((ability) => ability.gear === gear && moments.includes(ability.at))?.does ?? null
}
