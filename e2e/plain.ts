/** Text as it was written: the page draws it with marks that keep words together (`ui/text/keep-together.ts`). */
export function plain(drawn: string | null): string {
  return (drawn ?? '').replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
}
