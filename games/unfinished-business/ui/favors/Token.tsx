import { at, type Lang, type Seat } from '@kantyna/kernel'
import { seatColour, seatShape, type Touching } from '@kantyna/ui'
import type { SeatSectionProps, StandingMarkProps } from '../../../outer-rim/ui/added-sheets.tsx'
import { Touchable } from '../../../outer-rim/ui/card/Touchable.tsx'
import { seatStyle } from '../../../outer-rim/ui/drawing/seat-style.ts'
import type { RimView } from '../../../outer-rim/ui/view.ts'
import { seatName } from '../../../outer-rim/ui/words.ts'
import { characterName } from '../../../outer-rim/words/things/names.ts'
import { hasFavors } from '../../rules/favors/asking.ts'
import { debtThing, tokensHeldBy } from '../../rules/favors/debt-tokens.ts'
import { unfinished } from '../../rules/setup/table.ts'
import { favorTitle } from '../../words/things/favor-text.ts'
import { FavorIcon } from './FavorIcon.tsx'
import { favorWords } from './words.ts'
import './favors.css'

/** A debt token: a disc in the colour of its owner, with the owner's shape. */
export function DebtToken({ owner, size = 22 }: { readonly owner: Seat; readonly size?: number }) {
  return (
    <svg
      className="ub-debt"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      style={seatStyle(owner)}
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="11" />
      <circle className="ub-debt-rim" cx="12" cy="12" r="8.6" />
      <path d={seatShape(owner)} fill={seatColour(owner)} transform="translate(6 6) scale(0.5)" />
    </svg>
  )
}

interface TokensProps {
  readonly view: RimView
  readonly seat: Seat
  readonly lang: Lang
  readonly touching: Touching
}

/** The tokens that a seat holds, and whether its own is among them. */
function HeldTokens({ view, seat, lang, touching }: TokensProps) {
  const words = favorWords(lang)
  return (
    <ul className="ub-tokens" aria-label={words.tokens}>
      {tokensHeldBy(view, seat).map((owner) => (
        <li key={owner} data-own={owner === seat || undefined}>
          <Touchable
            thing={debtThing(owner)}
            label={
              owner === seat ? words.own : words.tokenOf(characterName(lang, at(view.characters, owner)))
            }
            touching={touching}
          >
            <DebtToken owner={owner} />
          </Touchable>
        </li>
      ))}
    </ul>
  )
}

function favorOf(view: RimView, seat: Seat) {
  return unfinished(view).favors[seat] ?? null
}

/** Beside fame and credits: other players' tokens that the seat holds, and the favor that it received this turn. */
export function DebtMarks({ view, seat, lang }: StandingMarkProps) {
  if (!hasFavors(view)) return null
  const words = favorWords(lang)
  const owed = tokensHeldBy(view, seat).filter((owner) => owner !== seat)
  const favor = favorOf(view, seat)
  if (favor === null && owed.length === 0) return null
  return (
    <span className="ub-marks">
      {owed.map((owner) => {
        const wording = words.tokenOf(characterName(lang, at(view.characters, owner)))
        return (
          <span key={owner} title={wording}>
            <DebtToken owner={owner} size={18} />
            <span className="unseen">{wording}</span>
          </span>
        )
      })}
      {favor !== null && (
        <span className="ub-received" title={words.receivedShort(favorTitle(lang, favor.code))}>
          <FavorIcon code={favor.code} size={18} />
          <span className="unseen">{words.receivedShort(favorTitle(lang, favor.code))}</span>
        </span>
      )}
    </span>
  )
}

/** On any seat's board: the debt tokens that it holds, their owners, and who holds the seat's own token. */
export function DebtSection({ view, seat, lang, seats, touching }: SeatSectionProps) {
  if (!hasFavors(view)) return null
  const words = favorWords(lang)
  const { debtHolders } = unfinished(view)
  const held = tokensHeldBy(view, seat)
  const holder = debtHolders[seat] ?? seat
  const favor = favorOf(view, seat)
  const name = (other: Seat) => (seats.length === 0 ? String(other + 1) : seatName(seats, other))
  return (
    <section className="ub-debt-section">
      <h3>{words.tokens}</h3>
      <HeldTokens view={view} seat={seat} lang={lang} touching={touching} />
      {held
        .filter((owner) => owner !== seat)
        .map((owner) => (
          <p key={owner} className="small">
            {words.owes(name(owner), name(seat))}
          </p>
        ))}
      {holder >= 0 && holder !== seat && <p className="small">{words.owes(name(seat), name(holder))}</p>}
      {favor !== null && (
        <p className="small">{words.received(favorTitle(lang, favor.code), name(favor.from))}</p>
      )}
    </section>
  )
}
