import type { Lang } from '@kantyna/kernel'
import { noTouching } from '@kantyna/ui'
import type { ComponentChildren } from 'preact'
import { type CardState, PieceCard } from '../card/PieceCard.tsx'
import { Icon } from '../drawing/Icon.tsx'
import { attackOn, type PicturedAttack, pieceNamed, rewardOf } from './pictured-attacks.ts'
import './figures.css'

/** The attacking cards, their total, and its effect on the target. */
export function AttackFigure({ attack, lang }: { attack: PicturedAttack; lang: Lang }) {
  const total = attackOn(attack)
  return (
    <div className="db-figure-attack" inert>
      <div className="db-figure-cards">
        {attack.attackers.map(([id, copy]) => (
          <Card key={`${id} ${copy}`} id={id} copy={copy} lang={lang} />
        ))}
      </div>
      <Sum>
        <Icon name="attack" />
        <span>
          {attack.attackers.map((one) => attackOn({ attackers: [one] })).join(' + ')} = <b>{total}</b>
        </span>
      </Sum>
      <div className="db-figure-cards">
        {attack.targets.map(({ id, damage }) =>
          damage === undefined ? (
            <Card key={id} id={id} lang={lang} isTarget strength={{ total, needs: attack.needs ?? 0 }} />
          ) : (
            <Card key={id} id={id} lang={lang} amount={damage} />
          ),
        )}
      </div>
      {attack.needs !== undefined && (
        <Sum>
          {rewardOf(attack).map(({ icon, amount }) => (
            <span key={icon}>
              +{amount} <Icon name={icon} />
            </span>
          ))}
        </Sum>
      )}
    </div>
  )
}

function Card({ id, copy = 0, lang, ...state }: CardState & { id: string; copy?: number; lang: Lang }) {
  const piece = pieceNamed(id, copy)
  return (
    <div className="db-figure-piece" data-piece-kind={id}>
      <PieceCard piece={piece} lang={lang} touching={noTouching} {...state} />
    </div>
  )
}

function Sum({ children }: { children: ComponentChildren }) {
  return (
    <p className="db-figure-sum">
      <span>{children}</span>
      <span className="db-figure-arrow" aria-hidden="true" />
    </p>
  )
}
