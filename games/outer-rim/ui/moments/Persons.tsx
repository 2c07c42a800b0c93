import { at, type GameWords, type Lang, type Line, type Seat } from '@kantyna/kernel'
import { type MomentSceneProps, seatColour } from '@kantyna/ui'
import { NONE } from '../../rules/pieces.ts'
import { characterName, tables } from '../../words/things/names.ts'
import { SilhouetteBox } from '../drawing/Silhouette.tsx'
import { useShapes } from '../drawing/silhouettes.ts'
import type { RimView } from '../view.ts'

/** The props of the drawings of all kinds of moments. */
export interface SceneProps extends Omit<MomentSceneProps, 'view'> {
  readonly view: RimView
  /** A line of the log with the characters' names in it. */
  wording(line: Line): string
  readonly words: Readonly<Record<Lang, GameWords>>
}

/** The name of a seat's character, because stories are about characters. */
export function nameOfSeat(view: RimView, seat: Seat, lang: Lang): string {
  const character = at(view.characters, seat)
  return character === NONE ? String(seat + 1) : characterName(lang, character)
}

export function Portrait({ view, seat, size }: { view: RimView; seat: Seat; size: number }) {
  const shapes = useShapes()
  const character = tables().characters[view.characters[seat] ?? -1]
  if (character === undefined) return null
  return (
    <span style={{ color: seatColour(seat) }}>
      <SilhouetteBox shape={shapes.person(character.id)} size={size} />
    </span>
  )
}
