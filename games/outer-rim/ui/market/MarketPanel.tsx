import { at, PASS_ID, type PresentedDecision } from '@kantyna/kernel'
import { type PanelProps, PartsSheet, type Touching, useMedia } from '@kantyna/ui'
import { useMemo, useState } from 'preact/hooks'
import { factions, marketDecks } from '../../content/names.ts'
import { NONE } from '../../rules/pieces.ts'
import { marketThing, pieceThing } from '../../rules/scenario/things.ts'
import { patrolName } from '../../words/cards/patrol-words.ts'
import { cardLines } from '../../words/things/card-lines.ts'
import { nameOf, symbolsOfBoxes, tables } from '../../words/things/names.ts'
import { allWords, deckName } from '../all-words.ts'
import { CardFace } from '../card/CardFace.tsx'
import { Touchable } from '../card/Touchable.tsx'
import { FactionSign } from '../drawing/FactionSign.tsx'
import { Icon } from '../drawing/Icon.tsx'
import { lineText, partWords } from '../panels/texts.ts'
import { useTableWords } from '../table-words.ts'
import { marketTop, rimView } from '../view.ts'
import { type Deal, dealOn, isGoingToMarket, questionAtMarket } from './deals.ts'
import { MarketFoot } from './MarketFoot.tsx'
import { leave } from './steps.ts'
import { marketWords } from './words.ts'
import '../panels/panels.css'
import './market.css'

/** See `marketPanel`. */
export function MarketPanel({ view: kernelView, lang, seats, decisions, answering, touching }: PanelProps) {
  const view = rimView(kernelView)
  const words = allWords(lang)
  const gameWords = useTableWords(lang)
  const asked = questionAtMarket(decisions)
  const [chosen, setChosen] = useState(NONE)
  const deals = marketDecks.map((_, deck) => (asked === undefined ? null : dealOn(view, asked, deck)))
  const deal = deals.find((each) => each?.card === chosen) ?? null
  // A purchase in parts has its own sheet, where the player confirms it.
  const choose = (piece: number) => {
    const touched = deals.find((each) => each?.card === piece)
    const hasParts = asked?.kind === 'buy' && touched?.refusal === null && !touched.isPlain
    if (asked !== undefined && touched != null && hasParts) answering.choose(asked, touched.id)
    else setChosen(piece)
  }
  const isAtMarket = asked !== undefined && !isGoingToMarket(asked)
  const promptFor = (question: PresentedDecision) => {
    if (question.kind === 'discardFromMarket') return marketWords(lang).onSale
    if (question.kind === 'buy' && !gameWords.hasOwnPrompt('buy')) return words.buying
    return lineText(gameWords.prompt(question), seats)
  }
  const isNarrow = useMedia('(max-width: 599px), (max-height: 480px)')
  const isBuying = answering.assembly?.question.kind === 'buy'
  return (
    <div className="or-market">
      {isBuying && (
        <PartsSheet
          answering={answering}
          lang={lang}
          seats={seats}
          words={partWords(gameWords, lang)}
          picture={({ facts }) => {
            const card = facts?.['card']
            return typeof card === 'number' ? (
              <span className="or-tiny-card">
                <CardFace piece={card} lang={lang} />
              </span>
            ) : null
          }}
        />
      )}
      {!isBuying && isAtMarket && <p className="or-market-asked">{promptFor(asked)}</p>}
      <ul className="or-decks" data-low={isNarrow || !isAtMarket || undefined}>
        {marketDecks.map((name, deck) => (
          <li key={name}>
            <MarketDeckTop
              deck={deck}
              piece={marketTop(view, deck)}
              left={at(view.market, deck).length - 1}
              deal={deals[deck] ?? null}
              isAtMarket={isAtMarket}
              isChosen={deal !== null && deals[deck] === deal}
              lang={lang}
              touching={touching}
              onChoose={choose}
            />
          </li>
        ))}
      </ul>
      {!isBuying && isAtMarket && asked.options.some(({ id }) => id === PASS_ID) && (
        <button type="button" className="button" onClick={() => leave(answering, asked)}>
          {marketWords(lang).leave}
        </button>
      )}
      {!isBuying && asked !== undefined && deal !== null && (
        <MarketFoot lang={lang} asked={asked} deal={deal} answering={answering} />
      )}
    </div>
  )
}

interface DeckProps extends Pick<PanelProps, 'lang' | 'touching'> {
  readonly deck: number
  readonly piece: number
  readonly left: number
  readonly deal: Deal | null
  readonly isAtMarket: boolean
  readonly isChosen: boolean
  onChoose(piece: number): void
}

function MarketDeckTop(props: DeckProps) {
  const { deck, piece, left, deal, isAtMarket, isChosen, lang, touching, onChoose } = props
  const words = allWords(lang)
  const thing = marketThing(deck)
  const name = deckName(lang, at(marketDecks, deck))
  const { refusal: refused } = useTableWords(lang)
  const about = useMemo(() => (piece === NONE ? '' : cardLines(lang, piece).join(' ')), [lang, piece])
  if (piece === NONE)
    return (
      <>
        <span className="or-slot or-empty-deck" />
        <small className="soft">
          {name}: {words.none}
        </small>
      </>
    )
  const card = pieceThing(piece)
  const onTap = () => {
    if (deal !== null) onChoose(isChosen ? NONE : piece)
    else touching.onTouch(touching.lit.has(thing) ? thing : card)
  }
  // Before the market action, touching a card that can be bought takes the action and buys it.
  const isShortcut = !isAtMarket && deal !== null && deal.refusal === null
  const why = isAtMarket && deal?.refusal != null ? refused(deal.refusal) : null
  const warning = isAtMarket && deal?.note != null ? refused({ rule: '', reason: deal.note }) : null
  return (
    <>
      <Touchable
        thing={thing}
        about={about}
        label={[name, nameOf(lang, piece), why, warning].filter((part) => part !== null).join(', ')}
        touching={{
          ...inspecting(touching, card),
          ...(isShortcut && { lit: new Set([...touching.lit, thing]) }),
          ...(isChosen && { picked: new Set([thing]) }),
        }}
        className="or-card"
        onTap={onTap}
      >
        <CardFace piece={piece} lang={lang} />
      </Touchable>
      <small className="or-deck-foot">
        <span className="soft">{name}</span>
        <span className="or-symbols">
          {(tables().market[piece]?.patrols ?? []).map(({ faction, spaces }) => (
            <span
              key={faction}
              title={words.patrolMoves(patrolName(lang, factions.indexOf(faction)), spaces)}
            >
              <FactionSign faction={faction} size={16} />
              {spaces}
            </span>
          ))}
          {symbolsOfOthers(piece, lang).map((symbol) => (
            <span key={symbol} role="img" aria-label={symbol} title={symbol}>
              <Icon name="contact" size={16} />
            </span>
          ))}
          <span className="soft" title={words.left(left)}>
            +{left}
          </span>
        </span>
      </small>
      {why !== null && (
        <small className="or-why" title={why}>
          {deal?.refusal?.reason === 'tooExpensive' ? words.tooExpensive : why}
        </small>
      )}
    </>
  )
}

/** Symbols of other boxes on a card, each with its effect. */
function symbolsOfOthers(piece: number, lang: PanelProps['lang']): readonly string[] {
  const card = tables().market[piece]
  return card === undefined ? [] : symbolsOfBoxes(lang, card)
}

/** Shows the top card while the pointer is on a deck. */
function inspecting(touching: Touching, card: `${string}:${string}`): Touching {
  return { ...touching, onInspect: (thing) => touching.onInspect(thing === null ? null : card) }
}
