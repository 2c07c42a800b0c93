import type { Thing } from '@kantyna/kernel'
import { fetchWhenOnline, type GameUi, type WhyNotFinder } from '@kantyna/ui'
import { useEffect, useState } from 'preact/hooks'
import { useTableWords } from '../words.ts'
import { type WhyNotTable, type WhyNotText, whyNot } from './why-not.ts'

/** The questions at a table that is being played. */
export type AskedTable = Pick<WhyNotTable, 'names' | 'state' | 'picked'>

interface Drawn extends Pick<WhyNotTable, 'bundle' | 'lang'> {
  readonly ui: GameUi
}

/** Why a touched thing is not an answer now; null if no thing was touched, or nobody is asked. */
export function useWhyNot(
  { bundle, ui, lang }: Drawn,
  asked: AskedTable | null,
  unlit: Thing | null,
): WhyNotText | null {
  const words = useTableWords()
  const [finder, setFinder] = useState<WhyNotFinder | null>(null)
  useEffect(() => {
    // The reasons fetched before may be in another language.
    setFinder(null)
    return fetchWhenOnline(ui.help, ({ whyNot: fetched }) => setFinder(() => fetched))
  }, [ui])
  return asked === null || unlit === null ? null : whyNot({ bundle, lang, words, finder, ...asked }, unlit)
}
