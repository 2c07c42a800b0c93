import type { Text } from '@kantyna/kernel'
import { named } from '../shorthand.ts'

/** What the sections of job scripts are called, by label. */
export const jobSectionNames: Readonly<Record<string, Text>> = {
  airlock: named('The airlock', 'Śluza'),
  alarm: named('Alarm', 'Alarm'),
  ambush: named('Ambush', 'Zasadzka'),
  archive: named('The archive', 'Archiwum'),
  arrival: named('On the spot', 'Na miejscu'),
  backRoom: named('The back room', 'Zaplecze'),
  bout: named('The bout', 'Pojedynek'),
  breach: named('The breach', 'Wyrwa'),
  cells: named('The cells', 'Cele'),
  chase: named('The chase', 'Pościg'),
  deal: named('The talk', 'Rozmowa'),
  depths: named('The depths', 'Podziemia'),
  flight: named('The flight', 'Lot'),
  gallery: named('The gallery', 'Galeria'),
  gate: named('The gate', 'Brama'),
  guardian: named('The guardian', 'Strażnik'),
  hangar: named('The hangar', 'Hangar'),
  heart: named('The heart of the temple', 'Serce świątyni'),
  passage: named('The passage', 'Przesmyk'),
  prize: named('The prize', 'Łup'),
  relay: named('The relay', 'Przekaźnik'),
  storm: named('The storm', 'Burza'),
  trap: named('The trap', 'Pułapka'),
  vault: named('The vault', 'Skarbiec'),
  wayOut: named('The way out', 'Droga na zewnątrz'),
}
