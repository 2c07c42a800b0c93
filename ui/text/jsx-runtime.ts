import type { ElementType, Key, ReactElement } from 'react'
import * as react from 'react/jsx-runtime'
import { drawn } from './drawn.ts'

/**
 * All JSX of the page and of the games is made here (`jsxImportSource`), and so this is the one place where text is
 * drawn: React's own, with the text of every element kept together where lines must not end.
 */

export type { JSX } from 'react/jsx-runtime'
export const Fragment = react.Fragment

export function jsx(type: ElementType, props: unknown, key?: Key): ReactElement {
  return react.jsx(type, drawn(props), key)
}

export function jsxs(type: ElementType, props: unknown, key?: Key): ReactElement {
  return react.jsxs(type, drawn(props), key)
}
