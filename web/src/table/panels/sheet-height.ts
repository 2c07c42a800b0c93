/**
 * Publishes the height of the table's open sheet as `--sheet`, so that drawings that can be panned fit into the rest.
 * Returns a function that stops it.
 */
export function publishSheetHeight(sheet: HTMLElement | null): (() => void) | undefined {
  const table = sheet?.closest<HTMLElement>('.table')
  if (sheet == null || table == null) return undefined
  const observer = new ResizeObserver(() => table.style.setProperty('--sheet', `${sheet.offsetHeight}px`))
  observer.observe(sheet)
  return () => {
    observer.disconnect()
    table.style.removeProperty('--sheet')
  }
}
