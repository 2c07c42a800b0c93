/** The same for `vite dev`, which imports another file. */

export { Fragment, type JSX, jsx as jsxDEV } from './jsx-runtime.ts'
