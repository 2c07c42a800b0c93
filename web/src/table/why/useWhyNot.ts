import type { Thing } from '@kantyna/kernel'
import type { GameUi, TellWhyNot } from '@kantyna/ui'
import { useEffect, useState } from 'react'
import { useTableWords } from '../words.ts'
import { type ToldWhyNot, type WhyNotTable, whyNot } from './why-not.ts'

interface Table extends Omit<WhyNotTable, 'words' | 'tell'> {
  readonly ui: GameUi
}

/** Tells why a thing is no answer to what is asked now. */
export function useWhyNot({ ui, ...table }: Table): (thing: Thing) => ToldWhyNot {
  const words = useTableWords()
  const [tell, setTell] = useState<TellWhyNot | null>(null)
  useEffect(() => {
    // What was fetched before may speak another language.
    setTell(null)
    ui.help().then(({ whyNot: fetched }) => setTell(() => fetched), console.error)
  }, [ui])
  return (thing) => whyNot({ ...table, words, tell }, thing)
}
