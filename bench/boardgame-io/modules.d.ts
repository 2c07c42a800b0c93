// boardgame.io has no `exports`: Node finds its client only by file, and the types lie elsewhere.
declare module 'boardgame.io/dist/cjs/client.js' {
  export { Client } from 'boardgame.io/dist/types/packages/client.js'
}
