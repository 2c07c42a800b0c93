import { Component, type ComponentChildren } from 'preact'
import { Suspense } from 'preact/compat'
import { UnknownGame } from '../games/games.ts'
import { LoadingPage } from './LoadingPage.tsx'
import { LostPage } from './LostPage.tsx'
import { TroublePage } from './TroublePage.tsx'

interface Props {
  /** The table that is being shown, whose record can be rescued. */
  readonly table: string | null
  readonly children: ComponentChildren
}

interface State {
  readonly trouble: unknown
}

/** Keeps an error in one page from breaking the others, and shows a sentence instead of a stack trace. */
export class PageBoundary extends Component<Props, State> {
  override readonly state: State = { trouble: null }

  static override getDerivedStateFromError(trouble: unknown): State {
    return { trouble: trouble ?? new Error('Nothing was thrown.') }
  }

  override render() {
    const { trouble } = this.state
    if (trouble instanceof UnknownGame) return <LostPage why="game" />
    if (trouble !== null)
      return (
        <TroublePage
          trouble={trouble}
          table={this.props.table}
          onAgain={() => this.setState({ trouble: null })}
        />
      )
    return <Suspense fallback={<LoadingPage />}>{this.props.children}</Suspense>
  }
}
