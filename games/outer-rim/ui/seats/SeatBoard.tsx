import { at } from '@kantyna/kernel'
import type { SeatBoardProps } from '@kantyna/ui'
import { type Stat, skills, stats } from '../../content/names.ts'
import { skillLevel, statValues } from '../../rules/abilities/values.ts'
import { NONE } from '../../rules/pieces.ts'
import { fameSources } from '../../rules/rim.ts'
import { skillNames } from '../../words/cards/card-terms.ts'
import { sumText } from '../../words/cards/sum-words.ts'
import { characterLines, shipLines } from '../../words/things/things.ts'
import { useAddedSheets } from '../added-sheets.tsx'
import { Icon } from '../drawing/Icon.tsx'
import { CharacterPlate, SecretCard, ShipPlate, SlotCard, StandingPlate } from '../hand/Hand.tsx'
import { rimView } from '../view.ts'
import { termName, uiWords } from '../words.ts'
import { arranged } from './arrange.ts'
import { fameBySource } from './score.ts'
import './seat-board.css'

/** The full board of any seat: both cards with their text, values with their terms, slots, secrets, fame. */
export function SeatBoard(props: SeatBoardProps) {
  const { aboveSeatBoard } = useAddedSheets()
  return (
    <>
      {aboveSeatBoard.map((Above) => (
        <Above key={Above.name} {...props} />
      ))}
      <PrintedSeatBoard {...props} />
    </>
  )
}

function PrintedSeatBoard({ view: kernelView, lang, seat, seats, touching }: SeatBoardProps) {
  const { seatSections } = useAddedSheets()
  const view = rimView(kernelView)
  const words = uiWords(lang)
  const [character, ship] = [at(view.characters, seat), at(view.ships, seat)]
  if (character === NONE) return <p className="soft">{words.nothingYet}</p>
  const props = { view, seat, lang, touching }
  const slots = arranged(view, seat)
  const secrets = at(view.secrets, seat)
  const levels = skills
    .map((skill) => ({ skill, level: skillLevel(view, seat, skill) }))
    .filter(({ level }) => level > 0)
  const fame = Object.fromEntries(
    fameSources.map((source, index) => [source, at(at(view.fameFrom, seat), index)]),
  )
  return (
    <div className="or-seat-board">
      <StandingPlate {...props} />
      {seatSections.map((Section) => (
        <Section key={Section.name} {...props} seats={seats} />
      ))}
      <div className="or-seat-sheets">
        <section>
          <CharacterPlate {...props} />
          {characterLines(lang, character).map((line) => (
            <p key={line} className="small">
              {line}
            </p>
          ))}
        </section>
        <section>
          <ShipPlate {...props} />
          {ship !== NONE &&
            shipLines(lang, ship).map((line) => (
              <p key={line} className="small">
                {line}
              </p>
            ))}
        </section>
      </div>
      <h3>{words.values}</h3>
      <ul className="or-values">
        {stats.map((stat) => (
          <li key={stat}>
            <Icon name={stat} size={18} />
            <span>{words.stats[stat]}</span>
            <b className="number">{statValues[stat].of(view, seat)}</b>
            <small className="soft">{termsText(stat)}</small>
          </li>
        ))}
        {levels.map(({ skill, level }) => (
          <li key={skill}>
            <Icon name={skill} size={18} />
            <span>{skillNames[lang][skill]}</span>
            <b className="number">{level}</b>
          </li>
        ))}
      </ul>
      {(['onBoard', 'onShip'] as const).map((where) => (
        <section key={where}>
          <h3>{words[where]}</h3>
          <ul className="or-laid">
            {slots
              .filter(({ isOnBoard }) => isOnBoard === (where === 'onBoard'))
              .map((slot, index) => (
                // Slots are identified by their place.
                <li key={`slot ${index.toString()}`}>
                  <SlotCard {...props} slot={slot} />
                </li>
              ))}
          </ul>
        </section>
      ))}
      {secrets.length > 0 && (
        <section>
          <h3>{words.secrets}</h3>
          <ul className="or-laid">
            {secrets.map((_, index) => (
              // Backs are identified by their place.
              <li key={`secret ${index.toString()}`}>
                <SecretCard {...props} index={index} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <h3>{words.fameFrom}</h3>
      <ul className="or-values">
        {fameBySource(fame, lang).map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} size={18} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )

  function termsText(stat: Stat): string {
    const terms = statValues[stat].terms(view, seat)
    if (terms.length < 2) return ''
    return sumText(terms, ({ name, source }) => termName(lang, name, source))
  }
}
