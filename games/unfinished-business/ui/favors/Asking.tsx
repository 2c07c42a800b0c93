import type { PresentedDecision, Seat } from '@kantyna/kernel'
import type { PanelProps } from '@kantyna/ui'
import { type ComponentChildren, Fragment } from 'preact'
import { useId, useState } from 'preact/hooks'
import { useTableWords } from '../../../outer-rim/ui/table-words.ts'
import type { RimView } from '../../../outer-rim/ui/view.ts'
import { seatName } from '../../../outer-rim/ui/words.ts'
import { factionNames, skillNames } from '../../../outer-rim/words/cards/card-terms.ts'
import { FAVOR } from '../../rules/favors/granting.ts'
import { type FavorKind, favorKind } from '../../rules/favors/kinds.ts'
import { favorBrings, favorTitle } from '../../words/things/favor-text.ts'
import { FavorIcon } from './FavorIcon.tsx'
import { type FavorOdds, favorOdds } from './favor-odds.ts'
import { DebtToken } from './Token.tsx'
import type { Draft } from './terms.ts'
import { favorWords } from './words.ts'

interface Props extends Pick<PanelProps, 'lang' | 'seats' | 'moves' | 'answering'> {
  readonly view: RimView
  readonly seat: Seat
  onDraft(draft: Draft): void
}

type Option = PresentedDecision['options'][number]

const codeOf = ({ facts }: Option) => Number(facts?.['favor'] ?? 0)

/** The favor that improves the odds of the next roll, if there is one. */
function usefulOption(odds: FavorOdds | null, options: readonly Option[]): Option | undefined {
  if (odds === null || odds.after <= odds.before) return undefined
  return options.find((option) => codeOf(option) === odds.code)
}

/** Asks for a favor in two taps: the favor, then the player. The favor that helps with the next roll comes first. */
export function Asking({ view, seat, lang, seats, moves, answering, onDraft }: Props) {
  const words = favorWords(lang)
  const move = moves.find(({ kind }) => kind === 'askFavor')
  const [picked, pick] = useState<string | null>(null)
  if (move === undefined || move.options.length === 0) return null
  const odds = favorOdds(view, seat)
  const useful = usefulOption(odds, move.options)
  const others = move.options.filter((option) => option !== useful)
  const chosen = move.options.find(({ id }) => id === picked)
  const chips = (options: readonly Option[]) => (
    <FavorChips
      options={options}
      lang={lang}
      picked={picked}
      onPick={(id) => pick(id === picked ? null : id)}
    />
  )
  const whom = chosen !== undefined && (
    <Whom
      key={chosen.id}
      move={move}
      option={chosen}
      lang={lang}
      seats={seats}
      onAsk={(id) => {
        answering.makeMove(move, [chosen.id, `whom=${id}`])
        pick(null)
      }}
      onPay={(to) => onDraft({ to, gives: {}, takes: { [FAVOR]: [codeOf(chosen)] } })}
      mayPay={(to) =>
        moves.some(
          ({ kind, options }) => kind === 'propose' && options.some(({ facts }) => facts?.['seat'] === to),
        )
      }
    />
  )
  if (odds === null)
    return (
      <section className="ub-asking">
        <h3>{words.ask}</h3>
        {chips(others)}
        {whom}
      </section>
    )
  return (
    <section className="ub-asking">
      <h3>{words.ask}</h3>
      {useful === undefined ? (
        <p className="small soft">{words.useless}</p>
      ) : (
        <button
          type="button"
          className="choice ub-useful"
          aria-pressed={picked === useful.id}
          onClick={() => pick(picked === useful.id ? null : useful.id)}
        >
          <FavorIcon code={codeOf(useful)} size={22} />
          <FavorLabel code={codeOf(useful)} lang={lang} />
          <Odds odds={odds} lang={lang} />
        </button>
      )}
      {chosen === useful && whom}
      {others.length > 0 && (
        <details className="ub-others" open={(chosen !== undefined && chosen !== useful) || undefined}>
          <summary>{words.otherFavors}</summary>
          {chips(others)}
        </details>
      )}
      {chosen !== useful && whom}
    </section>
  )
}

function FavorLabel({ code, lang }: { readonly code: number; readonly lang: PanelProps['lang'] }) {
  return (
    <span className="ub-favor-said">
      <b>{favorTitle(lang, code)}</b>
      <small>{favorBrings(lang, code)}</small>
    </span>
  )
}

function Odds({ odds, lang }: { readonly odds: FavorOdds; readonly lang: PanelProps['lang'] }) {
  const words = favorWords(lang)
  const { before, after } = odds
  return (
    <span className="or-chance number">
      <span aria-hidden="true">{words.chances(before, after)}</span>
      <span className="unseen">{words.chancesSaid(before, after)}</span>
    </span>
  )
}

const plainKinds = ['shortcut', 'strategy'] as const
const detailedKinds = ['advice', 'support'] as const

