import type { Lang, Text } from '@kantyna/kernel'
import type { SpaceKind } from '../../content/track.ts'
import { spaceWords } from '../../words/space-words.ts'
import { Paints } from '../drawing/Paints.tsx'
import { SpacePicture } from '../drawing/SpacePicture.tsx'
import '../drawing/drawing.css'
import './figures.css'

const shortTexts = {
  ordinary: { en: 'nothing happens', pl: 'nic się nie dzieje' },
  bonus: { en: 'a bonus card for the owner', pl: 'karta bonusu dla właściciela' },
  hyperspace: { en: 'from here twice as far', pl: 'stąd dwa razy dalej' },
  asteroids: { en: 'from here just 1 space', pl: 'stąd tylko o 1 pole' },
  hole: { en: 'go back', pl: 'zawracasz' },
} as const satisfies Partial<Readonly<Record<SpaceKind, Text>>>

const kinds = ['ordinary', 'bonus', 'hyperspace', 'asteroids', 'hole'] as const

/** The five kinds of space, each with a short text. */
export function SpacesFigure({ lang }: { lang: Lang }) {
  return (
    <div className="st-figure-spaces">
      {kinds.map((kind) => (
        <div key={kind}>
          <svg viewBox="-54 -54 108 108" aria-hidden="true">
            <Paints />
            <SpacePicture spaces={[kind]} />
          </svg>
          <span>
            <b>{spaceWords[lang][kind].name}</b>
            {shortTexts[kind][lang]}
          </span>
        </div>
      ))}
    </div>
  )
}
