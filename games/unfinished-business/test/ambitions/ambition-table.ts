import { at, type Seat } from '@kantyna/kernel'
import { fameSources, type Rim } from '../../../outer-rim/rules/rim.ts'
import { ambitions } from '../../content/ambitions.ts'
import type { GoalMark } from '../../content/card.ts'
import { unfinished } from '../../rules/setup/table.ts'
import { type PlainSetup, plainTable } from '../table.ts'

/** Tables of the Ambitions variant for unit tests. */
export const withAmbitions = { ambitions: 'yes', fame: '8' } as const

const sheetNamed = (id: string): number => ambitions.findIndex((sheet) => sheet.id === id)

export const goalOf = (id: string, mark: GoalMark): number =>
  at(ambitions, sheetNamed(id)).goals.findIndex((goal) => goal.mark === mark)

/** A plain table at which seat 0 has this sheet, and seat 1 another one. */
export function ambitionTable(sheet: string, setup: PlainSetup = {}): Rim {
  const t = plainTable({ ...setup, options: { ...withAmbitions, ...setup.options } })
  const own = sheetNamed(sheet)
  const others = [...ambitions.keys()].filter((each) => each !== own)
  const { sheets, goalTokens } = unfinished(t)
  for (let seat = 0; seat < t.seats; seat++) {
    if ((t.automas & (1 << seat)) === 0) sheets[seat] = seat === 0 ? own : at(others, seat)
    goalTokens[seat] = 0
  }
  return t
}

/** Goal tokens lie on these goals already. */
export function completed(t: Rim, seat: Seat, ...marks: readonly GoalMark[]): void {
  const { goals } = at(ambitions, at(unfinished(t).sheets, seat))
  for (const [index, { mark }] of goals.entries())
    if (marks.includes(mark)) {
      const { goalTokens } = unfinished(t)
      goalTokens[seat] = at(goalTokens, seat) | (1 << index)
    }
}

/** The marks of the goals with a token. */
export function tokensOf(t: Rim, seat: Seat): readonly GoalMark[] {
  const { sheets, goalTokens } = unfinished(t)
  return at(ambitions, at(sheets, seat)).goals.flatMap(({ mark }, index) =>
    (at(goalTokens, seat) & (1 << index)) === 0 ? [] : [mark],
  )
}

export function famous(t: Rim, seat: Seat, fame: number): void {
  t.fame[seat] = fame
  t.fameFrom[seat] = fameSources.map((source) => (source === 'other' ? fame : 0))
}
