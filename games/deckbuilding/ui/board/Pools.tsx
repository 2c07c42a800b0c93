import { at, type Lang, type Seat } from '@kantyna/kernel'
import { thingOf } from '../../rules/scenario/things.ts'
import { Icon } from '../drawing/Icon.tsx'
import { pieceNameOf, uiWords } from '../words.ts'
import { type AttackSum, attackSum, sumOf } from './pools.ts'
import type { Scene } from './scene.ts'

/**
 * What a player can spend and attack with. When opened, it explains what the numbers are for and where they come from.
 */
export function Pools({ seat, scene: { view, lang, touching } }: { seat: Seat; scene: Scene }) {
  const words = uiWords(lang)
  const resources = at(view.resources, seat)
  const [base, row] = [attackSum(view, seat, false), attackSum(view, seat, true)]
  const gathered = base.parts.filter(({ piece }) => touching.picked.has(thingOf(piece)))
  return (
    <details className="db-pools" name="db-pools">
      <summary className="db-pools-button" title={wording(lang, words.againstBase, base)}>
        <span className="db-pool" data-anchor={`pool:${seat}`}>
          <Icon name="resources" />
          <b key={resources}>{resources}</b>
          <span className="unseen">{words.resources}</span>
        </span>
        <span className="db-pool">
          <Icon name="attack" />
          {gathered.length > 0 && <b className="db-gathered">{sumOf(gathered)}</b>}
          {gathered.length > 0 ? <small>/{base.total}</small> : <b key={base.total}>{base.total}</b>}
          <span className="unseen">{words.attack}</span>
        </span>
      </summary>
      <div className="db-pool-sums">
        <p>{words.resourcesSay(resources)}</p>
        {base.parts.length === 0 && row.parts.length === 0 ? (
          <p>{words.nothingAttacks}</p>
        ) : (
          <>
            <p>{wording(lang, words.againstBase, base)}</p>
            <p>{wording(lang, words.againstRow, row)}</p>
          </>
        )}
      </div>
    </details>
  )
}

/** "Against the row: X-Wing 3 + Rebel Trooper 2 = 5". */
function wording(lang: Lang, against: string, { total, parts }: AttackSum): string {
  const terms = parts.map(({ piece, attack }) => `${pieceNameOf(lang, piece)} ${attack}`)
  return `${against}: ${terms.length > 0 ? `${terms.join(' + ')} = ` : ''}${total}`
}
