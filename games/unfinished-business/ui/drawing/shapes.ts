import type { Shape } from '../../../outer-rim/ui/drawing/box-shape.ts'

/** The characters and ships of the expansion, drawn like those of the base game: simple shapes, not portraits. */
export const people: Readonly<Record<string, Shape>> = {
  'black-krrsantan': [
    'M50 6C32 6 24 16 22 30L12 56l8 2-6 16 10-2-4 20h60l-4-20 10 2-6-16 8-2-10-26C76 16 68 6 50 6Z',
    'M34 34l12 4-10 5ZM66 34l-12 4 10 5ZM44 48h12l-6 7ZM38 62h24l-4 8h-4l-2 5-2-5-2 5-2-5h-4ZM28 14l10 26-4 2-9-22Z',
  ],
  'cad-bane': [
    'M32 6h36l4 18h22v7H6v-7h22ZM24 36h52l2 18-8 20-8 4v16H38V78l-8-4-8-20Z',
    'M32 42h14v6H32ZM54 42h14v6H54ZM40 62h20v3H40ZM38 80l-12 8 2 4 14-8Z',
  ],
  chewbacca: [
    'M50 6C34 6 24 16 22 32l-8 22 6 4-6 14 8 2-4 20h64l-4-20 8-2-6-14 6-4-8-22C76 16 66 6 50 6Z',
    'M36 34h8v5h-8ZM56 34h8v5h-8ZM44 46h12l-6 8ZM40 60h20l-4 6H44ZM26 78l40 16h10L28 72Z',
  ],
  dengar: [
    'M50 8c-20 0-28 12-28 30v22l8 14 8 6v14h24V80l8-6 8-14V38C78 20 70 8 50 8Z',
    'M26 22l46-6 2 5-48 7ZM25 32l50-4v5l-50 5ZM34 44h12v5H34ZM54 44h12v5H54ZM40 64h20v4H40ZM30 70l8 8h24l8-8-6 10H36Z',
  ],
  'enfys-nest': [
    'M50 4 60 12c14 4 20 16 20 32l8 4-6 24-14 8-4 14H36l-4-14-14-8-6-24 8-4c0-16 6-28 20-32Z',
    'M26 42l20 4-2 8-18-4ZM74 42l-20 4 2 8 18-4ZM46 58h8l4 22H42ZM48 10h4l2 24h-8Z',
  ],
  'hera-syndulla': [
    'M50 8c-16 0-24 10-24 24-8 4-12 16-12 30l2 30h10l-2-28 4-12 6 16 8 6v6l-12 8v6h40v-6l-12-8v-6l8-6 6-16 4 12-2 28h10l2-30c0-14-4-26-12-30C74 18 66 8 50 8Z',
    'M32 22h36v7H32ZM36 42h8v4h-8ZM56 42h8v4h-8ZM43 58h14v3H43Z',
  ],
  'hondo-ohnaka': [
    'M50 4c16 0 26 8 26 20v8l10 4-6 10 4 12-10 2-4 10-8 6v4l18 6v8H20v-8l18-6v-4l-8-6-4-10-10-2 4-12-6-10 10-4v-8C24 12 34 4 50 4Z',
    'M30 18h40v6H30ZM34 28a8 8 0 1 0 .1 0ZM66 28a8 8 0 1 0 .1 0ZM38 60h24l-4 4H42Z',
  ],
  'maz-kanata': [
    'M50 12c-22 0-34 14-34 32 0 20 14 32 34 32s34-12 34-32c0-18-12-32-34-32ZM28 80h44l12 14H16Z',
    'M34 30a13 13 0 1 0 .1 0ZM66 30a13 13 0 1 0 .1 0ZM47 41h6v4h-6ZM40 62h20v3H40ZM34 38a5 5 0 1 1-.1 0ZM66 38a5 5 0 1 1-.1 0Z',
  ],
}

export const ships: Readonly<Record<string, Shape>> = {
  'rogue-class-porax-38': [
    'M46 6h8l4 26 8-2 24-22 4 4-18 34 18 40-6 4-26-30-6 30H44l-6-30-26 30-6-4 18-40L6 12l4-4 24 22 8 2Z',
    'M47 22h6l2 14h-10ZM46 48h8v22h-8Z',
  ],
  'jumpmaster-5000': [
    'M52 6c26 2 42 22 42 46 0 22-16 40-40 42l-2-16c14-2 24-12 24-26 0-16-10-28-26-30v22l-10 6v12l-26-6V42l24-4V12Z',
    'M24 46h12v8H24ZM78 36l8-4 4 10-8 2Z',
  ],
  'auzituck-gunship': [
    'M42 6h16l4 30h20l4 24-10 30H60l-2-10H42l-2 10H24L14 60l4-24h20Z',
    'M46 14h8l2 20H44ZM26 46h10v24H26ZM64 46h10v24H64ZM46 48h8v22h-8Z',
  ],
  'yt-2400': [
    'M46 20a34 34 0 1 0 12 66l26-2V70l-10-2 3-8h9V44H77C72 30 60 20 46 20ZM88 40h8v24h-8Z',
    'M46 42a14 14 0 1 0 0 28a14 14 0 0 0 0-28ZM76 76h8v4h-8Z',
  ],
  'edgehawk-swoop-carrier': [
    'M44 8h12l6 20 32 10v12l-32 2 2 14 22 10v10l-28-6-4 14h-8l-4-14-28 6V76l22-10 2-14-32-2V38l32-10Z',
    'M47 20h6l3 14H44ZM42 42h16v18H42Z',
  ],
  'vcx-100': [
    'M34 6h8l4 18h8l4-18h8l4 22 18 22v24l-22 4-4 16H38l-4-16-22-4V50l18-22Z',
    'M44 34h12l6 16H38ZM22 56h12v10H22ZM66 56h12v10H66ZM46 60h8v20h-8Z',
  ],
}
