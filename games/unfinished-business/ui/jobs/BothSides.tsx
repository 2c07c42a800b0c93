import type { Lang, Seat } from '@kantyna/kernel'
import { type SeatInfo, seatColour, seatShape } from '@kantyna/ui'
import type { Skill } from '../../../outer-rim/content/names.ts'
import { resourceOf } from '../../../outer-rim/rules/tables.ts'
import { levelAhead, testChance } from '../../../outer-rim/ui/combat/odds.ts'
import { Icon } from '../../../outer-rim/ui/drawing/Icon.tsx'
import type { RimView } from '../../../outer-rim/ui/view.ts'
import { seatName } from '../../../outer-rim/ui/words.ts'
import { skillNames } from '../../../outer-rim/words/cards/card-terms.ts'
import { sheetWords } from '../sheet-words.ts'
import type { JobNow } from './job-now.ts'
import './jobs.css'

export interface Drawn {
  readonly view: RimView
  readonly lang: Lang
  readonly seats: readonly SeatInfo[]
}

/** The name and the role of the player on one side. */
export function SideName({
  seat,
  role,
  seats,
}: { readonly seat: Seat; readonly role: string | null } & Pick<Drawn, 'seats'>) {
  return (
    <h3>
      <svg viewBox="0 0 24 24" width={14} height={14} aria-hidden="true">
        <path d={seatShape(seat)} fill={seatColour(seat)} />
      </svg>
      <span>{seatName(seats, seat)}</span>
      {role !== null && <small className="soft">{role}</small>}
    </h3>
  )
}

/** Both players of a job and their chances in its test. Before the second one is chosen, it shows all candidates. */
export function BothSides({ view, lang, seats, job }: Drawn & { readonly job: JobNow }) {
  const words = sheetWords(lang)
  const resource = resourceOf(view, job.card)
  const skills = resource.type === 'job' ? resource.skills : []
  const isTeam = job.kind === 'team'
  const isChosen = job.others.length === 1
  const other = isTeam ? words.partner : words.opponent
  const sides = [
    { seat: job.owner, role: words.owner },
    ...job.others.map((seat) => ({ seat, role: isChosen ? other : null })),
  ]
  return (
    <section className="ub-job">
      <p className="small">
        <b>{words[job.kind]}.</b> {isTeam ? words.teamHow : words.confrontHow}
      </p>
      <div className="or-sides">
        {sides.map(({ seat, role }) => (
          <div key={seat} className="or-side">
            <SideName seat={seat} role={role} seats={seats} />
            <ul className="ub-skills">
              {[...new Set(skills)].map((skill) => (
                <SkillOdds key={skill} view={view} lang={lang} seat={seat} skill={skill} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

interface SkillProps extends Omit<Drawn, 'seats'> {
  readonly seat: Seat
  readonly skill: Skill
}

export function chanceAt(view: RimView, seat: Seat, skill: Skill): number {
  return testChance(levelAhead(view, seat, skill))
}

function SkillOdds({ view, lang, seat, skill }: SkillProps) {
  const words = sheetWords(lang)
  const level = levelAhead(view, seat, skill)
  return (
    <li title={words.level[Math.min(level, 2)]}>
      <Icon name={skill} size={16} />
      <span>
        {skillNames[lang][skill]} <span className="number">×{level}</span>
      </span>
      <b className="number">{Math.round(chanceAt(view, seat, skill) * 100)}%</b>
    </li>
  )
}
