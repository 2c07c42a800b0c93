import { useEffect } from 'preact/hooks'
import { useWords } from '../words/words.ts'

/** Names the page in the tab; null for the name of the site alone. */
export function usePageTitle(name: string | null): void {
  const words = useWords()
  const title = name === null ? 'Kantyna' : words.title(name)
  useEffect(() => {
    const before = document.title
    document.title = title
    // When the page closes, the page under it sets its title again, unless it already has.
    return () => {
      if (document.title === title) document.title = before
    }
  }, [title])
}
