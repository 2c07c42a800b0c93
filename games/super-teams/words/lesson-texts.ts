import type { Text } from '@kantyna/kernel'

/** What the guided first lesson says, step by step: a game for two, each with two colours. */
export const lessonSteps = [
  'welcome',
  'hand',
  'firstMove',
  'othersMove',
  'hyperspace',
  'asteroids',
  'blackHole',
  'doubleSpace',
  'bonusSpace',
  'playBonus',
  'tow',
  'finish',
  'done',
] as const

export type StepName = (typeof lessonSteps)[number]

export const lessonTexts: Readonly<Record<StepName, Text>> = {
  welcome: {
    en: 'Welcome aboard! Two players race, each with two colours: bring your four ships home first and you win.',
    pl: 'Witaj na pokładzie! Ściga się dwóch graczy, każdy w dwóch kolorach. Wygrywa ten, kto pierwszy doprowadzi do mety swoje cztery statki.',
  },
  hand: {
    en: 'These are your movement cards. The colour says which ship flies, the number says how far.',
    pl: 'To twoje karty ruchu. Kolor mówi, który statek poleci, a liczba – jak daleko.',
  },
  firstMove: {
    en: 'Tap a card, then tap a ship that glows.',
    pl: 'Dotknij karty, a potem statku, który świeci.',
  },
  othersMove: {
    en: 'You may move anyone’s ships. Sometimes you have no choice: your cards may show only their colours.',
    pl: 'Możesz poruszać każdym statkiem, także cudzym. Czasem nawet musisz, bo masz karty tylko w cudzych kolorach.',
  },
  hyperspace: {
    en: 'This ship is in hyperspace. From here it flies twice as far as the card says.',
    pl: 'Ten statek jest w hiperprzestrzeni. Stąd poleci dwa razy dalej, niż mówi karta.',
  },
  asteroids: {
    en: 'Rocks everywhere! From an asteroid belt a ship flies just 1 space, whatever the card says.',
    pl: 'Wszędzie skały! Z pasa asteroid statek leci tylko o 1 pole, obojętne, jaka liczba jest na karcie.',
  },
  blackHole: {
    en: 'A ship that stops in a black hole goes back to the nearest ordinary space before it. Try to fly over all the black holes at once.',
    pl: 'Statek, który staje w czarnej dziurze, zawraca do najbliższego zwykłego pola przed nią. Spróbuj przelecieć nad wszystkimi czarnymi dziurami naraz.',
  },
  doubleSpace: {
    en: 'A double space has two halves. You make the move, so you choose where the ship stands.',
    pl: 'Podwójne pole ma dwie połówki. Ty wykonujesz ruch, więc ty wybierasz, gdzie stanie statek.',
  },
  bonusSpace: {
    en: 'When a ship stops on a bonus space, its owner draws a bonus card, no matter who moved the ship.',
    pl: 'Gdy statek staje na polu z bonusem, jego właściciel dobiera kartę bonusu. Nieważne, kto wykonał ruch.',
  },
  playBonus: {
    en: 'Fly your X-wing with the red 6. Whenever your ship flies, you may help it with one bonus card: tap Light Speed!',
    pl: 'Przesuń X-winga czerwoną szóstką. Gdy leci twój statek, możesz mu pomóc jedną kartą bonusu: dotknij Prędkości światła!',
  },
  tow: {
    en: 'Fly the opponent’s ship with the green 6: it overtakes your X-wing. Then answer with Tow, and your ship is pulled along!',
    pl: 'Przesuń statek przeciwnika zieloną szóstką: wyprzedzi twojego X-winga. Potem zagraj Holowanie, a twój statek poleci za nim!',
  },
  finish: {
    en: 'A ship on the final planet is home and stays there. When the first one arrives, every player draws 2 bonus cards.',
    pl: 'Statek na planecie finałowej jest na mecie i już się nie rusza. Gdy dociera tu pierwszy, każdy gracz dobiera 2 karty bonusów.',
  },
  done: {
    en: 'Now you know how to fly. Start a real race, and good luck!',
    pl: 'Już wiesz, jak latać. Czas na prawdziwy wyścig – powodzenia!',
  },
}
