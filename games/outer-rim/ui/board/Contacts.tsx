import { at, EMPTY, type Lang } from '@kantyna/kernel'
import { type Touching, useTouch } from '@kantyna/ui'
import { contactSpaces, placesInGame } from '../../rules/map/map.ts'
import { FIRST_CONTACT } from '../../rules/pieces.ts'
import { contactThing } from '../../rules/scenario/things.ts'
import { nameOf, placeName, rankName, tables } from '../../words/things/names.ts'
import { IconMark } from '../drawing/Icon.tsx'
import { Silhouette } from '../drawing/Silhouette.tsx'
import { useShapes } from '../drawing/silhouettes.ts'
import type { RimView } from '../view.ts'
import { uiWords } from '../words.ts'
import { type Chart, contactPoint } from './layout.ts'
import { rankOf } from './ranks.ts'

interface Props {
  readonly view: RimView
  readonly chart: Chart
  readonly lang: Lang
  readonly touching: Touching
}

/** The contact spaces of all planets. Each shows a face-down token with its rank, or the contact. */
export function Contacts(props: Props) {
  return (
    <g>
      {placesInGame(props.view).map((place) => (
        // Contact spaces are identified by their numbers.
        <ContactMark key={`place ${place.toString()}`} {...props} place={place} />
      ))}
    </g>
  )
}

function ContactMark({ view, chart, lang, touching, place }: Props & { readonly place: number }) {
  const shapes = useShapes()
  const words = uiWords(lang)
  const piece = view.contacts[place] ?? EMPTY
  const isEmpty = piece === EMPTY
  const isKnown = piece >= FIRST_CONTACT
  const rank = isEmpty ? at(contactSpaces, place).rank : rankOf(piece)
  /** Whether the viewer has peeked at the contact, which is still face down. */
  const isPeeked = isKnown && !view.contactsUp.includes(place)
  const name = isKnown ? nameOf(lang, piece) : null
  const label = [
    placeName(lang, place),
    isEmpty ? words.noContact : (name ?? words.facedown(rankName(lang, at(tables().ranks, rank - 1)))),
    ...(isPeeked ? [words.onlyYou] : []),
  ].join(', ')
  const touch = useTouch(contactThing(place), touching, { label })
  const { x, y } = contactPoint(chart, place)
  const drawn = {
    className: 'or-contact',
    // A contact space without a rank starts without a token.
    'data-rank': tables().ranks[rank - 1],
    'data-empty': isEmpty || undefined,
    'data-known': isKnown || undefined,
    style: { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` },
  }
  return (
    <>
      <g {...touch} {...drawn}>
        <rect className="or-contact-plate" x="-25" y="-25" width="50" height="50" rx="10" />
        {isEmpty && <IconMark name="contact" x={0} y={0} size={24} />}
        {!isEmpty && !isKnown && (
          <>
            <IconMark name="contact" x={0} y={-5} size={28} />
            <Dots rank={rank} />
          </>
        )}
        {name !== null && <Dots rank={rank} />}
        {isPeeked && (
          <g className="or-peeked">
            <circle cx="20" cy="-20" r="13" />
            <IconMark name="eye" x={20} y={-20} size={20} />
          </g>
        )}
        <rect className="or-hit" x="-29" y="-29" width="58" height="58" />
      </g>
      {/* The name is outside the touchable group, which has its own label. */}
      {name !== null && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an SVG group cannot be focused
        <g className="or-contact-words" aria-hidden="true">
          <g {...drawn}>
            <Silhouette shape={shapes.person(personOf(piece))} y={-3} size={36} />
            <text className="or-contact-name" y="40">
              {name}
            </text>
          </g>
        </g>
      )}
    </>
  )
}

function Dots({ rank }: { readonly rank: number }) {
  return Array.from({ length: rank }, (_, dot) => (
    // All dots look the same.
    <circle
      key={`dot ${dot.toString()}`}
      className="or-dot"
      cx={(dot - (rank - 1) / 2) * 11}
      cy="17"
      r="3.6"
    />
  ))
}

function personOf(piece: number): string {
  return at(tables().contacts, piece - FIRST_CONTACT).person ?? ''
}
