import type { ComponentType, Key, VNode } from 'preact'
import * as preact from 'preact/compat/jsx-runtime'
import { drawn } from './drawn.ts'

/**
 * All JSX of the page and of the games is created here (`jsxImportSource`), so this is the one place that handles
 * displayed text: Preact's own runtime, with non-breaking spaces wherever lines must not end. It uses Preact's
 * `compat`, which accepts SVG attributes in camel case and calls `onChange` at every keystroke.
 */

export type { JSX } from 'preact/jsx-runtime'
export const Fragment = preact.Fragment

export function jsx(type: string | ComponentType, props: object, key?: Key): VNode {
  return preact.jsx(type as ComponentType, drawn(props), key) // Preact has an overload for each of the two types
}

export function jsxs(type: string | ComponentType, props: object, key?: Key): VNode {
  return preact.jsxs(type as ComponentType, drawn(props), key) // as above
}
