import type { Lang, Text } from '@kantyna/kernel'
import { Icon, type IconName } from '../drawing/Icon.tsx'
import './figures.css'

interface Phase {
  readonly name: Text
  readonly choices: readonly { readonly icon: IconName; readonly text: Text }[]
}

const phases: readonly Phase[] = [
  {
    name: { en: '1. Planning: one of', pl: '1. Planowanie: wybierz jedno' },
    choices: [
      { icon: 'hyperdrive', text: { en: 'move', pl: 'ruch' } },
      { icon: 'credits', text: { en: 'gain 2,000 credits', pl: '2000 kredytów' } },
      { icon: 'health', text: { en: 'recover all damage', pl: 'usunięcie obrażeń' } },
    ],
  },
  {
    name: { en: '2. Action: each of them once', pl: '2. Akcja: każda raz' },
    choices: [
      { icon: 'cargo', text: { en: 'deliver', pl: 'dostawa' } },
      { icon: 'market', text: { en: 'buy at the market', pl: 'handel' } },
      { icon: 'trade', text: { en: 'trade', pl: 'przekazanie' } },
    ],
  },
  {
    name: { en: '3. Encounter: one of', pl: '3. Spotkanie: wybierz jedno' },
    choices: [
      { icon: 'encounter', text: { en: 'the space you are in', pl: 'karta spotkania' } },
      { icon: 'contact', text: { en: 'a contact', pl: 'kontakt' } },
      { icon: 'patrol', text: { en: 'a patrol', pl: 'patrol' } },
      { icon: 'job', text: { en: 'a job', pl: 'misja' } },
    ],
  },
]

/** The three phases of a turn, with the options of each. */
export function TurnFigure({ lang }: { readonly lang: Lang }) {
  return (
    <ol className="or-turn-figure">
      {phases.map(({ name, choices }) => (
        <li key={name[lang]}>
          <b>{name[lang]}</b>
          <ul>
            {choices.map(({ icon, text }) => (
              <li key={text[lang]}>
                <Icon name={icon} size={20} />
                {text[lang]}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
