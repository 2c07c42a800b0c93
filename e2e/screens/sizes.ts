/** The screens that the table is played on. */
export interface Size {
  readonly width: number
  readonly height: number
  /** Whether it is touched with a finger. */
  readonly isTouch: boolean
}

export const sizes: readonly Size[] = [
  { width: 360, height: 640, isTouch: true },
  { width: 640, height: 360, isTouch: true },
  { width: 844, height: 390, isTouch: true },
  { width: 768, height: 1024, isTouch: true },
  { width: 1024, height: 768, isTouch: true },
  { width: 1280, height: 800, isTouch: false },
  { width: 1920, height: 1080, isTouch: false },
  { width: 2560, height: 1440, isTouch: false },
  // 1280 × 800, enlarged to 200 %.
  { width: 640, height: 400, isTouch: false },
]

export const nameOf = ({ width, height }: Size) => `${width}×${height}`

/** A phone, a phone on its side, and a desk. */
export const sample = sizes.filter((size) => ['360×640', '844×390', '1280×800'].includes(nameOf(size)))
