import { NONE } from '../../../outer-rim/rules/pieces.ts'
import type { AiNoteProps } from '../../../outer-rim/ui/added-sheets.tsx'
import { Icon } from '../../../outer-rim/ui/drawing/Icon.tsx'
import { nameOf } from '../../../outer-rim/words/things/names.ts'
import { sheetWords } from '../sheet-words.ts'
import { pursuedBy } from './hunts.ts'
import './hunters.css'

/** The hunter's targets, by its bounties, above an AI player's card. */
export function HunterNote({ view, seat, lang, seats }: AiNoteProps) {
  if (view.characters[seat] === NONE) return null
  const pursued = pursuedBy(view, seat, lang, seats)
  if (pursued.length === 0) return null
  return (
    <section>
      <h4>{sheetWords(lang).isAfter}</h4>
      <ul className="ub-pursued">
        {pursued.map(({ bounty, target }) => (
          <li key={bounty}>
            <Icon name="bounty" size={15} />
            <span>
              <b>{target}</b> <small className="soft">{nameOf(lang, bounty)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
