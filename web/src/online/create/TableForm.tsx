import { at, type GameBundle, type GameMeta, seatingFor } from '@kantyna/kernel'
import { watchingModes } from '@kantyna/online'
import { expansionsOf } from '../../games/games.ts'
import { ChoiceRow } from '../../kit/ChoiceRow.tsx'
import { SwitchRow } from '../../kit/SwitchRow.tsx'
import { useLang } from '../../settings/useSettings.ts'
import { AutomaRow } from '../../setup/AutomaRow.tsx'
import { defaultNames, holdersOf } from '../../setup/holders.ts'
import { offeredOptions, openOptions } from '../../setup/offered-options.ts'
import { Partners } from '../../setup/Partners.tsx'
import { SeatRow } from '../../setup/SeatRow.tsx'
import { withSeat, withSeats } from '../../setup/seating.ts'
import { TableOptionField } from '../../setup/TableOptionField.tsx'
import { useSetupWords } from '../../setup/words.ts'
import { useWords } from '../../words/words.ts'
import { useOnlineWords } from '../words.ts'
import { ClockFields } from './ClockFields.tsx'
import { type Draft, freeSeatsOf, hasPresetsOnly, settled } from './draft.ts'
import '../../setup/setup.css'
import '../online.css'

interface Props {
  readonly meta: GameMeta
  readonly bundle: GameBundle
  readonly draft: Draft
  /** Whether the table does not exist yet: then its expansion can be chosen, and the first seat is the creator’s. */
  readonly isNew: boolean
  onChange(draft: Draft): void
}

/** Everything that is set about an online table before the deal. */
export function TableForm({ meta, bundle, draft, isNew, onChange }: Props) {
  const lang = useLang()
  const words = useWords()
  const setup = useSetupWords()
  const { create } = useOnlineWords()
  const { seating } = draft
  const count = seating.seats.length
  const set = (change: Partial<Draft>) => onChange(settled({ ...draft, ...change }, meta))
  const offeredTo = (players: number) => offeredOptions(bundle.game.tableOptions(players), seating.options)
  const options = offeredTo(count)
  const holders = holdersOf(bundle.game, { ...seating, options: openOptions(options) }, defaultNames(words))
  const first = seating.seats.findIndex(({ kind }) => kind === 'person')
  const counts = Object.fromEntries(
    meta.seats.map((number) => {
      const { automas = [] } = seatingFor(bundle.game, number, openOptions(offeredTo(number)))
      return [number, automas.length > 0 ? setup.withAutoma(number, automas.length) : String(number)]
    }),
  )
  const withCount = (number: number) => {
    const wider = withSeats(seating, number)
    // A further seat is for a person: that is why the table is online.
    const seats = wider.seats.map((seat, index) =>
      index < count ? seat : ({ ...seat, kind: 'person' } as const),
    )
    return { ...wider, seats }
  }
  return (
    <>
      {isNew &&
        expansionsOf(meta.id).map(({ id, name, tagline }) => (
          <div key={id} className="setup-expansion">
            <SwitchRow
              label={setup.withExpansion(name[lang])}
              isOn={seating.edition === id}
              onChange={(isOn) => set({ seating: { ...seating, edition: isOn ? id : meta.id } })}
            />
            <p className="small soft">{tagline[lang]}</p>
          </div>
        ))}
      {meta.seats.length > 1 && (
        <ChoiceRow
          label={setup.howMany}
          choices={meta.seats.map(String)}
          names={counts}
          value={String(count)}
          onChange={(number) => set({ seating: withCount(Number(number)) })}
        />
      )}
      <section className="setup-part" aria-labelledby="seats">
        <h2 id="seats">{create.seats}</h2>
        {isNew && <p className="small soft">{create.seatsSays}</p>}
        <ol className="setup-seats">
          {seating.seats.map((seat, index) => (
            <SeatRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is known by its number
              key={index}
              seat={index}
              choice={seat}
              shownName={setup.bot}
              botWins={meta.botWins}
              person={
                <p className="seat-who">
                  {isNew && index === first ? <strong>{create.you}</strong> : create.openSeat}
                </p>
              }
              onChange={(change) => set({ seating: withSeat(seating, index, change) })}
            />
          ))}
          {holders.slice(count).map(({ name }, index) => (
            <AutomaRow key={name} seat={count + index} name={name} />
          ))}
        </ol>
        <Partners
          game={bundle.game}
          holders={holders.map((holder, seat) => ({ ...holder, name: nameAt(seat) }))}
        />
        {first < 0 && <p className="notice danger">{create.noPerson}</p>}
        {freeSeatsOf(draft) === 0 && <p className="notice">{create.alone}</p>}
      </section>
      {options.length > 0 && (
        <section className="setup-part" aria-labelledby="options">
          <h2 id="options">{setup.options}</h2>
          <div className="setup-options">
            {options.map((offered) => (
              <TableOptionField
                key={offered.option.id}
                offered={offered}
                lang={lang}
                onChange={(value) =>
                  set({
                    seating: { ...seating, options: { ...seating.options, [offered.option.id]: value } },
                  })
                }
              />
            ))}
          </div>
        </section>
      )}
      <section className="setup-part" aria-labelledby="at-table">
        <h2 id="at-table">{create.table}</h2>
        <ClockFields clock={draft.clock} onChange={(clock) => set({ clock })} />
        <div className="explained">
          <ChoiceRow
            label={create.watching}
            choices={watchingModes}
            names={create.watchingModes}
            value={draft.watching}
            onChange={(watching) => set({ watching })}
          />
          <p className="small soft">{create.watchingSays[draft.watching]}</p>
        </div>
        <div className="explained">
          {draft.isListed || hasPresetsOnly(meta) ? (
            <p className="field">
              <span className="field-label">{create.talk}</span>
              {create.talkModes.presets}
            </p>
          ) : (
            <ChoiceRow
              label={create.talk}
              choices={['presets', 'free']}
              names={create.talkModes}
              value={draft.talk}
              onChange={(talk) => set({ talk })}
            />
          )}
          <p className="small soft">
            {hasPresetsOnly(meta) ? create.talkSays.presetsOnly : create.talkSays[draft.talk]}
          </p>
        </div>
        <div className="explained">
          <SwitchRow label={create.listed} isOn={draft.isListed} onChange={(isListed) => set({ isListed })} />
          <p className="small soft">{create.listedSays}</p>
        </div>
        <div className="explained">
          <SwitchRow label={create.hints} isOn={draft.hints} onChange={(hints) => set({ hints })} />
          <p className="small soft">{create.hintsSays}</p>
        </div>
        <div className="explained">
          {!draft.isListed && (
            <SwitchRow
              label={create.masked}
              isOn={draft.isMasked}
              onChange={(isMasked) => set({ isMasked })}
            />
          )}
          <p className="small soft">
            {draft.isListed ? `${create.masked}. ${create.maskedListed}` : create.maskedSays}
          </p>
        </div>
        {seating.seats.some(({ kind }) => kind === 'bot') && (
          <SwitchRow
            label={create.lateSeats}
            isOn={draft.lateSeats}
            onChange={(lateSeats) => set({ lateSeats })}
          />
        )}
      </section>
    </>
  )

  function nameAt(seat: number): string {
    return seat < count ? setup.seat(seat + 1) : at(holders, seat).name
  }
}
