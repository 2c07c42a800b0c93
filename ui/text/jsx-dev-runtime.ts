import type { ElementType, Key, ReactElement } from 'react'
import * as react from 'react/jsx-dev-runtime'
import { drawn } from './drawn.ts'

/** The same for `vite dev`, with what React tells a developer. */

export type { JSX } from 'react/jsx-dev-runtime'
export const Fragment = react.Fragment

export function jsxDEV(
  type: ElementType,
  props: unknown,
  key: Key | undefined,
  isStatic: boolean,
  source?: react.JSXSource,
  self?: unknown,
): ReactElement {
  return react.jsxDEV(type, drawn(props), key, isStatic, source, self)
}
