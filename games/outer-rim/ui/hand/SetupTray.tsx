import { at, type Option, type PresentedDecision, type Thing } from '@kantyna/kernel'
import type { TableProps } from '@kantyna/ui'
import { characterCardThing, poolThing } from '../../rules/scenario/things.ts'
import { skillNames } from '../../words/cards/card-terms.ts'
import { characterName, shipName, tables } from '../../words/things/names.ts'
import { type CharacterFact, type FactsOfAi, useAddedDrawings } from '../added-drawings.ts'
import { shipFacts } from '../card/ship-facts.ts'
import { Touchable } from '../card/Touchable.tsx'
import type { Shape } from '../drawing/box-shape.ts'
import { Icon } from '../drawing/Icon.tsx'
import { SilhouetteBox } from '../drawing/Silhouette.tsx'
import { useShapes } from '../drawing/silhouettes.ts'
import { uiWords } from '../words.ts'

const kinds: readonly string[] = ['chooseCharacter', 'chooseAiCharacter', 'chooseStartingShip']

/** The choice of a character or ship before the game, if there is one. */
export function setupQuestion(decisions: readonly PresentedDecision[]): PresentedDecision | undefined {
  return decisions.find(({ kind }) => kinds.includes(kind))
}

interface Offered {
  readonly thing: Thing
  readonly name: string
  readonly shape: Shape
  readonly facts: readonly CharacterFact[]
}

interface Props extends Pick<TableProps, 'lang' | 'touching'> {
  readonly asked: PresentedDecision
}

/** The number of cards that fit in one row. */
const ONE_ROW = 8

/** Characters or ships side by side with their figures, in two rows if there are many. */
export function SetupTray({ asked, lang, touching }: Props) {
  const shapes = useShapes()
  const { factsOfAi } = useAddedDrawings()
  return (
    <ul
      className="or-tray"
      data-wide={asked.options.length > 4 || undefined}
      data-many={asked.options.length > ONE_ROW || undefined}
    >
      {asked.options.map((option) => {
        const { thing, name, shape, facts } = offered(
          option,
          lang,
          shapes,
          asked.kind === 'chooseAiCharacter' ? factsOfAi : [],
        )
        return (
          <li key={option.id}>
            <Touchable
              thing={thing}
              label={[name, ...facts.map(({ label }) => label)].join(', ')}
              touching={touching}
              className="or-tray-card"
            >
              <SilhouetteBox shape={shape} size={44} />
              <b aria-hidden="true">{name}</b>
              <span className="or-plate-facts" aria-hidden="true">
                {facts.map(({ icon, short, label }) => (
                  <span key={label} className="or-figure" title={label}>
                    <Icon name={icon} size={15} />
                    {short}
                  </span>
                ))}
              </span>
            </Touchable>
          </li>
        )
      })}
    </ul>
  )
}

function offered(
  { id, facts = {} }: Option,
  lang: Props['lang'],
  shapes: ReturnType<typeof useShapes>,
  added: readonly FactsOfAi[],
): Offered {
  const { ships, characters } = tables()
  const { ship, character } = facts
  if (typeof ship === 'number')
    return {
      thing: poolThing(ship),
      name: shipName(lang, ship),
      shape: shapes.ship(id),
      facts: shipFacts(at(ships, ship), lang),
    }
  const number = Number(character)
  const card = at(characters, number)
  const { groundCombat, health, skills } = card
  const { stats } = uiWords(lang)
  return {
    thing: characterCardThing(number),
    name: characterName(lang, number),
    shape: shapes.person(id),
    facts: [
      { icon: 'groundCombat', short: String(groundCombat), label: `${stats.groundCombat} ${groundCombat}` },
      { icon: 'health', short: String(health), label: `${stats.health} ${health}` },
      ...skills.map((skill) => ({ icon: skill, short: '', label: skillNames[lang][skill] })),
      ...added.flatMap((factsOf) => factsOf(card, lang)),
    ],
  }
}
