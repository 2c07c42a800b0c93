import type { KernelView, Lang, Thing } from '@kantyna/kernel'
import { seatColour, seatShape } from '@kantyna/ui'
import {
  encounterDecks,
  type Faction,
  factions,
  type MarketDeck,
  marketDecks,
  type Planet,
  type Rank,
} from '../../content/names.ts'
import { contactSpaces, spaceOf, spaces } from '../../rules/map/map.ts'
import { FIRST_CONTACT, NONE } from '../../rules/pieces.ts'
import { tables } from '../../words/things/names.ts'
import { type PictureProps, useAddedSheets } from '../added-sheets.tsx'
import { deckName } from '../all-words.ts'
import { Die } from '../drawing/Die.tsx'
import { FactionSign } from '../drawing/FactionSign.tsx'
import { Globe, GlobePaints, Swirl } from '../drawing/Globe.tsx'
import { Icon } from '../drawing/Icon.tsx'
import { SilhouetteBox } from '../drawing/Silhouette.tsx'
import { useShapes } from '../drawing/silhouettes.ts'
import { marketTop, type RimView, rimView } from '../view.ts'
import { CardBack, CardFace } from './CardFace.tsx'
import { ContactPicture } from './ContactPicture.tsx'
import './picture.css'

/** A large picture of one thing, for the reader and the gallery. */
export function ThingPicture(props: PictureProps) {
  const { pictures, belowPicture } = useAddedSheets()
  const Added = pictures[props.thing.slice(0, props.thing.indexOf(':'))]
  return (
    <>
      {Added === undefined ? <PrintedPicture {...props} /> : <Added {...props} />}
      {belowPicture.map((Below) => (
        <Below key={Below.name} {...props} />
      ))}
    </>
  )
}

function PrintedPicture({ thing, lang, view }: PictureProps) {
  const shapes = useShapes()
  return <div className="or-picture">{picture(thing, lang, view, shapes)}</div>
}

function picture(
  thing: Thing,
  lang: Lang,
  view: KernelView | undefined,
  shapes: ReturnType<typeof useShapes>,
) {
  const colon = thing.indexOf(':')
  const [kind, id] = [thing.slice(0, colon), thing.slice(colon + 1)]
  const seen = view === undefined ? null : rimView(view)
  switch (kind) {
    case 'card':
      return <CardFace piece={Number(id)} lang={lang} />
    case 'token':
      return <ContactPicture piece={Number(id)} />
    case 'contact': {
      const piece = seen?.contacts[Number(id)] ?? -1
      if (piece >= FIRST_CONTACT) return <ContactPicture piece={piece} />
      return <ContactBack rank={tables().ranks[(contactSpaces[Number(id)]?.rank ?? 0) - 1]} />
    }
    case 'space':
      return <SpacePicture id={id} />
    case 'patrol':
      return factions.includes(id as Faction) ? <FactionSign faction={id as Faction} size={96} /> : null // checked
    case 'character-card':
      return <SilhouetteBox shape={shapes.person(tables().characters[Number(id)]?.id ?? '')} size={96} />
    case 'pool':
      return <SilhouetteBox shape={shapes.ship(tables().ships[Number(id)]?.id ?? '')} size={96} />
    case 'character':
      return (
        <SilhouetteBox
          shape={shapes.person(tables().characters[seen?.characters[Number(id)] ?? -1]?.id ?? '')}
          size={96}
        />
      )
    case 'ship':
      return (
        <SilhouetteBox
          shape={shapes.ship(tables().ships[seen?.ships[Number(id)] ?? -1]?.id ?? '')}
          size={96}
        />
      )
    case 'seat':
      return (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={seatShape(Number(id))} fill={seatColour(Number(id))} />
        </svg>
      )
    case 'market':
      return (
        <MarketPicture
          deck={id as MarketDeck /* a market thing always names a deck */}
          lang={lang}
          seen={seen}
        />
      )
    case 'encounters':
      return encounterDecks.some((deck) => deck === id) ? <Icon name="encounter" size={72} /> : null
    case 'die':
      return <Die face="critical" size={72} />
    case 'ai':
      return <Icon name="ai" size={72} />
    default:
      return null
  }
}

interface MarketProps {
  readonly deck: MarketDeck
  readonly lang: Lang
  readonly seen: RimView | null
}

/** The top card of a market deck; without a table, the back of the deck. */
function MarketPicture({ deck, lang, seen }: MarketProps) {
  const top = seen === null ? NONE : marketTop(seen, marketDecks.indexOf(deck))
  return top === NONE ? <CardBack name={deckName(lang, deck)} /> : <CardFace piece={top} lang={lang} />
}

function SpacePicture({ id }: { readonly id: string }) {
  const space = spaces[spaceOf(id)]
  return (
    <svg className="or-space-picture" viewBox="-80 -80 160 160" aria-hidden="true">
      <GlobePaints />
      {
        space?.kind === 'planet' && (
          <Globe planet={id as Planet} />
        ) /* the id of a planet space is its planet */
      }
      {space?.kind === 'maelstrom' && <Swirl />}
      {space?.kind === 'navpoint' && (
        <g className="or-navpoint-picture">
          <path d="M-80 20 80-20" />
          <circle r="26" />
          <circle r="8" />
        </g>
      )}
    </svg>
  )
}

/** The back of a contact token. A contact space without a rank starts without a token. */
function ContactBack({ rank }: { readonly rank: Rank | undefined }) {
  return (
    <span className="or-contact-picture" data-rank={rank}>
      <Icon name="contact" size={64} />
    </span>
  )
}
