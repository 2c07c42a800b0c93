import { at, type Lang } from '@kantyna/kernel'
import { passesTest } from '../../rules/combat/roll-parts.ts'
import type { RimEvent } from '../../rules/events.ts'
import { skillNames } from '../../words/cards/card-terms.ts'
import { nameOf } from '../../words/things/names.ts'
import { allWords } from '../all-words.ts'
import { Icon } from '../drawing/Icon.tsx'
import { Dice } from './Dice.tsx'
import { FIRST_ROLLS, rollsOf, stepsToLand } from './dice-story.ts'
import { FailedRewards } from './FailedRewards.tsx'
import { nameOfSeat, Portrait, type SceneProps } from './Persons.tsx'
import { firstEvent } from './titles.ts'
import { UsedCards } from './UsedCards.tsx'
import { Verdict } from './Verdict.tsx'

/** A test, an inspection, a single die or the rolls for the first player. */
export function DiceScene(props: SceneProps) {
  const { events, kind } = props.moment
  if (kind === 'firstPlayer') return <FirstRolls {...props} />
  const { view, lang } = props
  const words = allWords(lang)
  const [roll] = rollsOf(events)
  const tested = firstEvent(events, 'tested')
  const level = tested?.level ?? 0
  const source = roll.terms[0]?.source
  const roller = roll.seat === null ? null : nameOfSeat(view, roll.seat, lang)
  // If the cause is the seat's own character, its name is already shown.
  const cause = source === undefined || nameOf(lang, source) === roller ? null : nameOf(lang, source)
  return (
    <>
      <p className="or-scene-what">
        {roll.seat !== null && (
          <>
            <Portrait view={view} seat={roll.seat} size={22} /> {roller}
          </>
        )}
        {tested !== undefined && (
          <>
            {' · '}
            <Icon name={tested.skill} /> {skillNames[lang][tested.skill]}
          </>
        )}
        {cause !== null && <span className="soft"> · {cause}</span>}
      </p>
      <p className="small soft">
        {tested === undefined
          ? kind === 'inspection' && words.inspectionNeeds
          : at(words.skillLevels, Math.min(level, 2))}
      </p>
      <Dice
        dice={roll.dice}
        lang={lang}
        counts={({ face }) => (tested === undefined ? face === 'hit' : passesTest([{ face }], level))}
      />
      <UsedCards events={events} view={view} lang={lang} />
      <RollVerdict events={events} lang={lang} after={stepsToLand(roll.dice)} />
      <FailedRewards {...props} />
    </>
  )
}

function RollVerdict({ events, lang, after }: { events: readonly object[]; lang: Lang; after: number }) {
  const words = allWords(lang)
  const all = events as readonly RimEvent[]
  const tested = firstEvent(all, 'tested')
  if (tested !== undefined)
    return (
      <Verdict
        text={tested.hasPassed ? words.passed : words.failed}
        isGood={tested.hasPassed}
        after={after}
      />
    )
  const isFound = firstEvent(all, 'heldUp') !== undefined
  if (!isFound && firstEvent(all, 'delivered') === undefined) return null
  return (
    <Verdict
      text={isFound ? words.inspectionFound : words.inspectionPassed}
      isGood={!isFound}
      after={after}
    />
  )
}

/** The rolls for the first turn, round after round, until one player has the best roll. */
function FirstRolls({ moment: { events }, view, lang }: SceneProps) {
  const rolls = (events as readonly RimEvent[]).filter((event) => event.type === 'rolledForFirst')
  const dice = (faces: (typeof rolls)[number]['faces']) =>
    rollsOf([{ type: 'rolled', what: 'roll', seat: null, side: 0, faces, terms: [] } as never])[0].dice
  return (
    <div className="or-first-rolls">
      {rolls.map(({ seat, faces }, index) => (
        // A seat may roll several times.
        <div key={`${index.toString()} ${seat.toString()}`}>
          <span>{nameOfSeat(view, seat, lang)}</span>
          <Dice dice={dice(faces)} lang={lang} after={index * FIRST_ROLLS} />
        </div>
      ))}
    </div>
  )
}
