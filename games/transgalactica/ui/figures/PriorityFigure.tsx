import type { Lang, Text } from '@kantyna/kernel'
import { PRIORITY_SPACES } from '../../content/round-track.ts'
import { SeatDot } from '../drawing/WorkerFigure.tsx'
import { prioritised } from './tables.ts'
import '../drawing/drawing.css'
import './figures.css'

/** The segments that the picture needs. */
const segments = [1, 2]

const words: Readonly<Record<'before' | 'after' | 'segment', Text>> = {
  before: {
    en: 'Before: the first and the last player have each placed a second outpost.',
    pl: 'Przedtem: pierwszy i ostatni gracz umieścili po drugiej placówce.',
  },
  after: {
    en: 'After: the last player moves first, then the other one goes to the right. Those who stayed play first now.',
    pl: 'Potem: najpierw przesuwa się ostatni, a drugi staje na prawo od niego. Kto został, gra teraz wcześniej.',
  },
  segment: { en: 'outposts:', pl: 'placówki:' },
}

/** The priority track before clean-up and after it. */
export function PriorityFigure({ lang }: { readonly lang: Lang }) {
  const [before, after] = prioritised()
  return (
    <div className="tg-figure-priority">
      {[
        { caption: words.before[lang], markers: before.prioritySpaces },
        { caption: words.after[lang], markers: after.prioritySpaces },
      ].map(({ caption, markers }) => (
        <div key={caption}>
          <div className="tg-priority">
            {segments.map((segment) => (
              <div key={segment} className="tg-priority-segment">
                <small className="tg-priority-name">
                  {words.segment[lang]} {segment}
                </small>
                {Array.from({ length: PRIORITY_SPACES }, (_, index) => {
                  const seat = markers.indexOf((segment - 1) * PRIORITY_SPACES + index)
                  return (
                    // A space's place in the list never changes.
                    <span key={`space ${index.toString()}`} className="tg-priority-space">
                      {seat >= 0 && <SeatDot seat={seat} size={22} />}
                    </span>
                  )
                })}
              </div>
            ))}
          </div>
          <p>{caption}</p>
        </div>
      ))}
    </div>
  )
}
