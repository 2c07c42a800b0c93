import { at, type Lang, type Offer, type PresentedDecision, type Seat } from '@kantyna/kernel'
import type { PanelProps, SeatInfo } from '@kantyna/ui'
import { useId } from 'preact/hooks'
import { lineText } from '../../../outer-rim/ui/panels/texts.ts'
import { useTableWords } from '../../../outer-rim/ui/table-words.ts'
import { BotsTime } from '../../../outer-rim/ui/trade/TradePanel.tsx'
import type { RimView } from '../../../outer-rim/ui/view.ts'
import { seatName } from '../../../outer-rim/ui/words.ts'
import { bareRequest, termsText } from '../../words/things/favor-terms.ts'
import { favorBrings, favorTitle } from '../../words/things/favor-text.ts'
import { FavorIcon } from './FavorIcon.tsx'
import { favorOdds } from './favor-odds.ts'
import { answered, type Draft, sameAs } from './terms.ts'
import { favorWords } from './words.ts'

interface Props extends Pick<PanelProps, 'lang' | 'seats' | 'moves' | 'answering'> {
  readonly view: RimView
  /** Opens the composer with these terms. */
  onDraft(draft: Draft): void
}

/** Open calls and offers, those to the viewer first, with their answers. */
export function OpenDeals(props: Props) {
  const { view } = props
  const isOwnCall = ({ from, isCall }: Offer) => from === view.seat && isCall === true
  const rank = ({ from, to }: Offer) => (to === view.seat ? 0 : from === view.seat ? 1 : 2)
  return (
    <>
      {view.offers
        .filter((offer) => !isOwnCall(offer))
        .toSorted((one, other) => rank(one) - rank(other))
        .map((offer) => (
          <OpenDeal key={`${offer.from} ${offer.to}`} {...props} offer={offer} />
        ))}
      <OwnCall {...props} calls={view.offers.filter(isOwnCall)} />
    </>
  )
}

/** The viewer's own request to several players, with those who have not answered yet. */
function OwnCall({ lang, seats, moves, answering, calls }: Props & { readonly calls: readonly Offer[] }) {
  const words = favorWords(lang)
  const [first] = calls
  const code = first === undefined ? null : bareRequest(first)
  if (code === null) return null
  const withdraw = moves.find(({ kind }) => kind === 'withdraw')
  return (
    <section className="or-offer">
      <h3>{words.calledOn(calls.map(({ to }) => seatName(seats, to)).join(', '))}</h3>
      <Requested code={code} lang={lang} />
      <p className="small soft">{words.waiting}</p>
      {withdraw !== undefined && (
        <p className="or-answers">
          <button
            type="button"
            className="button"
            onClick={() => {
              for (const call of calls) {
                const option = withdraw.options.find(isOf(call))
                if (option !== undefined) answering.makeMove(withdraw, [option.id])
              }
            }}
          >
            {words.withdraw}
          </button>
        </p>
      )}
    </section>
  )
}

function Requested({ code, lang }: { readonly code: number; readonly lang: Lang }) {
  return (
    <p className="ub-request">
      <FavorIcon code={code} size={22} />
      <span>
        <b>{favorTitle(lang, code)}</b> <small>{favorBrings(lang, code)}</small>
      </span>
    </p>
  )
}

function OpenDeal({ offer, ...props }: Props & { readonly offer: Offer }) {
  const { view, lang, seats, moves } = props
  const gameWords = useTableWords(lang)
  const { from, to, gives, takes } = offer
  const words = favorWords(lang)
  const request = bareRequest(offer)
  const isOwn = from === view.seat || to === view.seat
  const blocked = isOwn ? blockedReason(moves, offer) : undefined
  const about = useId()
  return (
    <section className="or-offer" tabIndex={-1} data-answer-wanted={to === view.seat || undefined}>
      <h3>{headingOf(offer, view.seat, lang, seats)}</h3>
      <div id={about} className="or-offer-terms">
        {request === null ? (
          <dl className="ub-terms">
            <dt>{from === view.seat ? words.youGive : words.gives(seatName(seats, from))}</dt>
            <dd>{lineText(termsText(lang, gives), seats)}</dd>
            <dt>{to === view.seat ? words.youGive : words.gives(seatName(seats, to))}</dt>
            <dd>{lineText(termsText(lang, takes), seats)}</dd>
          </dl>
        ) : (
          <Requested code={request} lang={lang} />
        )}
        <Chances view={view} offer={offer} lang={lang} seats={seats} />
      </div>
      {request !== null && to === view.seat && offer.isCall !== true && (
        <p className="small soft">{words.forNothing}</p>
      )}
      {from === view.seat && <p className="small soft">{words.waiting}</p>}
      <BotsTime view={view} offer={offer} lang={lang} seats={seats} />
      {isOwn && <Answers {...props} offer={offer} about={about} />}
      {blocked !== undefined && offer.isCall !== true && (
        <p className="or-why">{gameWords.refusal(blocked.refusal)}</p>
      )}
    </section>
  )
}

