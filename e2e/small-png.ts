/** Writes a picture as a PNG of at most 256 colours: a third of the size, and hardly a difference to the eye. */
import { crc32, deflateSync } from 'node:zlib'

export interface Pixels {
  readonly width: number
  readonly height: number
  /** Red, green, blue and opacity, pixel after pixel. */
  readonly data: Uint8Array
}

interface Bin {
  readonly colour: readonly [number, number, number]
  count: number
}

const COLOURS = 256
const channels = [0, 1, 2] as const
type Channel = (typeof channels)[number]

export function smallPng({ width, height, data }: Pixels): Buffer {
  const bins = binsOf(data)
  const boxes = medianCut([...bins.values()])
  const palette = Buffer.alloc(boxes.length * 3)
  const indexOf = new Map<number, number>()
  boxes.forEach((box, index) => {
    const total = box.reduce((sum, { count }) => sum + count, 0)
    for (const channel of channels) {
      const sum = box.reduce((so, { colour, count }) => so + colour[channel] * count, 0)
      palette[index * 3 + channel] = Math.round(sum / total)
    }
    for (const { colour } of box) indexOf.set(keyOf(...colour), index)
  })
  const rows = Buffer.alloc(height * (width + 1))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const key = keyOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
      rows[y * (width + 1) + 1 + x] = indexOf.get(key) ?? 0
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Colours that the eye hardly tells apart are counted as one. */
function keyOf(red: number, green: number, blue: number): number {
  return ((red >> 2) << 12) | ((green >> 2) << 6) | (blue >> 2)
}

function binsOf(data: Uint8Array): Map<number, Bin> {
  const bins = new Map<number, Bin>()
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]]
    const key = keyOf(red, green, blue)
    const bin = bins.get(key)
    if (bin === undefined) bins.set(key, { colour: [red, green, blue], count: 1 })
    else bin.count++
  }
  return bins
}

/** Cuts the box with the most to lose in two, until there are enough boxes. */
function medianCut(bins: readonly Bin[]): (readonly Bin[])[] {
  const boxes = [measured(bins)]
  while (boxes.length < COLOURS) {
    boxes.sort((a, b) => b.loss - a.loss)
    const widest = boxes[0]
    if (widest === undefined || widest.loss === 0) break
    const { channel } = widest
    const sorted = widest.bins.toSorted((a, b) => a.colour[channel] - b.colour[channel])
    const half = sorted.reduce((sum, { count }) => sum + Math.sqrt(count), 0) / 2
    let [cut, seen] = [0, 0]
    while (cut < sorted.length - 1 && seen < half) seen += Math.sqrt(sorted[cut++]?.count ?? 0)
    cut = Math.max(1, cut)
    boxes.splice(0, 1, measured(sorted.slice(0, cut)), measured(sorted.slice(cut)))
  }
  return boxes.map((box) => box.bins)
}

function measured(bins: readonly Bin[]) {
  const least = [255, 255, 255]
  const most = [0, 0, 0]
  for (const { colour } of bins)
    for (const channel of channels) {
      least[channel] = Math.min(least[channel] ?? 0, colour[channel])
      most[channel] = Math.max(most[channel] ?? 0, colour[channel])
    }
  const spread = (channel: Channel) => (most[channel] ?? 0) - (least[channel] ?? 0)
  const [widest = 0] = channels.toSorted((a, b) => spread(b) - spread(a))
  const weight = bins.reduce((sum, { count }) => sum + Math.sqrt(count), 0)
  return { bins, channel: widest, loss: bins.length < 2 ? 0 : spread(widest) ** 2 * weight }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
