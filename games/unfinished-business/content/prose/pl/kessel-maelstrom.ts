import type { Prose } from '../../../../outer-rim/content/prose.ts'

export const prose: Prose = {
  'kessel-maelstrom-11': {
    kessel:
      'Droidy z sortowni nauczyły się mówić „nie” i hala tonie w iskrach. Kompania płaci za każdy wyłączony obwód i każdego pogiętego buntownika. Droidy mają za to klucze do magazynu narzędzi.',
    maelstrom:
      'Setki mynoków zleciały się do kabli dryfującego przekaźnika, a teraz biorą się do twoich. Można je przepędzić i ogołocić wrak albo przebić się przez rój do prądu, który go niesie.',
  },
  'kessel-maelstrom-12': {
    kessel:
      'Na galerii dla zwiedzających kobieta w zwykłym płaszczu gawędzi o pogodzie na tuzinie planet. Ładunek, którego lepiej nie zgłaszać do oclenia, dodaje, Syndykaty odbierają prosto z doku, wszystko jedno gdzie.',
    maelstrom:
      'Boja bez oznaczeń prosi o drobną zaliczkę. W tej cenie przeprowadzi cię przez najbliższą szczelinę, ręcznie albo na przyrządach, a klienta nie straciła jeszcze ani jednego. Bez zaliczki życzy przyjemnego lotu.',
  },
  'kessel-maelstrom-13': {
    kessel:
      'Zawalił się chodnik, a za rumowiskiem została zmiana. Przecinak leży obok, jeszcze ciepły. Przy windzie czekają medycy i mechanicy; za parę kredytów zajmą się tymczasem przyjezdnymi.',
    maelstrom:
      'Oko burzy jest nie większe od hangaru. Statek, który kuleje, może tu podryfować i się połatać. Sprawny nie ma wymówki: musi przeskoczyć przeciwległą ścianę.',
  },
  'kessel-maelstrom-14': {
    kessel:
      'Na placu zarekwirowanych statków pachnie zimnymi silnikami. Naczelnik sprzedaje wszystko, co ma jeszcze drzwi, a więźniowie, dawniej mechanicy, chętnie popracują przy czymś, co stąd odleci.',
    maelstrom:
      'Między dwoma frontami gazu biegnie szew ciszy, usłany tym, co zostało po innych statkach. Czysty przelot to zaoszczędzone dni i trochę złomu. Muśnięcie ściany kil zapamięta na długo.',
  },
  'kessel-maelstrom-15': {
    kessel:
      'W głębi, skąd wyniosły się pająki, zbiera się to, co po nich zostało. Zbieracze pamiętają, od kogo dostali wodę: możesz wziąć belę jedwabiu albo dać się polecić agentowi, który handluje całą resztą.',
    maelstrom:
      'Pływ okręca cię wokół ciemnej masy szybciej, niż pokazuje tarcza. Można puścić już teraz i być daleko w przodzie albo zrobić jeszcze jedno okrążenie, tuż nad połyskującym koaksjum.',
  },
  'kessel-maelstrom-16': {
    kessel:
      'W noc wypłaty strażnicy losują ułaskawienie. Skazaniec, którego nazwisko jest w bębnie, nie przestaje gadać i zdążył przysiąc, że pójdzie za tym, kto je wyciągnie.',
    maelstrom:
      'W gazie kołysze się więzienna barka: załoga uciekła, cele są zamknięte. W środku ktoś kłóci się z drzwiami. Ślad po kapsułach ratunkowych prowadzi prosto na zewnątrz burzy.',
  },
  'kessel-maelstrom-17': {
    kessel:
      'Złomiarze kasują elektromagnes ratowniczy, bo nie daje się na długo wyłączyć. Który statek podda się w pobliżu, zrzędzi ich brygadzista, ten traci i skrzynię. Pod twój kil akurat się mieści.',
    maelstrom:
      'Studnia grawitacyjna trzyma cię lekko, jak dłoń w strumieniu. Coś ciężkiego z ładowni, rzucone w głąb, opłaci ci przejazd. Inaczej reaktor musi krzyknąć głośniej niż kiedykolwiek.',
  },
  'kessel-maelstrom-18': {
    'kessel.positive':
      'Więźniowie stukają w rury i dziś w tym rytmie jest twoje imię. Za kotłem coś dla ciebie odłożyli: trochę kredytów z kolejki po wypłatę albo wieści zewsząd.',
    'kessel.neutral':
      'Łapówka wystarczy, żeby chory z lazaretu wrócił do swoich, do Rebelii. Słowo szepnięte naczelnikowi wystarczy na nagrodę. On to wie, ty to wiesz, a siostra poszła umyć ręce.',
    'kessel.negative':
      'Lampy w tunelu przygasają i skuci więźniowie przestają śpiewać. Jeden z nich czeka na ciebie od początku wyroku. Chce twojego sprzętu, a łańcuch jest dość długi.',
    maelstrom:
      'Ktoś nadaje na częstotliwości, która pali odbiorniki. Jeśli odpowiesz, antena przepadnie na pewno. Głos zna jednak drogę na zewnątrz i miejsce, w którym statek płatnika zgubił kasę.',
  },
  'kessel-maelstrom-19': {
    kessel:
      'W barze pilotów każda opowieść trwa tyle samo, zmienia się tylko liczba parseków. W którejś kryje się prawdziwa trasa, trzeba tylko dobrze słuchać. Za lepszą historię rzucają kredyty.',
    maelstrom:
      'Rekord tego przejścia wydrapano na płycie boi, a pod nią dron bukmachera zbiera wpisowe. Możesz dostroić silniki i mknąć dalej jak wszyscy albo ścigać się o miejsce na płycie.',
  },
  'kessel-maelstrom-20': {
    kessel:
      'Za halą wag jest podręczna kasa, a za kasą, o jedne drzwi dalej, czysta przyprawa. Straże między jednym a drugim zmieniają się według planu, który nigdy nie wygląda dwa razy tak samo.',
    maelstrom:
      'Zgubiona czujka zapłaci za namiar, a poleci za nim cały jej patrol. Brakuje jej też nawigatora: oddaj jej członka załogi, a wyholuje cię z burzy. Albo zdąż przed nią do luki w chmurach.',
  },
}
