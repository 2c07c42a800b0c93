import { at, type Thing } from '@kantyna/kernel'
import type { ComponentChildren } from 'preact'
import { track } from '../../content/track.ts'
import { kindOfBonus } from '../../rules/pieces.ts'
import { halfSpace } from '../hand/HalfTiles.tsx'
import { BonusFace, MovementFace } from './CardFace.tsx'
import { Paints } from './Paints.tsx'
import { ShipPicture } from './ShipPicture.tsx'
import { SpacePicture } from './SpacePicture.tsx'
import { TeamFace } from './TeamFace.tsx'
import './drawing.css'

/** One thing drawn large, for the reader and the gallery. Its name and text stand beside it. */
export function ThingPicture({ thing }: { thing: Thing }) {
  const [kind, id] = thing.split(':')
  const number = Number(id)
  switch (kind) {
    case 'ship':
      return (
        <Picture box="-56 -56 112 112">
          <ShipPicture ship={number} size={108} />
        </Picture>
      )
    case 'card':
      return (
        <Picture box="-2 -2 104 144">
          <MovementFace card={number} />
        </Picture>
      )
    case 'bonus':
      return <BonusPicture kind={kindOfBonus(number)} />
    case 'bonus-kind':
      return <BonusPicture kind={number} />
    case 'space':
      return (
        <Picture box="-54 -54 108 108">
          <SpacePicture spaces={at(track, number)} />
        </Picture>
      )
    case 'half':
      return (
        <Picture box="-54 -54 108 108">
          <SpacePicture spaces={[halfSpace(thing)]} />
        </Picture>
      )
    case 'team':
      return (
        <Picture box="-2 -2 124 144">
          <TeamFace colour={number} />
        </Picture>
      )
    default:
      return null
  }
}

function BonusPicture({ kind }: { kind: number }) {
  return (
    <Picture box="-2 -2 104 144">
      <BonusFace kind={kind} isNamed={false} />
    </Picture>
  )
}

function Picture({ box, children }: { box: string; children: ComponentChildren }) {
  return (
    <svg className="st-picture" viewBox={box} aria-hidden="true">
      <Paints />
      {children}
    </svg>
  )
}
