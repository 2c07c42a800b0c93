import { type Claim, type Claims, partAsDecision, type Thing } from '@kantyna/kernel'
import type { Duel } from '../rules/duel.ts'
import type { DuelEvent } from '../rules/events.ts'
import { thingOf } from '../rules/scenario/things.ts'
import { hitFirst } from './board/hit-first.ts'
import { attackSum } from './board/pools.ts'
import { duelView } from './view.ts'

/** What the board claims about an attack: the total of all cards that can attack, and the thing that is hit first. */
export const claims: Claims<Duel> = (view, decisions) =>
  decisions.flatMap((asked) =>
    asked.options.flatMap((option): Claim<Duel>[] => {
      const { id: decision, seat } = asked
      const part = option.next
      if (part?.name !== 'commit') return []
      const t = duelView(view)
      const { total, parts } = attackSum(t, seat, option.id !== 'attack base')
      const targets = hitFirst(t, partAsDecision(asked, option, part))
      return [
        {
          choice: { seat, decision, picks: [option.id, ...part.options.map(({ id }) => `commit=${id}`)] },
          text: `${option.id}: ${parts.length} cards attack with ${total}`,
          contradiction(_, __, events) {
            const attacked = (events as readonly DuelEvent[]).find(({ type }) => type === 'attacked')
            if (attacked?.type !== 'attacked') return 'nothing is attacked'
            if (attacked.cards.length !== parts.length) return `${attacked.cards.length} cards attack`
            if (attacked.total !== total) return `they attack with ${attacked.total}`
            const hit = damagedFirst(events as readonly DuelEvent[])
            return hit === null || targets.includes(hit) ? null : `${hit} is hit first`
          },
        },
      ]
    }),
  )

/** The thing that is damaged first; null if the attacker has to divide the damage, or attacks a card of the row. */
function damagedFirst(events: readonly DuelEvent[]): Thing | null {
  for (const event of events) {
    if (event.type === 'shipDamaged') return thingOf(event.card)
    if (event.type === 'baseDamaged') return thingOf(event.base)
  }
  return null
}
