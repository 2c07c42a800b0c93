import { at } from '@kantyna/kernel'
import type { TableProps } from '@kantyna/ui'
import type { ComponentType } from 'preact'
import { NONE } from '../../rules/pieces.ts'
import { useAddedDrawings } from '../added-drawings.ts'
import { rimView, seatBelow } from '../view.ts'
import { uiWords } from '../words.ts'
import { SetupTray, setupQuestion } from './SetupTray.tsx'
import './hand.css'

interface Props extends TableProps {
  /** The viewer's own board. It is fetched later, because no game begins with it. */
  readonly OwnBoard: ComponentType<TableProps>
}

/** The choices of the setup before the game; then the viewer's own board. */
export function Hand({ OwnBoard, ...props }: Props) {
  const { view: kernelView, lang, touching, decisions } = props
  const view = rimView(kernelView)
  const { trays } = useAddedDrawings()
  const asked = setupQuestion(decisions)
  if (asked !== undefined) return <SetupTray asked={asked} lang={lang} touching={touching} />
  for (const { isFor, Tray } of trays) {
    const question = decisions.find(isFor)
    if (question !== undefined) return <Tray asked={question} lang={lang} touching={touching} />
  }
  if (at(view.characters, seatBelow(view)) === NONE)
    return <p className="or-hand-idle soft">{uiWords(lang).nothingYet}</p>
  return <OwnBoard {...props} />
}
