import { at } from '@kantyna/kernel'
import type { TableProps } from '@kantyna/ui'
import { abilities } from '../../content/abilities.ts'
import { wealthCards } from '../../content/wealth-cards.ts'
import { shortEffect } from '../../words/cards/short-text.ts'
import { Marks } from '../drawing/EffectIcons.tsx'
import { effectMarks } from '../drawing/effect-marks.ts'
import { Icon } from '../drawing/Icon.tsx'
import { Touchable, tapTargetOf } from '../drawing/Touchable.tsx'
import type { GalaxyView } from '../view.ts'
import { uiWords } from '../words.ts'
import { GoalButton } from './GoalPlate.tsx'

/** The choices of the draft: sets of two wealth cards, and ability tiles. */
export function DraftTray({
  view,
  lang,
  seats,
  panels,
  touching,
}: Pick<TableProps, 'lang' | 'seats' | 'panels' | 'touching'> & { readonly view: GalaxyView }) {
  const words = uiWords(lang)
  return (
    <section className="tg-draft" aria-label={words.draft}>
      <div className="tg-plate">
        <GoalButton key={view.seat} view={view} lang={lang} seats={seats} panels={panels} />
      </div>
      {view.wealthSets.map((cards) => {
        const [first = 0, second = 0] = cards
        return (
          <Touchable
            key={first}
            thing={tapTargetOf(touching, [`wealth:${first}`, `wealth:${second}`])}
            label={`${words.draftWealth}: ${cards.map((card) => shortEffect(at(wealthCards, card).gain, lang)).join(', ')}`}
            touching={touching}
            className="tg-card tg-draft-card"
          >
            {cards.map((card) => (
              <span key={card} className="tg-wealth" aria-hidden="true">
                <b>{at(wealthCards, card).name[lang]}</b>
                <Marks marks={effectMarks(at(wealthCards, card).gain)} size={17} />
              </span>
            ))}
          </Touchable>
        )
      })}
      {view.abilityRow.map((ability) => {
        const card = at(abilities, ability)
        return (
          <Touchable
            key={card.key}
            thing={`ability:${ability}`}
            label={`${card.name[lang]}. ${card.text[lang]}`}
            touching={touching}
            className="tg-card tg-draft-card tg-draft-ability"
          >
            <span className="tg-draft-kind" aria-hidden="true">
              <Icon name="ability" size={18} />
              <b>{card.name[lang]}</b>
            </span>
            <small className="tg-draft-text" aria-hidden="true">
              {card.text[lang]}
            </small>
          </Touchable>
        )
      })}
    </section>
  )
}
