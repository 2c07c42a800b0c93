import type { Seat } from '@kantyna/kernel'
import type { RemoteTable, RoomView } from '@kantyna/online'
import { useEffect, useRef, useState } from 'preact/hooks'
import { href } from '../../router/routes.ts'
import { goTo } from '../../router/useRoute.ts'
import { api } from '../api-client.ts'
import { useRequests } from '../use-remote.ts'
import { useOnlineWords } from '../words.ts'

interface Props {
  readonly table: string
  readonly remote: RemoteTable
  readonly room: Pick<RoomView, 'rematch'>
  readonly own: readonly Seat[]
}

/** What to do after an online game: play again with everybody, look at the replay, keep the record. */
export function Afterwards({ table, remote, room, own }: Props) {
  const { table: words, problems } = useOnlineWords()
  const { send, says } = useRequests(remote)
  const [problem, setProblem] = useState<string | null>(null)
  const hasAsked = useRef(false)
  const { rematch } = room
  const [seat] = own
  useEffect(() => {
    if (rematch !== null && hasAsked.current) goTo({ page: 't', table: rematch })
  }, [rematch])
  const again = () => {
    if (seat === undefined) return
    hasAsked.current = true
    send({ do: 'rematch', seat }).catch(console.error)
  }
  /** Adds the finished game to those of this browser, where its replay and its proof can be opened. */
  const keep = async (then: 'replay' | 'fairness' | 'file') => {
    setProblem(null)
    const record = await api.record(table)
    if (!record.ok) return setProblem(problems.request[record.problem])
    if (then === 'file') return saveFile(record.value)
    const { importRecord } = await import('../../saves/files.ts')
    const imported = await importRecord(record.value)
    if (!imported.ok) return setProblem(problems.request['not-kept'])
    goTo(
      then === 'replay'
        ? { page: 'replay', id: imported.id, at: null }
        : { page: 'fairness', id: imported.id },
    )
  }
  const keepButton = (text: string, then: 'replay' | 'fairness' | 'file') => (
    <button type="button" className="button" onClick={() => keep(then).catch(console.error)}>
      {text}
    </button>
  )
  return (
    <>
      {rematch !== null ? (
        <a className="button primary" href={href({ page: 't', table: rematch })}>
          {words.rematchJoin}
        </a>
      ) : (
        seat !== undefined && (
          <button type="button" className="button primary" onClick={again}>
            {words.rematch}
          </button>
        )
      )}
      {keepButton(words.watchReplay, 'replay')}
      {keepButton(words.saveRecord, 'file')}
      {keepButton(words.verify, 'fairness')}
      {(problem ?? says) !== null && (
        <span className="notice danger" role="alert">
          {problem ?? says}
        </span>
      )}
    </>
  )
}

function saveFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
