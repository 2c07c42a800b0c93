import { botLevels, levelLine } from '@kantyna/bots'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { SeatMark } from '../kit/SeatMark.tsx'
import { useWords } from '../words/words.ts'
import { LONGEST_NAME, type SeatChoice } from './seating.ts'
import { useSetupWords } from './words.ts'

interface Props {
  readonly seat: number
  readonly choice: SeatChoice
  /** The seat's name at a table started now. */
  readonly shownName: string
  /** How strong the levels of this game are, as measured. */
  readonly botWins: readonly number[] | undefined
  /** Shown for a person in place of the field for a name. */
  readonly person?: ComponentChildren
  onChange(change: Partial<SeatChoice>): void
}

/** One seat: a person with a name, or a bot of some level. */
export function SeatRow({ seat, choice, shownName, botWins, person, onChange }: Props) {
  const setup = useSetupWords()
  const { levels } = useWords().setup
  const id = useId()
  return (
    <li className="seat-row panel">
      <fieldset>
        <legend className="unseen">{setup.seat(seat + 1)}</legend>
        <div className="seat-head">
          <SeatMark seat={seat} size={22} />
          <span className="label" aria-hidden="true">
            {seat + 1}
          </span>
        </div>
        <div className="choices seat-kind">
          {(['person', 'bot'] as const).map((kind) => (
            <label key={kind} className="choice">
              <input
                type="radio"
                name={`${id}-kind`}
                checked={choice.kind === kind}
                onChange={() => onChange({ kind, name: '' })}
              />
              {setup[kind]}
            </label>
          ))}
        </div>
        {choice.kind === 'person' && person !== undefined ? (
          person
        ) : choice.kind === 'person' ? (
          <div className="field seat-who">
            <label htmlFor={`${id}-name`} className="unseen">
              {setup.name}
            </label>
            <input
              id={`${id}-name`}
              type="text"
              value={choice.name}
              placeholder={shownName}
              maxLength={LONGEST_NAME}
              autoComplete="off"
              onChange={(event) => onChange({ name: event.currentTarget.value })}
            />
          </div>
        ) : (
          <div className="field seat-who seat-bot">
            <span className="label" aria-hidden="true">
              {shownName}
            </span>
            <label htmlFor={`${id}-level`} className="unseen">
              {setup.level}
            </label>
            <select
              id={`${id}-level`}
              value={choice.level}
              aria-describedby={`${id}-says`}
              onChange={(event) => {
                const level = botLevels.find((known) => known === event.currentTarget.value)
                if (level !== undefined) onChange({ level })
              }}
            >
              {botLevels.map((level) => (
                <option key={level} value={level}>
                  {levels.names[level]}
                </option>
              ))}
            </select>
            <p id={`${id}-says`} className="small soft seat-says">
              {levelLine(levels, choice.level, botWins)}
            </p>
          </div>
        )}
      </fieldset>
    </li>
  )
}
