import type { Lang, Thing } from '@kantyna/kernel'
import { type Touching, useTouch } from '@kantyna/ui'
import type { ComponentChildren } from 'preact'
import { kindOfBonus } from '../../rules/pieces.ts'
import { BonusFace, CardBack, MovementFace } from '../drawing/CardFace.tsx'
import type { RaceView } from '../view.ts'
import { type PileName, pileLabel, thingLabel } from '../words.ts'
import { type BoardLayout, type Box, readableSize } from './layout.ts'

/** The piles beside the planets: a face-down stack and the used cards, each with its count. */

interface Props {
  readonly layout: BoardLayout
  readonly lang: Lang
  readonly view: RaceView
  readonly touching: Touching
}

export function MovementPiles({ layout, lang, view, touching }: Props) {
  const [left, right] = spots(layout.movementPiles)
  const top = view.movementUsed.at(-1)
  return (
    <>
      <Pile
        spot={left}
        count={view.movementStack}
        thing="pile:movement"
        label={pileLabel(lang, 'movement', view.movementStack)}
        touching={touching}
      >
        <CardBack pile="movement" />
      </Pile>
      <UsedPile
        spot={right}
        count={view.movementUsed.length}
        name="movementUsed"
        lang={lang}
        touching={touching}
        top={top === undefined ? null : `card:${top}`}
      >
        {top === undefined ? null : <MovementFace card={top} />}
      </UsedPile>
    </>
  )
}

export function BonusPiles({ layout, lang, view, touching }: Props) {
  const [left, right] = spots(layout.bonusPiles)
  const top = view.bonusUsed.at(-1)
  return (
    <>
      <Pile
        spot={left}
        count={view.bonusStack}
        thing="pile:bonus"
        label={pileLabel(lang, 'bonus', view.bonusStack)}
        touching={touching}
      >
        <CardBack pile="bonus" />
      </Pile>
      <UsedPile
        spot={right}
        count={view.bonusUsed.length}
        name="bonusUsed"
        lang={lang}
        touching={touching}
        top={top === undefined ? null : `bonus-kind:${kindOfBonus(top)}`}
      >
        {top === undefined ? null : <BonusFace kind={kindOfBonus(top)} />}
      </UsedPile>
    </>
  )
}

interface Spot {
  readonly x: number
  readonly y: number
  readonly scale: number
}

function spots(box: Box): readonly [Spot, Spot] {
  const scale = Math.min((box.width * 0.42) / 100, (box.height * 0.84) / 140)
  const y = box.y + box.height / 2 - 70 * scale
  const middle = box.x + box.width / 2
  return [
    { x: middle - 106 * scale, y, scale },
    { x: middle + 6 * scale, y, scale },
  ]
}

interface PileProps {
  readonly spot: Spot
  readonly count: number
  readonly thing: Thing
  readonly label: string
  readonly touching: Touching
  readonly children: ComponentChildren
}

/** A pile that is face down or empty: a tap explains what it is and how many cards it has. */
function Pile({ spot, count, thing, label, touching, children }: PileProps) {
  const touch = useTouch(thing, touching, { label, onTap: () => touching.onTell?.(`${label}.`) })
  return (
    <g className="st-pile" transform={moved(spot)} {...touch}>
      <Cards count={count}>{children}</Cards>
      <Count count={count} scale={spot.scale} />
    </g>
  )
}

interface UsedPileProps {
  readonly spot: Spot
  readonly count: number
  readonly name: PileName
  readonly lang: Lang
  readonly touching: Touching
  readonly top: Thing | null
  readonly children: ComponentChildren
}

function UsedPile({ spot, count, name, lang, touching, top, children }: UsedPileProps) {
  const label = pileLabel(lang, name, count)
  if (top === null)
    return (
      <Pile spot={spot} count={0} thing={`pile:${name}`} label={label} touching={touching}>
        {children}
      </Pile>
    )
  return (
    <>
      <TopCard thing={top} label={`${label}. ${thingLabel(lang, top)}`} touching={touching} spot={spot}>
        <Cards count={count}>
          <g key={`${top} ${count}`} className="st-laid">
            {children}
          </g>
        </Cards>
      </TopCard>
      <g className="st-pile" transform={moved(spot)} {...image(label)}>
        <Count count={count} scale={spot.scale} />
      </g>
    </>
  )
}

/** The face-up card on top explains itself like any other card. */
function TopCard(props: {
  thing: Thing
  label: string
  touching: Touching
  spot: Spot
  children: ComponentChildren
}) {
  const { thing, label, touching, spot, children } = props
  return (
    <g className="st-pile" transform={moved(spot)} {...useTouch(thing, touching, { label })}>
      {children}
    </g>
  )
}

function Cards({ count, children }: { count: number; children: ComponentChildren }) {
  const thickness = Math.min(4, Math.ceil(count / 8))
  return (
    <>
      <rect className="st-pile-spot" width="100" height="140" rx="10" />
      {count > 0 && (
        <>
          {Array.from({ length: thickness }, (_, index) => index).map((index) => (
            <rect
              key={index}
              className="st-pile-side"
              y={(thickness - index) * 4}
              width="100"
              height="140"
              rx="10"
            />
          ))}
          {children}
        </>
      )}
    </>
  )
}

function Count({ count, scale }: { count: number; scale: number }) {
  return (
    <g className="st-pile-count" transform="translate(50 132)">
      <rect x="-30" y="-20" width="60" height="40" rx="20" />
      <text fontSize={readableSize(37, scale)}>{count}</text>
    </g>
  )
}

function image(label: string) {
  return { role: 'img', 'aria-label': label } as const
}

function moved({ x, y, scale }: Spot): string {
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`
}
