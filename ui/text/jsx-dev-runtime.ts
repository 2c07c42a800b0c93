/** The JSX runtime for `vite dev`, which imports it under this name. */

export { Fragment, type JSX, jsx as jsxDEV } from './jsx-runtime.ts'
