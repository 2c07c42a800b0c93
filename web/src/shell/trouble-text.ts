import type { Words } from '../words/words.ts'

/** The heading and text of a page that could not be shown; being offline is not reported as an error. */
export function troubleText(
  { trouble }: Pick<Words, 'trouble'>,
  isFetching: boolean,
  { isOnline, isTable }: { readonly isOnline: boolean; readonly isTable: boolean },
): { readonly title: string; readonly says: string } {
  if (!isFetching) return { title: trouble.title, says: isTable ? trouble.table : trouble.page }
  return isOnline
    ? { title: trouble.loadingTitle, says: trouble.loading }
    : { title: trouble.offlineTitle, says: trouble.offline }
}
