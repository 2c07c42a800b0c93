import type { Shape } from './Painted.tsx'

/** Separate from the other icons, because the box shows it too. */
export const ship: Shape = [
  [
    'ink',
    'M12 1.2c2.9 3 4.1 6.2 4.1 9.8v2.6l5.4 4.2v3.4l-6.4-2-1.2 2.6h-3.8l-1.2-2.6-6.4 2v-3.4l5.4-4.2V11c0-3.6 1.2-6.8 4.1-9.8Z',
  ],
  ['cut', 'M12 8.4a2 2 0 1 0 0 4a2 2 0 0 0 0-4Z'],
]
