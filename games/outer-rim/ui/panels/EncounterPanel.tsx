import { at } from '@kantyna/kernel'
import type { PanelProps } from '@kantyna/ui'
import { FIRST_DATABANK, NONE } from '../../rules/pieces.ts'
import { databankSectionText, readingText, sectionHeading, sectionName } from '../../words/card-text.ts'
import { tables } from '../../words/names.ts'
import { useSituation } from '../prose.ts'
import { tableWords } from '../table-words.ts'
import { contactMet, rimView } from '../view.ts'
import { uiWords } from '../words.ts'
import { type OptionOdds, oddsOf } from './option-odds.ts'
import { isAnsweredInEncounter } from './questions.ts'
import { type ReadingNow, readingNow } from './reading-now.ts'
import { lineText, optionText } from './texts.ts'
import './panels.css'

export function EncounterPanel({ view: kernelView, lang, seats, decisions, answering }: PanelProps) {
  const view = rimView(kernelView)
  const words = uiWords(lang)
  const now = readingNow(view)
  const asked = decisions.find(isAnsweredInEncounter)
  return (
    <div className="or-encounter">
      {now !== null && <Situation now={now} lang={lang} />}
      {now === null && contactMet(view) === NONE && asked === undefined && (
        <p className="soft">{words.encounterIdle}</p>
      )}
      {asked !== undefined && (
        <>
          <p className="or-asked">{lineText(tableWords(view, lang).prompt(asked), seats)}</p>
          <ul className="or-choices">
            {asked.options.map((option) => (
              <li key={option.id}>
                <button
                  type="button"
                  className="button"
                  data-answer={option.id}
                  onClick={() => answering.choose(asked, option.id)}
                >
                  <span>{optionText(view, lang, seats, asked, option)}</span>
                  <Odds odds={oddsOf({ view, asked, option, lang, seats })} />
                </button>
              </li>
            ))}
            {asked.blocked.map((option) => (
              <li key={option.id}>
                <span className="or-blocked">
                  {optionText(view, lang, seats, asked, option)}
                  <small>{tableWords(view, lang).refusal(option.refusal)}</small>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {now !== null && <PrintedText now={now} lang={lang} isAsked={asked !== undefined} />}
    </div>
  )
}

/** Its chances and what is rolled, before it is chosen. */
function Odds({ odds: { chances, note } }: { readonly odds: OptionOdds }) {
  return (
    <>
      {chances.length > 0 && (
        <span className="or-chances">
          {chances.map((chance) => (
            <small key={chance} className="or-chance number">
              {chance}
            </small>
          ))}
        </span>
      )}
      {note !== null && <small className="or-odds-note">{note}</small>}
    </>
  )
}

interface TextProps extends Pick<PanelProps, 'lang'> {
  readonly now: ReadingNow
}

/** What goes on. */
function Situation({ now, lang }: TextProps) {
  const situation = useSituation(lang, now.shelf, now.card, now.prose)
  const heading = now.is === 'script' ? titleOf(now.label, lang) : sectionHeading(now.section, lang)
  return (
    <>
      {heading !== '' && <h3>{heading}</h3>}
      {situation !== null && <p className="or-prose">{situation}</p>}
    </>
  )
}

/** What is printed on the card: below what can be chosen, where something can. */
function PrintedText({ now, lang, isAsked }: TextProps & { readonly isAsked: boolean }) {
  const paragraphs = printed(now, lang)
  return (
    <div className="or-printed" data-aside={isAsked || undefined}>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}

function printed(now: ReadingNow, lang: PanelProps['lang']): readonly string[] {
  if (now.is === 'script')
    return databankSectionText(at(tables().databank, now.piece - FIRST_DATABANK), now.label, lang)
  return now.reading === null ? [] : readingText(now.reading, lang)
}

/** Sections that are only turned to have a letter, and no title. */
function titleOf(label: string, lang: PanelProps['lang']): string {
  const title = sectionName(label, lang)
  return title === label ? '' : title
}
