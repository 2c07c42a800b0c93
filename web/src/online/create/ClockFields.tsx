import type { ClockSettings } from '@kantyna/online'
import { ChoiceRow } from '../../kit/ChoiceRow.tsx'
import { useClockText } from '../clock-text.ts'
import { useOnlineWords } from '../words.ts'
import { banksMs, incrementsMs, withBank } from './draft.ts'

interface Props {
  readonly clock: ClockSettings | null
  onChange(clock: ClockSettings | null): void
}

const NONE = 'none'

/** The time of each player: none, or a bank and what is added after each answer. */
export function ClockFields({ clock, onChange }: Props) {
  const { create } = useOnlineWords()
  const { bank, increment } = useClockText()
  const banks = listWith(banksMs, clock?.bankMs)
  const increments = listWith(incrementsMs, clock?.incrementMs)
  return (
    <>
      <ChoiceRow
        label={create.clock}
        choices={[NONE, ...banks.map(String)]}
        names={{ [NONE]: create.noClock, ...Object.fromEntries(banks.map((ms) => [String(ms), bank(ms)])) }}
        value={clock === null ? NONE : String(clock.bankMs)}
        onChange={(chosen) => onChange(withBank(clock, chosen === NONE ? null : Number(chosen)))}
      />
      {clock !== null && (
        <>
          <ChoiceRow
            label={create.increment}
            choices={increments.map(String)}
            names={Object.fromEntries(increments.map((ms) => [String(ms), increment(ms)]))}
            value={String(clock.incrementMs)}
            onChange={(chosen) => onChange({ ...clock, incrementMs: Number(chosen) })}
          />
          <p className="small soft">{create.clockSays}</p>
        </>
      )}
    </>
  )
}

/** The offered values, and the one that is set, which another page may have offered. */
function listWith(offered: readonly number[], set: number | undefined): readonly number[] {
  return set === undefined || offered.includes(set) ? offered : [...offered, set].toSorted((a, b) => a - b)
}
