import { at, type Lang, type PresentedDecision, type Thing } from '@kantyna/kernel'
import type { Touching } from '@kantyna/ui'
import { track } from '../../content/track.ts'
import { nextMoveWords, spaceWords } from '../../words/space-words.ts'
import { Paints } from '../drawing/Paints.tsx'
import { SpacePicture } from '../drawing/SpacePicture.tsx'
import { useTouch } from '../touch/use-touch.ts'
import { thingLabel } from '../words.ts'

interface Props {
  readonly decision: PresentedDecision
  readonly lang: Lang
  readonly touching: Touching
}

/** The two halves of a double space, large enough for any finger. */
export function HalfTiles({ decision, lang, touching }: Props) {
  const halves = decision.options.flatMap((option) => option.touches)
  return (
    <section className="st-hand">
      <div className="st-team-row st-half-row">
        {halves.map((thing) => (
          <HalfTile key={thing} thing={thing} lang={lang} touching={touching} />
        ))}
      </div>
    </section>
  )
}

function HalfTile({ thing, lang, touching }: { thing: Thing; lang: Lang; touching: Touching }) {
  const { role: _, ...touch } = useTouch(thing, touching, { label: thingLabel(lang, thing), expected: true })
  const space = halfSpace(thing)
  return (
    <button type="button" className="st-card st-half-tile" {...touch}>
      <svg viewBox="-54 -54 108 108" aria-hidden="true">
        <Paints />
        <SpacePicture spaces={[space]} />
      </svg>
      <span className="st-half-caption">{spaceWords[lang][space].name}</span>
      <span className="st-half-next">{nextMoveWords[lang][space]}</span>
    </button>
  )
}

/** `half:9-1` is the second half of place 9. */
export function halfSpace(thing: Thing) {
  const [place = 0, half = 0] = (thing.split(':')[1] ?? '').split('-').map(Number)
  return at(at(track, place), half)
}
