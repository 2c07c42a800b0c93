import type { Words } from '../words/words.ts'

/** The heading and text of a page that could not be shown; being offline is not reported as an error. */
export function troubleText(
  { trouble }: Pick<Words, 'trouble'>,
  isFetching: boolean,
  { isOnline, isTable }: { readonly isOnline: boolean; readonly isTable: boolean },
): { readonly title: string; readonly text: string } {
  if (!isFetching) return { title: trouble.title, text: isTable ? trouble.table : trouble.page }
  return isOnline
    ? { title: trouble.loadingTitle, text: trouble.loading }
    : { title: trouble.offlineTitle, text: trouble.offline }
}
