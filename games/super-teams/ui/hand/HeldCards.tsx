import { type Lang, plural, type Thing } from '@kantyna/kernel'
import { type TableProps, type Touching, useTouch } from '@kantyna/ui'
import type { ComponentChildren } from 'preact'
import { colourOfCard, kindOfBonus } from '../../rules/pieces.ts'
import { isWild } from '../../rules/race.ts'
import { bonusName } from '../../words/things.ts'
import { BonusFace, CARD_BOX, MovementFace } from '../drawing/CardFace.tsx'
import type { RaceView } from '../view.ts'
import { cardForms, handLabel, thingLabel, wildLabel } from '../words.ts'

interface Props extends TableProps {
  readonly view: RaceView
  readonly movement: readonly number[]
  readonly bonus: readonly number[]
}

/** The cards in hand, by colour and number, then the bonus cards. */
export function HeldCards({ view, lang, touching, movement, bonus }: Props) {
  const byNumber = (one: number, other: number) => one - other
  return (
    <section
      className="st-hand"
      aria-label={`${handLabel[lang]}: ${movement.length + bonus.length} ${plural(lang, movement.length + bonus.length, cardForms[lang])}`}
    >
      <div className="st-hand-row">
        {movement.toSorted(byNumber).map((card) => {
          const wild = isWild(view, colourOfCard(card))
          const label = thingLabel(lang, `card:${card}`)
          return (
            <HandCard
              key={card}
              thing={`card:${card}`}
              label={wild ? `${label} (${wildLabel[lang]})` : label}
              touching={touching}
            >
              <MovementFace card={card} wild={wild} />
            </HandCard>
          )
        })}
        {bonus.toSorted(byNumber).map((card) => (
          <HandCard
            key={`bonus ${card}`}
            thing={`bonus:${card}`}
            label={thingLabel(lang, `bonus:${card}`)}
            touching={touching}
            caption={bonusName(lang, kindOfBonus(card))}
            lang={lang}
          >
            <BonusFace kind={kindOfBonus(card)} />
          </HandCard>
        ))}
      </div>
    </section>
  )
}

interface CardProps {
  readonly thing: Thing
  readonly label: string
  readonly touching: Touching
  readonly caption?: string
  readonly lang?: Lang
  readonly children: ComponentChildren
}

function HandCard({ thing, label, touching, caption, lang, children }: CardProps) {
  const { role: _, ...touch } = useTouch(thing, touching, { label, expected: true })
  return (
    <div className="st-slot">
      <button type="button" className="st-card" {...touch}>
        <svg viewBox={CARD_BOX} aria-hidden="true">
          {children}
        </svg>
        {caption !== undefined && (
          <span className="st-card-caption" lang={lang} data-long={hasLongWord(caption) || undefined}>
            {caption}
          </span>
        )}
      </button>
    </div>
  )
}

/** Whether the caption has a word that would not fit a card on a phone. */
function hasLongWord(caption: string): boolean {
  return caption.split(' ').some((word) => word.length > 12)
}
