import type { Lang, PresentedDecision } from '@kantyna/kernel'
import type { SeatInfo } from '@kantyna/ui'
import { allWords } from '../all-words.ts'
import { useTableWords } from '../table-words.ts'
import { optionText } from './texts.ts'

/** More reasons than this are collapsed, so that the answers stay visible. */
const MOST_OPEN = 2

interface Props {
  readonly lang: Lang
  readonly seats: readonly SeatInfo[]
  readonly asked: PresentedDecision
}

/** The options that are not possible, grouped by reason. */
export function Closed({ lang, seats, asked }: Props) {
  const gameWords = useTableWords(lang)
  const byReason = new Map<string, (typeof asked.blocked)[number][]>()
  for (const option of asked.blocked) {
    const reason = gameWords.refusal(option.refusal)
    byReason.set(reason, [...(byReason.get(reason) ?? []), option])
  }
  if (byReason.size === 0) return null
  const reasons = [...byReason].map(([reason, options]) => (
    <li key={reason} className="or-blocked">
      {options.map((option) => (
        <span key={option.id}>{optionText(gameWords, seats, asked, option)}</span>
      ))}
      <small>{reason}</small>
    </li>
  ))
  if (byReason.size <= MOST_OPEN) return <ul className="or-choices">{reasons}</ul>
  return (
    <details className="or-closed">
      <summary>{allWords(lang).closed(asked.blocked.length)}</summary>
      <ul className="or-choices">{reasons}</ul>
    </details>
  )
}
