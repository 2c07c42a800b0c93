import { editionOf } from '@kantyna/kernel'
import type { TableSettings } from '@kantyna/online'
import { editionName, findGame, useBundleAtOnce } from '../../games/games.ts'
import { href } from '../../router/routes.ts'
import { useLang } from '../../settings/useSettings.ts'
import { offeredOptions } from '../../setup/offered-options.ts'
import { useWords } from '../../words/words.ts'
import { useClockText } from '../clock-text.ts'
import { useOnlineWords } from '../words.ts'

interface Props {
  readonly settings: TableSettings
  readonly table: string
}

/** What is played at a table, and how: everybody reads it before taking a seat. */
export function SettingsSummary({ settings, table }: Props) {
  const lang = useLang()
  const { lobby } = useWords()
  const { settings: words, create } = useOnlineWords()
  const { bank, increment } = useClockText()
  const { seats, clock } = settings
  const edition = editionOf(settings.game, settings.options)
  const { game } = useBundleAtOnce(edition)
  const people = seats.filter(({ kind }) => kind === 'person').length
  const minutes = findGame(settings.game)?.minutes
  const options = Object.fromEntries(
    Object.entries(settings.options).flatMap(([id, value]) =>
      typeof value === 'string' ? [[id, value]] : [],
    ),
  )
  const facts: readonly (readonly [string, string])[] = [
    [words.game, editionName(edition, lang)],
    [words.players, words.playersAre(people, seats.length - people)],
    ...(minutes === undefined ? [] : [[words.duration, lobby.minutes(minutes)] as const]),
    ...offeredOptions(game.tableOptions(seats.length), options).flatMap(({ option, chosen, closed }) =>
      closed === null && chosen !== undefined ? [[option.name[lang], chosen.name[lang]] as const] : [],
    ),
    [
      words.clock,
      clock === null
        ? create.noClock
        : words.clockIs(bank(clock.bankMs), clock.incrementMs === 0 ? null : increment(clock.incrementMs)),
    ],
    [words.watching, create.watchingModes[settings.watching]],
    [words.talk, create.talkModes[settings.talk]],
    [words.hints, settings.hints ? words.allowed : words.notAllowed],
    [words.masked, settings.isMasked ? words.on : words.off],
    [words.listed, settings.isListed ? words.listedIs.listed : words.listedIs.private],
  ]
  return (
    <section className="room-part" aria-labelledby="settings">
      <h2 id="settings">{words.title}</h2>
      <dl className="room-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {settings.lateSeats && <p className="small soft">{words.lateSeats}</p>}
      <p>
        <a href={href({ page: 'rules', game: edition, rule: null, from: { page: 't', table } })}>
          {words.rules}
        </a>
      </p>
    </section>
  )
}
