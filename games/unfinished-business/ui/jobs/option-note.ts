import { resourceOf } from '../../../outer-rim/rules/tables.ts'
import type { OptionNote } from '../../../outer-rim/ui/added-sheets.tsx'
import { seatName } from '../../../outer-rim/ui/words.ts'
import { skillNames } from '../../../outer-rim/words/cards/card-terms.ts'
import { candidatesFor, kindOfJob } from '../../rules/jobs/jobs-for-two.ts'
import { sheetWords } from '../sheet-words.ts'
import { chanceAt } from './BothSides.tsx'

/** For a job among the encounters: the possible partners, or opponents with their chances. */
export const jobNote: OptionNote = (view, { kind, seat }, { id, facts = {} }, lang, seats) => {
  const { card } = facts
  if (kind !== 'encounter' || !id.startsWith('job-') || typeof card !== 'number') return null
  const together = kindOfJob(view, card)
  if (together === null) return null
  const others = candidatesFor(view, seat, together)
  if (others.length === 0) return null
  const words = sheetWords(lang)
  if (together === 'team') return words.withWhom(others.map((other) => seatName(seats, other)).join(', '))
  const resource = resourceOf(view, card)
  const [skill] = resource.type === 'job' ? resource.required : []
  const wording = others.map((other) => {
    const odds =
      skill === undefined
        ? ''
        : ` (${skillNames[lang][skill]} ${Math.round(chanceAt(view, other, skill) * 100)}%)`
    return `${seatName(seats, other)}${odds}`
  })
  return words.againstWhom(wording.join(', '))
}
