import { useId, useState } from 'preact/hooks'
import { api, type RequestProblem } from '../api-client.ts'
import { useOnlineWords } from '../words.ts'

interface Props {
  readonly table: string
  /** How to reach the operator; null if not stated. */
  readonly contact: string | null
}

const LONGEST_REASON = 500

/** Reports a table to the operator of the server. */
export function ReportTable({ table, contact }: Props) {
  const { room, problems } = useOnlineWords()
  const id = useId()
  const [reason, setReason] = useState('')
  const [state, setState] = useState<'open' | 'sent' | RequestProblem>('open')
  const send = async () => {
    const answer = await api.report(table, reason.trim())
    setState(answer.ok ? 'sent' : answer.problem)
  }
  return (
    <details className="report">
      <summary>{room.report}</summary>
      {state === 'sent' ? (
        <p role="status">{room.reported}</p>
      ) : (
        <form
          className="room-part"
          onSubmit={(event) => {
            event.preventDefault()
            if (reason.trim() !== '') send().catch(console.error)
          }}
        >
          <div className="field">
            <label htmlFor={id}>{room.reportWhy}</label>
            <textarea
              id={id}
              rows={3}
              maxLength={LONGEST_REASON}
              value={reason}
              onInput={(event) => setReason(event.currentTarget.value)}
            />
          </div>
          {state !== 'open' && (
            <p className="notice danger" role="alert">
              {problems.request[state]}
            </p>
          )}
          <p className="row">
            <button type="submit" className="button">
              {room.reportSend}
            </button>
            {contact !== null && <span className="small soft">{contact}</span>}
          </p>
        </form>
      )}
    </details>
  )
}
