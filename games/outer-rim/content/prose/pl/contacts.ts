import type { Prose } from '../../prose.ts'

/** The situations when a player meets a contact, and when illegal cargo is held up. */
export const prose: Prose = {
  'databank-4-lom': {
    first:
      'Niegdyś droid protokolarny, dziś łowca z manierami. 4-LOM na głos oblicza twoje szanse, z dokładnością do dwóch miejsc po przecinku, i podaje cenę, zanim padnie pytanie.',
  },
  'databank-berra-tolin': {
    first:
      'Komandor Tolin prowadzi dwie księgi: jedną dla Imperium, drugą dla siebie. Którą otworzy, zależy od tego, co stoi w twoich aktach.',
  },
  'databank-black-krrsantan': {
    first:
      'Pokryty bliznami Wookiee zajmuje pół loży i całą ciszę. Sąsiednie stoliki opustoszały. Patrzy na ciebie, jakby się zastanawiał, od której połowy zacząć.',
  },
  'databank-black-sun-agent': {
    first:
      'Postać w dobrze skrojonym płaszczu dosiada się bez pytania. Czarne Słońce, wyjaśnia, zawsze szuka godnych zaufania ludzi i nigdy nie zapomina o tych drugich.',
  },
  'databank-boshek': {
    first:
      'BoShek opowiada każdemu, kto chce słuchać, jak o włos nie pobił rekordu na trasie z Kessel. Za drinka dorzuca szczegóły; dla dobrego statku gotów jest się zaciągnąć.',
  },
  'databank-chewbacca': {
    first:
      'Wookiee z kuszą na kolanach prostuje hydroklucz tak, jak inni łupią orzechy. Przyjaciela Huttów wyczuwa z drugiego końca sali.',
  },
  'databank-doctor-evazan': {
    first:
      'Doktor ma wyroki śmierci w dwunastu układach i mnóstwo zapału. Chętnie obejrzy tę ranę. Chętnie obejrzy całą resztę.',
  },
  'databank-garindan': {
    first:
      'Spod ciemnego kaptura kieruje się ku tobie długi ryj. Garindan słyszy wszystko, co mówi się w tym porcie, i zawsze znajdzie się klient, który zapłaci, żeby to powtórzył.',
  },
  'databank-greedo': {
    first:
      'Greedo wsuwa się na miejsce naprzeciwko, z jedną ręką pod stołem. Czy trzyma w niej kontrakt, czy blaster, zależy od twoich stosunków z jego chlebodawcami.',
  },
  'databank-hera-syndulla': {
    first:
      'Pani kapitan tkwi po łokcie w silniku i nie odwraca głowy. Mówi, że o tobie słyszała, i jeszcze nie wie, czy to dobrze.',
  },
  'databank-hondo-ohnaka': {
    first:
      '„Mój najdroższy druhu!” Pirat obejmuje cię ramieniem, a drugą rękę trzyma chyba w twojej kieszeni. Ma propozycję. Zawsze ma jakąś propozycję.',
  },
  'databank-ig-rm-droid': {
    first:
      'Droid egzekutor pilnuje magazynu, którego właściciele dawno nie żyją. Rozkazy mu się skończyły, ogniwa w blasterze nie.',
  },
  'databank-k-2so': {
    first:
      'Droid ochrony informuje, że masz dziewiętnaście procent szans, by zrobić na nim wrażenie. Imperialne oznaczenia zdrapano mu z pancerza w wielkim pośpiechu.',
  },
  'databank-lobot': {
    first:
      'Implanty za jego uszami migoczą, kiedy ci się przygląda. Lobot nie mówi ani słowa; na terminalu obok zaczynają się przewijać stany magazynów i ceny.',
  },
  'databank-maz-kanata': {
    first:
      'Maz wchodzi na stół i przestawia soczewki, aż twoje oczy są tak wielkie jak jej. Od tysiąca lat patrzy ludziom w oczy. Takie jak twoje już widziała.',
  },
  'databank-nyra-vosh': {
    first:
      'Nyra Vosh złożyła swój ścigacz z trzech wraków i lata tak, jakby miała w zapasie czwarty. Kto pierwszy okrąży z nią boję, może rozmawiać o wszystkim.',
  },
  'databank-oolan-dreb': {
    first:
      'Stary Ithorianin wynegocjował jedenaście rozejmów i na każdej uczcie po nich przegrał majątek. Tasuje talię do sabaka i pyta na dwa głosy, kogo chcesz poznać.',
  },
  'databank-ponda-baba': {
    first:
      'Aqualish ryczy ci coś prosto w twarz. Albo cię nie lubi, albo bierze cię za kogoś, kogo nie lubi.',
  },
  'databank-saw-gerrera': {
    first:
      'Saw Gerrera, ciężko dysząc przez maskę, pyta, kto cię przysłał. Twój blaster jest już w rękach jego ludzi. Zła odpowiedź to taka, za którą pochwaliłby cię imperialny oficer.',
  },
  'databank-sefa-quill': {
    first:
      'Za zasłoną z koralików Sefa Quill sprzedaje to, co spadło z cudzych statków: towary, dokumenty, plotki. Do niczyjej załogi się nie zaciąga. Woli pieniądze wszystkich naraz.',
  },
  'databank-tarn-okkel': {
    first:
      'Profesora Okkela wyrzucono z trzech uczelni, bo wolał wszystko zobaczyć sam. Jego pokoje są pełne rzeczy, których miejsce jest w muzeum, a na jeszcze jedną miejsce się znajdzie.',
  },
  'databank-w1-le': {
    first:
      'Droid kelner w przetartym smokingu recytuje dania dnia, potem własne zalety, potem znowu dania dnia. Jego kontrakt jest na sprzedaż, a kuchnia za nim nie zatęskni.',
  },
  'databank-delivery-1': {
    first: 'Inspektor zamyka za sobą właz. Patrzy długo na skrzynie, a potem na twoją sakiewkę.',
  },
  'databank-delivery-2': {
    first: 'Kroki na rampie. Przeszukują ładownię panel po panelu, a do twojego zostały jeszcze trzy.',
  },
  'databank-delivery-3': {
    first: 'Od strony słońca nadlatują dwa kutry celne. W dole wciąż mruga sygnał odbiorcy.',
  },
  'databank-delivery-4': {
    first:
      'Zamiast pieniędzy odbiorca przysłał kolegów. Dokerzy przerywają pracę, ciekawi, jak to się skończy.',
  },
}
