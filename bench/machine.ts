import { availableParallelism, cpus, platform, release, totalmem } from 'node:os'
import type { Machine } from './report.ts'

export function thisMachine(): Machine {
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown processor',
    cores: availableParallelism(),
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    system: `${platform()} ${release()}`,
    node: process.versions.node,
  }
}
