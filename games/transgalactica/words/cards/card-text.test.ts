import { at, langs, type Text } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { technologies } from '../../content/technologies.ts'
import { cards } from '../gallery.ts'
import { effectClause } from './card-text.ts'

/** The texts of everything in the box, written out and proofread. A change of a card or of a word appears here. */
const texts: Readonly<Record<string, Text>> = {
  PL01: {
    en: 'Green mining planet. Outpost slot: trade level 1. In mining actions and when you place an outpost here: gain 1 raw material or 1 energy.',
    pl: 'Planeta górnicza, zielona. Pole placówki: poziom handlu 1. W akcjach wydobycia i przy umieszczeniu placówki: zyskaj 1 surowiec albo 1 energię.',
  },
  PL02: {
    en: 'Multicolour mining planet. Outpost slots: trade level 4; trade level 6. In mining actions and when you place an outpost here: gain 3 VP.',
    pl: 'Planeta górnicza, wielokolorowa. Pola placówek: poziom handlu 4; poziom handlu 6. W akcjach wydobycia i przy umieszczeniu placówki: zyskaj 3 PZ.',
  },
  PL03: {
    en: 'Green mining planet. Outpost slots: no requirement; trade level 4. In mining actions and when you place an outpost here: gain 2 VP.',
    pl: 'Planeta górnicza, zielona. Pola placówek: bez wymagań; poziom handlu 4. W akcjach wydobycia i przy umieszczeniu placówki: zyskaj 2 PZ.',
  },
  PL04: {
    en: 'Purple base action planet. Outpost slots: 3, no requirement. Action: up to twice, you may pay 1 resource of any type to advance 1 space on the technology or politics track.',
    pl: 'Bazowa planeta akcyjna, fioletowa. Pola placówek: 3, bez wymagań. Akcja: maksymalnie 2 razy możesz zapłacić 1 dowolny zasób, aby awansować o 1 pole na torze technologii albo polityki.',
  },
  PL05: {
    en: 'Yellow action planet. Outpost slots: no requirement; trade level 1. Action: up to 3 times, you may pay 1 resource of any type to gain 1 VP.',
    pl: 'Planeta akcyjna, żółta. Pola placówek: bez wymagań; poziom handlu 1. Akcja: maksymalnie 3 razy możesz zapłacić 1 dowolny zasób, aby zyskać 1 PZ.',
  },
  PL06: {
    en: 'Yellow wild planet. Outpost slot: discard 1 mobilised crew member. Income: gain 1 credit.',
    pl: 'Dzika planeta, żółta. Pole placówki: odrzuć 1 zmobilizowanego załoganta. Dochód: zyskaj 1 kredyt.',
  },
  PL07: {
    en: 'Purple mining planet. Outpost slot: trade level 2. In mining actions and when you place an outpost here: gain 1 alien.',
    pl: 'Planeta górnicza, fioletowa. Pole placówki: poziom handlu 2. W akcjach wydobycia i przy umieszczeniu placówki: zyskaj 1 obcego.',
  },
  PL08: {
    en: 'Grey mining planet. Outpost slot: trade level 1. In mining actions and when you place an outpost here: gain 1 VP.',
    pl: 'Planeta górnicza, szara. Pole placówki: poziom handlu 1. W akcjach wydobycia i przy umieszczeniu placówki: zyskaj 1 PZ.',
  },
  PL09: {
    en: 'Grey base action planet. Outpost slots: 3, no requirement. Action: move your ship to any planet with a tunnel and gain 1 alien.',
    pl: 'Bazowa planeta akcyjna, szara. Pola placówek: 3, bez wymagań. Akcja: przesuń swój statek na dowolną planetę z tunelem i zyskaj 1 obcego.',
  },
  PL10: {
    en: 'Green base action planet. Outpost slots: 3, no requirement. Action: gain 1 credit and 1 VP.',
    pl: 'Bazowa planeta akcyjna, zielona. Pola placówek: 3, bez wymagań. Akcja: zyskaj 1 kredyt i 1 PZ.',
  },
  PL11: {
    en: 'Green and grey action planet. Outpost slots: trade level 1; trade level 2. Action: perform the main exploration action without a worker.',
    pl: 'Planeta akcyjna, zielona i szara. Pola placówek: poziom handlu 1; poziom handlu 2. Akcja: wykonaj główną akcję eksploracji bez robotnika.',
  },
  PL12: {
    en: 'Green wild planet. Outpost slot: discard 1 mobilised crew member. Income: advance 1 space on the production, technology or politics track.',
    pl: 'Dzika planeta, zielona. Pole placówki: odrzuć 1 zmobilizowanego załoganta. Dochód: awansuj o 1 pole na torze produkcji, technologii albo polityki.',
  },
  PL13: {
    en: 'Grey wild planet. Outpost slot: discard 1 mobilised crew member. Income: you may pay 1 alien to unlock the next trade space without the usual cost.',
    pl: 'Dzika planeta, szara. Pole placówki: odrzuć 1 zmobilizowanego załoganta. Dochód: możesz zapłacić 1 obcego, aby odblokować następne pole handlu bez zwykłego kosztu.',
  },
  PL14: {
    en: 'Grey mining planet. Outpost slot: trade level 4. In mining actions and when you place an outpost here: advance 1 space on the production track.',
    pl: 'Planeta górnicza, szara. Pole placówki: poziom handlu 4. W akcjach wydobycia i przy umieszczeniu placówki: awansuj o 1 pole na torze produkcji.',
  },
  PL15: {
    en: 'Yellow mining planet. Outpost slot: trade level 2. In mining actions and when you place an outpost here: gain 1 VP.',
    pl: 'Planeta górnicza, żółta. Pole placówki: poziom handlu 2. W akcjach wydobycia i przy umieszczeniu placówki: zyskaj 1 PZ.',
  },
  PL16: {
    en: 'Yellow base action planet. Outpost slots: 3, no requirement. Action: gain 2 resources of any type.',
    pl: 'Bazowa planeta akcyjna, żółta. Pola placówek: 3, bez wymagań. Akcja: zyskaj 2 dowolne zasoby.',
  },
  PL17: {
    en: 'Purple action planet. Outpost slots: no requirement; trade level 1. Action: activate all mining planets where you have an outpost and gain 2 VP for each planet activated.',
    pl: 'Planeta akcyjna, fioletowa. Pola placówek: bez wymagań; poziom handlu 1. Akcja: aktywuj wszystkie planety górnicze, na których masz placówkę, a potem zyskaj 2 PZ za każdą aktywowaną planetę.',
  },
  PL18: {
    en: 'Yellow and purple action planet. Outpost slots: trade level 2; trade level 4. Action: mark 1 accessible technology card or take 1 accessible mission card.',
    pl: 'Planeta akcyjna, żółta i fioletowa. Pola placówek: poziom handlu 2; poziom handlu 4. Akcja: oznacz 1 dostępną kartę technologii albo weź 1 dostępną kartę misji.',
  },
  PL19: {
    en: 'Purple wild planet. Outpost slot: discard 1 mobilised crew member. Income: you may pay 1 credit to advance 1 space on the military track without the usual cost.',
    pl: 'Dzika planeta, fioletowa. Pole placówki: odrzuć 1 zmobilizowanego załoganta. Dochód: możesz zapłacić 1 kredyt, aby awansować o 1 pole na torze wojskowości bez zwykłego kosztu.',
  },
  PL20: {
    en: 'Multicolour special planet. In mining actions: gain 2 VP.',
    pl: 'Planeta specjalna, wielokolorowa. W akcjach wydobycia: zyskaj 2 PZ.',
  },
  TC101: {
    en: 'Technology card, level 1. Each time you mark a technology card or take a mission card, gain 1 VP.',
    pl: 'Karta technologii, poziom 1. Za każdym razem, gdy oznaczysz kartę technologii lub weźmiesz kartę misji, zyskaj 1 PZ.',
  },
  TC102: {
    en: 'Technology card, level 1. The usual cost of unlocking a trade space is 1 alien less for you.',
    pl: 'Karta technologii, poziom 1. Zwykły koszt odblokowania pola handlu jest dla ciebie o 1 obcego mniejszy.',
  },
  TC103: {
    en: 'Technology card, level 1. After each action or effect in which you move a ship, gain 1 VP. In each exploration action you may move 1 extra space without paying energy.',
    pl: 'Karta technologii, poziom 1. Po każdej akcji lub efekcie, w którym przesuniesz statek, zyskaj 1 PZ. W każdej akcji eksploracji możesz przesunąć statek o 1 dodatkowe pole bez kosztu w energii.',
  },
  TC104: {
    en: 'Technology card, level 1. Each time you complete a commercial or war mission, gain 1 VP.',
    pl: 'Karta technologii, poziom 1. Za każdym razem, gdy ukończysz misję komercyjną lub wojenną, zyskaj 1 PZ.',
  },
  TC105: {
    en: 'Technology card, level 1. Each time you use the action of an action planet, gain 2 VP.',
    pl: 'Karta technologii, poziom 1. Za każdym razem, gdy skorzystasz z akcji planety akcyjnej, zyskaj 2 PZ.',
  },
  TC106: {
    en: 'Technology card, level 1. Each time you perform a mining action, gain 1 resource of any type and 1 VP.',
    pl: 'Karta technologii, poziom 1. Za każdym razem, gdy wykonasz akcję wydobycia, zyskaj 1 dowolny zasób i 1 PZ.',
  },
  TC107: {
    en: 'Technology card, level 1. Your mission log holds 3 missions.',
    pl: 'Karta technologii, poziom 1. Twój dziennik misji mieści 3 misje.',
  },
  TC108: {
    en: 'Technology card, level 1. Each time you perform a secondary action, gain 1 VP.',
    pl: 'Karta technologii, poziom 1. Za każdym razem, gdy wykonasz dodatkową akcję, zyskaj 1 PZ.',
  },
  TC109: {
    en: 'Technology card, level 1. Once per round you may pay 1 alien to gain 2 VP, then use 1 of your used bonus tokens again and discard it.',
    pl: 'Karta technologii, poziom 1. Raz na rundę możesz zapłacić 1 obcego, aby zyskać 2 PZ, a potem użyć ponownie 1 ze swoich wykorzystanych żetonów premii i go odrzucić.',
  },
  TC110: {
    en: 'Technology card, level 1. Each time you perform an exploration action, advance 1 space on the production track.',
    pl: 'Karta technologii, poziom 1. Za każdym razem, gdy wykonasz akcję eksploracji, awansuj o 1 pole na torze produkcji.',
  },
  TC201: {
    en: 'Technology card, level 2. You may pay 2 resources of any type instead of 1 alien to use a tunnel; each time you do, gain 2 VP.',
    pl: 'Karta technologii, poziom 2. Za użycie tunelu możesz zapłacić 2 dowolne zasoby zamiast 1 obcego; za każdym razem, gdy to zrobisz, zyskaj 2 PZ.',
  },
  TC202: {
    en: 'Technology card, level 2. Each time you advance on the military track, you may advance 1 space on the technology or politics track.',
    pl: 'Karta technologii, poziom 2. Za każdym razem, gdy awansujesz na torze wojskowości, możesz awansować o 1 pole na torze technologii albo polityki.',
  },
  TC203: {
    en: 'Technology card, level 2. Each time you advance on the production track, collect resources as in the production action.',
    pl: 'Karta technologii, poziom 2. Za każdym razem, gdy awansujesz na torze produkcji, zbierz zasoby jak w akcji produkcji.',
  },
  TC204: {
    en: 'Technology card, level 2. Completing a mission costs you 1 credit less.',
    pl: 'Karta technologii, poziom 2. Ukończenie misji kosztuje cię o 1 kredyt mniej.',
  },
  TC205: {
    en: 'Technology card, level 2. In clean-up you gain twice as many VP for the highest military level and lose none for the lowest.',
    pl: 'Karta technologii, poziom 2. W fazie porządkowania zyskujesz dwa razy więcej PZ za najwyższy poziom wojskowości, a za najniższy nic nie tracisz.',
  },
  TC206: {
    en: 'Technology card, level 2. Each time you take a chair in the Galactic Senate, gain 3 VP.',
    pl: 'Karta technologii, poziom 2. Za każdym razem, gdy zajmiesz fotel w Galaktycznym Senacie, zyskaj 3 PZ.',
  },
  TC207: {
    en: 'Technology card, level 2. You may place outposts on action planets even if every slot is taken; the lowest requirement there applies.',
    pl: 'Karta technologii, poziom 2. Na planetach akcyjnych możesz umieszczać placówki, nawet jeśli wszystkie pola są zajęte; obowiązuje najniższe z tamtejszych wymagań.',
  },
  TC208: {
    en: 'Technology card, level 2. Once per round you may use an action planet on which only other players have outposts.',
    pl: 'Karta technologii, poziom 2. Raz na rundę możesz użyć planety akcyjnej, na której placówki mają tylko inni gracze.',
  },
  TC209: {
    en: 'Technology card, level 2. On the technology and politics tracks your level counts as 1 higher.',
    pl: 'Karta technologii, poziom 2. Na torach technologii i polityki twój poziom liczy się jako o 1 wyższy.',
  },
  TC210: {
    en: 'Technology card, level 2. Your captains may take main actions already used by other players; nobody may follow them.',
    pl: 'Karta technologii, poziom 2. Twoi kapitanowie mogą wykonywać główne akcje użyte już przez innych graczy; nikt nie może do nich dołączyć.',
  },
  TC301: {
    en: 'Technology card, level 3. At the end of the game gain 1 VP for each level you have reached on the trade and military tracks.',
    pl: 'Karta technologii, poziom 3. Na koniec gry zyskaj 1 PZ za każdy poziom na torach handlu i wojskowości.',
  },
  TC302: {
    en: 'Technology card, level 3. Once per round you may perform the main action instead of a secondary action.',
    pl: 'Karta technologii, poziom 3. Raz na rundę możesz zamiast dodatkowej akcji wykonać główną.',
  },
  TC303: {
    en: 'Technology card, level 3. At once, perform any main action without a worker.',
    pl: 'Karta technologii, poziom 3. Natychmiast wykonaj dowolną główną akcję bez robotnika.',
  },
  TC304: {
    en: 'Technology card, level 3. At the end of the game gain 1 VP for each level you have reached on the technology and politics tracks.',
    pl: 'Karta technologii, poziom 3. Na koniec gry zyskaj 1 PZ za każdy poziom na torach technologii i polityki.',
  },
  TC305: {
    en: 'Technology card, level 3. At once, choose one, without the usual cost: advance 1 space on the military track; unlock the next trade space; or pay 2 aliens to do both.',
    pl: 'Karta technologii, poziom 3. Natychmiast wybierz jedno, bez zwykłego kosztu: awansuj o 1 pole na torze wojskowości; odblokuj następne pole handlu; albo zapłać 2 obcych, aby zrobić jedno i drugie.',
  },
  TC306: {
    en: 'Technology card, level 3. At the end of the game gain 2 VP for each thing counted by the goal card that you score (at most 12 VP).',
    pl: 'Karta technologii, poziom 3. Na koniec gry zyskaj 2 PZ za każdy element policzony na karcie celu, którą punktujesz (maksymalnie 12 PZ).',
  },
  TC307: {
    en: 'Technology card, level 3. At the end of the game gain 1 VP for each level you have reached on the production track.',
    pl: 'Karta technologii, poziom 3. Na koniec gry zyskaj 1 PZ za każdy poziom na torze produkcji.',
  },
  TC308: {
    en: 'Technology card, level 3. At the end of the game gain 1 VP for each development marker, yours or another player’s, on the technology cards you have marked.',
    pl: 'Karta technologii, poziom 3. Na koniec gry zyskaj 1 PZ za każdy znacznik rozwoju, twój lub innego gracza, na oznaczonych przez ciebie kartach technologii.',
  },
  TC309: {
    en: 'Technology card, level 3. At once, place 1 outpost on any free slot of an action planet, at no cost and whatever it requires (pirates must still be defeated).',
    pl: 'Karta technologii, poziom 3. Natychmiast umieść 1 placówkę na dowolnym wolnym polu placówki planety akcyjnej, bez kosztu i bez względu na wymaganie (piratów trzeba pokonać jak zwykle).',
  },
  TC310: {
    en: 'Technology card, level 3. At once, complete 1 mission from your log, ignoring either its cost or its requirement.',
    pl: 'Karta technologii, poziom 3. Natychmiast ukończ 1 misję ze swojego dziennika, ignorując jej koszt albo jej wymaganie.',
  },
  MS01: {
    en: 'Commercial mission, level 1. Cost: 1 raw material. Reward: gain 1 VP and move your ship 1 space without paying energy.',
    pl: 'Misja komercyjna, poziom 1. Koszt: 1 surowiec. Nagroda: zyskaj 1 PZ i przesuń swój statek o 1 pole bez kosztu w energii.',
  },
  MS02: {
    en: 'War mission, level 1. Cost: 1 energy. Reward: gain 1 VP and move your ship 1 space without paying energy.',
    pl: 'Misja wojenna, poziom 1. Koszt: 1 energia. Nagroda: zyskaj 1 PZ i przesuń swój statek o 1 pole bez kosztu w energii.',
  },
  MS03: {
    en: 'Cultural mission, level 1. Cost: 1 raw material, 1 energy. Reward: gain 2 VP.',
    pl: 'Misja kulturalna, poziom 1. Koszt: 1 surowiec, 1 energia. Nagroda: zyskaj 2 PZ.',
  },
  MS04: {
    en: 'Commercial mission, level 1. Cost: 2 raw materials. Requirement: trade level 1. Reward: gain 2 VP and 1 credit.',
    pl: 'Misja komercyjna, poziom 1. Koszt: 2 surowce. Wymaganie: poziom handlu 1. Nagroda: zyskaj 2 PZ i 1 kredyt.',
  },
  MS05: {
    en: 'War mission, level 1. Cost: 2 energy. Requirement: military level 1. Reward: gain 2 VP and 1 alien.',
    pl: 'Misja wojenna, poziom 1. Koszt: 2 energii. Wymaganie: poziom wojskowości 1. Nagroda: zyskaj 2 PZ i 1 obcego.',
  },
  MS06: {
    en: 'Cultural mission, level 1. Cost: 1 raw material, 1 energy. Requirement: technology level 1. Reward: gain 2 VP and advance 1 space on the politics track.',
    pl: 'Misja kulturalna, poziom 1. Koszt: 1 surowiec, 1 energia. Wymaganie: poziom technologii 1. Nagroda: zyskaj 2 PZ i awansuj o 1 pole na torze polityki.',
  },
  MS07: {
    en: 'Cultural mission, level 1. Cost: 1 raw material, 1 energy. Requirement: technology level 2. Reward: gain 3 VP.',
    pl: 'Misja kulturalna, poziom 1. Koszt: 1 surowiec, 1 energia. Wymaganie: poziom technologii 2. Nagroda: zyskaj 3 PZ.',
  },
  MS08: {
    en: 'Commercial mission, level 1. Cost: 2 raw materials. Requirement: trade level 1, an outpost on 1 mining planet. Reward: gain 3 VP and advance 1 space on the production track.',
    pl: 'Misja komercyjna, poziom 1. Koszt: 2 surowce. Wymaganie: poziom handlu 1, placówka na 1 planecie górniczej. Nagroda: zyskaj 3 PZ i awansuj o 1 pole na torze produkcji.',
  },
  MS09: {
    en: 'War mission, level 1. Cost: 2 energy. Requirement: military level 1, an outpost on 1 action planet. Reward: gain 3 VP and advance 1 space on the technology track.',
    pl: 'Misja wojenna, poziom 1. Koszt: 2 energii. Wymaganie: poziom wojskowości 1, placówka na 1 planecie akcyjnej. Nagroda: zyskaj 3 PZ i awansuj o 1 pole na torze technologii.',
  },
  MS10: {
    en: 'Commercial mission, level 1. Cost: 2 raw materials, 1 alien. Requirement: trade level 2. Reward: gain 3 VP, 1 credit and 1 energy.',
    pl: 'Misja komercyjna, poziom 1. Koszt: 2 surowce, 1 obcy. Wymaganie: poziom handlu 2. Nagroda: zyskaj 3 PZ, 1 kredyt i 1 energię.',
  },
  MS11: {
    en: 'War mission, level 1. Cost: 1 energy, 1 credit. Requirement: military level 2. Reward: gain 3 VP, 1 alien and 1 raw material.',
    pl: 'Misja wojenna, poziom 1. Koszt: 1 energia, 1 kredyt. Wymaganie: poziom wojskowości 2. Nagroda: zyskaj 3 PZ, 1 obcego i 1 surowiec.',
  },
  MS12: {
    en: 'Cultural mission, level 1. Cost: 1 raw material, 1 energy. Requirement: technology level 2, outposts on 2 planets of the same colour. Reward: gain 3 VP and mark 1 accessible technology card.',
    pl: 'Misja kulturalna, poziom 1. Koszt: 1 surowiec, 1 energia. Wymaganie: poziom technologii 2, placówki na 2 planetach tego samego koloru. Nagroda: zyskaj 3 PZ i oznacz 1 dostępną kartę technologii.',
  },
  MS13: {
    en: 'Commercial mission, level 1. Cost: 2 raw materials, 1 alien. Requirement: trade level 2, outposts on 2 planets of different colours. Reward: gain 4 VP and move your ship up to 2 spaces without paying energy.',
    pl: 'Misja komercyjna, poziom 1. Koszt: 2 surowce, 1 obcy. Wymaganie: poziom handlu 2, placówki na 2 planetach różnych kolorów. Nagroda: zyskaj 4 PZ i przesuń swój statek maksymalnie o 2 pola bez kosztu w energii.',
  },
  MS14: {
    en: 'War mission, level 1. Cost: 2 energy, 1 credit. Requirement: military level 2, an outpost on 1 planet, 1 pirate token. Reward: gain 4 VP and unlock the next trade space without the usual cost.',
    pl: 'Misja wojenna, poziom 1. Koszt: 2 energii, 1 kredyt. Wymaganie: poziom wojskowości 2, placówka na 1 planecie, 1 żeton piratów. Nagroda: zyskaj 4 PZ i odblokuj następne pole handlu bez zwykłego kosztu.',
  },
  MS15: {
    en: 'Commercial mission, level 2. Cost: 3 raw materials. Requirement: trade level 4. Reward: gain 4 VP and 1 credit, then advance 1 space on the technology track.',
    pl: 'Misja komercyjna, poziom 2. Koszt: 3 surowce. Wymaganie: poziom handlu 4. Nagroda: zyskaj 4 PZ i 1 kredyt, a potem awansuj o 1 pole na torze technologii.',
  },
  MS16: {
    en: 'Cultural mission, level 2. Cost: 2 raw materials, 2 energy. Requirement: technology level 4, outposts on 2 planets of different colours. Reward: gain 5 VP and advance 1 space on the military track without the usual cost.',
    pl: 'Misja kulturalna, poziom 2. Koszt: 2 surowce, 2 energii. Wymaganie: poziom technologii 4, placówki na 2 planetach różnych kolorów. Nagroda: zyskaj 5 PZ i awansuj o 1 pole na torze wojskowości bez zwykłego kosztu.',
  },
  MS17: {
    en: 'Commercial mission, level 2. Cost: 2 raw materials, 1 alien. Requirement: trade level 4, outposts on 2 grey or 2 yellow planets. Reward: gain 5 VP and mobilise 1 crew member.',
    pl: 'Misja komercyjna, poziom 2. Koszt: 2 surowce, 1 obcy. Wymaganie: poziom handlu 4, placówki na 2 szarych albo 2 żółtych planetach. Nagroda: zyskaj 5 PZ i zmobilizuj 1 załoganta.',
  },
  MS18: {
    en: 'War mission, level 2. Cost: 2 energy, 1 credit. Requirement: military level 4, outposts on 2 green or 2 purple planets. Reward: gain 5 VP and mobilise 1 crew member.',
    pl: 'Misja wojenna, poziom 2. Koszt: 2 energii, 1 kredyt. Wymaganie: poziom wojskowości 4, placówki na 2 zielonych albo 2 fioletowych planetach. Nagroda: zyskaj 5 PZ i zmobilizuj 1 załoganta.',
  },
  MS19: {
    en: 'War mission, level 2. Cost: 3 energy. Requirement: military level 4. Reward: gain 5 VP and 2 aliens, then move your ship 1 space without paying energy.',
    pl: 'Misja wojenna, poziom 2. Koszt: 3 energii. Wymaganie: poziom wojskowości 4. Nagroda: zyskaj 5 PZ i 2 obcych, a potem przesuń swój statek o 1 pole bez kosztu w energii.',
  },
  MS20: {
    en: 'Cultural mission, level 2. Cost: 2 raw materials, 2 energy. Requirement: technology level 4, outposts on 3 planets of the same colour. Reward: gain 6 VP and move your ship to any planet with a tunnel.',
    pl: 'Misja kulturalna, poziom 2. Koszt: 2 surowce, 2 energii. Wymaganie: poziom technologii 4, placówki na 3 planetach tego samego koloru. Nagroda: zyskaj 6 PZ i przesuń swój statek na dowolną planetę z tunelem.',
  },
  MS21: {
    en: 'Commercial or war mission, level 2. Cost: 2 aliens, 1 credit. Requirement: trade level 4 or military level 4. Reward: gain 6 VP and take 1 accessible mission card.',
    pl: 'Misja komercyjna albo wojenna, poziom 2. Koszt: 2 obcych, 1 kredyt. Wymaganie: poziom handlu 4 albo poziom wojskowości 4. Nagroda: zyskaj 6 PZ i weź 1 dostępną kartę misji.',
  },
  MS22: {
    en: 'Cultural mission, level 2. Cost: 2 raw materials, 2 energy. Requirement: technology level 6. Reward: gain 6 VP and mark 1 accessible technology card.',
    pl: 'Misja kulturalna, poziom 2. Koszt: 2 surowce, 2 energii. Wymaganie: poziom technologii 6. Nagroda: zyskaj 6 PZ i oznacz 1 dostępną kartę technologii.',
  },
  MS23: {
    en: 'Cultural mission, level 2. Cost: 1 raw material, 1 energy, 1 alien, 1 credit. Requirement: technology level 6. Reward: gain 6 VP, then advance 1 space on the production track and 1 space on the politics track.',
    pl: 'Misja kulturalna, poziom 2. Koszt: 1 surowiec, 1 energia, 1 obcy, 1 kredyt. Wymaganie: poziom technologii 6. Nagroda: zyskaj 6 PZ, a potem awansuj o 1 pole na torze produkcji i o 1 pole na torze polityki.',
  },
  MS24: {
    en: 'Cultural mission, level 2. Cost: 2 raw materials, 2 energy. Requirement: technology level 8. Reward: gain 7 VP, then you may place 1 outpost on the planet that your ship orbits, at the usual cost.',
    pl: 'Misja kulturalna, poziom 2. Koszt: 2 surowce, 2 energii. Wymaganie: poziom technologii 8. Nagroda: zyskaj 7 PZ, a potem możesz umieścić 1 placówkę na planecie, którą okrąża twój statek, za zwykły koszt.',
  },
  MS25: {
    en: 'Commercial or war mission, level 2. Cost: 2 raw materials, 2 energy. Requirement: trade level 6 or military level 6, outposts on 3 planets of different colours. Reward: gain 7 VP and perform the main mining action without a worker.',
    pl: 'Misja komercyjna albo wojenna, poziom 2. Koszt: 2 surowce, 2 energii. Wymaganie: poziom handlu 6 albo poziom wojskowości 6, placówki na 3 planetach różnych kolorów. Nagroda: zyskaj 7 PZ i wykonaj główną akcję wydobycia bez robotnika.',
  },
  MS26: {
    en: 'Commercial or war mission, level 2. Cost: 2 aliens, 2 credits. Requirement: trade level 6 or military level 6. Reward: gain 12 VP.',
    pl: 'Misja komercyjna albo wojenna, poziom 2. Koszt: 2 obcych, 2 kredyty. Wymaganie: poziom handlu 6 albo poziom wojskowości 6. Nagroda: zyskaj 12 PZ.',
  },
  DC01: {
    en: 'Requirement: outposts on 3 planets of different colours. Reward: 4 VP.',
    pl: 'Wymaganie: placówki na 3 planetach różnych kolorów. Nagroda: 4 PZ.',
  },
  DC02: {
    en: 'Requirement: outposts on 3 grey or 3 yellow planets. Reward: 7 VP.',
    pl: 'Wymaganie: placówki na 3 szarych albo 3 żółtych planetach. Nagroda: 7 PZ.',
  },
  DC03: {
    en: 'Requirement: outposts on 3 green or 3 purple planets. Reward: 7 VP.',
    pl: 'Wymaganie: placówki na 3 zielonych albo 3 fioletowych planetach. Nagroda: 7 PZ.',
  },
  DC04: {
    en: 'Requirement: outposts on 3 action planets. Reward: 5 VP.',
    pl: 'Wymaganie: placówki na 3 planetach akcyjnych. Nagroda: 5 PZ.',
  },
  DC05: {
    en: 'Requirement: outposts on 3 mining planets. Reward: 7 VP.',
    pl: 'Wymaganie: placówki na 3 planetach górniczych. Nagroda: 7 PZ.',
  },
  DC06: {
    en: 'Requirement: outposts on an action, a mining and a wild planet. Reward: 6 VP.',
    pl: 'Wymaganie: placówki na planecie akcyjnej, górniczej i dzikiej. Nagroda: 6 PZ.',
  },
  DC07: {
    en: 'Requirement: technology level 6, politics level 6. Reward: 7 VP.',
    pl: 'Wymaganie: poziom technologii 6, poziom polityki 6. Nagroda: 7 PZ.',
  },
  DC08: {
    en: 'Requirement: trade level 4, military level 4. Reward: 8 VP.',
    pl: 'Wymaganie: poziom handlu 4, poziom wojskowości 4. Nagroda: 8 PZ.',
  },
  DC09: {
    en: 'Requirement: 3 pirate tokens. Reward: 8 VP.',
    pl: 'Wymaganie: 3 żetony piratów. Nagroda: 8 PZ.',
  },
  DC10: {
    en: 'Requirement: a completed mission of each of the three types. Reward: 6 VP.',
    pl: 'Wymaganie: ukończona misja każdego z trzech typów. Nagroda: 6 PZ.',
  },
  DC11: {
    en: 'Requirement: 3 technology cards marked. Reward: 5 VP.',
    pl: 'Wymaganie: 3 oznaczone karty technologii. Nagroda: 5 PZ.',
  },
  DC12: {
    en: 'Requirement: 3 completed commercial missions or 3 completed war missions. Reward: 7 VP.',
    pl: 'Wymaganie: 3 ukończone misje komercyjne albo 3 ukończone misje wojenne. Nagroda: 7 PZ.',
  },
  GL01: {
    en: '2 VP for each technology card you have marked or 2 VP for each mission you have completed, whichever is more.',
    pl: '2 PZ za każdą oznaczoną przez ciebie kartę technologii albo 2 PZ za każdą ukończoną misję; liczy się to, co daje więcej.',
  },
  GL02: {
    en: '3 VP for each outpost you have on a yellow planet, multicolour ones included.',
    pl: '3 PZ za każdą twoją placówkę na żółtej planecie, wliczając wielokolorowe.',
  },
  GL03: {
    en: '5 VP for each pirate token you have.',
    pl: '5 PZ za każdy twój żeton piratów.',
  },
  GL04: {
    en: '4 VP for each cultural mission you have completed.',
    pl: '4 PZ za każdą ukończoną misję kulturalną.',
  },
  GL05: {
    en: '3 VP for each outpost you have on a purple planet, multicolour ones included.',
    pl: '3 PZ za każdą twoją placówkę na fioletowej planecie, wliczając wielokolorowe.',
  },
  GL06: {
    en: '3 VP for each outpost you have on a planet with a required trade level.',
    pl: '3 PZ za każdą twoją placówkę na planecie z wymaganym poziomem handlu.',
  },
  GL07: {
    en: '4 VP for each commercial mission you have completed.',
    pl: '4 PZ za każdą ukończoną misję komercyjną.',
  },
  GL08: {
    en: '3 VP for each outpost you have on a green planet, multicolour ones included.',
    pl: '3 PZ za każdą twoją placówkę na zielonej planecie, wliczając wielokolorowe.',
  },
  GL09: {
    en: '2 VP for each outpost you have on the map and 1 VP for each resource you have left (at most 12 VP for resources, on top of the usual points for them).',
    pl: '2 PZ za każdą twoją placówkę na mapie i 1 PZ za każdy pozostały ci zasób (za zasoby maksymalnie 12 PZ, oprócz zwykłych punktów za nie).',
  },
  GL10: {
    en: '4 VP for each war mission you have completed.',
    pl: '4 PZ za każdą ukończoną misję wojenną.',
  },
  GL11: {
    en: '4 VP for each outpost you have on a grey planet, multicolour ones included.',
    pl: '4 PZ za każdą twoją placówkę na szarej planecie, wliczając wielokolorowe.',
  },
  GL12: {
    en: '1 VP for each level you have reached on the technology, politics and production tracks.',
    pl: '1 PZ za każdy poziom na torach technologii, polityki i produkcji.',
  },
  GL13: {
    en: '3 VP for each pirate token you have or 3 VP for each war mission you have completed, whichever is more.',
    pl: '3 PZ za każdy twój żeton piratów albo 3 PZ za każdą ukończoną misję wojenną; liczy się to, co daje więcej.',
  },
  GL14: {
    en: '2 VP for each outpost you have on the map or 2 VP for each technology card you have marked, whichever is more.',
    pl: '2 PZ za każdą twoją placówkę na mapie albo 2 PZ za każdą oznaczoną przez ciebie kartę technologii; liczy się to, co daje więcej.',
  },
  AB01: {
    en: 'Setup: the lieutenant replaces your crew member, who leaves the game. The lieutenant can only follow, but then performs the main action instead of the secondary one.',
    pl: 'Przygotowanie: porucznik zastępuje twojego załoganta, który opuszcza grę. Porucznik może tylko dołączać, ale zamiast dodatkowej akcji wykonuje wtedy główną.',
  },
  AB02: {
    en: 'Setup: place the planet Technological Nightmare beside your panel. It has all colours and gives 2 VP in your mining actions, and you may use its tunnel from any space on the map.',
    pl: 'Przygotowanie: połóż przy swoim panelu planetę Koszmar technologiczny. Jest wielokolorowa, daje 2 PZ w twoich akcjach wydobycia, a z jej tunelu możesz korzystać z każdego pola mapy.',
  },
  AB03: {
    en: 'Setup: advance 1 space on the politics track. When you take missions, your politics level counts as 1 higher. Each mission costs you 1 resource less, whichever you choose.',
    pl: 'Przygotowanie: awansuj o 1 pole na torze polityki. Gdy bierzesz misje, twój poziom polityki jest o 1 wyższy. Każda misja kosztuje cię o 1 wybrany zasób mniej.',
  },
  AB04: {
    en: 'End of setup: draw 3 basic and 2 advanced bonus tokens from those left over. Once per round, on your turn, you may use one of them; it is then discarded.',
    pl: 'Koniec przygotowania: dobierz 3 podstawowe i 2 zaawansowane żetony premii spośród pozostałych. Raz na rundę, w swojej turze, możesz użyć jednego z nich; potem się go odrzuca.',
  },
  AB05: {
    en: 'Setup: the first 2 spaces of your trade track are unlocked: the development marker goes to your hold, and the fleet income token to your income track without its reward.',
    pl: 'Przygotowanie: pierwsze 2 pola twojego toru handlu są odblokowane: znacznik rozwoju trafia do ładowni, a żeton dochodu floty na tor dochodów, bez nagrody.',
  },
  AB06: {
    en: 'Once per round, as your turn, you may place a captain here to perform any main action, or a crew member to perform any secondary action. You pay no omni-action fee, and nobody can follow.',
    pl: 'Raz na rundę, w ramach swojej tury, możesz umieścić tu kapitana, aby wykonać dowolną główną akcję, albo załoganta, aby wykonać dowolną dodatkową. Nie płacisz za wszechakcję i nikt nie może dołączyć.',
  },
  AB07: {
    en: 'Setup: advance 1 space on the military track. Each time anybody advances on it through a card or a planet, you gain 2 VP.',
    pl: 'Przygotowanie: awansuj o 1 pole na torze wojskowości. Ilekroć ktokolwiek awansuje na nim dzięki karcie albo planecie, zyskujesz 2 PZ.',
  },
  AB08: {
    en: 'At the start of each income phase, gain 1 energy, 1 raw material, 1 alien and 1 credit, but only what you have none of.',
    pl: 'Na początku każdej fazy dochodów zyskujesz 1 energię, 1 surowiec, 1 obcego i 1 kredyt, ale tylko to, czego nie masz wcale.',
  },
  AB09: {
    en: 'Setup: mobilise 1 crew member and place a second outpost, at no cost, on any action planet without pirates whose requirement you meet. Your priority marker moves to its new segment.',
    pl: 'Przygotowanie: zmobilizuj 1 załoganta i umieść bez kosztu drugą placówkę na dowolnej planecie akcyjnej bez piratów, której wymaganie spełniasz. Twój znacznik priorytetu przechodzi do nowego segmentu.',
  },
  AB10: {
    en: 'Setup: place a second ship beside your own. You may split the movement of an exploration between both ships. Each exploration also gives you 1 more move without paying energy, or 1 more outpost to place.',
    pl: 'Przygotowanie: ustaw drugi statek obok swojego. Ruch w akcji eksploracji możesz rozdzielić między oba statki. Każda eksploracja daje też 1 dodatkowy ruch bez kosztu w energii albo umieszczenie 1 dodatkowej placówki.',
  },
  WC01: {
    en: 'Gain 2 energy, 1 raw material and 1 credit.',
    pl: 'Zyskaj 2 energii, 1 surowiec i 1 kredyt.',
  },
  WC02: {
    en: 'Gain 2 raw materials, 1 energy and 1 credit.',
    pl: 'Zyskaj 2 surowce, 1 energię i 1 kredyt.',
  },
  WC03: {
    en: 'Gain 1 alien, 1 raw material, 1 energy and 1 credit.',
    pl: 'Zyskaj 1 obcego, 1 surowiec, 1 energię i 1 kredyt.',
  },
  WC04: {
    en: 'Gain 3 credits and 1 VP.',
    pl: 'Zyskaj 3 kredyty i 1 PZ.',
  },
  WC05: {
    en: 'Gain 2 energy and advance 1 space on the technology track.',
    pl: 'Zyskaj 2 energii i awansuj o 1 pole na torze technologii.',
  },
  WC06: {
    en: 'Gain 2 raw materials and 1 credit, then advance 1 space on the production track.',
    pl: 'Zyskaj 2 surowce i 1 kredyt, a potem awansuj o 1 pole na torze produkcji.',
  },
  WC07: {
    en: 'Gain 1 credit and 1 alien, then advance 1 space on the politics track.',
    pl: 'Zyskaj 1 kredyt i 1 obcego, a potem awansuj o 1 pole na torze polityki.',
  },
  WC08: {
    en: 'Advance 1 space on the military track without the usual cost.',
    pl: 'Awansuj o 1 pole na torze wojskowości bez zwykłego kosztu.',
  },
  WC09: {
    en: 'Unlock the next trade space without the usual cost.',
    pl: 'Odblokuj następne pole handlu bez zwykłego kosztu.',
  },
  WC10: {
    en: 'Gain 1 raw material and mobilise 1 crew member.',
    pl: 'Zyskaj 1 surowiec i zmobilizuj 1 załoganta.',
  },
  WC11: {
    en: 'Gain 2 aliens, 1 energy and 1 raw material.',
    pl: 'Zyskaj 2 obcych, 1 energię i 1 surowiec.',
  },
  WC12: {
    en: 'Gain 1 VP, then advance 1 space on the technology track and 1 space on the politics track.',
    pl: 'Zyskaj 1 PZ, a potem awansuj o 1 pole na torze technologii i o 1 pole na torze polityki.',
  },
  WC13: {
    en: 'Gain 1 energy, 1 raw material and 2 VP, then advance 1 space on the production track.',
    pl: 'Zyskaj 1 energię, 1 surowiec i 2 PZ, a potem awansuj o 1 pole na torze produkcji.',
  },
  WC14: {
    en: 'Gain 2 resources of any type, 1 credit and 1 VP.',
    pl: 'Zyskaj 2 dowolne zasoby, 1 kredyt i 1 PZ.',
  },
  BB01: {
    en: 'Gain 2 energy.',
    pl: 'Zyskaj 2 energii.',
  },
  BB02: {
    en: 'Gain 2 energy.',
    pl: 'Zyskaj 2 energii.',
  },
  BB03: {
    en: 'Gain 2 raw materials.',
    pl: 'Zyskaj 2 surowce.',
  },
  BB04: {
    en: 'Gain 2 raw materials.',
    pl: 'Zyskaj 2 surowce.',
  },
  BB05: {
    en: 'Gain 1 alien and 1 energy.',
    pl: 'Zyskaj 1 obcego i 1 energię.',
  },
  BB06: {
    en: 'Gain 1 alien and 1 raw material.',
    pl: 'Zyskaj 1 obcego i 1 surowiec.',
  },
  BB07: {
    en: 'Gain 2 credits.',
    pl: 'Zyskaj 2 kredyty.',
  },
  BB08: {
    en: 'Gain 2 credits.',
    pl: 'Zyskaj 2 kredyty.',
  },
  BB09: {
    en: 'Gain 2 resources of any type.',
    pl: 'Zyskaj 2 dowolne zasoby.',
  },
  BB10: {
    en: 'Gain 3 VP.',
    pl: 'Zyskaj 3 PZ.',
  },
  BB11: {
    en: 'Gain 3 VP.',
    pl: 'Zyskaj 3 PZ.',
  },
  BB12: {
    en: 'Move your ship up to 2 spaces without paying energy.',
    pl: 'Przesuń swój statek maksymalnie o 2 pola bez kosztu w energii.',
  },
  BB13: {
    en: 'Move your ship 1 space without paying energy and gain 1 VP.',
    pl: 'Przesuń swój statek o 1 pole bez kosztu w energii i zyskaj 1 PZ.',
  },
  BB14: {
    en: 'Move your ship to any planet with a tunnel and gain 1 VP.',
    pl: 'Przesuń swój statek na dowolną planetę z tunelem i zyskaj 1 PZ.',
  },
  BB15: {
    en: 'Raise your military level by 2 until clean-up.',
    pl: 'Podnieś swój poziom wojskowości o 2 do fazy porządkowania.',
  },
  BB16: {
    en: 'Raise your trade level by 2 until clean-up.',
    pl: 'Podnieś swój poziom handlu o 2 do fazy porządkowania.',
  },
  BB17: {
    en: 'Advance 1 space on the technology track.',
    pl: 'Awansuj o 1 pole na torze technologii.',
  },
  BB18: {
    en: 'Advance 1 space on the politics track.',
    pl: 'Awansuj o 1 pole na torze polityki.',
  },
  BB19: {
    en: 'Advance 1 space on the production track.',
    pl: 'Awansuj o 1 pole na torze produkcji.',
  },
  BB20: {
    en: 'Mobilise 1 crew member.',
    pl: 'Zmobilizuj 1 załoganta.',
  },
  BA01: {
    en: 'Gain 5 VP.',
    pl: 'Zyskaj 5 PZ.',
  },
  BA02: {
    en: 'Gain 3 credits.',
    pl: 'Zyskaj 3 kredyty.',
  },
  BA03: {
    en: 'Gain 2 aliens and 1 VP.',
    pl: 'Zyskaj 2 obcych i 1 PZ.',
  },
  BA04: {
    en: 'Advance 2 spaces on the production track.',
    pl: 'Awansuj o 2 pola na torze produkcji.',
  },
  BA05: {
    en: 'Advance 2 spaces on the technology track.',
    pl: 'Awansuj o 2 pola na torze technologii.',
  },
  BA06: {
    en: 'Advance 2 spaces on the politics track.',
    pl: 'Awansuj o 2 pola na torze polityki.',
  },
  BA07: {
    en: 'You may advance 1 space on the military track (discount: 1 energy, 1 credit).',
    pl: 'Możesz awansować o 1 pole na torze wojskowości (zniżka: 1 energia, 1 kredyt).',
  },
  BA08: {
    en: 'You may unlock the next trade space (discount: 1 raw material, 1 alien).',
    pl: 'Możesz odblokować następne pole handlu (zniżka: 1 surowiec, 1 obcy).',
  },
  BA09: {
    en: 'Gain 1 VP, then you may place 1 outpost on the planet that your ship orbits, at the usual cost.',
    pl: 'Zyskaj 1 PZ, a potem możesz umieścić 1 placówkę na planecie, którą okrąża twój statek, za zwykły koszt.',
  },
  BA10: {
    en: 'Mark 1 accessible technology card and gain 1 VP.',
    pl: 'Oznacz 1 dostępną kartę technologii i zyskaj 1 PZ.',
  },
  BA11: {
    en: 'Take 1 accessible mission card and gain 2 VP.',
    pl: 'Weź 1 dostępną kartę misji i zyskaj 2 PZ.',
  },
  BA12: {
    en: 'Double your rewards in the income phase that is just beginning.',
    pl: 'Podwój swoje nagrody w fazie dochodów, która właśnie się zaczyna.',
  },
  BA13: {
    en: 'This round your captains may take main actions already used by other players; nobody may follow them.',
    pl: 'W tej rundzie twoi kapitanowie mogą wykonywać główne akcje użyte już przez innych graczy; nikt nie może do nich dołączyć.',
  },
  BA14: {
    en: 'Perform the secondary mining action without a worker and gain 1 VP.',
    pl: 'Wykonaj dodatkową akcję wydobycia bez robotnika i zyskaj 1 PZ.',
  },
  BA15: {
    en: 'Perform the main omni-action without a worker.',
    pl: 'Wykonaj główną wszechakcję bez robotnika.',
  },
  BA16: {
    en: 'Mobilise 1 crew member and gain 1 credit.',
    pl: 'Zmobilizuj 1 załoganta i zyskaj 1 kredyt.',
  },
  BA17: {
    en: 'Advance 2 spaces on the production, technology or politics track.',
    pl: 'Awansuj o 2 pola na torze produkcji, technologii albo polityki.',
  },
  MT01: {
    en: 'Gain 1 raw material.',
    pl: 'Zyskaj 1 surowiec.',
  },
  MT02: {
    en: 'Gain 1 raw material.',
    pl: 'Zyskaj 1 surowiec.',
  },
  MT03: {
    en: 'Gain 1 raw material.',
    pl: 'Zyskaj 1 surowiec.',
  },
  MT04: {
    en: 'Gain 1 energy.',
    pl: 'Zyskaj 1 energię.',
  },
  MT05: {
    en: 'Gain 1 energy.',
    pl: 'Zyskaj 1 energię.',
  },
  MT06: {
    en: 'Gain 1 VP.',
    pl: 'Zyskaj 1 PZ.',
  },
  MT07: {
    en: 'Gain 2 VP.',
    pl: 'Zyskaj 2 PZ.',
  },
  MT08: {
    en: 'Gain 2 VP.',
    pl: 'Zyskaj 2 PZ.',
  },
  MT09: {
    en: 'Gain 1 alien.',
    pl: 'Zyskaj 1 obcego.',
  },
  MT10: {
    en: 'Gain 1 resource of any type.',
    pl: 'Zyskaj 1 dowolny zasób.',
  },
  MT11: {
    en: 'Gain 1 credit.',
    pl: 'Zyskaj 1 kredyt.',
  },
  MT12: {
    en: 'Gain 1 energy and 1 VP.',
    pl: 'Zyskaj 1 energię i 1 PZ.',
  },
  MT13: {
    en: 'Gain 1 raw material and 1 VP.',
    pl: 'Zyskaj 1 surowiec i 1 PZ.',
  },
  FT1: {
    en: 'Gain 1 credit.',
    pl: 'Zyskaj 1 kredyt.',
  },
  FT2: {
    en: 'Gain 1 resource of any type.',
    pl: 'Zyskaj 1 dowolny zasób.',
  },
  FT3: {
    en: 'Gain 3 VP.',
    pl: 'Zyskaj 3 PZ.',
  },
  PT01: {
    en: 'Strength 1: to defeat them you need a military level of at least 1; you gain 1 VP. Income: gain 1 VP.',
    pl: 'Siła 1: aby ich pokonać, musisz mieć poziom wojskowości co najmniej 1; zyskujesz 1 PZ. Dochód: zyskaj 1 PZ.',
  },
  PT02: {
    en: 'Strength 2: to defeat them you need a military level of at least 2; you gain 2 VP. Income: gain 1 credit.',
    pl: 'Siła 2: aby ich pokonać, musisz mieć poziom wojskowości co najmniej 2; zyskujesz 2 PZ. Dochód: zyskaj 1 kredyt.',
  },
  PT03: {
    en: 'Strength 2: to defeat them you need a military level of at least 2; you gain 2 VP. In mining actions: gain 1 resource of any type.',
    pl: 'Siła 2: aby ich pokonać, musisz mieć poziom wojskowości co najmniej 2; zyskujesz 2 PZ. W akcjach wydobycia: zyskaj 1 dowolny zasób.',
  },
  PT04: {
    en: 'Strength 3: to defeat them you need a military level of at least 3; you gain 3 VP. Income: gain 2 VP.',
    pl: 'Siła 3: aby ich pokonać, musisz mieć poziom wojskowości co najmniej 3; zyskujesz 3 PZ. Dochód: zyskaj 2 PZ.',
  },
  PT05: {
    en: 'Strength 3: to defeat them you need a military level of at least 3; you gain 3 VP. In mining actions: gain 2 VP.',
    pl: 'Siła 3: aby ich pokonać, musisz mieć poziom wojskowości co najmniej 3; zyskujesz 3 PZ. W akcjach wydobycia: zyskaj 2 PZ.',
  },
  PT06: {
    en: 'Strength 4: to defeat them you need a military level of at least 4; you gain 4 VP. Income: gain 1 VP and 1 credit.',
    pl: 'Siła 4: aby ich pokonać, musisz mieć poziom wojskowości co najmniej 4; zyskujesz 4 PZ. Dochód: zyskaj 1 PZ i 1 kredyt.',
  },
}

