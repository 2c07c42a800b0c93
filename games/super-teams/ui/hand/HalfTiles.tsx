import { assert, at, explained, type Lang, type PresentedDecision, type Thing } from '@kantyna/kernel'
import { type Touching, useTouch } from '@kantyna/ui'
import { track } from '../../content/track.ts'
import { nextMoveWords, spaceWords } from '../../words/space-words.ts'
import { explain } from '../../words/things.ts'
import { Paints } from '../drawing/Paints.tsx'
import { SpacePicture } from '../drawing/SpacePicture.tsx'

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
  const space = halfSpace(thing)
  const name = spaceWords[lang][space].name
  const next = nextMoveWords[lang][space]
  assert(next !== undefined, `no half of a double space is ${space}`)
  // The visible name is the label; the thing's text is its description.
  const label = explained(explain(lang, thing), thing).text
  const {
    role: _,
    'aria-label': description,
    ...touch
  } = useTouch(thing, touching, { label, expected: true })
  return (
    <button type="button" className="st-card st-half-tile" aria-description={description} {...touch}>
      <svg viewBox="-54 -54 108 108" aria-hidden="true">
        <Paints />
        <SpacePicture spaces={[space]} />
      </svg>
      <span className="st-half-caption">{name}</span>
      <span className="st-half-next">{next}</span>
    </button>
  )
}

/** `half:9-1` is the second half of place 9. */
export function halfSpace(thing: Thing) {
  const [place = 0, half = 0] = (thing.split(':')[1] ?? '').split('-').map(Number)
  return at(at(track, place), half)
}
