import { at, type Lang } from '@kantyna/kernel'
import type { GamePanel, PanelProps, SeatInfo, Touching } from '@kantyna/ui'
import { decrees } from '../../content/decrees.ts'
import { missions } from '../../content/missions.ts'
import { missionAccess } from '../../content/tracks.ts'
import { missionIndex } from '../../rules/pieces.ts'
import { inOneLine, textOf } from '../../words/things/things.ts'
import { DecreeFace, MissionFace } from '../card/CardFaces.tsx'
import { Icon, type IconName } from '../drawing/Icon.tsx'
import { Touchable, tapTargetOf } from '../drawing/Touchable.tsx'
import { SeatDot } from '../drawing/WorkerFigure.tsx'
import { useFreeTouching } from '../free-actions/free-moves.ts'
import { asksFor } from '../panels/asks-for.ts'
import { type GalaxyView, galaxyView } from '../view.ts'
import { seatName, uiWords } from '../words.ts'
import '../card/card.css'
import '../panels/panels.css'

/** The missions on offer, each with the politics level that its place requires. Below them the Senate. */
export const missionPanel: GamePanel<IconName> = {
  id: 'missions',
  title: { en: 'Missions', pl: 'Misje' },
  heading: ({ lang }) => uiWords(lang).missionsAndSenate,
  icon: 'mission',
  when: 'always',
  isWanted: (_, decisions) => asksFor(decisions, 'mission:', 'office:', 'decree:'),
  answers: (question) => asksFor([question], 'mission:', 'office:', 'decree:'),
  Panel: MissionPanel,
}

function MissionPanel(props: PanelProps) {
  const { view: kernelView, lang, seats } = props
  const view = galaxyView(kernelView)
  const words = uiWords(lang)
  const touching = useFreeTouching(props)
  return (
    <div className="tg-cards">
      {[0, 1].map((level) => (
        <section key={level} className="tg-level" aria-label={words.cardLevel(level + 1)}>
          <span
            className="tg-level-mark"
            aria-hidden="true"
            title={words.deckLeft(at(view.missionDecks, level).length)}
          >
            <b>{'I'.repeat(level + 1)}</b>
            <span>
              <Icon name="stack" size={14} />
              {at(view.missionDecks, level).length}
            </span>
          </span>
          {at(view.missionRows, level).map((mission, place) => (
            <OfferedMission
              key={mission}
              mission={mission}
              needs={missionAccess[level]?.[place] ?? 0}
              lang={lang}
              touching={touching}
            />
          ))}
        </section>
      ))}
      <section className="tg-level tg-offices" aria-label={words.senate}>
        <span className="tg-level-mark" aria-hidden="true">
          <Icon name="goldenChair" size={20} />
        </span>
        {view.decrees.map((decree, office) => (
          <Office
            key={decree}
            view={view}
            decree={decree}
            office={office}
            lang={lang}
            seats={seats}
            touching={touching}
          />
        ))}
      </section>
    </div>
  )
}

interface MissionProps {
  readonly mission: number
  readonly needs: number
  readonly lang: Lang
  readonly touching: Touching
}

function OfferedMission({ mission, needs, lang, touching }: MissionProps) {
  const label = [
    at(missions, missionIndex(mission)).name[lang],
    uiWords(lang).needsPolitics(needs),
    inOneLine(textOf(lang, `mission:${mission}`)),
  ].join('. ')
  return (
    <Touchable thing={`mission:${mission}`} label={label} touching={touching} className="tg-card">
      <MissionFace mission={mission} lang={lang} />
      <span className="tg-card-needs" aria-hidden="true">
        <Icon name="politics" size={12} />
        {needs}
      </span>
    </Touchable>
  )
}

interface OfficeProps {
  readonly view: GalaxyView
  readonly decree: number
  readonly office: number
  readonly lang: Lang
  readonly seats: readonly SeatInfo[]
  readonly touching: Touching
}

/** A decree with its office and the chairs there, the golden one first. */
export function Office({ view, decree, office, lang, seats, touching }: OfficeProps) {
  const words = uiWords(lang)
  const sitting = at(view.chairs, office)
  const label = [
    words.office(office),
    at(decrees, decree).name[lang],
    ...sitting.map((seat) => words.chairOf(seatName(seats, seat))),
  ].join(', ')
  return (
    <Touchable
      thing={tapTargetOf(touching, [`office:${office}`, `decree:${decree}`])}
      label={label}
      description={textOf(lang, `decree:${decree}`)}
      touching={inspecting(touching, `decree:${decree}`)}
      className="tg-card tg-office"
    >
      <DecreeFace decree={decree} lang={lang} />
      <span className="tg-chairs" aria-hidden="true">
        {Array.from({ length: view.seats }, (_, chair) => {
          const seat = sitting[chair]
          return (
            // A chair's place in the list never changes.
            <span
              key={`chair ${chair.toString()}`}
              className="tg-chair-place"
              data-golden={chair === 0 || undefined}
              data-taken={seat !== undefined || undefined}
            >
              <Icon name={chair === 0 ? 'goldenChair' : 'chair'} size={20} />
              {seat !== undefined && <SeatDot seat={seat} size={14} />}
            </span>
          )
        })}
      </span>
    </Touchable>
  )
}

/** Pointing at an office opens its decree in the reader. */
function inspecting(touching: Touching, card: `${string}:${string}`): Touching {
  return { ...touching, onInspect: (thing) => touching.onInspect(thing === null ? null : card) }
}
