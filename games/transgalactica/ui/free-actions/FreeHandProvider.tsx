import type { Thing } from '@kantyna/kernel'
import { Store, useStore } from '@kantyna/ui'
import { type ComponentChildren, createContext } from 'preact'
import { useCallback, useContext, useState } from 'preact/hooks'

/** The thing whose free actions the player is looking at, on any drawing of the table. */
interface FreeHand {
  readonly held: Thing | null
  hold(thing: Thing | null): void
}

// Drawings outside a table offer no free actions.
const Context = createContext(new Store<Thing | null>(null))

/** Holds the free hand of one table. */
export function FreeHandProvider({ children }: { readonly children: ComponentChildren }) {
  const [hand] = useState(() => new Store<Thing | null>(null))
  return <Context.Provider value={hand}>{children}</Context.Provider>
}

export function useFreeHand(): FreeHand {
  const hand = useContext(Context)
  const hold = useCallback((thing: Thing | null) => hand.set(thing), [hand])
  return { held: useStore(hand), hold }
}
