import { useWords } from '../words/words.ts'
import './shell.css'

export function LoadingPage() {
  const words = useWords()
  return (
    <main className="waiting" aria-busy="true">
      <p className="label" role="status">
        {words.loading}
      </p>
    </main>
  )
}
