import type { Lang } from '@kantyna/kernel'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { type Target, type TouchedBy, touchTargets } from './crowd.ts'
import type { Point } from './geometry.ts'

/** Things so close together that a touch there may mean any of them. */
export interface Crowd extends Point {
  readonly width: number
  readonly height: number
  readonly members: readonly Member[]
}

export interface Member extends Target {
  readonly element: Element
  readonly label: string
}

const words = {
  en: { which: 'Which one?', close: 'Close' },
  pl: { which: 'Co wybierasz?', close: 'Zamknij' },
} as const

/** The preferred width of the list, in pixels. */
const WIDEST = 320

/** All things that a touch on a surface may mean. */
export function crowdAt(
  surface: Element,
  hit: Element,
  clientX: number,
  clientY: number,
  by: TouchedBy,
): Crowd {
  const { left, top, width, height } = surface.getBoundingClientRect()
  const own = hit.closest('[data-thing]')
  const members = [...surface.querySelectorAll('[data-thing]')].map((element): Member => {
    const box = element.getBoundingClientRect()
    return {
      element,
      thing: element.getAttribute('data-thing') ?? '',
      touchesInstead: element.getAttribute('data-offers'),
      label: element.getAttribute('data-label') ?? element.getAttribute('aria-label') ?? '',
      isLit: element.hasAttribute('data-lit'),
      isPicked: element.hasAttribute('data-picked'),
      isHit: element === own,
      x: box.left + box.width / 2,
      y: box.top + box.height / 2,
    }
  })
  return {
    x: clientX - left,
    y: clientY - top,
    width,
    height,
    members: touchTargets(members, clientX, clientY, by),
  }
}

/** Touches a thing as a finger on it would. */
export function touchMember({ element }: Member): void {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

interface Props {
  readonly crowd: Crowd
  readonly lang: Lang
  onClose(): void
}

/** Lists the things that a touch may mean, and touches the one that is chosen. */
export function CrowdChooser({ crowd: { x, y, width, height, members }, lang, onClose }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => list.current?.focus({ preventScroll: true }), [])
  // Escape closes the list from its first frame on, wherever the focus is.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      onClose()
    }
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [onClose])
  const isLow = y > height / 2
  const wide = Math.min(width * 0.7, WIDEST)
  return (
    <div
      ref={list}
      className="crowd panel"
      role="dialog"
      aria-label={words[lang].which}
      tabIndex={-1}
      style={{
        width: wide,
        insetInlineStart: Math.max(4, Math.min(x - wide / 2, width - wide - 4)),
        ...(isLow
          ? { insetBlockEnd: height - y + 26, maxHeight: y - 30 }
          : { insetBlockStart: y + 26, maxHeight: height - y - 30 }),
      }}
    >
      {members.map((member) => (
        <button
          key={member.thing}
          type="button"
          className="button"
          data-thing={member.thing}
          data-wanted={member.isLit || undefined}
          onClick={() => {
            onClose()
            touchMember(member)
          }}
        >
          {member.label}
        </button>
      ))}
      <button type="button" className="button bare" onClick={onClose}>
        {words[lang].close}
      </button>
    </div>
  )
}
