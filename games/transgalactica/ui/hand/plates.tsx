import { at, type Lang, type Seat } from '@kantyna/kernel'
import type { Touching } from '@kantyna/ui'
import type { ReactNode } from 'react'
import { abilities } from '../../content/abilities.ts'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import { fleetTokens } from '../../content/fleet-tokens.ts'
import { miningTokens } from '../../content/mining-tokens.ts'
import { missions } from '../../content/missions.ts'
import { CREW, goods, LIEUTENANT, POLITICS, TRADE } from '../../content/names.ts'
import {
  captainsFor,
  crewSpaces,
  incomeSpaces,
  LOG_SPACES,
  miningSpaces,
  outpostSpaces,
} from '../../content/panel.ts'
import { pirates } from '../../content/pirates.ts'
import { tradeSpaces } from '../../content/tracks.ts'
import { abilityIds, type PirateToken } from '../../content/types.ts'
import { FIRST_MINING, FIRST_PIRATE, missionIndex, NONE } from '../../rules/pieces.ts'
import { hasLasting } from '../../rules/technologies.ts'
import { tokenLimit } from '../../rules/tracks.ts'
import { crewSpacesUsed } from '../../rules/workers.ts'
import { goodTotal } from '../../words/names.ts'
import { shortEffect } from '../../words/short-text.ts'
import { Marks } from '../drawing/EffectIcons.tsx'
import { effectMarks, type Mark, missionNeeds } from '../drawing/effect-marks.ts'
import { Icon, type IconName } from '../drawing/Icon.tsx'
import { Touchable } from '../drawing/Touchable.tsx'
import { WorkerFigure } from '../drawing/WorkerFigure.tsx'
import { type GalaxyView, openTable, outpostsPlaced } from '../view.ts'
import { uiWords } from '../words.ts'

/** The parts of a control panel. Each is a plate with a name and a row of places. */

export interface PlateProps {
  readonly view: GalaxyView
  readonly seat: Seat
  readonly lang: Lang
  readonly touching: Touching
}

export function Plate({
  name,
  icon,
  children,
  className = '',
}: {
  readonly name: string
  readonly icon: IconName
  readonly children: ReactNode
  readonly className?: string
}) {
  return (
    <section className={`tg-plate ${className}`} aria-label={name}>
      <span className="tg-plate-name" aria-hidden="true" title={name}>
        <Icon name={icon} size={15} />
        <small>{name}</small>
      </span>
      <div className="tg-plate-row">{children}</div>
    </section>
  )
}

/** What there is by number: each good answers where it is asked for, or exchanged. */
export function HoldPlate({ view, seat, lang, touching }: PlateProps) {
  const words = uiWords(lang)
  const hold = at(view.hold, seat)
  return (
    <Plate name={words.hold} icon="wealth" className="tg-hold">
      {goods.map((good, index) => (
        <Touchable
          key={good}
          thing={`good:${good}`}
          label={goodTotal(lang, good, at(hold, index))}
          touching={touching}
          className="tg-good tg-plate-touch"
        >
          <Icon name={good} size={20} />
          <b className="number" aria-hidden="true">
            {at(hold, index)}
          </b>
        </Touchable>
      ))}
      <span className="tg-good" title={words.markers(at(view.markers, seat))}>
        <Icon name="marker" size={20} />
        <b className="number" aria-hidden="true">
          {at(view.markers, seat)}
        </b>
        <span className="unseen">{words.markers(at(view.markers, seat))}</span>
      </span>
    </Plate>
  )
}

