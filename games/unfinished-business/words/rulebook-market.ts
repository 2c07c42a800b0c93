import type { RulebookSection } from '@kantyna/kernel'

export const marketSections: readonly RulebookSection[] = [
  {
    id: 'ub-market',
    title: {
      en: 'The market: a second discard, and contacts revealed',
      pl: 'Handel: druga odrzucona karta i odkrywanie kontaktów',
    },
    paragraphs: [
      {
        rules: ['UB-DSC-01', 'UB-DSC-02', 'UB-DSC-03', 'UB-DSC-04', 'UB-DSC-05'],
        en: 'Having discarded a card in step 1 of the market action, you see the next one and may discard it, too. What discards uncover moves no patrol and reveals nobody.',
        pl: 'Po odrzuceniu karty w kroku 1 akcji handlu widzisz następną i możesz odrzucić także ją. Karty odkryte w ten sposób nie przesuwają patroli i nikogo nie odkrywają.',
      },
      {
        rules: [
          'UB-REV-01',
          'UB-REV-02',
          'UB-REV-03',
          'UB-REV-04',
          'UB-REV-05',
          'UB-REV-06',
          'UB-REV-07',
          'UB-REV-15',
        ],
        en: 'Many cards bear a reveal-contact symbol with a number of players. If your purchase or gain uncovers such a card, you are on a planet and the number fits, the symbol counts.',
        pl: 'Wiele kart ma symbol odkrycia kontaktu z liczbą graczy. Jeśli twój zakup lub pozyskanie odkryje taką kartę, jesteś na planecie i liczba się zgadza, symbol działa.',
      },
      {
        rules: ['UB-REV-08', 'UB-REV-09', 'UB-REV-10', 'UB-REV-11', 'UB-REV-12'],
        en: 'Turn one facedown contact of your planet faceup, if there is one: you have to. You do not meet it now, but you may in the encounter phase.',
        pl: 'Odkryj jeden zakryty kontakt na swojej planecie, jeśli jakiś jest: to obowiązkowe. Nie spotykasz go od razu, ale możesz w fazie spotkania.',
      },
      {
        rules: ['UB-REV-13', 'UB-REV-14', 'UB-REV-16'],
        en: 'If it is the character of a player, the token leaves the game and another one is turned up, as long as there are any.',
        pl: 'Jeśli to postać któregoś z graczy, żeton opuszcza grę, a odkrywa się następny, dopóki jakiś jest.',
      },
    ],
  },
  {
    id: 'ub-rotating',
    title: { en: 'Cards that rotate', pl: 'Karty, które się obraca' },
    paragraphs: [
      {
        rules: ['UB-ROT-01', 'UB-ROT-02', 'UB-ROT-03', 'UB-ROT-04', 'UB-ROT-05'],
        en: 'Some market cards hold two resources. The arrow marks the one that they begin with: it is paid for, and it alone counts while it shows.',
        pl: 'Niektóre karty handlu mają dwa zasoby. Strzałka wskazuje początkowy: za niego się płaci i tylko on się liczy, dopóki jest widoczny.',
      },
      {
        rules: ['UB-ROT-06', 'UB-ROT-07', 'UB-ROT-08'],
        en: 'Where a card says so, it is rotated: it stays in its slot, and from now on the other resource counts.',
        pl: 'Gdy karta tak mówi, obraca się ją: zostaje w swoim gnieździe, a odtąd liczy się drugi zasób.',
      },
      {
        rules: ['UB-ROT-09', 'UB-ROT-10', 'UB-ROT-11'],
        en: 'Given to another player it goes on showing what it shows. Discarded, it goes back to its deck, and whoever buys it next begins with the first resource again.',
        pl: 'Przekazana innemu graczowi pokazuje dalej to samo. Odrzucona wraca do swojej talii, a kto ją potem kupi, znów zaczyna od pierwszego zasobu.',
      },
    ],
  },
]
