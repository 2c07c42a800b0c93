import { at, type Lang, type PresentedDecision } from '@kantyna/kernel'
import { type Point, type Touching, useTouch } from '@kantyna/ui'
import { encounterDeckThing } from '../../rules/scenario/things.ts'
import { encounterDeckName } from '../../words/things/names.ts'
import { IconMark } from '../drawing/Icon.tsx'
import type { RimView } from '../view.ts'
import { uiWords } from '../words.ts'
import type { Chart } from './layout.ts'

interface Props {
  readonly view: RimView
  readonly chart: Chart
  readonly lang: Lang
  readonly decisions: readonly PresentedDecision[]
  readonly touching: Touching
}

/** The encounter decks. Each is inside the arc next to its tile; the deck of the navpoints is in the middle. */
export function EncounterDecks({ decisions, chart, ...props }: Props) {
  const offered = decisions
    .filter(({ kind }) => kind === 'encounter')
    .flatMap(({ options }) => options.map(({ facts }) => facts?.['deck']))
  return (
    <g>
      {[...chart.decks].map(([deck, point]) => (
        <DeckMark key={deck} {...props} deck={deck} point={point} isOffered={offered.includes(deck)} />
      ))}
    </g>
  )
}

interface DeckProps extends Omit<Props, 'decisions' | 'chart'> {
  readonly deck: number
  readonly point: Point
  /** Whether its top card may be drawn now. */
  readonly isOffered: boolean
}

function DeckMark({ view, lang, touching, deck, point: { x, y }, isOffered }: DeckProps) {
  const left = at(view.encounters, deck).length
  const label = `${uiWords(lang).encounterDeck(encounterDeckName(lang, deck))}, ${left}`
  const touch = useTouch(encounterDeckThing(deck), touching, { label })
  return (
    <g
      {...touch}
      className="or-encounter-deck"
      data-offered={isOffered || undefined}
      style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}
    >
      <rect className="or-deck-below" x="-17" y="-24" width="40" height="54" rx="5" />
      <rect className="or-deck-back" x="-21" y="-28" width="40" height="54" rx="5" />
      <IconMark name="encounter" x={-1} y={-8} size={26} />
      <text className="or-number" x="-1" y="20" data-detail>
        {left}
      </text>
    </g>
  )
}
