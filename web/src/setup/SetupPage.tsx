import { at, seatingFor } from '@kantyna/kernel'
import { useTransition } from 'preact/compat'
import { useState } from 'preact/hooks'
import { expansionsOf, findGame, UnknownGame, useBundleAtOnce } from '../games/games.ts'
import { ChoiceRow } from '../kit/ChoiceRow.tsx'
import { SeatsIcon } from '../kit/icons.tsx'
import { SwitchRow } from '../kit/SwitchRow.tsx'
import { href } from '../router/routes.ts'
import { paces } from '../settings/settings.ts'
import { changeSettings, useLang, useSettings } from '../settings/useSettings.ts'
import { useSettingsWords } from '../settings/words.ts'
import { Page } from '../shell/Page.tsx'
import { seatInfos } from '../table/names.ts'
import { useWords } from '../words/words.ts'
import { AutomaRow } from './AutomaRow.tsx'
import { ExpansionBooks } from './ExpansionBooks.tsx'
import { defaultNames, holdersOf } from './holders.ts'
import { LastSetupFault } from './LastSetupFault.tsx'
import { keepSeating, lastSeating } from './last-seating.ts'
import { offeredOptions, openOptions, unusable } from './offered-options.ts'
import { Partners } from './Partners.tsx'
import { SeatRow } from './SeatRow.tsx'
import { withSeat, withSeats } from './seating.ts'
import { startTable } from './start-table.ts'
import { TableOptionField } from './TableOptionField.tsx'
import { failureText, useStarting } from './useStarting.ts'
import { useSetupWords } from './words.ts'
import './setup.css'

/** Who plays, where they sit, and which options are used. */
export function SetupPage({ game: id }: { readonly game: string }) {
  const meta = findGame(id)
  if (meta === undefined) throw new UnknownGame(id)
  const lang = useLang()
  const words = useWords()
  const { pace } = useSettings()
  const [last] = useState(() => lastSeating(meta))
  const [seating, setSeating] = useState(last.seating)
  const [isChanging, startChange] = useTransition()
  const bundle = useBundleAtOnce(seating.edition)
  const { isStarting, failure, start } = useStarting()
  const setup = useSetupWords()
  const settingsWords = useSettingsWords()
  const count = seating.seats.length
  const offeredTo = (players: number) => offeredOptions(bundle.game.tableOptions(players), seating.options)
  const options = offeredTo(count)
  // A table is started with what the page shows, and the same is kept for the next time.
  const shown = { ...seating, options: openOptions(options) }
  const [outdated] = useState(() => unusable(bundle.game.tableOptions(count), seating.options))
  const holders = holdersOf(bundle.game, shown, defaultNames(words))
  const people = holders.filter(({ kind }) => kind === 'person').length
  const hasOptions = options.length > 0 || people < count
  const counts = Object.fromEntries(
    meta.seats.map((number) => {
      const { automas = [] } = seatingFor(bundle.game, number, openOptions(offeredTo(number)))
      return [number, automas.length > 0 ? setup.withAutoma(number, automas.length) : String(number)]
    }),
  )

  return (
    <Page title={setup.title(meta.name[lang])}>
      <form
        className="setup"
        onSubmit={(event) => {
          event.preventDefault()
          keepSeating(meta, shown)
          start(() => startTable(bundle, holders, shown.options), 'instead')
        }}
      >
        <p>
          <a className="button" href={href({ page: 'online', game: id })}>
            <SeatsIcon />
            {words.lobby.withOthers}
          </a>
        </p>
        {last.fault !== null && <LastSetupFault fault={last.fault} />}
        {outdated.length > 0 && (
          <p className="notice" role="status">
            {setup.outdated(outdated.map(({ id: option, option: own }) => own?.name[lang] ?? option))}
          </p>
        )}
        {expansionsOf(id).map(({ id: expansion, name, tagline }) => (
          <div key={expansion} className="setup-expansion" aria-busy={isChanging}>
            <SwitchRow
              label={setup.withExpansion(name[lang])}
              isOn={seating.edition === expansion}
              onChange={(isOn) =>
                startChange(() => setSeating({ ...seating, edition: isOn ? expansion : id }))
              }
            />
            <p className="small soft">{tagline[lang]}</p>
            <ExpansionBooks expansion={expansion} onLeave={() => keepSeating(meta, shown)} />
          </div>
        ))}
        {meta.seats.length > 1 && (
          <ChoiceRow
            label={setup.howMany}
            choices={meta.seats.map(String)}
            names={counts}
            value={String(count)}
            onChange={(number) => setSeating(withSeats(seating, Number(number)))}
          />
        )}
        <section className="setup-part" aria-labelledby="seats">
          <h2 id="seats">{setup.seats}</h2>
          <ol className="setup-seats">
            {seatInfos(holders.slice(0, count)).map(({ seat, name }) => (
              <SeatRow
                key={seat}
                seat={seat}
                choice={at(seating.seats, seat)}
                shownName={name}
                botWins={meta.botWins}
                onChange={(change) => setSeating(withSeat(seating, seat, change))}
              />
            ))}
            {holders.slice(count).map(({ name }, index) => (
              <AutomaRow key={name} seat={count + index} name={name} />
            ))}
          </ol>
          <Partners game={bundle.game} holders={holders} />
          {people > 1 && <p className="notice">{setup.hotSeat}</p>}
          {people === 0 && <p className="notice">{setup.onlyBots}</p>}
        </section>
        {hasOptions && (
          <section className="setup-part" aria-labelledby="options">
            <h2 id="options">{setup.options}</h2>
            <div className="setup-options">
              {options.map((offered) => (
                <TableOptionField
                  key={offered.option.id}
                  offered={offered}
                  lang={lang}
                  onChange={(value) =>
                    setSeating({ ...seating, options: { ...seating.options, [offered.option.id]: value } })
                  }
                />
              ))}
            </div>
            {people < count && (
              <ChoiceRow
                label={settingsWords.pace}
                choices={paces}
                names={settingsWords.paces}
                value={pace}
                onChange={(chosen) => changeSettings({ pace: chosen })}
              />
            )}
          </section>
        )}
        <div className="setup-start">
          <button type="submit" className="button primary big" disabled={isStarting}>
            {isStarting ? words.lobby.starting : setup.start}
          </button>
          {failure !== null && (
            <p className="notice danger" role="alert">
              {failureText(words, failure, lang)}
            </p>
          )}
        </div>
      </form>
    </Page>
  )
}
