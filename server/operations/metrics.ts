import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { LogStore } from '../log/log-store.ts'
import type { Meter } from './meter.ts'

/** What is read when the figures are asked for. */
export interface Gauges {
  tables(): number
  waitingBots(): number
}

/** The figures of a server, in the form that Prometheus reads. Nothing in them tells of one table or one player. */
export class Metrics implements Meter {
  readonly #registry = new Registry()
  readonly #answers = new Counter({
    name: 'kantyna_answers_total',
    help: 'Answers to commands and requests of players: "done", or the code of the refusal',
    labelNames: ['to', 'code'] as const,
    registers: [this.#registry],
  })
  readonly #batches = new Histogram({
    name: 'kantyna_append_rows',
    help: 'Rows that were appended to the logs with one commit',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512],
    registers: [this.#registry],
  })
  readonly #seconds = new Histogram({
    name: 'kantyna_append_seconds',
    help: 'How long a commit took until it was on the disk',
    labelNames: ['outcome'] as const,
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [this.#registry],
  })

  constructor({ tables, waitingBots }: Gauges) {
    collectDefaultMetrics({ register: this.#registry })
    this.#gauge('kantyna_tables', 'Tables in memory', tables)
    this.#gauge('kantyna_bots_waiting', 'Questions to bots that wait for a thread', waitingBots)
  }

  countAnswer(to: 'command' | 'request', code: string): void {
    this.#answers.inc({ to, code })
  }

  countAppend({ rows, ms, isStored }: Parameters<Meter['countAppend']>[0]): void {
    this.#batches.observe(rows)
    this.#seconds.observe({ outcome: isStored ? 'stored' : 'failed' }, ms / 1000)
  }

  get contentType(): string {
    return this.#registry.contentType
  }

  read(): Promise<string> {
    return this.#registry.metrics()
  }

  /** Counts the open sockets by this function. */
  watchSockets(count: () => number): void {
    this.#gauge('kantyna_sockets', 'Connections of players and visitors', count)
  }

  #gauge(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect: () => gauge.set(read()),
    })
  }
}

/** The log, with every batch counted. */
export function metered(log: LogStore, meter: Meter): Pick<LogStore, 'append'> {
  return {
    async append(batch) {
      const begun = performance.now()
      const count = (isStored: boolean) =>
        meter.countAppend({ rows: batch.length, ms: performance.now() - begun, isStored })
      try {
        const answers = await log.append(batch)
        count(true)
        return answers
      } catch (problem) {
        count(false)
        throw problem
      }
    },
  }
}
