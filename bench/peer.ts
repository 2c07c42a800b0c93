/** boardgame.io with the same race as ours. It is a separate package, installed only where it is measured. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MeasuringProcess } from './process/measuring-process.ts'

/** The game that boardgame.io also plays. */
export const peerGame = 'super-teams'

/** The process that measures boardgame.io, or the reason why there is none. */
export type Peer = { readonly process: MeasuringProcess } | { readonly why: string }

const folder = join(import.meta.dirname, 'boardgame-io')

export function peerName(): string {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return `boardgame.io ${dependencies['boardgame.io']}`
}

export async function startPeer(mayInstall: boolean): Promise<Peer> {
  if (!isPeerInstalled() && mayInstall) install()
  if (!isPeerInstalled()) return { why: 'not installed: npm ci --prefix bench/boardgame-io' }
  return { process: await MeasuringProcess.ofPeer() }
}

export function isPeerInstalled(): boolean {
  return existsSync(join(folder, 'node_modules', 'boardgame.io'))
}

function install(): void {
  console.error('Installing boardgame.io, to compare with.')
  spawnSync('npm', ['ci', '--prefix', folder], {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
}
