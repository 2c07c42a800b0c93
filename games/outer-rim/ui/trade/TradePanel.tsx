import type { GameWords, Lang, Offer, OfferEvent, Option, PresentedDecision } from '@kantyna/kernel'
import { OfferClock, type PanelProps, PartsSheet, type SeatInfo } from '@kantyna/ui'
import { useId, useState } from 'preact/hooks'
import { blockedGifts, TOKEN } from '../../rules/trade/trade.ts'
import { nameOf } from '../../words/things/names.ts'
import { allWords } from '../all-words.ts'
import { useMemory } from '../moments/MemoryProvider.tsx'
import { isTrade } from '../panels/questions.ts'
import { partWords } from '../panels/texts.ts'
import { useTableWords } from '../table-words.ts'
import { type RimView, rimView } from '../view.ts'
import { seatName } from '../words.ts'
import { TradeSheet } from './TradeSheet.tsx'
import { newDraft, type TradeDraft } from './trade-draft.ts'
import '../panels/panels.css'

export function TradePanel({ view: kernelView, lang, seats, moves, answering }: PanelProps) {
  const view = rimView(kernelView)
  const words = allWords(lang)
  const { answer } = useMemory()
  const gameWords = useTableWords(lang)
  const id = useId()
  const [draft, setDraft] = useState<TradeDraft | null>(null)
  const question = answering.assembly?.question
  if (question !== undefined && isTrade(question))
    return <PartsSheet answering={answering} lang={lang} seats={seats} words={partWords(gameWords, lang)} />
  const ownOffers = view.offers.filter(({ from, to }) => from === view.seat || to === view.seat)
  const move = (kind: string) => moves.find((each) => each.kind === kind)
  const starts = (['propose', 'give'] as const).flatMap((kind) => {
    const open = move(kind)
    return open === undefined ? [] : [{ kind, open }]
  })
  const begin = (kind: 'propose' | 'give', open: PresentedDecision, { id, facts }: Option) => {
    const to = facts?.['seat']
    if (kind === 'propose' && view.seat !== null && typeof to === 'number') setDraft(newDraft(view.seat, to))
    else answering.begin(open, id)
  }
  const propose = move('propose')
  const isOpen = propose?.options.some(({ facts }) => facts?.['seat'] === draft?.to) === true
  // A draft of one viewer must not be shown to the next.
  if (draft !== null && propose !== undefined && isOpen && draft.from === view.seat)
    return (
      <TradeSheet
        view={view}
        lang={lang}
        seats={seats}
        answering={answering}
        propose={propose}
        draft={draft}
        onChange={setDraft}
      />
    )
  return (
    <div className="or-trade">
      {ownOffers.map((offer) => (
        <section
          key={`${offer.from} ${offer.to}`}
          className="or-offer"
          tabIndex={-1}
          data-answer-wanted={offer.to === view.seat || undefined}
        >
          <h3>
            {offer.from === view.seat
              ? words.offerTo(seatName(seats, offer.to))
              : words.offerBy(seatName(seats, offer.from))}
          </h3>
          <div id={`${id}-${offer.from}-${offer.to}`} className="or-offer-terms">
            <p>
              {seatName(seats, offer.from)} {words.gives}: {termsText(offer.gives, lang)}
            </p>
            <p>
              {seatName(seats, offer.to)} {words.gives}: {termsText(offer.takes, lang)}
            </p>
          </div>
          <BotsTime offer={offer} view={view} lang={lang} seats={seats} />
          <Answers
            view={view}
            offer={offer}
            terms={`${id}-${offer.from}-${offer.to}`}
            lang={lang}
            moves={moves}
            answering={answering}
          />
        </section>
      ))}
      {answer !== null && answer.offer.from === view.seat && answer.what !== 'withdrawn' && (
        <p className="or-answered" role="status">
          {answerText(answer, seats, lang)}
        </p>
      )}
      {starts.map(({ kind, open }) => (
        <ul key={kind} className="or-choices">
          {open.options.map((option) => (
            <li key={option.id}>
              <button type="button" className="button" onClick={() => begin(kind, open, option)}>
                {kind === 'propose'
                  ? words.propose(receiverName(option.facts, seats))
                  : `${words.giveCredits} ${words.to(receiverName(option.facts, seats))}`}
              </button>
            </li>
          ))}
        </ul>
      ))}
      {starts.length === 0 && ownOffers.length === 0 && (
        <>
          <p className="soft">{words.noTrade}</p>
          {whyNot(view, gameWords).map((reason) => (
            <p key={reason} className="or-why">
              {reason}
            </p>
          ))}
        </>
      )}
    </div>
  )
}

