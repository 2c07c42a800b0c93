import type { Words } from '../words/words.ts'

/** What a page that could not be shown is headed with and says: being offline is nobody's fault. */
export function troubleSays(
  { trouble }: Pick<Words, 'trouble'>,
  isFetching: boolean,
  { isOnline, isTable }: { readonly isOnline: boolean; readonly isTable: boolean },
): { readonly title: string; readonly says: string } {
  if (!isFetching) return { title: trouble.title, says: isTable ? trouble.table : trouble.page }
  return isOnline
    ? { title: trouble.loadingTitle, says: trouble.loading }
    : { title: trouble.offlineTitle, says: trouble.offline }
}
