import { at, type Lang, type Seat } from '@kantyna/kernel'
import { factions } from '../../content/names.ts'
import { factionNames } from '../../words/cards/card-terms.ts'
import { allWords } from '../all-words.ts'
import { FactionSign } from '../drawing/FactionSign.tsx'
import type { RimView } from '../view.ts'

const signs = { '-1': '−', '0': '0', '1': '+' } as const

/** The reputation of a seat with the four factions. */
export function Reputation({ view, seat, lang }: { view: RimView; seat: Seat; lang: Lang }) {
  const words = allWords(lang)
  return (
    <ul className="or-reputation" aria-label={words.reputation}>
      {factions.map((faction, index) => {
        const standing = String(at(at(view.reputation, seat), index)) as keyof typeof signs // −1, 0 or 1
        const label = `${factionNames[lang][faction]}: ${words.standing[standing]}`
        return (
          <li key={faction} data-standing={standing} title={label}>
            <FactionSign faction={faction} size={20} />
            <b aria-hidden="true">{signs[standing]}</b>
            <span className="unseen">{label}</span>
          </li>
        )
      })}
    </ul>
  )
}
