import type { TableProps } from '@kantyna/ui'
import { raceView } from '../view.ts'
import { CardBacks } from './CardBacks.tsx'
import { HalfTiles } from './HalfTiles.tsx'
import { HeldCards } from './HeldCards.tsx'
import { TeamCards } from './TeamCards.tsx'
import '../drawing/drawing.css'
import './hand.css'

/** What the viewing seat holds: its cards, or what it has to choose from. A spectator sees card backs. */
export function Hand(props: TableProps) {
  const view = raceView(props.view)
  const choosing = props.decisions.find(({ kind }) => kind === 'chooseTeam')
  if (choosing !== undefined)
    return <TeamCards lang={props.lang} touching={props.touching} owners={view.owners} />
  const halving = props.decisions.find(({ kind }) => kind === 'chooseHalf')
  if (halving !== undefined)
    return <HalfTiles decision={halving} lang={props.lang} touching={props.touching} />
  const movement = view.seat === null ? undefined : view.movementHands[view.seat]
  const bonus = view.seat === null ? undefined : view.bonusHands[view.seat]
  if (typeof movement === 'object' && typeof bonus === 'object') {
    return <HeldCards {...props} view={view} movement={movement} bonus={bonus} />
  }
  return <CardBacks view={view} lang={props.lang} />
}
