/** The page fetches the table through this file. Nothing else imports it, so the built file keeps this name. */
export { SavedTablePage as TablePage } from './SavedTablePage.tsx'