/** Who is at home, which spaces are empty and what those bring, who sleeps. */
export function CrewPlate({ view, seat, lang, touching }: PlateProps) {
  const words = uiWords(lang)
  const captains = captainsFor[view.seats] ?? 2
  const home = at(view.captains, seat)
  const used = crewSpacesUsed(openTable(view), seat)
  const hasLieutenant = at(view.lieutenant, seat) === 1
  return (
    <Plate name={words.crew} icon="people">
      <Touchable
        thing="worker:captain"
        label={words.captainsHome(home)}
        touching={touching}
        className="tg-captains tg-plate-touch"
      >
        {Array.from({ length: captains }, (_, index) => (
          // Captains are alike: their places tell them apart.
          <span
            key={`captain ${index.toString()}`}
            className="tg-worker-place"
            data-away={index >= home || undefined}
          >
            {index < home ? (
              <WorkerFigure seat={seat} worker={0} size={28} />
            ) : (
              <Icon name="captain" size={24} />
            )}
          </span>
        ))}
      </Touchable>
      <Touchable
        thing={hasLieutenant && touching.lit.has('worker:lieutenant') ? 'worker:lieutenant' : 'worker:crew'}
        label={words.crewHome(at(view.crew, seat))}
        touching={touching}
        className="tg-captains tg-plate-touch"
      >
        {crewSpaces.map((income, index) => {
          const isFilled = index < used
          const isLieutenant = isFilled && hasLieutenant && index === used - 1
          return (
            // Spaces are their places.
            <span
              key={`crew ${index.toString()}`}
              className="tg-worker-place"
              data-away={!isFilled || undefined}
            >
              {isFilled ? (
                <WorkerFigure seat={seat} worker={isLieutenant ? LIEUTENANT : CREW} size={26} />
              ) : income === null ? (
                <Icon name="crew" size={22} />
              ) : (
                <Marks marks={effectMarks(income)} size={15} />
              )}
            </span>
          )
        })}
      </Touchable>
      <span className="tg-count" title={words.cryo(at(view.cryo, seat))}>
        <Icon name="cryo" size={17} />
        <b className="number">{at(view.cryo, seat)}</b>
      </span>
    </Plate>
  )
}

/** The outposts that are still here, each with what it costs to place it and what its space brings then. */
export function OutpostPlate({ view, seat, lang, touching }: PlateProps) {
  const words = uiWords(lang)
  const placed = outpostsPlaced(view, seat)
  return (
    <Plate name={words.outposts} icon="outpost">
      {outpostSpaces.map(({ cost, reward, isIncome }, index) => (
        <Touchable
          // Spaces are their places.
          key={`outpost ${index.toString()}`}
          thing={`outpostSpace:${index}`}
          label={[
            words.outpostSpace(index + 1),
            index < placed ? words.placed : words.costs(cost),
            ...(reward === null ? [] : [shortEffect(reward, lang)]),
          ].join(', ')}
          touching={touching}
          className="tg-cell tg-plate-touch"
          data={{ 'data-done': index < placed || undefined, 'data-next': index === placed || undefined }}
        >
          <span className="tg-cell-top" aria-hidden="true">
            {index < placed ? <Icon name="check" size={13} /> : <Marks marks={costMarks(cost)} size={13} />}
          </span>
          <span className="tg-cell-body" aria-hidden="true">
            {reward === null ? (
              <Icon name="outpost" size={17} />
            ) : (
              <Marks marks={effectMarks(reward)} size={16} />
            )}
            {isIncome && <Icon name="income" size={13} />}
          </span>
        </Touchable>
      ))}
    </Plate>
  )
}

function costMarks(raw: number): readonly Mark[] {
  return raw === 0 ? [] : [{ icon: 'raw', number: String(raw), isCost: true }]
}

/** The trade track: what each space gives when it is unlocked. */
export function TradePlate({ view, seat, lang, touching }: PlateProps) {
  const words = uiWords(lang)
  const level = at(at(view.levels, seat), TRADE)
  const raised = at(view.raisedTrade, seat)
  return (
    <Plate name={words.trade} icon="trade">
      <Touchable
        thing="track:trade"
        label={[words.tradeLevel(level), ...(raised > 0 ? [words.temporary(raised)] : [])].join(', ')}
        touching={touching}
        className="tg-cells tg-plate-touch"
      >
        {tradeSpaces.map((kind, index) => {
          const fleet =
            kind === 'fleet' ? fleetTokens[at(view.fleets, seat)[(index - 1) / 2] ?? NONE] : undefined
          return (
            // Spaces are their places.
            <span
              key={`trade ${index.toString()}`}
              className="tg-cell"
              data-done={index < level || undefined}
              data-next={index === level || undefined}
              aria-hidden="true"
            >
              <span className="tg-cell-top">{index + 1}</span>
              <span className="tg-cell-body">
                {index < level ? (
                  <Icon name="check" size={16} />
                ) : fleet === undefined ? (
                  <Icon name="marker" size={18} />
                ) : (
                  <Marks marks={effectMarks(fleet.reward)} size={16} />
                )}
              </span>
            </span>
          )
        })}
        {raised > 0 && (
          <span className="tg-raised" aria-hidden="true">
            <Icon name="temporary" size={13} />+{raised}
          </span>
        )}
      </Touchable>
    </Plate>
  )
}

