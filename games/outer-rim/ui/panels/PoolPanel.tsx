import type { PanelProps } from '@kantyna/ui'
import { FIRST_CONTACT } from '../../rules/pieces.ts'
import { pieceThing, poolThing } from '../../rules/scenario/things.ts'
import { nameOf, shipName, tables } from '../../words/things/names.ts'
import { allWords } from '../all-words.ts'
import { HeldCard } from '../card/HeldCard.tsx'
import { Touchable } from '../card/Touchable.tsx'
import { SilhouetteBox } from '../drawing/Silhouette.tsx'
import { useShapes } from '../drawing/silhouettes.ts'
import { rimView } from '../view.ts'
import './panels.css'

export function PoolPanel({ view: kernelView, lang, touching }: PanelProps) {
  const shapes = useShapes()
  const view = rimView(kernelView)
  const words = allWords(lang)
  const contacts = [
    { heading: words.discarded, pieces: view.discardedContacts },
    { heading: words.removed, pieces: view.removedContacts },
  ].filter(({ pieces }) => pieces.length > 0)
  return (
    <div className="or-pool-panel">
      <h3>{words.pool}</h3>
      <ul className="or-sheets">
        {view.shipPool.map((ship) => (
          <li key={ship}>
            <Touchable
              thing={poolThing(ship)}
              label={shipName(lang, ship)}
              touching={touching}
              className="or-sheet"
            >
              <SilhouetteBox shape={shapes.ship(tables().ships[ship]?.id ?? '')} size={28} />
              {shipName(lang, ship)}
            </Touchable>
          </li>
        ))}
      </ul>
      {contacts.map(({ heading, pieces }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <ul className="or-sheets">
            {pieces.map((piece) => (
              <li key={piece}>
                <Touchable
                  thing={pieceThing(piece)}
                  label={nameOf(lang, piece)}
                  touching={touching}
                  className="or-sheet"
                >
                  <SilhouetteBox
                    shape={shapes.person(tables().contacts[piece - FIRST_CONTACT]?.person ?? '')}
                    size={24}
                  />
                  {nameOf(lang, piece)}
                </Touchable>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {view.removed.length > 0 && (
        <section>
          <h3>{words.removed}</h3>
          <ul className="or-laid">
            {view.removed.map((piece) => (
              <li key={piece}>
                <HeldCard piece={piece} lang={lang} touching={touching} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
