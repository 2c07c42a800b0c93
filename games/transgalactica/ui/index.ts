/** What the page fetches of the drawings: a file that nothing else imports, so that it is fetched by its own name. */
export { ui } from './galaxy-ui.ts'
