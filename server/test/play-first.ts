import type { RemoteTable } from '@kantyna/online'
import { until } from './online-server.ts'

/** Answers every question of a client with its first options, until the game is over or as often as stated. */
export async function playFirst(client: RemoteTable, most = Number.POSITIVE_INFINITY): Promise<void> {
  await until(client, ({ state }) => state.link !== null)
  const { link } = client.state
  for (let answered = 0; link !== null && answered < most; ) {
    const question = link.seats.flatMap((own) => link.snapshot(own).decisions)[0]
    if (link.snapshot(null).outcome !== null) return
    if (question === undefined) {
      await new Promise<void>((resolve) => {
        const stop = link.subscribe(() => {
          stop()
          resolve()
        })
      })
      continue
    }
    const { seat, id, shape, min, options } = question
    const picks = shape === 'number' ? min : options.slice(0, Math.max(1, min)).map((option) => option.id)
    const sent = await link.send({ do: 'choose', choice: { seat, decision: id, picks }, how: 'hand' })
    if (sent.ok) answered++
  }
}
