import { Store } from '@kantyna/ui'

/** Panels that were closed by hand while they were wanted: they stay closed until they are wanted again. */
export const closedPanels = new Store<ReadonlySet<string>>(new Set())
