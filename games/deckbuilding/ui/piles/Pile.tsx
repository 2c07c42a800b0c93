import type { Lang, Thing } from '@kantyna/kernel'
import type { Touching } from '@kantyna/ui'
import type { Faction } from '../../content/card.ts'
import { NOTHING } from '../../rules/duel.ts'
import { cardOf } from '../../rules/pieces.ts'
import { CardBack } from '../card/CardBack.tsx'
import { Face } from '../card/Face.tsx'
import { Touchable } from '../card/Touchable.tsx'
import { type PileName, pieceNameOf, pileLabel, uiWords } from '../words.ts'

interface Props {
  readonly thing: Thing
  readonly name: PileName
  readonly anchor: string
  readonly count: number
  /** The top card if its face is visible, or NOTHING. */
  readonly top: number
  /** The faction of the back that is shown otherwise. */
  readonly back: Faction
  readonly lang: Lang
  readonly touching: Touching
  /** Opens the pile, if the player may look through it. */
  readonly onOpen?: () => void
}

/** A pile of cards: its top, and the number of cards. */
export function Pile({ thing, name, anchor, count, top, back, lang, touching, onOpen }: Props) {
  const label = [
    pileLabel(lang, name, count),
    ...(top === NOTHING ? [] : [pieceNameOf(lang, top)]),
    ...(onOpen === undefined ? [] : [uiWords(lang).open]),
  ].join(', ')
  return (
    <div className="db-thing db-pile" data-anchor={anchor} data-thick={Math.min(3, Math.ceil(count / 8))}>
      <Touchable
        thing={thing}
        label={label}
        touching={touching}
        isStop
        onTap={onOpen && (() => (touching.lit.has(thing) ? touching.onTouch(thing) : onOpen()))}
      >
        <span className="db-pile-top" data-empty={count === 0 || undefined}>
          {count > 0 &&
            (top === NOTHING ? <CardBack faction={back} /> : <Face card={cardOf(top)} lang={lang} />)}
        </span>
        <span className="db-count" aria-hidden="true">
          {count}
        </span>
      </Touchable>
    </div>
  )
}
