import { at, type Lang, type Thing } from '@kantyna/kernel'
import type { ReactNode } from 'react'
import { track } from '../../content/track.ts'
import { kindOfBonus } from '../../rules/pieces.ts'
import { bonusName } from '../../words/things.ts'
import { halfSpace } from '../hand/HalfTiles.tsx'
import { BonusFace, MovementFace } from './CardFace.tsx'
import { Paints } from './Paints.tsx'
import { ShipPicture } from './ShipPicture.tsx'
import { SpacePicture } from './SpacePicture.tsx'
import { TeamFace } from './TeamFace.tsx'
import './drawing.css'

/** One thing drawn large, for the reader and the gallery. Its name and text stand beside it. */
export function ThingPicture({ thing, lang }: { thing: Thing; lang: Lang }) {
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
      return <BonusPicture kind={kindOfBonus(number)} lang={lang} />
    case 'bonus-kind':
      return <BonusPicture kind={number} lang={lang} />
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

function BonusPicture({ kind, lang }: { kind: number; lang: Lang }) {
  return (
    <Picture box="-2 -2 104 144">
      <BonusFace kind={kind} />
      <BonusCaption words={bonusName(lang, kind).split(' ')} />
    </Picture>
  )
}

function BonusCaption({ words }: { words: readonly string[] }) {
  return (
    <text className="st-face-caption" x="50" y={words.length > 1 ? 108 : 115}>
      {words.map((word, index) => (
        <tspan key={word} x="50" dy={index === 0 ? 0 : 15}>
          {word}
        </tspan>
      ))}
    </text>
  )
}

function Picture({ box, children }: { box: string; children: ReactNode }) {
  return (
    <svg className="st-picture" viewBox={box} aria-hidden="true">
      <Paints />
      {children}
    </svg>
  )
}
