import type { ComponentType, Key, VNode } from 'preact'
import * as preact from 'preact/compat/jsx-runtime'
import { drawn } from './drawn.ts'

/**
 * All JSX of the page and of the games is made here (`jsxImportSource`), and so this is the one place where text is
 * drawn: Preact's own, with the text of every element kept together where lines must not end. With Preact's `compat`,
 * since attributes of drawings are written in camel case, and a change of a field is reported as it is typed.
 */

export type { JSX } from 'preact/jsx-runtime'
export const Fragment = preact.Fragment

export function jsx(type: string | ComponentType, props: object, key?: Key): VNode {
  return preact.jsx(type as ComponentType, drawn(props), key) // its overloads part names of elements from components
}

export function jsxs(type: string | ComponentType, props: object, key?: Key): VNode {
  return preact.jsxs(type as ComponentType, drawn(props), key) // as above
}
