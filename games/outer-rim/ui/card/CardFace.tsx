import type { Lang } from '@kantyna/kernel'
import { Fragment } from 'preact'
import { memo } from 'preact/compat'
import { NONE } from '../../rules/pieces.ts'
import { Icon, IconMark } from '../drawing/Icon.tsx'
import { Pattern } from '../drawing/Pattern.tsx'
import { Silhouette } from '../drawing/Silhouette.tsx'
import { useShapes } from '../drawing/silhouettes.ts'
import { thousands } from '../words.ts'
import { factsOf, otherHalfOf, type Printed, printedCard, sortIcons } from './facts.ts'
import { mayBreak, wordsOfName } from './line-breaks.ts'
import '../drawing/drawing.css'
import './card.css'

/** The face of a card, as large as its container. Its parent provides the label for screen readers. */
export const CardFace = memo(function CardFace({
  piece,
  lang,
}: {
  readonly piece: number
  readonly lang: Lang
}) {
  const printed = printedCard(piece, lang)
  const { name, sort, cost } = printed
  const other = otherHalfOf(piece)
  return (
    <span className="or-face" data-sort={sort} aria-hidden="true">
      <CardArt printed={printed} />
      <span className="or-face-head">
        <Icon name={sortIcons[sort]} size={15} />
        {cost !== null && <b className="number">{thousands(cost)}</b>}
      </span>
      <span className="or-face-name">
        {sort === 'bounty' ? <BountyName name={name} /> : <CardName name={name} />}
      </span>
      <span className="or-face-facts">
        {factsOf(printed, lang).map(({ icon, short, label }, index) => (
          // The same figure may appear twice.
          <span key={`${label} ${index.toString()}`}>
            <Icon name={icon} size={14} />
            {short}
          </span>
        ))}
      </span>
      {other !== NONE && <OtherHalf printed={printedCard(other, lang)} />}
    </span>
  )
})

/** The second resource of a rotating card: upside down at its lower edge, as printed. */
function OtherHalf({ printed: { name, sort } }: { readonly printed: Printed }) {
  return (
    <span className="or-other-half" data-sort={sort}>
      <Icon name="turn" size={13} />
      <span>
        <CardName name={name} />
      </span>
    </span>
  )
}

function CardArt({ printed: { id, sort, resource, ship } }: { readonly printed: Printed }) {
  const shapes = useShapes()
  return (
    <svg
      className="or-face-art"
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Pattern id={id} />
      {ship !== null && <Silhouette shape={shapes.ship(ship.id)} x={50} y={46} size={62} />}
      {resource?.type === 'crew' && (
        <Silhouette shape={shapes.person(resource.person ?? '')} x={50} y={46} size={58} />
      )}
      {ship === null && resource?.type !== 'crew' && (
        <IconMark name={sortIcons[sort]} x={50} y={45} size={54} />
      )}
    </svg>
  )
}

/** "Bounty: Greedo": on a narrow card the icon replaces the word, so that the name fits. */
function BountyName({ name }: { readonly name: string }) {
  const end = name.indexOf(': ') + 1
  return (
    <>
      <span className="or-face-kind">{name.slice(0, end)} </span>
      <CardName name={name.slice(end).trim()} />
    </>
  )
}

/** A long word gets a line of its own before it is broken. */
function CardName({ name }: { readonly name: string }) {
  return wordsOfName(name).map((word, index) => (
    // The same word may appear twice.
    <Fragment key={`${word} ${index.toString()}`}>
      {index > 0 && ' '}
      {mayBreak(word) ? <span className="or-long-word">{word}</span> : word}
    </Fragment>
  ))
}

/** The back of a hidden card: a secret, a deck. */
export function CardBack({ name }: { readonly name: string }) {
  return (
    <span className="or-face or-back" aria-hidden="true">
      <svg
        className="or-face-art"
        viewBox="0 0 100 100"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <Pattern id={name} />
        <IconMark name="secret" x={50} y={46} size={44} />
      </svg>
      <span className="or-face-name">
        <CardName name={name} />
      </span>
    </span>
  )
}

/** A secret as its owner sees it: with its effect and no other text. */
export function SecretFace({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <span className="or-face or-back or-secret" aria-hidden="true">
      <span className="or-face-head">
        <Icon name="secret" size={15} />
      </span>
      <span className="or-secret-text">{text}</span>
      <span className="or-face-name">
        <CardName name={name} />
      </span>
    </span>
  )
}
