import type { Lang, Text } from '@kantyna/kernel'
import { type Face, faces } from '../../content/names.ts'
import { damageOf, rolledDie } from '../../rules/combat/dice.ts'
import { faceNames } from '../../words/cards/card-terms.ts'
import { allWords } from '../all-words.ts'
import { Die } from '../drawing/Die.tsx'
import '../drawing/drawing.css'
import './figures.css'

/** The dice of both sides in the picture. */
export const picturedPools: readonly [readonly Face[], readonly Face[]] = [
  ['hit', 'critical', 'blank'],
  ['hit', 'hit', 'focus', 'hit'],
]

const captions: Readonly<Record<'tie', Text>> = {
  tie: {
    en: '3 against 3: a tie goes to the attacker, and both suffer 3 damage.',
    pl: '3 do 3: remis oznacza wygraną atakującego, a obie strony otrzymują po 3 obrażenia.',
  },
}

/** The dice of both sides in a combat that ends in a tie. */
export function CombatFigure({ lang }: { readonly lang: Lang }) {
  const words = allWords(lang)
  return (
    <div className="or-combat-figure">
      {picturedPools.map((pool, side) => (
        <p key={side === 0 ? 'attack' : 'defence'}>
          <b>{side === 0 ? words.attacker : words.defender}</b>
          <span className="or-figure-dice">
            {pool.map((face, index) => (
              // Dice are identified by their place.
              <Die key={`die ${index.toString()}`} face={face} size={44} />
            ))}
          </span>
          <span>{words.hits(damageOf(pool.map(rolledDie)))}</span>
        </p>
      ))}
      <p>{captions.tie[lang]}</p>
    </div>
  )
}

/** The four faces of a die. */
export function DiceFigure({ lang }: { readonly lang: Lang }) {
  return (
    <ul className="or-dice-figure">
      {faces.map((face) => (
        <li key={face}>
          <Die face={face} size={52} />
          <span>{faceNames[lang][face]}</span>
        </li>
      ))}
    </ul>
  )
}
