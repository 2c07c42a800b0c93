import { useEffect } from 'react'
import { useWords } from '../words/words.ts'

/** Names the page in the tab; null for the name of the site alone. */
export function usePageTitle(name: string | null): void {
  const words = useWords()
  const title = name === null ? 'Kantyna' : words.title(name)
  useEffect(() => {
    document.title = title
  }, [title])
}
