import { at } from '@kantyna/kernel'
import { fleetTokens } from '../../content/fleet-tokens.ts'
import { miningTokens } from '../../content/mining-tokens.ts'
import { incomeSpaces, miningSpaces } from '../../content/panel.ts'
import { pirates } from '../../content/pirates.ts'
import type { PirateToken } from '../../content/types.ts'
import { FIRST_MINING, FIRST_PIRATE } from '../../rules/pieces.ts'
import { openMiningSpaces } from '../../rules/production/mining.ts'
import { openIncomeSpaces } from '../../rules/rounds/income-sources.ts'
import { shortEffect } from '../../words/cards/short-text.ts'
import { Marks } from '../drawing/EffectIcons.tsx'
import { effectMarks, type Mark } from '../drawing/effect-marks.ts'
import { Icon, type IconName } from '../drawing/Icon.tsx'
import { Touchable } from '../drawing/Touchable.tsx'
import { uiWords } from '../words.ts'
import { Plate, type PlateProps } from './Plate.tsx'

/** Tokens that mining actions activate, up to the politics level. */
export function MiningPlate({ view, seat, lang, touching }: PlateProps) {
  const words = uiWords(lang)
  const open = openMiningSpaces(view, seat)
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
            // A space's place in the list never changes.
            key={`mining ${index.toString()}`}
            lang={lang}
            touching={touching}
            thing={
              token === undefined ? null : isPirate ? `pirate:${token - FIRST_PIRATE}` : `mining:${token}`
            }
            marks={card === undefined ? null : effectMarks(card.reward)}
            content={card === undefined ? words.emptySpace : shortEffect(card.reward, lang)}
            politics={politics}
            isOpen={index < open}
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
  const open = openIncomeSpaces(view, seat)
  return (
    <Plate name={words.income} icon="income">
      {incomeSpaces.map(({ takes, politics }, index) => {
        const token = at(at(view.incomeTracks, seat), index)
        const card: PirateToken | (typeof fleetTokens)[number] | undefined =
          takes === 'pirate' ? pirates[token] : fleetTokens[token]
        return (
          <TrackCell
            // A space's place in the list never changes.
            key={`income ${index.toString()}`}
            lang={lang}
            touching={touching}
            thing={card === undefined ? null : takes === 'pirate' ? `pirate:${token}` : `fleet:${token}`}
            marks={card === undefined ? null : effectMarks(card.reward)}
            content={card === undefined ? words.emptySpace : shortEffect(card.reward, lang)}
            politics={politics}
            isOpen={(open & (1 << index)) !== 0}
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
  readonly content: string
  readonly politics: number
  readonly isOpen: boolean
  readonly empty: IconName
  readonly isPirate: boolean
}

function TrackCell({ lang, touching, thing, marks, content, politics, isOpen, empty, isPirate }: CellProps) {
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
  const label = `${content}, ${uiWords(lang).needsPolitics(politics)}`
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
