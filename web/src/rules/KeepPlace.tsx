import type { Lang } from '@kantyna/kernel'
import { Component, type ComponentChildren } from 'preact'

interface Props {
  readonly lang: Lang
  readonly children: ComponentChildren
}

interface Place {
  readonly element: Element
  readonly top: number
}

const UNDER_THE_HEADER = 80

/** A change of language keeps the paragraph that is being read where it is on the screen. */
export class KeepPlace extends Component<Props> {
  override getSnapshotBeforeUpdate(before: Props): Place | null {
    if (before.lang === this.props.lang) return null
    for (const element of document.querySelectorAll('[data-place]')) {
      const { top, bottom } = element.getBoundingClientRect()
      if (bottom > UNDER_THE_HEADER) return { element, top }
    }
    return null
  }

  override componentDidUpdate(_before: Props, _state: unknown, place: Place | null): void {
    if (place === null || window.scrollY === 0) return
    const putBack = () =>
      window.scrollBy({ top: place.element.getBoundingClientRect().top - place.top, behavior: 'instant' })
    putBack()
    // Browsers have ideas of their own about where to stay, and letters may still be on their way.
    window.requestAnimationFrame(putBack)
    document.fonts.ready.then(putBack, putBack)
  }

  override render() {
    return this.props.children
  }
}
