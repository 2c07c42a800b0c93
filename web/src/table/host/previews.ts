/** Previews answers before they are submitted: fetched once the table is shown. */
export { previewAnswer } from '@kantyna/kernel'
