import type { Text } from '@kantyna/kernel'

/** The texts of the guided first lesson, step by step: a game for two with two colours each. */
export const lessonSteps = [
  'welcome',
  'hand',
  'firstMove',
  'undo',
  'opponentsTurn',
  'othersMove',
  'newRound',
  'hyperspace',
  'asteroids',
  'blackHole',
  'overHoles',
  'doubleSpace',
  'bonusSpace',
  'playBonus',
  'tow',
  'finish',
  'win',
] as const

export type StepName = (typeof lessonSteps)[number]

/** The text before a step, and the text once it is done. */
interface StepText extends Text {
  readonly then?: Text
}

export const lessonTexts: Readonly<Record<StepName, StepText>> = {
  welcome: {
    en: 'Welcome aboard! Two players race, each with two colours. Your four ships glow. Be the first to bring all of yours home!',
    pl: 'Witaj na pokładzie! Ściga się dwóch graczy, każdy w dwóch kolorach. Twoje cztery statki świecą. Doprowadź wszystkie do mety przed przeciwnikiem!',
  },
  hand: {
    en: 'These cards are your hand. A card’s colour says which ships it can move, its number says how far.',
    pl: 'Te karty masz na ręce. Kolor mówi, które statki możesz przesunąć, a liczba – jak daleko polecą.',
  },
  firstMove: {
    en: 'One turn, one card. Pick up a red card, then choose the ship you want to fly: X-wing or Millennium Falcon.',
    pl: 'Jedna tura to jedna karta. Weź czerwoną kartę, a potem wybierz statek, który ma polecieć: X-wing albo Sokół Millennium.',
    then: {
      en: 'It has flown as many spaces as the card says. The card is gone, and you do not draw a new one.',
      pl: 'Statek poleciał o tyle pól, ile mówi karta. Karta jest wykorzystana, a nowej nie dobierasz.',
    },
  },
  undo: {
    en: 'Changed your mind? You can take a move back. Try it: first fly either black ship with the black 2.',
    pl: 'A gdy zmienisz zdanie? Ruch można cofnąć. Spróbuj: najpierw przesuń dowolny czarny statek czarną dwójką.',
    then: {
      en: 'Now press “Undo”. Bots never mind; people have to agree once your move has shown them something new.',
      pl: 'Teraz naciśnij „Cofnij”. Boty zawsze się zgadzają. Inni gracze muszą się zgodzić, jeśli ruch pokazał im coś nowego.',
    },
  },
  opponentsTurn: {
    en: 'After your turn comes your opponent’s. Fly your X-wing with the red 3 and watch what happens next.',
    pl: 'Po twojej turze jest tura przeciwnika. Przesuń X-winga czerwoną trójką i zobacz, co się stanie potem.',
    then: {
      en: 'How mean! Your opponent has flown your TIE fighter right into an asteroid belt. Now it is your turn again.',
      pl: 'A to spryciarz: przeciwnik przesunął twój myśliwiec TIE prosto w pas asteroid! Teraz znów twoja tura.',
    },
  },
  othersMove: {
    en: 'You can do that too: a card can move anyone’s ships. You must move even if you hold only your opponent’s colours. Pick the move that helps them least.',
    pl: 'Ty też tak możesz: karta porusza każdym statkiem, także cudzym. Ruch jest obowiązkowy, nawet gdy masz tylko kolory przeciwnika. Wybierz ten, który pomoże mu najmniej.',
  },
  newRound: {
    en: 'You have one card left, and so does your opponent. Play yours: fly your X-wing with the red 2.',
    pl: 'Została ci jedna karta, przeciwnikowi też. Zagraj swoją ostatnią: przesuń X-winga czerwoną dwójką.',
    then: {
      en: 'Your opponent has played their last card too. Nobody has any left, so a new round begins: 6 new cards for each of you.',
      pl: 'Przeciwnik też zagrał ostatnią kartę. Nikt nie ma już kart, więc zaczyna się nowa runda: każdy dostaje 6 nowych.',
    },
  },
  hyperspace: {
    en: 'Your X-wing is in hyperspace. From there a ship flies twice as far as the card says. Fly it with the red 4.',
    pl: 'Twój X-wing stoi w hiperprzestrzeni. Stamtąd statek leci dwa razy dalej, niż mówi karta. Przesuń go czerwoną czwórką.',
    then: {
      en: 'Twice 4 is 8: from space 7 to space 15!',
      pl: 'Dwa razy 4 to 8: z pola 7 aż na pole 15!',
    },
  },
  asteroids: {
    en: 'Rocks everywhere! From an asteroid belt a ship flies just 1 space, whatever the card says. Fly the Star Destroyer with the green 6.',
    pl: 'Wszędzie skały! Z pasa asteroid statek leci tylko o 1 pole, obojętne, jaka liczba jest na karcie. Przesuń Gwiezdny niszczyciel zieloną szóstką.',
    then: {
      en: 'Just 1 space. A good way to waste a high card of your opponent’s colour.',
      pl: 'Tylko 1 pole. Dobry sposób, żeby zmarnować wysoką kartę w kolorze przeciwnika.',
    },
  },
  blackHole: {
    en: 'No ship can stay in a black hole. See for yourself: fly your TIE fighter from space 18 with the black 2.',
    pl: 'W czarnej dziurze nie można zostać. Zobacz to na własne oczy: przesuń myśliwiec TIE z pola 18 czarną dwójką.',
    then: {
      en: 'It had to go back to the nearest ordinary space before the black holes: space 17.',
      pl: 'Musiał wrócić na najbliższe zwykłe pole przed czarnymi dziurami, czyli na pole 17.',
    },
  },
  overHoles: {
    en: 'You get past black holes only by flying over all of them at once. From space 17 the black 5 is enough: fly your TIE fighter.',
    pl: 'Czarne dziury miniesz tylko wtedy, gdy przelecisz nad wszystkimi naraz. Z pola 17 wystarczy czarna piątka: przesuń myśliwiec TIE.',
    then: {
      en: 'That was close! Only the space where a ship stops counts, never those it flies over.',
      pl: 'Udało się! Liczy się tylko pole, na którym statek staje, a nie te, nad którymi przelatuje.',
    },
  },
  doubleSpace: {
    en: 'A double space has two halves. Fly your X-wing with the red 3. You make the move, so you choose the half where it stands.',
    pl: 'Podwójne pole ma dwie połówki. Przesuń X-winga czerwoną trójką. Ty wykonujesz ruch, więc ty wybierasz połówkę, na której stanie.',
    then: {
      en: 'Its next flight will start from that half.',
      pl: 'Z tej połówki statek ruszy następnym razem.',
    },
  },
  bonusSpace: {
    en: 'When a ship stops on a bonus space, its owner draws a bonus card, whoever moved it. Fly your TIE fighter with the black 3.',
    pl: 'Gdy statek staje na polu z bonusem, jego właściciel dobiera kartę bonusu, obojętne, kto wykonał ruch. Przesuń myśliwiec TIE czarną trójką.',
    then: {
      en: 'The bonus card is in your hand now. Keep it until you need it.',
      pl: 'Karta bonusu jest już na twojej ręce. Trzymaj ją, aż się przyda.',
    },
  },
  playBonus: {
    en: 'Fly your X-wing with the red 6. Whenever your ship flies, even during your opponent’s turn, you may help it with one bonus card: play Light Speed!',
    pl: 'Przesuń X-winga czerwoną szóstką. Gdy leci twój statek, nawet w turze przeciwnika, możesz mu pomóc jedną kartą bonusu: zagraj Prędkość światła!',
    then: {
      en: 'Light Speed doubles the number: 12 spaces at once!',
      pl: 'Prędkość światła podwaja liczbę: od razu 12 pól!',
    },
  },
  tow: {
    en: 'Fly the Star Destroyer with the green 6: it overtakes your X-wing. Then answer with Tow!',
    pl: 'Przesuń Gwiezdny niszczyciel zieloną szóstką: wyprzedzi twojego X-winga. Wtedy zagraj Holowanie!',
    then: {
      en: 'Tow pulls the overtaken ship to where the other one has stopped. You will usually play it during your opponent’s turn.',
      pl: 'Holowanie przyciąga wyprzedzony statek tam, gdzie stanął ten drugi. Najczęściej zagrasz je w turze przeciwnika.',
    },
  },
  finish: {
    en: 'The final planet is near, and you need not land on it exactly. Fly your X-wing there with the red 5.',
    pl: 'Planeta finałowa jest blisko i nie trzeba trafić co do pola. Doleć tam X-wingiem czerwoną piątką.',
    then: {
      en: 'It is home and never moves again. When the first ship arrives, every player draws 2 bonus cards.',
      pl: 'Jest na mecie i już się nie rusza. Gdy dociera tu pierwszy statek, każdy gracz dobiera 2 karty bonusów.',
    },
  },
  win: {
    en: 'Three of your ships are home, and the last one is 3 spaces away. Fly your TIE Advanced with the black 4, and win!',
    pl: 'Trzy twoje statki są na mecie, a ostatniemu brakują 3 pola. Przesuń myśliwiec TIE Advanced czarną czwórką i wygraj!',
    then: {
      en: 'All four are home: you win the race! Now you know how to fly. Start a real race, and good luck!',
      pl: 'Wszystkie cztery są na mecie: wygrywasz wyścig! Już wiesz, jak latać. Czas na prawdziwy wyścig – powodzenia!',
    },
  },
}
