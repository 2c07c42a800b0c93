import { Suspense } from 'preact/compat'
import type { SetupFault } from './seating.ts'
import { setupFaultText } from './setup-fault-text.ts'
import { useSetupWords } from './words.ts'

/** Says what is wrong with the last setup. */
export function LastSetupFault({ fault }: { readonly fault: SetupFault }) {
  return (
    <p className="notice" role="status">
      <Suspense fallback={null}>
        <Says fault={fault} />
      </Suspense>
    </p>
  )
}

function Says({ fault }: { readonly fault: SetupFault }) {
  return setupFaultText(useSetupWords(), fault)
}
