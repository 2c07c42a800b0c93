import { changeSettings, useLang } from '../settings/useSettings.ts'
import { words } from '../words/words.ts'

/** One touch to the other language, named in that language. */
export function LanguageSwitch() {
  const other = useLang() === 'pl' ? 'en' : 'pl'
  return (
    <button
      type="button"
      className="button bare"
      lang={other}
      onClick={() => changeSettings({ lang: other })}
    >
      {words[other].lang}
    </button>
  )
}
