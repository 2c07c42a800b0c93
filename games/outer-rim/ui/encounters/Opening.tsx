import { at, type Lang } from '@kantyna/kernel'
import { firstNumberWhere } from '../../rules/numbered.ts'
import { FIRST_CONTACT, FIRST_DATABANK } from '../../rules/pieces.ts'
import { sectionHeading, sectionName } from '../../words/cards/card-text.ts'
import { contactLine } from '../../words/cards/type-line.ts'
import { cardTextLines } from '../../words/things/card-lines.ts'
import { tables } from '../../words/things/names.ts'
import { allWords } from '../all-words.ts'
import { ContactPicture } from '../card/ContactPicture.tsx'
import { contactHere, type RimView } from '../view.ts'
import { useSituation } from './prose.ts'
import { type ReadingNow, readingNow } from './reading-now.ts'

interface Props {
  readonly view: RimView
  readonly lang: Lang
}

/** The beginning of an encounter: the contact, its crew card and the situation. It is also shown above the dice. */
export function Opening({ view, lang }: Props) {
  const now = readingNow(view)
  return (
    <>
      <ContactMet view={view} lang={lang} />
      {now !== null && <Situation now={now} lang={lang} />}
    </>
  )
}

function ContactMet({ view, lang }: Props) {
  const piece = contactHere(view)
  if (piece < FIRST_CONTACT) return null
  const contact = at(tables().contacts, piece - FIRST_CONTACT)
  const card = FIRST_DATABANK + firstNumberWhere(tables().databank, ({ number }) => number === contact.number)
  const isCrew = tables().resources[card]?.type === 'crew'
  return (
    <div className="or-met">
      <ContactPicture piece={piece} />
      <p>
        <b>{contact.name[lang]}</b> <small className="soft">{contactLine(contact, lang)}</small>
        {isCrew && (
          <small>
            {allWords(lang).asCrew}: {cardTextLines(lang, card).join(' ')}
          </small>
        )}
      </p>
    </div>
  )
}

/** The heading and the situation of the section that is read. */
function Situation({ now, lang }: { readonly now: ReadingNow; readonly lang: Lang }) {
  const situation = useSituation(lang, now.file, now.card, now.prose)
  const heading = now.is === 'script' ? titleOf(now.label, lang) : sectionHeading(now.section, lang)
  return (
    <>
      {heading !== '' && <h3>{heading}</h3>}
      {situation !== null && <p className="or-prose">{situation}</p>}
    </>
  )
}

/** The title of a section; empty for sections that have only a letter. */
function titleOf(label: string, lang: Lang): string {
  const title = sectionName(label, lang)
  return title === label ? '' : title
}
