import type { Lang, Thing } from '@kantyna/kernel'
import type { Touching } from '@kantyna/ui'
import { cardOf, hitPointsLeft } from '../../rules/pieces.ts'
import { thingOf } from '../../rules/scenario/things.ts'
import type { Strength } from '../board/scene.ts'
import { Icon } from '../drawing/Icon.tsx'
import { thingLabel, uiWords } from '../words.ts'
import { BaseFace } from './BaseFace.tsx'
import { Face } from './Face.tsx'
import { Touchable } from './Touchable.tsx'

/** The state of a card in play. */
export interface CardState {
  readonly attack?: number
  readonly damage?: number
  readonly isUsed?: boolean
  readonly hasAttacked?: boolean
  readonly isDoomed?: boolean
  readonly isTarget?: boolean
  /** If it is the target of an attack that the player is composing: the attack so far and the attack needed. */
  readonly strength?: Strength | null
  /** If no attack can reach it: the attack available and the attack needed. */
  readonly outOfReach?: Strength | null
  readonly isAsking?: boolean
  /** The damage that the player is about to assign to it. */
  readonly amount?: number | undefined
}

interface Props extends CardState {
  readonly piece: number
  readonly lang: Lang
  readonly touching: Touching
  /** Whether the Tab key always stops at it, as at the first of a row. */
  readonly isStop?: boolean
  /** The direction in which it is moved or turned in its place. */
  readonly lies?: 'up' | 'down' | 'across'
}

/** A face-up card or base on the table that can be tapped. */
export function PieceCard({ piece, lang, touching, isStop = false, lies, ...state }: Props) {
  const card = cardOf(piece)
  const thing: Thing = thingOf(piece)
  const { attack } = state
  const left = hitPointsLeft(piece, state.damage ?? 0)
  return (
    <div
      className="db-thing"
      data-piece={piece}
      data-faction={card.faction}
      data-lies={lies}
      data-raised={touching.picked.has(thing) || undefined}
      data-used={state.isUsed || undefined}
      data-attacked={state.hasAttacked || undefined}
      data-target={state.isTarget || undefined}
      data-out-of-reach={state.outOfReach != null || undefined}
      data-asks={state.isAsking || undefined}
    >
      <Touchable thing={thing} label={labelOf(lang, piece, state)} touching={touching} isStop={isStop}>
        {card.kind === 'base' ? (
          <BaseFace card={card} lang={lang} left={left} />
        ) : (
          <Face card={card} lang={lang} {...(attack === undefined ? {} : { attack })} left={left} />
        )}
      </Touchable>
      {state.hasAttacked && <Mark icon="attack" />}
      {state.isDoomed && <Mark icon="exile" />}
      {state.isTarget && (state.strength == null ? <Mark icon="target" /> : <Aim {...state.strength} />)}
      {state.amount !== undefined && (
        <span className="db-amount" aria-hidden="true">
          −{state.amount}
        </span>
      )}
    </div>
  )
}

/** The strength of the attack so far, and the strength needed. */
function Aim({ total, needs }: Strength) {
  return (
    <span className="db-aim" data-short={total === 0 || total < needs || undefined} aria-hidden="true">
      <Icon name="attack" />
      {total}
      {needs > 0 && <small>/{needs}</small>}
    </span>
  )
}

function Mark({ icon }: { icon: 'attack' | 'exile' | 'target' }) {
  return (
    <span className={`db-mark db-mark-${icon}`} aria-hidden="true">
      <Icon name={icon} />
    </span>
  )
}

function labelOf(lang: Lang, piece: number, state: CardState): string {
  const words = uiWords(lang)
  const card = cardOf(piece)
  const { attack = card.attack, damage = 0 } = state
  const wording = [
    attack === card.attack ? '' : words.attackNow(attack),
    damage === 0 ? '' : words.damage(damage, card.hitPoints),
    state.isUsed ? words.used : '',
    state.hasAttacked ? words.attacked : '',
    state.isDoomed ? words.doomed : '',
    state.isTarget ? words.target : '',
    state.strength == null ? '' : words.strength(state.strength.total, state.strength.needs),
    state.outOfReach == null ? '' : words.strength(state.outOfReach.total, state.outOfReach.needs),
    state.isAsking ? words.asking : '',
    state.amount === undefined ? '' : words.amount(state.amount),
  ].filter((part) => part !== '')
  return [
    thingLabel(lang, thingOf(piece)),
    ...(wording.length === 0 ? [] : [`(${wording.join(', ')})`]),
  ].join(' ')
}
