import type { Lang } from '@kantyna/kernel'
import { useState } from 'preact/hooks'
import { goTo } from '../router/useRoute.ts'
import { StoreFull, StoreTimeout } from '../saves/store.ts'
import type { Words } from '../words/words.ts'
import { OptionsRefused, refusedText } from './options-refused.ts'

/** Why no table was started: the store did not answer in time or is full, an option was refused, or something else. */
type StartFailure = 'timeout' | 'full' | 'other' | OptionsRefused

/** Starts a table and goes there; reports the progress meanwhile. */
export function useStarting() {
  const [state, setState] = useState<'idle' | 'starting' | StartFailure>('idle')
  const start = (newTable: () => Promise<string>, how: 'next' | 'instead') => {
    setState('starting')
    newTable()
      .then((id) => goTo({ page: 'table', id }, how))
      .catch((trouble: unknown) => {
        if (trouble instanceof OptionsRefused) return setState(trouble)
        console.error(trouble)
        setState(failureOf(trouble))
      })
  }
  const failure = state === 'idle' || state === 'starting' ? null : state
  return { isStarting: state === 'starting', failure, start }
}

function failureOf(trouble: unknown): StartFailure {
  if (trouble instanceof StoreTimeout) return 'timeout'
  return trouble instanceof StoreFull ? 'full' : 'other'
}

/** The failure in a sentence; `other` is the sentence for anything else. */
export function failureText(
  words: Words,
  failure: StartFailure,
  lang: Lang,
  other = words.trouble.page,
): string {
  if (failure instanceof OptionsRefused) return refusedText(words, failure, lang)
  if (failure === 'timeout') return words.trouble.store
  return failure === 'full' ? words.trouble.full : other
}
