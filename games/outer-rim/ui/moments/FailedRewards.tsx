import type { RimEvent } from '../../rules/events.ts'
import type { SceneProps } from './Persons.tsx'

/** Why a reward could not be carried out. */
export function FailedRewards({ moment: { events }, lang, words, wording }: SceneProps) {
  const fruitless = (events as readonly RimEvent[]).filter(
    (event) => event.type === 'cameToNothing' || (event.type === 'declined' && event.refusal !== undefined),
  )
  return fruitless.map((event, index) => {
    const line = words[lang].event(event)
    // The same event may happen twice.
    return line === null ? null : <p key={`${index.toString()} ${event.type}`}>{wording(line)}</p>
  })
}