/** Tokens that mining actions activate, up to the politics level. */
export function MiningPlate({ view, seat, lang, touching }: PlateProps) {
  const words = uiWords(lang)
  const limit = tokenLimit(openTable(view), seat)
  return (
    <Plate name={words.mining} icon="mining">
      {miningSpaces.map((politics, index) => {
        const token = at(view.miningTracks, seat)[index]
        const isPirate = token !== undefined && token >= FIRST_PIRATE
        const card =
          token === undefined
            ? undefined
            : isPirate
              ? pirates[token - FIRST_PIRATE]
              : miningTokens[token - FIRST_MINING]
        return (
          <TrackCell
            // Spaces are their places.
            key={`mining ${index.toString()}`}
            lang={lang}
            touching={touching}
            thing={
              token === undefined ? null : isPirate ? `pirate:${token - FIRST_PIRATE}` : `mining:${token}`
            }
            marks={card === undefined ? null : effectMarks(card.reward)}
            says={card === undefined ? words.emptySpace : shortEffect(card.reward, lang)}
            politics={politics}
            isOpen={politics <= limit}
            empty="mining"
            isPirate={isPirate}
          />
        )
      })}
    </Plate>
  )
}

/** Tokens that pay in the income phase, up to the politics level. */
export function IncomePlate({ view, seat, lang, touching }: PlateProps) {
  const words = uiWords(lang)
  const limit = tokenLimit(openTable(view), seat)
  return (
    <Plate name={words.income} icon="income">
      {incomeSpaces.map(({ takes, politics }, index) => {
        const token = at(at(view.incomeTracks, seat), index)
        const card: PirateToken | (typeof fleetTokens)[number] | undefined =
          takes === 'pirate' ? pirates[token] : fleetTokens[token]
        return (
          <TrackCell
            // Spaces are their places.
            key={`income ${index.toString()}`}
            lang={lang}
            touching={touching}
            thing={card === undefined ? null : takes === 'pirate' ? `pirate:${token}` : `fleet:${token}`}
            marks={card === undefined ? null : effectMarks(card.reward)}
            says={card === undefined ? words.emptySpace : shortEffect(card.reward, lang)}
            politics={politics}
            isOpen={politics <= limit}
            empty={takes === 'pirate' ? 'pirate' : 'fleet'}
            isPirate={takes === 'pirate'}
          />
        )
      })}
    </Plate>
  )
}

interface CellProps extends Pick<PlateProps, 'lang' | 'touching'> {
  readonly thing: `${string}:${string}` | null
  readonly marks: readonly Mark[] | null
  readonly says: string
  readonly politics: number
  readonly isOpen: boolean
  readonly empty: IconName
  readonly isPirate: boolean
}

function TrackCell({ lang, touching, thing, marks, says, politics, isOpen, empty, isPirate }: CellProps) {
  const inside = (
    <>
      <span className="tg-cell-top" aria-hidden="true">
        <Icon name="politics" size={11} />
        {politics}
      </span>
      <span className="tg-cell-body" aria-hidden="true">
        {marks === null ? <Icon name={empty} size={17} /> : <Marks marks={marks} size={15} />}
      </span>
    </>
  )
  const label = `${says}, ${uiWords(lang).needsPolitics(politics)}`
  if (thing === null)
    return (
      <span className="tg-cell" data-empty data-closed={!isOpen || undefined}>
        <span className="unseen">{label}</span>
        {inside}
      </span>
    )
  return (
    <Touchable
      thing={thing}
      label={label}
      touching={touching}
      className="tg-cell tg-plate-touch"
      data={{ 'data-closed': !isOpen || undefined, 'data-pirate': isPirate || undefined }}
    >
      {inside}
    </Touchable>
  )
}

/** Bonus tokens: those that can still be used first. */
export function TokenPlate({ view, seat, lang, touching }: PlateProps) {
  const words = uiWords(lang)
  const [tokens, used, reserve] = [at(view.tokens, seat), at(view.usedTokens, seat), at(view.reserve, seat)]
  return (
    <Plate name={words.tokens} icon="basic">
      {tokens.length + used.length + reserve.length === 0 && <small className="soft">{words.noTokens}</small>}
      {tokens.map((token) => (
        <TokenChip key={token} token={token} lang={lang} touching={touching} />
      ))}
      {reserve.map((token) => (
        <TokenChip key={token} token={token} lang={lang} touching={touching} note={words.reserve} isReserve />
      ))}
      {used.map((token) => (
        <TokenChip key={token} token={token} lang={lang} touching={touching} note={words.used} isUsed />
      ))}
    </Plate>
  )
}

