import { at, type Seat } from '@kantyna/kernel'
import { turnKinds } from '../../../outer-rim/rules/flow.ts'
import { NONE } from '../../../outer-rim/rules/pieces.ts'
import { isAutoma } from '../../../outer-rim/rules/resources/holding.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { ambitions } from '../../content/ambitions.ts'
import { unfinished } from '../setup/table.ts'
import { whyUnmet } from './goals.ts'
import { hasAmbitions } from './sheets.ts'

/** Errors in sheets and goal tokens. This check does not rely on the rules that set them. */
export function wrongAmbitions(t: Rim): readonly string[] {
  const { sheets, goalTokens, sheetsOffered } = unfinished(t)
  if (!hasAmbitions(t))
    return sheets.some((sheet) => sheet !== NONE) || goalTokens.some((bits) => bits !== 0)
      ? ['somebody has an ambition without the variant']
      : []
  const wrong: string[] = []
  if (sheetsOffered.length > 0) wrong.push('sheets are on offer after the draft')
  const taken = sheets.filter((sheet) => sheet !== NONE)
  if (new Set(taken).size < taken.length) wrong.push('two seats have the same sheet')
  for (let seat = 0; seat < t.seats; seat++) wrong.push(...wrongSheet(t, seat))
  return wrong
}

function wrongSheet(t: Rim, seat: Seat): string[] {
  const { sheets, goalTokens } = unfinished(t)
  const sheet = at(sheets, seat)
  const bits = at(goalTokens, seat)
  if (isAutoma(t, seat)) return sheet === NONE && bits === 0 ? [] : [`AI player ${seat + 1} has a sheet`]
  if (sheet === NONE) return [`seat ${seat + 1} has no sheet`]
  const { goals } = at(ambitions, sheet)
  const has = (index: number) => (bits & (1 << index)) !== 0
  const wrong: string[] = []
  if (bits >= 1 << goals.length) wrong.push(`seat ${seat + 1} has a token on no goal`)
  for (const [index, { mark }] of goals.entries()) {
    if (typeof mark === 'number' && has(index) && hasGap(goals, has, mark))
      wrong.push(`seat ${seat + 1} has goal ${mark} before an earlier one`)
    if (mark === 'final' && has(index) && t.outcome === null && isSettled(t))
      wrong.push(`seat ${seat + 1} has its final goal and has not won`)
    if (mark === 'infinity' && isSettled(t) && has(index) !== (whyUnmet(t, seat, index).length === 0))
      wrong.push(`seat ${seat + 1} has the wrong token on its infinity goal`)
  }
  return wrong
}

function hasGap(goals: (typeof ambitions)[number]['goals'], has: (index: number) => boolean, mark: number) {
  return goals.some((goal, index) => typeof goal.mark === 'number' && goal.mark < mark && !has(index))
}

/** Whether a question is open at which the table is always settled. */
function isSettled(t: Rim): boolean {
  return t.open.some(({ kind }) => turnKinds.includes(kind))
}
