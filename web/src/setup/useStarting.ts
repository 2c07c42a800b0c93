import { useState } from 'react'
import { goTo } from '../router/useRoute.ts'
import { StoreTimeout } from '../saves/store.ts'
import { OptionsRefused } from './options-refused.ts'

/** Why no table was started: the store did not answer in time, an option was refused, or something else. */
type StartFailure = 'timeout' | 'other' | OptionsRefused

/** Starts a table and goes there; tells meanwhile how that goes. */
export function useStarting() {
  const [state, setState] = useState<'idle' | 'starting' | StartFailure>('idle')
  const start = (newTable: () => Promise<string>, how: 'next' | 'instead') => {
    setState('starting')
    newTable()
      .then((id) => goTo({ page: 'table', id }, how))
      .catch((trouble: unknown) => {
        if (trouble instanceof OptionsRefused) return setState(trouble)
        console.error(trouble)
        setState(trouble instanceof StoreTimeout ? 'timeout' : 'other')
      })
  }
  const failure = state === 'idle' || state === 'starting' ? null : state
  return { isStarting: state === 'starting', failure, start }
}
