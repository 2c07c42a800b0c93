export { bundleOf, superTeamsBundle } from './bundles.ts'
export { TestClock } from './test-clock.ts'
export { ania, bartek, bot, settle, testHost } from './test-host.ts'
export { WireLink } from './wire-link.ts'
