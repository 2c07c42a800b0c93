import type { Claim, Claims } from '@kantyna/kernel'
import type { Duel } from '../rules/duel.ts'
import type { DuelEvent } from '../rules/events.ts'
import { attackSum } from './board/pools.ts'

/** What the board says of an attack: what all cards that can attack bring together. */
export const claims: Claims<Duel> = (view, decisions) =>
  decisions.flatMap(({ id: decision, seat, options }) =>
    options.flatMap((option): Claim<Duel>[] => {
      const part = option.next
      if (part?.name !== 'commit') return []
      const { total, parts } = attackSum(view as unknown as Duel, seat, option.id !== 'attack base')
      return [
        {
          choice: { seat, decision, picks: [option.id, ...part.options.map(({ id }) => `commit=${id}`)] },
          says: `${option.id}: ${parts.length} cards attack with ${total}`,
          contradiction(_, __, events) {
            const attacked = (events as readonly DuelEvent[]).find(({ type }) => type === 'attacked')
            if (attacked?.type !== 'attacked') return 'nothing is attacked'
            if (attacked.cards.length !== parts.length) return `${attacked.cards.length} cards attack`
            return attacked.total === total ? null : `they attack with ${attacked.total}`
          },
        },
      ]
    }),
  )
