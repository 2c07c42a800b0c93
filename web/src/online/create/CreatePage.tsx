import type { GameMeta } from '@kantyna/kernel'
import { useEffect, useState } from 'preact/hooks'
import { findGame, openTableGame, UnknownGame, useBundleAtOnce } from '../../games/games.ts'
import { goTo } from '../../router/useRoute.ts'
import { useLang } from '../../settings/useSettings.ts'
import { OptionsRefused, refusedText } from '../../setup/options-refused.ts'
import { Page } from '../../shell/Page.tsx'
import { useWords } from '../../words/words.ts'
import { api, type RequestProblem } from '../api-client.ts'
import { noteOnlinePlay } from '../has-played.ts'
import { NameField } from '../NameField.tsx'
import { useOnlineWords } from '../words.ts'
import { keepName, lastName } from '../your-name.ts'
import { type Draft, settingsOf } from './draft.ts'
import { keepDraft, lastDraft } from './last-draft.ts'
import { TableForm } from './TableForm.tsx'

type Failure = RequestProblem | 'nameless' | OptionsRefused

/** Sets up an online table: the game, the seats, and who may do what. */
export function CreatePage({ game: id }: { readonly game: string }) {
  const meta = findGame(id)
  if (meta === undefined) throw new UnknownGame(id)
  return <CreateForm meta={meta} />
}

function CreateForm({ meta }: { readonly meta: GameMeta }) {
  const lang = useLang()
  const words = useWords()
  const { create, problems } = useOnlineWords()
  const [draft, setDraft] = useState(() => lastDraft(meta))
  const [name, setName] = useState(lastName)
  const [state, setState] = useState<'idle' | 'sending' | Failure>('idle')
  const [hasServer, setHasServer] = useState(true)
  useEffect(() => {
    api.server().then((answer) => setHasServer(answer.ok || answer.problem !== 'no-server'), console.error)
  }, [])
  const bundle = useBundleAtOnce(draft.seating.edition)
  const hasPerson = draft.seating.seats.some(({ kind }) => kind === 'person')

  const submit = async () => {
    if (name.trim() === '') return setState('nameless')
    setState('sending')
    const settings = settingsOf(draft, await openTableGame(draft.seating.edition))
    const created = await api.create({ settings, name: name.trim() })
    if (!created.ok) return setState(created.problem)
    keepName(name.trim())
    keepDraft(meta, draft)
    noteOnlinePlay()
    goTo({ page: 't', table: created.value.table }, 'instead')
  }

  function failureText(failure: Failure): string {
    if (failure instanceof OptionsRefused) return refusedText(words, failure, lang)
    return failure === 'nameless' ? create.nameMissing : problems.request[failure]
  }

  return (
    <Page title={create.title(meta.name[lang])}>
      <form
        className="setup"
        onSubmit={(event) => {
          event.preventDefault()
          submit().catch((trouble: unknown) => {
            if (!(trouble instanceof OptionsRefused)) console.error(trouble)
            setState(trouble instanceof OptionsRefused ? trouble : 'unreachable')
          })
        }}
      >
        {hasServer ? (
          <p className="soft">{create.intro}</p>
        ) : (
          <p className="notice danger" role="alert">
            {problems.request['no-server']}
          </p>
        )}
        <NameField
          label={create.yourName}
          value={name}
          onChange={(typed) => {
            setName(typed)
            if (state === 'nameless') setState('idle')
          }}
        />
        <TableForm
          meta={meta}
          bundle={bundle}
          draft={draft}
          isNew
          onChange={(changed: Draft) => setDraft(changed)}
        />
        <div className="setup-start">
          {state !== 'idle' && state !== 'sending' && (
            <p className="notice danger" role="alert">
              {failureText(state)}
            </p>
          )}
          <button
            type="submit"
            className="button primary big"
            disabled={state === 'sending' || !hasPerson || !hasServer}
          >
            {state === 'sending' ? create.submitting : create.submit}
          </button>
        </div>
      </form>
    </Page>
  )
}
