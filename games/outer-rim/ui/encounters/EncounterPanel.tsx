import { at, type PresentedDecision } from '@kantyna/kernel'
import { type PanelProps, PartsSheet } from '@kantyna/ui'
import { useId } from 'preact/hooks'
import { FIRST_DATABANK, NONE } from '../../rules/pieces.ts'
import { databankSectionText, readingText } from '../../words/cards/card-text.ts'
import { tables } from '../../words/things/names.ts'
import { useAddedDrawings } from '../added-drawings.ts'
import { useAddedSheets } from '../added-sheets.tsx'
import { allWords } from '../all-words.ts'
import { type OptionOdds, oddsOf } from '../combat/option-odds.ts'
import { ShipsForSale } from '../market/ShipsForSale.tsx'
import { Closed } from '../panels/Closed.tsx'
import { asksForUsedShip, encounterQuestions } from '../panels/questions.ts'
import { choiceTexts, lineText, partWords } from '../panels/texts.ts'
import { useTableWords } from '../table-words.ts'
import { contactMet, rimView } from '../view.ts'
import { Opening } from './Opening.tsx'
import { usePrefetchedProse } from './prose.ts'
import { proseAhead } from './prose-ahead.ts'
import { type ReadingNow, readingNow } from './reading-now.ts'
import '../panels/panels.css'

/** The panel, below the additions of expansions. */
export function EncounterPanel(props: PanelProps) {
  const added = useAddedDrawings().encounterQuestions
  const { aboveEncounter } = useAddedSheets()
  return (
    <>
      {aboveEncounter.map((Above) => (
        <Above key={Above.name} {...props} />
      ))}
      <Encounter {...props} asked={props.decisions.find(encounterQuestions(added).areIn)} />
    </>
  )
}

interface EncounterProps extends PanelProps {
  readonly asked: PresentedDecision | undefined
}

function Encounter(props: EncounterProps) {
  const { asked, view: kernelView, lang, seats, answering } = props
  const view = rimView(kernelView)
  const words = allWords(lang)
  const printedId = useId()
  const now = readingNow(view)
  const gameWords = useTableWords(lang)
  usePrefetchedProse(lang, proseAhead(asked))
  // During a purchase in parts, nothing else is shown.
  if (answering.assembly !== null && asksForUsedShip(answering.assembly.question))
    return (
      <div className="or-encounter or-ships">
        <PartsSheet answering={answering} lang={lang} seats={seats} words={partWords(gameWords, lang)} />
      </div>
    )
  // A player who is shown ships has read the situation in an earlier question.
  const isShipSale = asked !== undefined && asksForUsedShip(asked)
  return (
    <div className="or-encounter">
      {!isShipSale && <Opening view={view} lang={lang} />}
      {now === null && contactMet(view) === NONE && asked === undefined && (
        <p className="soft">{words.encounterIdle}</p>
      )}
      {asked !== undefined && (
        <>
          <p className="or-asked">{lineText(gameWords.prompt(asked), seats)}</p>
          {isShipSale ? (
            <ShipsForSale {...props} asked={asked} />
          ) : (
            <>
              <Choices {...props} asked={asked} printedId={now === null ? null : printedId} />
              <Closed lang={lang} seats={seats} asked={asked} />
            </>
          )}
        </>
      )}
      {now !== null && <PrintedText id={printedId} now={now} lang={lang} isAsked={asked !== undefined} />}
    </div>
  )
}

interface ChoicesProps extends Pick<PanelProps, 'view' | 'lang' | 'seats' | 'answering'> {
  readonly asked: PresentedDecision
  /** The id of the element with the whole text of the card; null if no card is read. */
  readonly printedId: string | null
}

function Choices({ view: kernelView, lang, seats, answering, asked, printedId }: ChoicesProps) {
  const view = rimView(kernelView)
  const gameWords = useTableWords(lang)
  const { optionNotes } = useAddedSheets()
  const texts = choiceTexts(gameWords, seats, asked, printedId !== null)
  return (
    <ul className="or-choices">
      {asked.options.map((option, index) => (
        <li key={option.id}>
          <button
            type="button"
            className="button"
            aria-describedby={printedId ?? undefined}
            data-answer={option.id}
            onClick={() => answering.choose(asked, option.id)}
          >
            <span>{texts[index]}</span>
            <Odds odds={oddsOf({ view, asked, option, lang, seats }, optionNotes)} />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The chances and dice of an answer. */
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

interface PrintedProps extends TextProps {
  readonly id: string
  readonly isAsked: boolean
}

/** The printed text of the card, below the answers if there are any. */
function PrintedText({ id, now, lang, isAsked }: PrintedProps) {
  const gameWords = useTableWords(lang)
  const paragraphs = printed(now, lang).map((text) => gameWords.cardText(now.card, text))
  return (
    <div id={id} className="or-printed" data-aside={isAsked || undefined}>
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
