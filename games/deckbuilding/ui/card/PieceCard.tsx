import type { Lang, Thing } from '@kantyna/kernel'
import type { Touching } from '@kantyna/ui'
import { cardOf } from '../../rules/pieces.ts'
import { thingOf } from '../../rules/things.ts'
import { Icon } from '../drawing/Icon.tsx'
import { thingLabel, uiWords } from '../words.ts'
import { BaseFace } from './BaseFace.tsx'
import { Face } from './Face.tsx'
import { Touchable } from './Touchable.tsx'

/** What has become of a card in play. */
export interface CardState {
  readonly attack?: number
  readonly damage?: number
  readonly isUsed?: boolean
  readonly hasAttacked?: boolean
  readonly isDoomed?: boolean
  readonly isTarget?: boolean
  readonly isAsking?: boolean
  /** The damage that is about to be put on it. */
  readonly amount?: number | undefined
}

interface Props extends CardState {
  readonly piece: number
  readonly lang: Lang
  readonly touching: Touching
  /** Whether the Tab key stops at it in any case: at the first of a row. */
  readonly isStop?: boolean
  /** Which way it is moved or turned in its place. */
  readonly lies?: 'up' | 'down' | 'across'
}

/** A card or a base on the table, face up, that answers to the hand. */
export function PieceCard({ piece, lang, touching, isStop = false, lies, ...state }: Props) {
  const card = cardOf(piece)
  const thing: Thing = thingOf(piece)
  const { attack, damage = 0 } = state
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
      data-asks={state.isAsking || undefined}
    >
      <Touchable thing={thing} label={labelOf(lang, piece, state)} touching={touching} isStop={isStop}>
        {card.kind === 'base' ? (
          <BaseFace card={card} lang={lang} damage={damage} />
        ) : (
          <Face card={card} lang={lang} {...(attack === undefined ? {} : { attack })} damage={damage} />
        )}
      </Touchable>
      {state.hasAttacked && <Mark icon="attack" />}
      {state.isDoomed && <Mark icon="exile" />}
      {state.isTarget && <Mark icon="target" />}
      {state.amount !== undefined && (
        <span className="db-amount" aria-hidden="true">
          −{state.amount}
        </span>
      )}
    </div>
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
  const said = [
    attack === card.attack ? '' : words.attackNow(attack),
    damage === 0 ? '' : words.damage(damage, card.hitPoints),
    state.isUsed ? words.used : '',
    state.hasAttacked ? words.attacked : '',
    state.isDoomed ? words.doomed : '',
    state.isTarget ? words.target : '',
    state.isAsking ? words.asking : '',
    state.amount === undefined ? '' : words.amount(state.amount),
  ].filter((part) => part !== '')
  return [thingLabel(lang, thingOf(piece)), ...(said.length === 0 ? [] : [`(${said.join(', ')})`])].join(' ')
}
