import type { GameEvent } from '@kantyna/kernel'
import { Store, type TableProps, useStore } from '@kantyna/ui'
import { type ComponentChildren, createContext } from 'preact'
import { useContext, useEffect, useState } from 'preact/hooks'
import { afterEvents, nothing } from './memory.ts'

// Drawings outside a table remember nothing.
const Context = createContext(new Store(nothing))

/** Holds the memory of one table. */
export function MemoryProvider({ children }: { readonly children: ComponentChildren }) {
  const [memory] = useState(() => new Store(nothing))
  return <Context.Provider value={memory}>{children}</Context.Provider>
}

export function useMemory() {
  return useStore(useContext(Context))
}

/** Records new events in the memory. After a reload, an undo or a jump, starts again from everything that has happened. */
export function useRecordEvents(events: readonly GameEvent[], pastEvents: TableProps['pastEvents']): void {
  const memory = useContext(Context)
  useEffect(() => {
    const record = (happened: readonly GameEvent[]) => {
      const after = afterEvents(memory.get(), happened)
      if (after !== memory.get()) memory.set(after)
    }
    record(events)
    if (events.length === 0 && pastEvents !== undefined) memory.set(pastEvents.reduce(afterEvents, nothing))
  }, [memory, events, pastEvents])
}
