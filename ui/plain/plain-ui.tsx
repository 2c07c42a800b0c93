import type { GameWords, KernelView, Lang, Policy, Seat, Text, Thing } from '@kantyna/kernel'
import { type GameUi, gameUi, type SeatResult, type SeatStanding, type TableProps } from '../contract.ts'
import { LineIcon } from '../kit/LineIcon.tsx'
import { seatsOf } from '../kit/seats.ts'
import { PlainField } from './PlainField.tsx'
import './plain.css'

/** What the plain drawings need to know about a game. */
interface PlainGame {
  /** Who may see which field: decides how a field is drawn. */
  readonly secrets: Readonly<Record<string, Policy>>
  /** The players' words for the fields. Fields without a name are not drawn. */
  readonly fields: Readonly<Record<string, Text>>
  readonly words: Readonly<Record<Lang, GameWords>>
  /** The number in the strip of players. */
  score(view: KernelView, seat: Seat): number
}

type PlainIcon = 'points'

const points: Text = { pl: 'punkty', en: 'points' }
const STAR = 'm12 3 2.8 5.7 6.2.9-4.5 4.4 1.1 6.2L12 17.3 6.4 20.2l1.1-6.2L3 9.6l6.2-.9Z'

/**
 * Drawings for a game that has none of its own yet: the board lists its piles and fields according to their policies,
 * the hand shows the viewer's own pieces. Every piece can be touched, so the game is played like any other.
 */
export function plainUi(game: PlainGame): GameUi {
  const board = (props: TableProps) => <PlainFields {...props} game={game} where="board" />
  const hand = (props: TableProps) => <PlainFields {...props} game={game} where="hand" />
  const picture = ({ thing, lang }: { readonly thing: Thing; readonly lang: Lang }) => (
    <div className="plain-piece large">{nameOf(game, lang, thing)}</div>
  )
  return gameUi<PlainIcon>({
    Board: board,
    Hand: hand,
    Icon: PlainSymbol,
    SeatEmblem: NoEmblem,
    ThingPicture: picture,
    help: () => Promise.resolve({ whyNot: () => null, symbols: { points }, reason: () => null }),
    standings: (view, lang) =>
      seatsOf(view).map((seat): SeatStanding<PlainIcon> => {
        const value = String(game.score(view, seat))
        return { seat, facts: [{ icon: 'points', value, label: `${points[lang]}: ${value}` }] }
      }),
    result: (view) =>
      seatsOf(view)
        .toSorted((one, other) => rank(game, view, one) - rank(game, view, other))
        .map((seat): SeatResult<PlainIcon> => ({ seat, score: String(game.score(view, seat)), details: [] })),
  })
}

interface FieldsProps extends TableProps {
  readonly game: PlainGame
  readonly where: 'board' | 'hand'
}

function PlainFields({ game, where, ...props }: FieldsProps) {
  return (
    <div className={`plain-${where}`}>
      {Object.entries(game.fields).map(([name, title]) => {
        const policy = game.secrets[name]
        const isOwn = typeof policy === 'object' && 'own' in policy
        if (policy === undefined || (where === 'hand' && !isOwn)) return null
        return (
          <PlainField
            key={name}
            {...props}
            title={title[props.lang]}
            policy={policy}
            value={Reflect.get(props.view, name)}
            isInHand={where === 'hand'}
            nameOf={(thing) => nameOf(game, props.lang, thing)}
          />
        )
      })}
    </div>
  )
}

function PlainSymbol({ name, size = 16 }: { readonly name: PlainIcon; readonly size?: number }) {
  return <LineIcon path={STAR} size={size} name={name} />
}

/** A seat has its own shape beside its name already. */
function NoEmblem() {
  return null
}

/** Winners first, then the others by points. */
function rank({ score }: PlainGame, view: KernelView, seat: Seat): number {
  const hasWon = view.outcome?.winners.includes(seat) === true
  return (hasWon ? -1e9 : 0) - score(view, seat)
}

function nameOf({ words }: PlainGame, lang: Lang, thing: Thing): string {
  return words[lang].explain(thing)?.name ?? thing
}