/** Why the viewer cannot give credits. Trades are possible less often, so their reasons are not shown. */
function whyNot(view: RimView, gameWords: GameWords): readonly string[] {
  if (view.seat === null) return []
  const blocked = blockedGifts(view, view.seat)
  return [...new Set(blocked.map(({ refusal }) => gameWords.refusal(refusal)))]
}

interface TimeProps extends Pick<PanelProps, 'lang' | 'seats'> {
  readonly view: RimView
  readonly offer: Offer
}

/** How long a bot waits for the viewer's answer to its offer. */
export function BotsTime({ view, offer, lang, seats }: TimeProps) {
  const isBots = seats.find(({ seat }) => seat === offer.from)?.kind !== 'person'
  if (!isBots || offer.to !== view.seat) return null
  return (
    <OfferClock
      offer={JSON.stringify([view.turn, offer])}
      label={allWords(lang).waitsForAnswer(seatName(seats, offer.from))}
    />
  )
}

function receiverName(
  facts: PresentedDecision['options'][number]['facts'],
  seats: readonly SeatInfo[],
): string {
  return seatName(seats, Number(facts?.['seat'] ?? 0))
}

/** A bot accepts offers that help it, and refuses all others. */
function answerText({ what, offer }: OfferEvent, seats: readonly SeatInfo[], lang: Lang): string {
  const words = allWords(lang)
  const name = seatName(seats, offer.to)
  if (what === 'taken') return words.offerTaken(name)
  const isPerson = seats.find(({ seat }) => seat === offer.to)?.kind === 'person'
  return isPerson ? words.offerRefused(name) : words.offerRefusedByProgram(name)
}

function termsText(terms: Offer['gives'], lang: Lang): string {
  const words = allWords(lang)
  const { credits = [], cards = [] } = terms
  const parts = [
    ...credits.map((tokens) => words.credits(tokens * TOKEN)),
    ...cards.map((piece) => nameOf(lang, piece)),
  ]
  return parts.length === 0 ? words.nothing : parts.join(', ')
}

interface AnswersProps extends Pick<PanelProps, 'lang' | 'moves' | 'answering'> {
  readonly view: RimView
  readonly offer: Offer
  /** The ids of the elements with the terms of the offer. */
  readonly terms: string
}

function Answers({ offer, terms, lang, moves, answering }: AnswersProps) {
  const gameWords = useTableWords(lang)
  const words = allWords(lang)
  const isThisOffer = ({ facts }: PresentedDecision['options'][number]) =>
    facts?.['from'] === offer.from && facts?.['to'] === offer.to
  const blocked = moves.find(({ kind }) => kind === 'accept')?.blocked.find(isThisOffer)
  return (
    <>
      <p className="or-answers">
        {(['accept', 'refuse', 'withdraw'] as const).map((kind) => {
          const move = moves.find((each) => each.kind === kind)
          const option = move?.options.find(isThisOffer)
          if (move === undefined || option === undefined) return null
          return (
            <button
              key={kind}
              type="button"
              className={`button ${kind === 'accept' ? 'primary' : ''}`}
              aria-describedby={terms}
              onClick={() => answering.makeMove(move, [option.id])}
            >
              {words[kind]}
            </button>
          )
        })}
      </p>
      {blocked !== undefined && <p className="or-why">{gameWords.refusal(blocked.refusal)}</p>}
    </>
  )
}
