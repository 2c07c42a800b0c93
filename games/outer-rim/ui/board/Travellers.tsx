import { at, type Lang, type Seat, type Thing } from '@kantyna/kernel'
import { type SeatInfo, seatShape, type Touching, translate, useTouch } from '@kantyna/ui'
import { factions } from '../../content/names.ts'
import { standing as standingWith } from '../../rules/reputation/reputation.ts'
import { patrolThing, seatThing, spaceThing } from '../../rules/scenario/things.ts'
import { patrolName } from '../../words/cards/patrol-words.ts'
import { spaceName, tables } from '../../words/things/names.ts'
import { FactionMark } from '../drawing/FactionSign.tsx'
import { Silhouette } from '../drawing/Silhouette.tsx'
import { seatStyle } from '../drawing/seat-style.ts'
import { useShapes } from '../drawing/silhouettes.ts'
import type { RimView } from '../view.ts'
import { seatName, uiWords } from '../words.ts'
import type { Traveller } from './scene.ts'

interface Props {
  readonly view: RimView
  readonly lang: Lang
  readonly seats: readonly SeatInfo[]
  readonly touching: Touching
  readonly travellers: readonly Traveller[]
}

/** Patrols and standees. */
export function Travellers({ travellers, ...props }: Props) {
  return (
    <g>
      {travellers.map((piece) => (
        <g key={piece.key} data-glide={piece.key} style={{ transform: translate(piece) }}>
          {'faction' in piece ? (
            <Patrol {...props} faction={piece.faction} space={piece.space} />
          ) : (
            <Standee {...props} seat={piece.seat} space={piece.space} />
          )}
        </g>
      ))}
    </g>
  )
}

type PieceProps = Omit<Props, 'travellers'> & { readonly space: number }

/**
 * The touch properties of a piece. It covers the middle of its space, so if only the space can be touched, a touch on
 * the piece touches the space.
 */
function usePieceTouch(thing: Thing, space: number, touching: Touching, label: string) {
  const place = spaceThing(space)
  const isPlace = touching.lit.has(place) && !touching.lit.has(thing)
  const touch = useTouch(thing, touching, {
    label,
    ...(isPlace && { onTap: () => touching.onTouch(place) }),
  })
  return { ...touch, 'data-offers': isPlace ? place : undefined }
}

function Patrol({ view, lang, touching, faction, space }: PieceProps & { readonly faction: number }) {
  const level = at(view.patrolLevels, faction)
  const standing = view.seat === null ? 0 : standingWith(view, view.seat, faction)
  const label = `${patrolName(lang, faction)}, ${uiWords(lang).level(level)}, ${spaceName(lang, space)}`
  const touch = usePieceTouch(patrolThing(faction), space, touching, label)
  return (
    <g {...touch} className="or-piece or-patrol" data-standing={standing}>
      <circle className="or-piece-shadow" cy="3" r="25" />
      <circle className="or-piece-plate" r="24" />
      <FactionMark faction={at(factions, faction)} size={38} />
      <g className="or-level" data-detail>
        <circle cx="17" cy="17" r="13" />
        <text className="or-number" x="17" y="25">
          {level}
        </text>
      </g>
    </g>
  )
}

function Standee({ view, lang, seats, touching, seat, space }: PieceProps & { readonly seat: Seat }) {
  const shapes = useShapes()
  const isLying = at(view.isDefeated, seat)
  const ship = tables().ships[at(view.ships, seat)]
  const words = uiWords(lang)
  const label = [
    seatName(seats, seat),
    ...(ship === undefined ? [] : [ship.name[lang]]),
    ...(isLying ? [words.lying] : []),
    spaceName(lang, space),
  ].join(', ')
  const touch = usePieceTouch(seatThing(seat), space, touching, label)
  return (
    <g
      {...touch}
      className="or-piece or-standee"
      data-lying={isLying || undefined}
      data-active={(view.active === seat && view.turn > 0) || undefined}
      style={seatStyle(seat)}
    >
      <g className="or-standee-body">
        <g transform="translate(-27.6 -27.6) scale(2.3)">
          <path className="or-standee-plate" d={seatShape(seat)} />
        </g>
        <Silhouette shape={shapes.ship(ship?.id ?? '')} y={1} size={34} />
      </g>
      {isLying && <path className="or-strike" d="M-16-16 16 16M16-16-16 16" />}
    </g>
  )
}
