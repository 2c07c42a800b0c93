import { useCallback, useEffect, useState } from 'preact/hooks'
import type { SecretRoute } from '../../router/routes.ts'
import { goTo } from '../../router/useRoute.ts'
import { LoadingPage } from '../../shell/LoadingPage.tsx'
import { Page } from '../../shell/Page.tsx'
import { useWords } from '../../words/words.ts'
import { api, type RequestProblem } from '../api-client.ts'
import { useOnlineWords } from '../words.ts'
import { enter } from './enter.ts'

/** Opens a link with a secret: an invitation, a link for watchers, or a seat that comes from another device. */
export function EnterPage({ route }: { readonly route: SecretRoute }) {
  const words = useWords()
  const { enter: text, problems } = useOnlineWords()
  const [problem, setProblem] = useState<RequestProblem | null>(null)
  const { page, table, secret } = route
  const open = useCallback(() => {
    setProblem(null)
    enter({ page, table, secret }, api, goTo).then(setProblem, console.error)
  }, [page, table, secret])
  useEffect(open, [open])
  if (problem === null) return <LoadingPage />
  return (
    <Page title={problem === 'forbidden' ? text[page] : text.title}>
      <p role="alert">{problems.request[problem]}</p>
      <p className="row">
        {problem !== 'forbidden' && problem !== 'not-found' && (
          <button type="button" className="button primary" onClick={open}>
            {text.again}
          </button>
        )}
        <a className="button" href="#/">
          {words.back}
        </a>
      </p>
    </Page>
  )
}
