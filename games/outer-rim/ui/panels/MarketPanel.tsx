import { at, type Option, type PresentedDecision } from '@kantyna/kernel'
import { type GamePanel, type PanelProps, PartsSheet, type Touching } from '@kantyna/ui'
import { factions, marketDecks } from '../../content/names.ts'
import { NONE } from '../../rules/pieces.ts'
import { marketThing, pieceThing } from '../../rules/things.ts'
import { nameOf, tables } from '../../words/names.ts'
import { patrolName } from '../../words/patrol-words.ts'
import { addedSymbols } from '../../words/things.ts'
import { CardFace } from '../card/CardFace.tsx'
import { Touchable } from '../card/HeldCard.tsx'
import { FactionSign } from '../drawing/FactionSign.tsx'
import { Icon, type IconName } from '../drawing/Icon.tsx'
import { tableWords } from '../table-words.ts'
import { marketTop, type RimView, rimView } from '../view.ts'
import { deckName, uiWords } from '../words.ts'
import { isAnsweredAtMarket } from './questions.ts'
import { lineText, partWords } from './texts.ts'
import './panels.css'

/** The six market decks with what lies on top of each; a purchase is put together here. */
export const marketPanel: GamePanel<IconName> = {
  id: 'market',
  title: { en: 'Market', pl: 'Handel' },
  icon: 'market',
  when: 'always',
  isWanted: (_, decisions) => decisions.some(isAnsweredAtMarket),
  assembles: ({ kind }) => kind === 'buy',
  answers: isAnsweredAtMarket,
  Panel: MarketPanel,
}

function MarketPanel({ view: kernelView, lang, seats, decisions, answering, touching }: PanelProps) {
  const view = rimView(kernelView)
  const words = uiWords(lang)
  const asked = decisions.find(isAnsweredAtMarket)
  const askedFor = (question: PresentedDecision) => {
    if (view.modules === 0 && question.kind === 'buy') return words.buying
    if (view.modules === 0 && question.kind === 'discardFromMarket') return words.discarding
    return lineText(tableWords(view, lang).prompt(question), seats)
  }
  const isBuying = answering.assembly?.question.kind === 'buy'
  return (
    <div className="or-market">
      {isBuying && (
        <PartsSheet
          answering={answering}
          lang={lang}
          seats={seats}
          words={partWords(view, lang)}
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
      {!isBuying && asked !== undefined && <p className="or-market-asked">{askedFor(asked)}</p>}
      <ul className="or-decks">
        {marketDecks.map((name, deck) => (
          <li key={name}>
            <MarketDeckTop
              view={view}
              deck={deck}
              piece={marketTop(view, deck)}
              left={at(view.market, deck).length - 1}
              asked={asked}
              lang={lang}
              touching={touching}
              answering={answering}
            />
          </li>
        ))}
      </ul>
      {!isBuying && asked?.options.some(({ id }) => id === 'pass') === true && (
        <button type="button" className="button" onClick={() => answering.choose(asked, 'pass')}>
          {asked.kind === 'buy' ? words.buyNone : words.discardNone}
        </button>
      )}
    </div>
  )
}

interface DeckProps extends Pick<PanelProps, 'lang' | 'touching' | 'answering'> {
  readonly view: RimView
  readonly deck: number
  readonly piece: number
  readonly left: number
  readonly asked: PresentedDecision | undefined
}

function MarketDeckTop({ view, deck, piece, left, asked, lang, touching, answering }: DeckProps) {
  const words = uiWords(lang)
  const thing = marketThing(deck)
  const name = deckName(lang, at(marketDecks, deck))
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
  const refusal = asked?.blocked.find(({ touches }) => touches.includes(thing))?.refusal
  // What has parts is put together and confirmed here; the page asks before anything else that cannot be taken back.
  const option = asked?.options.find(({ touches }) => touches.includes(thing))
  const onTap = () => {
    if (asked !== undefined && option?.next !== undefined) answering.choose(asked, option.id)
    else touching.onTouch(asked === undefined && !touching.lit.has(thing) ? card : thing)
  }
  const why = refusal === undefined ? null : tableWords(view, lang).refusal(refusal)
  const note = noteIn(option)
  const says = note === null ? null : tableWords(view, lang).refusal({ rule: '', reason: note })
  return (
    <>
      <Touchable
        thing={thing}
        label={[name, nameOf(lang, piece), why, says].filter((part) => part !== null).join(', ')}
        touching={inspecting(touching, card)}
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
          {symbolsOfOthers(piece, lang).map((says) => (
            <span key={says} role="img" aria-label={says} title={says}>
              <Icon name="contact" size={16} />
            </span>
          ))}
          <span className="soft" title={words.left(left)}>
            +{left}
          </span>
        </span>
      </small>
      {says !== null && <small className="or-why">{says}</small>}
      {why !== null && (
        <small className="or-why" title={why}>
          {refusal?.reason === 'tooExpensive' ? words.tooExpensive : why}
        </small>
      )}
    </>
  )
}

/** What a buyer should know of a card that can be bought. */
function noteIn(option: Option | undefined): string | null {
  const note = option?.facts?.['note']
  return typeof note === 'string' ? note : null
}

/** What other boxes have printed on a card: each says what it does. */
function symbolsOfOthers(piece: number, lang: PanelProps['lang']): readonly string[] {
  const card = tables().market[piece]
  return card === undefined ? [] : addedSymbols.flatMap((symbols) => symbols(lang, card))
}

/** Whoever points at a deck wants to read the card on it. */
function inspecting(touching: Touching, card: `${string}:${string}`): Touching {
  return { ...touching, onInspect: (thing) => touching.onInspect(thing === null ? null : card) }
}
