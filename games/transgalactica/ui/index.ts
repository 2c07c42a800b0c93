/** Nothing else imports this file, so the page fetches the drawings under its name. */
export { ui } from './galaxy-ui.ts'
