/** The sizes of screen for which the table is checked. */
export interface Size {
  readonly width: number
  readonly height: number
  /** Whether it is touched with a finger. */
  readonly isTouch: boolean
  /** The text as it is set in the settings; normal without it. */
  readonly text?: 'largest'
}

const usual: readonly Size[] = [
  { width: 360, height: 640, isTouch: true },
  { width: 640, height: 360, isTouch: true },
  { width: 844, height: 390, isTouch: true },
  { width: 768, height: 1024, isTouch: true },
  { width: 1024, height: 768, isTouch: true },
  { width: 1280, height: 800, isTouch: false },
  { width: 1366, height: 768, isTouch: false },
  { width: 1920, height: 1080, isTouch: false },
  { width: 2560, height: 1440, isTouch: false },
]

/** A desktop at 200 %: half of it in each direction. Half of the smallest one is too small for a table. */
const zoomed = usual
  .filter(({ isTouch }) => !isTouch)
  .map((size): Size => ({ ...size, width: size.width / 2, height: size.height / 2 }))

export const sizes: readonly Size[] = [
  ...usual,
  ...zoomed,
  ...usual.map((size): Size => ({ ...size, text: 'largest' })),
]

export const nameOf = ({ width, height, text }: Size) =>
  text === undefined ? `${width}×${height}` : `${width}×${height} with the ${text} text`

const inSample = ['360×640', '844×390', '1280×800', '1366×768', '360×640 with the largest text']

/** A phone, a phone in landscape, two desktops, and a phone with the largest text. */
export const sample = sizes.filter((size) => inSample.includes(nameOf(size)))
