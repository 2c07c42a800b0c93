import type { Lang } from '@kantyna/kernel'
import { memo } from 'preact/compat'
import type { Card } from '../../content/card.ts'
import { kindNames, traitNames } from '../../words/things/names.ts'
import { Emblem, emblemShapes } from '../drawing/Emblem.tsx'
import { Icon, type IconName } from '../drawing/Icon.tsx'
import { Picture } from '../drawing/Picture.tsx'
import { Name } from './Name.tsx'
import { rewardParts } from './reward.ts'
import '../drawing/drawing.css'
import './card.css'

interface Props {
  readonly card: Card
  readonly lang: Lang
  /** The attack now, if it differs from the printed one. */
  readonly attack?: number
  /** The hit points left of a ship, if it is damaged. */
  readonly left?: number
}

/** The face of a card of the decks, as large as its container. The component that places it gives it a label. */
export const Face = memo(function Face({ card, lang, attack = card.attack, left = card.hitPoints }: Props) {
  const { faction, kind } = card
  return (
    <span className="db-face" data-faction={faction} data-kind={kind} aria-hidden="true">
      <Picture card={card} />
      <span className="db-badge">
        {card.set === 'starter' ? <Emblem faction={faction} /> : <Cost card={card} />}
      </span>
      <Name card={card} lang={lang} maxWidth={62} size={13} />
      <span className="db-values">
        <Value icon="attack" value={attack} isChanged={attack !== card.attack} />
        <Value icon="resources" value={card.resources} />
        <Value icon="force" value={card.force} />
      </span>
      <span className="db-type">
        <span className="db-type-words">{typeWords(card, lang)}</span>
        <AbilityMark card={card} />
      </span>
      <Foot card={card} left={left} />
    </span>
  )
})

/** The price, on a plate in the faction's shape. */
function Cost({ card }: { card: Card }) {
  return (
    <>
      <svg className="db-emblem" viewBox="0 0 24 24" aria-hidden="true">
        <path className="db-emblem-plate" d={emblemShapes[card.faction]} />
      </svg>
      <b className="db-cost">{card.cost}</b>
    </>
  )
}

function Value({ icon, value, isChanged = false }: { icon: IconName; value: number; isChanged?: boolean }) {
  if (value === 0 && !isChanged) return null
  return (
    <span className="db-value" data-changed={isChanged || undefined}>
      <Icon name={icon} />
      <b key={value}>{value}</b>
    </span>
  )
}

/** An icon: the card has an ability to use, or only a text to read. */
function AbilityMark({ card }: { card: Card }) {
  if (card.abilities.length === 0) return null
  return <Icon name={card.abilities.some((ability) => 'use' in ability) ? 'use' : 'text'} />
}

/** The bottom of the card: the hit points of a ship, or the target value and the reward. */
function Foot({ card, left }: { card: Card; left: number }) {
  if (card.hitPoints > 0)
    return (
      <span className="db-foot" data-damaged={left < card.hitPoints || undefined}>
        <Icon name="hull" />
        <b key={left}>{left}</b>
        {left < card.hitPoints && <small>/{card.hitPoints}</small>}
      </span>
    )
  if (card.target === 0 || card.reward === null) return null
  return (
    <span className="db-foot">
      <span className="db-target">
        <Icon name="target" />
        <b>{card.target}</b>
      </span>
      <span className="db-reward">
        {rewardParts(card.reward).map(({ icon, amount }) => (
          <span key={icon}>
            <Icon name={icon} />
            {amount}
          </span>
        ))}
      </span>
    </span>
  )
}

function typeWords({ kind, traits }: Card, lang: Lang): string {
  if (traits.length === 0) return kindNames[kind][lang]
  return traits.map((trait) => traitNames[trait][lang]).join(', ')
}
