import { at, type Lang, type Thing } from '@kantyna/kernel'
import { type Touching, useTouch } from '@kantyna/ui'
import { colours } from '../../content/ships.ts'
import { NOBODY } from '../../rules/race.ts'
import { colourNames } from '../../words/names.ts'
import { TeamFace } from '../drawing/TeamFace.tsx'
import { teamClass } from '../drawing/TeamShape.tsx'
import { thingLabel } from '../words.ts'

interface Props {
  readonly lang: Lang
  readonly touching: Touching
  readonly owners: readonly number[]
}

/** The four team cards to choose from, each with its two ships. */
export function TeamCards({ lang, touching, owners }: Props) {
  return (
    <section className="st-hand">
      <div className="st-team-row">
        {colours.map((name, colour) => (
          <TeamCard
            key={name}
            colour={colour}
            lang={lang}
            touching={touching}
            isTaken={at(owners, colour) !== NOBODY}
          />
        ))}
      </div>
    </section>
  )
}

function TeamCard(props: { colour: number; lang: Lang; touching: Touching; isTaken: boolean }) {
  const { colour, lang, touching, isTaken } = props
  const thing: Thing = `team:${colour}`
  const { role: _, ...touch } = useTouch(thing, touching, { label: thingLabel(lang, thing), expected: true })
  return (
    <button
      type="button"
      className={`st-card st-team-card ${teamClass(colour)}`}
      {...touch}
      data-taken={isTaken || undefined}
    >
      <svg viewBox="0 0 120 140" aria-hidden="true">
        <TeamFace colour={colour} />
      </svg>
      <span className="st-card-caption">{colourNames[lang][at(colours, colour)].team}</span>
    </button>
  )
}
