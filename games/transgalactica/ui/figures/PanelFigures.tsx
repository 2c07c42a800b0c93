import type { Lang } from '@kantyna/kernel'
import { Callouts, noTouching } from '@kantyna/ui'
import { OutpostPlate } from '../hand/OutpostPlate.tsx'
import { IncomePlate, MiningPlate } from '../hand/TokenTracks.tsx'
import { calloutsOf, type Spot } from './spots.ts'
import { limitedPanel, PICTURED, settling, viewOfTable } from './tables.ts'
import '../drawing/drawing.css'
import '../hand/hand.css'
import './figures.css'

/** Parts of a control panel. */

interface Props {
  readonly lang: Lang
}

const outpostSpots: readonly Spot[] = [
  {
    x: 20,
    y: 104,
    text: { en: 'Outposts that are on the map', pl: 'Placówki, które są już na mapie' },
  },
  {
    x: 41,
    y: -4,
    text: {
      en: 'What the next one costs: 1 raw material',
      pl: 'Koszt następnej: 1 surowiec',
    },
  },
  {
    x: 41,
    y: 104,
    text: {
      en: 'What you gain as soon as it leaves its space: 1 credit',
      pl: 'Co zyskasz, gdy tylko opuści swoje pole: 1 kredyt',
    },
  },
  {
    x: 67,
    y: 104,
    text: {
      en: 'With the income symbol: gained again in every income phase',
      pl: 'Z symbolem dochodu: nagroda wraca w każdej fazie dochodów',
    },
  },
]

/** The costs of outposts, and the rewards of their spaces. */
export function OutpostFigure({ lang }: Props) {
  return (
    <div className="tg-figure-plate">
      <Callouts callouts={calloutsOf(outpostSpots, lang)}>
        <OutpostPlate view={viewOfTable(settling())} seat={PICTURED} lang={lang} touching={noTouching} />
      </Callouts>
    </div>
  )
}

const limitSpots: readonly Spot[] = [
  {
    x: 28,
    y: 104,
    text: {
      en: 'At politics level 1 both mining tokens pay in mining actions',
      pl: 'Na poziomie polityki 1 oba żetony wydobycia dają nagrody w akcjach wydobycia',
    },
  },
  {
    x: 55,
    y: -4,
    text: { en: 'This space would need politics level 3', pl: 'To pole wymaga poziomu polityki 3' },
  },
]

const incomeSpots: readonly Spot[] = [
  {
    x: 24,
    y: 104,
    text: {
      en: 'A pirate token and a fleet income token pay in the income phase',
      pl: 'Żeton piratów i żeton dochodu floty dają nagrody w fazie dochodów',
    },
  },
  {
    x: 47,
    y: -4,
    text: {
      en: 'The second fleet income token waits for politics level 2',
      pl: 'Drugi żeton dochodu floty czeka na poziom polityki 2',
    },
  },
]

/** How far down the mining track and the income track pay. */
export function LimitFigure({ lang }: Props) {
  const props = { view: viewOfTable(limitedPanel()), seat: PICTURED, lang, touching: noTouching }
  return (
    <div className="tg-figure-plate">
      <Callouts callouts={calloutsOf(limitSpots, lang)}>
        <MiningPlate {...props} />
      </Callouts>
      <Callouts callouts={calloutsOf(incomeSpots, lang)} start={limitSpots.length + 1}>
        <IncomePlate {...props} />
      </Callouts>
    </div>
  )
}
