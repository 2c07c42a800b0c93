/**
 * Tells the table how high its open sheet is, as `--sheet`: what can be panned fits itself into the rest. Returns what
 * stops that.
 */
export function tellSheetHeight(sheet: HTMLElement | null): (() => void) | undefined {
  const table = sheet?.closest<HTMLElement>('.table')
  if (sheet == null || table == null) return undefined
  const observer = new ResizeObserver(() => table.style.setProperty('--sheet', `${sheet.offsetHeight}px`))
  observer.observe(sheet)
  return () => {
    observer.disconnect()
    table.style.removeProperty('--sheet')
  }
}