describe('the text of every card, tile, token and planet', () => {
  test('is written out here', () => {
    expect(cards.map(({ id }) => id)).toEqual(Object.keys(texts))
  })

  test.each(langs)('matches this text (%s)', (lang) => {
    const wording = Object.fromEntries(cards.map(({ id, text }) => [id, text[lang]]))
    expect(wording).toEqual(Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, text[lang]])))
  })

  test.each(langs)('consists of whole sentences (%s)', (lang) => {
    const broken = cards.filter(
      ({ text }) => !/^[\p{Lu}\d].*\.$/su.test(text[lang]) || /undefined| {2}|\.\./.test(text[lang]),
    )
    expect(broken.map(({ id }) => id)).toEqual([])
  })

  test('TC305: two free advances are called free once, for both', () => {
    const both = technologies.find(({ id }) => id === 'TC305')?.atOnce
    if (both?.op !== 'choose') throw new Error('TC305 is no choice')
    expect(langs.map((lang) => effectClause(at(both.of, 2), lang))).toEqual([
      'zapłać 2 obcych, aby awansować o 1 pole na torze wojskowości i odblokować następne pole handlu, jedno i drugie bez zwykłego kosztu',
      'pay 2 aliens to advance 1 space on the military track and unlock the next trade space, both without the usual cost',
    ])
  })
})
