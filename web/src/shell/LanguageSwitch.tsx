import { useState } from 'preact/hooks'
import { changeLanguage, useLang } from '../settings/useSettings.ts'
import { languageNames, useWords } from '../words/words.ts'

/** Switches to the other language with one touch; the button is written in that language. */
export function LanguageSwitch() {
  const { trouble } = useWords()
  const other = useLang() === 'pl' ? 'en' : 'pl'
  const [hasFailed, setFailed] = useState(false)
  const change = async () => {
    setFailed(false)
    try {
      await changeLanguage(other)
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      {hasFailed && (
        <span role="alert" className="small">
          {trouble.language}
        </span>
      )}
      <button
        type="button"
        className="button bare"
        lang={other}
        onClick={() => {
          change().catch(console.error)
        }}
      >
        {languageNames[other]}
      </button>
    </>
  )
}
