import type { Card } from '../../content/card.ts'
import { Pattern } from './Pattern.tsx'
import { Planet } from './Planet.tsx'
import { silhouetteOf } from './silhouettes.ts'

/** The picture of a card: a large silhouette over its pattern; for a base, the world itself. */
export function Picture({ card }: { card: Card }) {
  const [solid, cut] = silhouetteOf(card)
  return (
    <svg className="db-art" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Pattern id={card.id} />
      {card.kind === 'base' ? (
        <Planet id={card.id} />
      ) : (
        <g className="db-silhouette">
          <path d={solid} />
          {cut !== undefined && <path className="db-cut" d={cut} />}
        </g>
      )}
    </svg>
  )
}
