/** Previews answers before they are submitted. This file is fetched once the table is shown. */
export { previewAnswer } from '@kantyna/kernel'
