import type { Text } from '@kantyna/kernel'

/** Names of players, procedures and sections of databank cards in card texts. */

export const playerNames = {
  opponent: { pl: 'przeciwnik', en: 'your opponent' },
  active: { pl: 'aktywny gracz', en: 'the active player' },
  mostFamous: { pl: 'najsławniejszy gracz', en: 'the most famous player' },
  playerHere: { pl: 'ten gracz', en: 'that player' },
  chosen: { pl: 'wskazany gracz', en: 'that player' },
} as const satisfies Readonly<Record<string, Text>>

export const scopeNames: Readonly<Record<string, Text>> = {
  turn: { pl: 'po tej turze', en: 'after this turn' },
  combat: { pl: 'po tej walce', en: 'after this combat' },
  test: { pl: 'po tym teście', en: 'after this test' },
  job: { pl: 'po tej misji', en: 'after this job' },
}

/**
 * By label; a label without a name is printed itself. Different scenes have different labels: a hospital ward does not share
 * the name of a cell block.
 */
export const sectionNames: Readonly<Record<string, Text>> = {
  airlock: { pl: 'Śluza', en: 'The Airlock' },
  alarm: { pl: 'Alarm', en: 'The Alarm' },
  ambush: { pl: 'Zasadzka', en: 'The Ambush' },
  archive: { pl: 'Archiwum', en: 'The Archive' },
  backRoom: { pl: 'Zaplecze', en: 'The Back Room' },
  bolt: { pl: 'Śruba', en: 'The Bolt' },
  bout: { pl: 'Pojedynek', en: 'The Bout' },
  breach: { pl: 'Wyłom', en: 'The Breach' },
  cannon: { pl: 'Działo', en: 'The Cannon' },
  cells: { pl: 'Blok więzienny', en: 'The Cells' },
  chair: { pl: 'Krzesło', en: 'The Chair' },
  chase: { pl: 'Pościg', en: 'The Chase' },
  crush: { pl: 'Ścisk', en: 'The Crush' },
  deal: { pl: 'Układ', en: 'The Deal' },
  depths: { pl: 'Podziemia', en: 'The Depths' },
  flight: { pl: 'Lot', en: 'The Flight' },
  gallery: { pl: 'Galeria', en: 'The Gallery' },
  gate: { pl: 'Brama', en: 'The Gate' },
  generator: { pl: 'Generator', en: 'The Generator' },
  governor: { pl: 'Naczelnik', en: 'The Governor' },
  guardian: { pl: 'Strażnik', en: 'The Guardian' },
  hangar: { pl: 'Hangar', en: 'The Hangar' },
  heart: { pl: 'Serce', en: 'The Heart' },
  hold: { pl: 'Ładownia', en: 'The Hold' },
  newWorld: { pl: 'Nowy świat', en: 'The New World' },
  pageThirty: { pl: 'Strona trzydziesta', en: 'Page Thirty' },
  passage: { pl: 'Przejście', en: 'The Passage' },
  passenger: { pl: 'Pasażer', en: 'The Passenger' },
  prize: { pl: 'Zdobycz', en: 'The Prize' },
  recovery: { pl: 'Ozdrowienie', en: 'The Recovery' },
  relay: { pl: 'Przekaźnik', en: 'The Relay' },
  samples: { pl: 'Próbki', en: 'The Samples' },
  signal: { pl: 'Sygnał', en: 'The Signal' },
  storm: { pl: 'Burza', en: 'The Storm' },
  tower: { pl: 'Wieża', en: 'The Tower' },
  trap: { pl: 'Pułapka', en: 'The Trap' },
  vault: { pl: 'Skarbiec', en: 'The Vault' },
  ward: { pl: 'Oddział', en: 'The Ward' },
  wayOut: { pl: 'Droga powrotna', en: 'The Way Out' },
}
