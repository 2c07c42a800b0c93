import { NUMBERS } from '../../content/cards.ts'
import { colours } from '../../content/ships.ts'
import { colourOfCard, numberOfCard } from '../../rules/pieces.ts'
import { BonusSymbol } from './BonusSymbol.tsx'
import { ShipPicture } from './ShipPicture.tsx'
import { TeamShape, teamClass } from './TeamShape.tsx'

/** Faces and backs of cards, each in a box of 100 × 140. The caller draws the frame around them. */

export const CARD_BOX = '0 0 100 140'

export function MovementFace({ card, wild = false }: { card: number; wild?: boolean }) {
  const colour = colourOfCard(card)
  const number = numberOfCard(card)
  return (
    <g className={`st-face ${teamClass(colour)}`}>
      <rect className="st-face-paint" width="100" height="140" rx="10" />
      <path
        className="st-face-sweep"
        d="M0 96C30 84 66 82 100 62V130a10 10 0 0 1 -10 10H10a10 10 0 0 1 -10 -10Z"
      />
      <text className="st-face-number" x="26" y="60">
        {number}
      </text>
      <TeamShape colour={colour} x={80} y={22} size={26} />
      <Steps count={number} />
      {wild ? (
        <WildMark />
      ) : (
        <>
          <ShipPicture ship={colour * 2} x={28} y={110} size={46} badge={false} />
          <ShipPicture ship={colour * 2 + 1} x={72} y={110} size={46} badge={false} />
        </>
      )}
      <rect className="st-face-edge" x="1.5" y="1.5" width="97" height="137" rx="9" />
    </g>
  )
}

/** The number as dots, for players who count the spaces. */
function Steps({ count }: { count: number }) {
  return (
    <g className="st-face-steps">
      {Array.from({ length: NUMBERS }, (_, index) => index)
        .filter((index) => index < count)
        .map((index) => (
          <circle key={index} cx={62 + (index % 3) * 13} cy={index < 3 ? 48 : 61} r="4" />
        ))}
    </g>
  )
}

/** The mark of a wild card: both ships of its colour are home, so it moves any ship. */
function WildMark() {
  return (
    <g className="st-wild">
      <rect x="8" y="82" width="84" height="50" rx="25" />
      {colours.map((name, colour) => (
        <TeamShape key={name} colour={colour} x={20 + colour * 20} y={107} size={19} />
      ))}
    </g>
  )
}

/** The sign leaves room for the name below it, unless the name stands elsewhere. */
export function BonusFace({ kind, isNamed = true }: { kind: number; isNamed?: boolean }) {
  const middle = isNamed ? 52 : 70
  return (
    <g className="st-face st-bonus-face">
      <rect className="st-face-paint" width="100" height="140" rx="10" />
      <circle className="st-bonus-disc" cx="50" cy={middle} r="38" />
      <g transform={`translate(50 ${middle}) scale(0.66)`}>
        <BonusSymbol kind={kind} />
      </g>
      <rect className="st-face-edge" x="1.5" y="1.5" width="97" height="137" rx="9" />
    </g>
  )
}

export function CardBack({ pile }: { pile: 'movement' | 'bonus' }) {
  return (
    <g className={`st-face st-back st-back-${pile}`}>
      <rect className="st-face-paint" width="100" height="140" rx="10" />
      <rect className="st-back-frame" x="9" y="9" width="82" height="122" rx="6" />
      {pile === 'bonus' ? (
        <path className="st-back-mark" d="M50 40L58 60L80 62L63 75L69 96L50 84L31 96L37 75L20 62L42 60Z" />
      ) : (
        <path className="st-back-mark" d="M50 36L62 74L84 98L60 92L50 104L40 92L16 98L38 74Z" />
      )}
      <rect className="st-face-edge" x="1.5" y="1.5" width="97" height="137" rx="9" />
    </g>
  )
}
