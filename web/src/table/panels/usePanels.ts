import type { Seat } from '@kantyna/kernel'
import type { OpenedPanel, PanelControl } from '@kantyna/ui'
import { useMemo, useState } from 'preact/hooks'

interface Opened {
  readonly by: Seat | null
  readonly panel: OpenedPanel | null
  readonly seat: Seat | null
}

/** What is open beside the board. It closes when the screen passes to another player. */
export function usePanels(viewer: Seat | null): PanelControl {
  const [opened, setOpened] = useState<Opened>({ by: viewer, panel: null, seat: null })
  return useMemo(() => {
    const now = opened.by === viewer ? opened : { by: viewer, panel: null, seat: null }
    return {
      opened: now.panel,
      seat: now.seat,
      open: (id, about) => setOpened({ by: viewer, panel: { id, about: about ?? null }, seat: null }),
      openSeat: (seat) => setOpened({ by: viewer, panel: null, seat }),
      close: () => setOpened({ by: viewer, panel: null, seat: null }),
    }
  }, [opened, viewer])
}
