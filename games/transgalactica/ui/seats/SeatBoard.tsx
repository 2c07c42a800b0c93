import { at, capitalised } from '@kantyna/kernel'
import type { SeatBoardProps } from '@kantyna/ui'
import { sources, tracks } from '../../content/names.ts'
import { planets } from '../../content/planets.ts'
import { technologies } from '../../content/technologies.ts'
import { SPACES } from '../../rules/pieces.ts'
import { levelOf } from '../../rules/tracks/levels.ts'
import { sourceNames, trackNames } from '../../words/things/names.ts'
import { TechnologyFace } from '../card/CardFaces.tsx'
import { Icon } from '../drawing/Icon.tsx'
import { Touchable } from '../drawing/Touchable.tsx'
import { AbilityPlate } from '../hand/AbilityPlate.tsx'
import { CrewPlate } from '../hand/CrewPlate.tsx'
import { GoalCard } from '../hand/GoalCard.tsx'
import { HoldPlate } from '../hand/HoldPlate.tsx'
import { LogPlate } from '../hand/LogPlate.tsx'
import { OutpostPlate } from '../hand/OutpostPlate.tsx'
import { TokenPlate } from '../hand/TokenPlate.tsx'
import { IncomePlate, MiningPlate } from '../hand/TokenTracks.tsx'
import { TradePlate } from '../hand/TradePlate.tsx'
import { galaxyView, hasBit, pointsIn } from '../view.ts'
import { uiWords } from '../words.ts'
import { IncomeTable } from './IncomeTable.tsx'
import { seatWords } from './seat-words.ts'
import { sourceIcons } from './source-icons.ts'
import '../card/card.css'
import '../hand/hand.css'
import './seat-board.css'

/** The control panel of any seat in full: what it holds, its levels, and the sources of its points and income. */
export function SeatBoard({ view: kernelView, lang, seat, touching }: SeatBoardProps) {
  const view = galaxyView(kernelView)
  const words = uiWords(lang)
  const props = { view, seat, lang, touching }
  const marked = [...technologies.keys()].filter((card) => hasBit(at(view.marked, seat), card))
  const settled = Array.from({ length: SPACES }, (_, space) => space).filter((space) =>
    hasBit(at(view.outposts, seat), space),
  )
  const earned = sources
    .map((source, index) => ({ source, points: at(at(view.ledger, seat), index) }))
    .filter(({ points }) => points !== 0)
  const scored = at(view.scoredGoals, seat)
  const goals = at(view.goals, seat)
  const secret = typeof goals === 'number' ? goals : goals.length
  return (
    <div className="tg-seat-board">
      <HoldPlate {...props} />
      <CrewPlate {...props} />
      <OutpostPlate {...props} />
      <TradePlate {...props} />
      <MiningPlate {...props} />
      <IncomePlate {...props} />
      <TokenPlate {...props} />
      <LogPlate {...props} />
      <AbilityPlate {...props} />
      <h3>{seatWords[lang].levels}</h3>
      <ul className="tg-levels">
        {tracks.map((track, index) => {
          const [marker, level] = [
            at(at(view.levels, seat), index),
            levelOf(view, seat, index, 'requirement'),
          ]
          return (
            <li key={track}>
              <Icon name={track} size={18} />
              <span>{capitalised(trackNames[track][lang])}</span>
              <b className="number">
                {marker}
                {level > marker && <small> +{level - marker}</small>}
              </b>
            </li>
          )
        })}
      </ul>
      {settled.length > 0 && (
        <>
          <h3>{words.outposts}</h3>
          <p className="tg-settled">
            {settled.map((space) => (
              <Touchable
                key={space}
                thing={`space:${space}`}
                label={planets[at(view.planets, space)]?.name[lang] ?? words.hub}
                touching={touching}
                className="tg-chip tg-plate-touch"
              >
                <b aria-hidden="true">{planets[at(view.planets, space)]?.name[lang] ?? words.hub}</b>
              </Touchable>
            ))}
          </p>
        </>
      )}
      {marked.length > 0 && (
        <>
          <h3>{words.technologies}</h3>
          <div className="tg-marked">
            {marked.map((card) => (
              <Touchable
                key={card}
                thing={`technology:${card}`}
                label={at(technologies, card).name[lang]}
                touching={touching}
                className="tg-card"
              >
                <TechnologyFace card={card} lang={lang} />
              </Touchable>
            ))}
          </div>
        </>
      )}
      {scored.length > 0 ? (
        <>
          <h3>{words.goals}</h3>
          {scored.map((goal) => (
            <GoalCard key={goal} goal={goal} lang={lang} />
          ))}
        </>
      ) : (
        secret > 0 && (
          <p className="soft small">
            <Icon name="goal" size={16} /> {seatWords[lang].goalsOfOthers(secret)}
          </p>
        )
      )}
      <h3>{words.forecast}</h3>
      <IncomeTable view={view} seat={seat} lang={lang} />
      <h3>
        {seatWords[lang].pointsBySource}: <span className="number">{pointsIn(view, seat)}</span>
      </h3>
      <table className="tg-table">
        <tbody>
          {earned.map(({ source, points }) => (
            <tr key={source}>
              <th scope="row">
                <Icon name={sourceIcons[source]} size={16} />
                {capitalised(sourceNames[source][lang])}
              </th>
              <td className="number">{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
