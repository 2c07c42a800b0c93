/** What the page fetches of the table: a file that nothing else imports, so that it is fetched by its own name. */
export { SavedTablePage as TablePage } from './SavedTablePage.tsx'