function headingOf(offer: Offer, viewer: Seat | null, lang: Lang, seats: readonly SeatInfo[]): string {
  const words = favorWords(lang)
  const { from, to, isCall } = offer
  const isRequest = bareRequest(offer) !== null
  const [sender, receiver] = [seatName(seats, from), seatName(seats, to)]
  if (from === viewer) {
    return isRequest ? words.askedOf(receiver) : words.offeredTo(receiver)
  }
  if (to !== viewer) return words.between(sender, receiver)
  const isShared = seats.filter(({ kind }) => kind === 'person').length > 1
  // If several people share one screen, "you" could mean any of them.
  const whom = isShared ? `${receiver}: ` : ''
  if (!isRequest) return whom + words.offeredBy(sender)
  return whom + (isCall === true ? words.calledBy(sender) : words.askedBy(sender))
}

/** How the favor would change the odds of the player who is about to roll. */
function Chances({
  view,
  offer,
  lang,
  seats,
}: Pick<Props, 'view' | 'lang' | 'seats'> & { readonly offer: Offer }) {
  const { from, to, gives, takes } = offer
  const words = favorWords(lang)
  const texts = (
    [
      [from, takes],
      [to, gives],
    ] as const
  ).flatMap(([receiver, terms]) => {
    const odds = favorOdds(view, receiver)
    const [code] = terms['favor'] ?? []
    if (odds === null || odds.code !== code) return []
    const { before, after } = odds
    return receiver === view.seat
      ? [words.yourChances(before, after)]
      : [words.theirChances(seatName(seats, receiver), before, after)]
  })
  return texts.map((text) => (
    <p key={text} className="small">
      {text}
    </p>
  ))
}

type Move = PresentedDecision

const isOf =
  ({ from, to }: Offer) =>
  ({ facts }: Move['options'][number]) =>
    facts?.['from'] === from && facts?.['to'] === to

function blockedReason(moves: readonly Move[], offer: Offer) {
  return moves.find(({ kind }) => kind === 'accept')?.blocked.find(isOf(offer))
}

interface AnswersProps extends Props {
  readonly offer: Offer
  /** The id of the element with the terms of the offer. */
  readonly about: string
}

function Answers({ view, offer, about, lang, moves, answering, onDraft }: AnswersProps) {
  const words = favorWords(lang)
  const isRequest = bareRequest(offer) !== null
  const found = (kind: string, isIt: (option: Move['options'][number]) => boolean) => {
    const move = moves.find((each) => each.kind === kind)
    const option = move?.options.find(isIt)
    return move === undefined || option === undefined ? null : { move, option }
  }
  const button = (kind: string, text: string, isPrimary = false, isIt = isOf(offer)) => {
    const match = found(kind, isIt)
    if (match === null) return null
    return (
      <button
        type="button"
        className={`button ${isPrimary ? 'primary' : ''}`}
        aria-describedby={about}
        onClick={() => answering.makeMove(match.move, [match.option.id])}
      >
        {text}
      </button>
    )
  }
  const other = offer.from === view.seat ? offer.to : offer.from
  const mayPropose = found('propose', ({ facts }) => facts?.['seat'] === other) !== null
  const isMine = offer.from === view.seat
  return (
    <p className="or-answers">
      {button('accept', isRequest ? words.grant : words.accept, true)}
      {button('offerFavor', words.offerFree, true, ({ facts }) => facts?.['seat'] === offer.from)}
      {mayPropose && (
        <button
          type="button"
          className="button"
          onClick={() => onDraft(isMine ? sameAs(offer) : priced(view, offer))}
        >
          {isMine ? words.change : isRequest ? words.price : words.counter}
        </button>
      )}
      {button('refuse', words.refuse)}
      {button('withdraw', words.withdraw)}
    </p>
  )
}

/** A counter-offer for a favor begins with 1,000 credits if the asker can pay them. */
function priced(view: RimView, offer: Offer): Draft {
  const draft = answered(offer)
  const canPay = at(view.credits, offer.from) >= 1000
  return bareRequest(offer) !== null && canPay ? { ...draft, takes: { credits: [1] } } : draft
}
