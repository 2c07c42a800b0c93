import { at, type PresentedDecision } from '@kantyna/kernel'
import type { GamePanel, PanelProps } from '@kantyna/ui'
import { FIRST_CONTACT, FIRST_DATABANK, NONE } from '../../rules/pieces.ts'
import { databankSectionText, readingText, sectionHeading, sectionName } from '../../words/card-text.ts'
import { nameOf, tables } from '../../words/names.ts'
import type { IconName } from '../drawing/Icon.tsx'
import { useSituation } from '../prose.ts'
import { tableWords } from '../table-words.ts'
import { contactMet, contestOf, type RimView, rimView } from '../view.ts'
import { uiWords } from '../words.ts'
import { type OptionOdds, oddsOf } from './option-odds.ts'
import { type ReadingNow, readingNow } from './reading-now.ts'
import { lineText, optionText } from './texts.ts'
import './panels.css'

/** What is asked while a card is read, and belongs beside its text. */
const asking: string[] = [
  'chooseEffect',
  'fightOrTalk',
  'captureOrEliminate',
  'chooseSkill',
  'encounter',
  'takeResource',
  'protect',
]

function isAnswered({ kind }: PresentedDecision): boolean {
  return asking.includes(kind)
}

/** Asked in an encounter and nowhere else, also while no card is read. */
const ofEncounters: string[] = ['encounter', 'fightOrTalk', 'captureOrEliminate', 'protect']

function isOfEncounter({ kind }: PresentedDecision): boolean {
  return ofEncounters.includes(kind)
}

/** Questions of another box that are asked in encounters: its drawings say so when they are loaded. */
export function addEncounterQuestions(kinds: readonly string[]): void {
  asking.push(...kinds)
  ofEncounters.push(...kinds)
}

const buying: readonly string[] = ['buying', 'purchase']

/** The encounter that is being had: what goes on, what is printed, and what can be done about it. */
export const encounterPanel: GamePanel<IconName> = {
  id: 'encounter',
  title: { en: 'Encounter', pl: 'Spotkanie' },
  icon: 'encounter',
  when: 'asked',
  isWanted: (view, decisions) => {
    const seen = rimView(view)
    // What an encounter lets somebody buy is bought in the market's panel.
    if (buying.includes(seen.stack.at(-1)?.routine ?? '')) return false
    if (contestOf(seen) !== null) return false
    return readingNow(seen) !== null || contactMet(seen) !== NONE || decisions.some(isOfEncounter)
  },
  answers: isAnswered,
  heading: ({ view, lang }) => headingOf(rimView(view), lang),
  Panel: EncounterPanel,
}

function headingOf(view: RimView, lang: PanelProps['lang']): string {
  const now = readingNow(view)
  if (now !== null) return nameOf(lang, now.piece)
  const contact = contactHere(view)
  return contact === NONE ? encounterPanel.title[lang] : nameOf(lang, contact)
}

function contactHere(view: RimView): number {
  const place = contactMet(view)
  const piece = place === NONE ? NONE : at(view.contacts, place)
  return piece >= FIRST_CONTACT ? piece : NONE
}

function EncounterPanel({ view: kernelView, lang, seats, decisions, answering }: PanelProps) {
  const view = rimView(kernelView)
  const words = uiWords(lang)
  const now = readingNow(view)
  const asked = decisions.find(({ kind }) => asking.includes(kind))
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
