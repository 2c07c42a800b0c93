export { coach } from '../../outer-rim/words/coach.ts'
