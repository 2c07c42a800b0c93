import { useEffect } from 'preact/hooks'
import { useWords } from '../words/words.ts'

/** Names the page in the tab; null for the name of the site alone. */
export function usePageTitle(name: string | null): void {
  const words = useWords()
  const title = name === null ? 'Kantyna' : words.title(name)
  useEffect(() => {
    const before = document.title
    document.title = title
    // What lies under the page is named again when the page goes, unless it has named itself meanwhile.
    return () => {
      if (document.title === title) document.title = before
    }
  }, [title])
}
