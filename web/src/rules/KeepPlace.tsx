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

/** After a change of language, keeps the paragraph that is being read at the same place on the screen. */
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
    // Again, because the browser may scroll too, and fonts may still be loading.
    window.requestAnimationFrame(putBack)
    document.fonts.ready.then(putBack, putBack)
  }

  override render() {
    return this.props.children
  }
}
