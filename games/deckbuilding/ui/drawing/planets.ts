/** The look of the bases from afar: a hue, and the features of the surface. We invented all of it. */
export interface PlanetLook {
  readonly hue: number
  readonly saturation: number
  readonly surface: 'bands' | 'land' | 'craters' | 'lights' | 'cracks' | 'clouds' | 'station'
  readonly ring?: true
}

export const planetLooks: Readonly<Record<string, PlanetLook>> = {
  lothal: { hue: 262, saturation: 18, surface: 'bands' },
  corellia: { hue: 205, saturation: 36, surface: 'land' },
  coruscant: { hue: 38, saturation: 30, surface: 'lights' },
  'death-star': { hue: 215, saturation: 8, surface: 'station' },
  endor: { hue: 120, saturation: 34, surface: 'land' },
  kessel: { hue: 28, saturation: 24, surface: 'craters' },
  mustafar: { hue: 8, saturation: 62, surface: 'cracks' },
  kafrene: { hue: 200, saturation: 16, surface: 'craters', ring: true },
  'ord-mantell': { hue: 48, saturation: 30, surface: 'bands' },
  rodia: { hue: 165, saturation: 36, surface: 'land' },
  dantooine: { hue: 62, saturation: 40, surface: 'land' },
  'mon-cala': { hue: 194, saturation: 58, surface: 'clouds' },
  hoth: { hue: 205, saturation: 26, surface: 'cracks' },
  sullust: { hue: 352, saturation: 30, surface: 'cracks' },
  'yavin-4': { hue: 138, saturation: 44, surface: 'land' },
  dagobah: { hue: 92, saturation: 26, surface: 'clouds' },
  bespin: { hue: 20, saturation: 52, surface: 'bands', ring: true },
  alderaan: { hue: 212, saturation: 52, surface: 'clouds' },
  jedha: { hue: 18, saturation: 34, surface: 'craters', ring: true },
  tatooine: { hue: 36, saturation: 52, surface: 'bands' },
}