/** Favors by kind: advice in each skill, support with each faction. */
function FavorChips({
  options,
  lang,
  picked,
  onPick,
}: {
  readonly options: readonly Option[]
  readonly lang: PanelProps['lang']
  readonly picked: string | null
  onPick(id: string): void
}) {
  const words = favorWords(lang)
  const ofKind = (is: FavorKind['is']) => options.filter((option) => favorKind(codeOf(option)).is === is)
  const id = useId()
  const chip = (option: Option, children: ComponentChildren, about?: string) => (
    <button
      key={option.id}
      type="button"
      className="choice"
      aria-describedby={about}
      aria-pressed={option.id === picked}
      onClick={() => onPick(option.id)}
    >
      <FavorIcon code={codeOf(option)} size={18} />
      {children}
    </button>
  )
  const plain = plainKinds.flatMap(ofKind)
  return (
    <div className="ub-kinds">
      {plain.length > 0 && (
        <div className="ub-plain">
          {plain.map((option) => chip(option, <FavorLabel code={codeOf(option)} lang={lang} />))}
        </div>
      )}
      {detailedKinds.map((is) => {
        const found = ofKind(is)
        if (found.length === 0) return null
        const [name, brings] = words.kinds[is]
        return (
          <Fragment key={is}>
            <p id={`${id}-${is}`} className="ub-kind">
              <b>{name}</b> <small>{brings}</small>
            </p>
            <div className="ub-chips">
              {found.map((option) => chip(option, chipText(codeOf(option), lang), `${id}-${is}`))}
            </div>
          </Fragment>
        )
      })}
    </div>
  )
}

export function chipText(code: number, lang: PanelProps['lang']): string {
  const kind = favorKind(code)
  if (kind.is === 'advice') return skillNames[lang][kind.skill]
  return kind.is === 'support' ? factionNames[lang][kind.faction] : favorTitle(lang, code)
}

interface WhomProps extends Pick<PanelProps, 'lang' | 'seats'> {
  readonly move: PresentedDecision
  readonly option: Option
  onAsk(id: string): void
  onPay(to: Seat): void
  mayPay(to: Seat): boolean
}

/** On a phone, the element appears below the visible part of the sheet, so the sheet scrolls to it. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}

function Whom({ option, lang, seats, onAsk, onPay, mayPay }: WhomProps) {
  const words = favorWords(lang)
  return (
    <div className="ub-whom" ref={bringIntoView}>
      <p className="ub-kind">
        <b>{words.whom}</b>
      </p>
      <ul className="or-choices">
        {(option.next?.options ?? []).map(({ id, facts }) => {
          const to = facts?.['seat']
          if (typeof to !== 'number')
            return (
              <li key={id}>
                <button type="button" className="button" onClick={() => onAsk(id)}>
                  {words.askAll}
                </button>
              </li>
            )
          const name = seatName(seats, to)
          return (
            <li key={id} className="ub-giver">
              <button type="button" className="button" onClick={() => onAsk(id)}>
                {words.askSeat(name)}
              </button>
              {mayPay(to) && (
                <button type="button" className="button" onClick={() => onPay(to)}>
                  {words.paySeat(name)}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The debt tokens of others that the viewer holds. Giving one back brings a favor (UB-DEB-05). */
export function CallingIn({ view, seat, lang, seats, moves, answering }: Omit<Props, 'onDraft'>) {
  const gameWords = useTableWords(lang)
  const words = favorWords(lang)
  const move = moves.find(({ kind }) => kind === 'callIn')
  if (move === undefined) return null
  const ownerOf = ({ facts }: Pick<Option, 'facts'>) => Number(facts?.['owner'] ?? 0)
  const owners = [...new Set([...move.options, ...move.blocked].map(ownerOf))]
  const odds = favorOdds(view, seat)
  return owners.map((owner) => {
    const options = move.options.filter((option) => ownerOf(option) === owner)
    const useful = usefulOption(odds, options)
    const others = options.filter((option) => option !== useful)
    const blocked = move.blocked.find((option) => ownerOf(option) === owner)
    return (
      <section key={owner} className="ub-asking">
        <h3 className="ub-owed">
          <DebtToken owner={owner} />
          {words.callIn(seatName(seats, owner))}
        </h3>
        {blocked !== undefined && <p className="or-why">{gameWords.refusal(blocked.refusal)}</p>}
        {options.length > 0 && <p className="small">{words.callInFor}</p>}
        {useful !== undefined && odds !== null && (
          <button
            type="button"
            className="choice ub-useful"
            onClick={() => answering.makeMove(move, [useful.id])}
          >
            <FavorIcon code={odds.code} size={22} />
            <FavorLabel code={odds.code} lang={lang} />
            <Odds odds={odds} lang={lang} />
          </button>
        )}
        {others.length > 0 && (
          <details className="ub-others" open={useful === undefined || undefined}>
            <summary>{words.otherFavors}</summary>
            <FavorChips
              options={others}
              lang={lang}
              picked={null}
              onPick={(id) => answering.makeMove(move, [id])}
            />
          </details>
        )}
      </section>
    )
  })
}
