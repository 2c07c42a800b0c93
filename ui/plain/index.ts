export { plainUi } from './plain-ui.tsx'
