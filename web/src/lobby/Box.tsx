import type { GameMeta } from '@kantyna/kernel'
import { Component, type ComponentChildren } from 'preact'
import { Suspense } from 'preact/compat'
import { useBox } from '../games/games.ts'
import { useLang } from '../settings/useSettings.ts'
import './box.css'

/** The picture of the game's box. */
export function Box({ meta }: { readonly meta: GameMeta }) {
  const plain = <PlainLid meta={meta} />
  return (
    <div className="box">
      <div className="box-lid">
        <LidBoundary fallback={plain}>
          <Suspense fallback={plain}>
            <DrawnLid game={meta.id} plain={plain} />
          </Suspense>
        </LidBoundary>
      </div>
    </div>
  )
}

function DrawnLid({ game, plain }: { readonly game: string; readonly plain: ComponentChildren }) {
  const box = useBox(game)
  return box === null ? plain : <box.BoxArt />
}

/** Shown until the drawing has arrived, and for a game without one. */
function PlainLid({ meta }: { readonly meta: GameMeta }) {
  return <span className="box-name">{meta.name[useLang()]}</span>
}

class LidBoundary extends Component<{
  readonly fallback: ComponentChildren
  readonly children: ComponentChildren
}> {
  override readonly state = { failed: false }

  static override getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