interface ChipProps extends Pick<PlateProps, 'lang' | 'touching'> {
  readonly token: number
  readonly note?: string
  readonly isUsed?: boolean
  readonly isReserve?: boolean
}

function TokenChip({ token, lang, touching, note, isUsed, isReserve }: ChipProps) {
  const card = at(bonusTokens, token)
  const label = [
    uiWords(lang).tokenHere,
    shortEffect(card.effect, lang),
    ...(note === undefined ? [] : [note]),
  ].join(', ')
  return (
    <Touchable
      thing={`token:${token}`}
      label={label}
      touching={touching}
      className="tg-token"
      data={{
        'data-advanced': card.isAdvanced || undefined,
        'data-used': isUsed || undefined,
        'data-reserve': isReserve || undefined,
      }}
    >
      <Marks marks={effectMarks(card.effect)} size={17} />
    </Touchable>
  )
}

/** Missions taken, with what they cost and ask for and what they bring; how many are completed. */
export function LogPlate({ view, seat, lang, touching }: PlateProps) {
  const words = uiWords(lang)
  const log = at(view.log, seat)
  const spaces = LOG_SPACES + (hasLasting(openTable(view), seat, 'thirdMission') ? 1 : 0)
  const free = Math.max(0, spaces - log.length)
  const done = at(view.completed, seat)
  return (
    <Plate name={words.log} icon="log">
      {log.map((mission) => (
        <MissionChip key={mission} mission={mission} lang={lang} touching={touching} />
      ))}
      {Array.from({ length: free }, (_, index) => (
        // Free spaces are alike.
        <span key={`free ${index.toString()}`} className="tg-chip" data-empty>
          <Icon name="mission" size={18} />
          <small>{words.logFree}</small>
        </span>
      ))}
      {done.length > 0 && (
        <span className="tg-count" title={words.completed(done.length)}>
          <Icon name="check" size={16} />
          {done.map((mission) => {
            const card = at(missions, missionIndex(mission))
            return <Icon key={mission} name={card.types[0] ?? 'mission'} size={16} />
          })}
          <span className="unseen">{words.completed(done.length)}</span>
        </span>
      )}
    </Plate>
  )
}

export function MissionChip({
  mission,
  lang,
  touching,
}: {
  readonly mission: number
  readonly lang: Lang
  readonly touching: Touching
}) {
  const card = at(missions, missionIndex(mission))
  return (
    <Touchable
      thing={`mission:${mission}`}
      label={card.name[lang]}
      touching={touching}
      className="tg-chip tg-card tg-plate-touch"
    >
      <span className="tg-chip-name" aria-hidden="true">
        {card.types.map((type) => (
          <Icon key={type} name={type} size={14} />
        ))}
        <b>{card.name[lang]}</b>
      </span>
      <span className="tg-chip-marks" aria-hidden="true">
        <Marks marks={[...missionNeeds(card), { between: '→' }, ...effectMarks(card.reward)]} size={14} />
      </span>
    </Touchable>
  )
}

/** The ability tile, and where it has one, its own space. */
export function AbilityPlate({ view, seat, lang, touching }: PlateProps) {
  const words = uiWords(lang)
  const ability = at(view.abilities, seat)
  const card = abilities[ability]
  const hasBridge = card?.key === abilityIds[5]
  const bridge = at(view.bridge, seat)
  return (
    <Plate name={words.ability} icon="ability">
      {card === undefined ? (
        <small className="soft">{words.noAbility}</small>
      ) : (
        <Touchable
          thing={`ability:${ability}`}
          label={card.name[lang]}
          touching={touching}
          className="tg-chip tg-card tg-plate-touch"
        >
          <b aria-hidden="true">{card.name[lang]}</b>
        </Touchable>
      )}
      {hasBridge && (
        <Touchable
          thing={`bridge:${seat}`}
          label={words.bridge}
          touching={touching}
          className="tg-cell tg-plate-touch tg-bridge"
        >
          {bridge === NONE ? (
            <Icon name="omni" size={24} />
          ) : (
            <WorkerFigure seat={seat} worker={bridge} size={28} />
          )}
        </Touchable>
      )}
    </Plate>
  )
}

/** The politics level, that limits mining and income. */
export function politicsOf(view: GalaxyView, seat: Seat): number {
  return at(at(view.levels, seat), POLITICS)
}
