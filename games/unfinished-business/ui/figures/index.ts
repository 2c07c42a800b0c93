export { figures } from '../../../outer-rim/ui/figures/index.ts'
