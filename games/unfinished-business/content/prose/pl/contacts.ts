import type { Prose } from '../../../../outer-rim/content/prose.ts'

/** The situations when a player meets a contact, and when illegal cargo is held up. */
export const prose: Prose = {
  'databank-boba-fett': {
    first:
      'Z ciemności strzela linka i twój sąsiad przy barze wisi nagle głową w dół. Potem hełm bez pośpiechu zwraca się ku tobie. Czy widzi klienta, czy nazwisko z listy, zależy od Huttów.',
  },
  'databank-bossk': {
    first:
      'Bossk je i nie obchodzi go, kto na to patrzy. Odsuwa kości na bok, żeby zrobić miejsce na pieniądze albo na ciebie.',
  },
  'databank-cad-bane': {
    first:
      'Szeroki kapelusz ani drgnie, rusza się tylko wykałaczka. Cad Bane przyjmie twoje zlecenie za najlepszą cenę w tej sali, a czyjeś inne zlecenie, zauważa, to ty.',
  },
  'databank-doctor-aphra': {
    first:
      '„Nie dotykaj tego. Ani tego. A w sumie to potrzymaj”. Doktor mówi bardzo szybko nad skrzynią, która tyka, i zerka na drzwi, jakby komuś obiecała, że jej tu nie będzie.',
  },
  'databank-enfys-nest': {
    first:
      'Śmigacze stają wokół w pierścieniu kurzu, a z jednego zsiada postać w masce z kości i poroża. Jeźdźcy Nest biorą, co im potrzebne. Nigdy jeszcze nie wzięli nikogo, kto by nie nadążał.',
  },
  'databank-han-solo': {
    first:
      'Buty trzyma na stole, plecy przy ścianie, a jedną rękę tam, gdzie jej nie widać. To dobry statek, mówi, szybki statek, i nie, żadnych Huttów tu nie było. A może byli?',
  },
  'databank-ig-88': {
    first:
      'Droid stał tak nieruchomo, że goście wieszali na nim płaszcze. Teraz zapalają się wszystkie jego czujniki naraz, a na piersi rusza licznik. Musi być jakiś sposób, żeby go zatrzymać.',
  },
  'databank-jyn-erso': {
    first:
      'Siada twarzą do drzwi i najpierw liczy twoją broń, a potem słowa. „Zaufanie działa w obie strony”, mówi Jyn Erso. Jej leży na stole, odbezpieczone.',
  },
  'databank-ketsu-onyo': {
    first:
      'Na barze leży malowany hełm, a jego właścicielka dawno już obejrzała w nim twoje odbicie. Ketsu Onyo znajduje ludzi dla Czarnego Słońca. Znajdowałaby i dla innych, gdyby innych było na to stać.',
  },
  'databank-lando-calrissian': {
    first:
      'Ściska ci dłoń, chwali płaszcz i zamawia za siebie i za ciebie, zanim ktokolwiek usiądzie. „Lecieć z tobą? Z przyjemnością. Ale miejsca przy stole niech rozda przypadek”. Między palcami obraca pojedynczą kość.',
  },
  'databank-ahsoka-tano': {
    first:
      'Kobieta w szarym kapturze szła przed tobą, a teraz stoi za tobą ze skrzyżowanymi ramionami. Pochowała już jeden zakon i jedną wojnę. Nie podnosząc głosu, pyta, po czyjej jesteś stronie.',
  },
  'databank-delivery-5': {
    first:
      'Celniczka przy bramie jest młoda, nieprzekupna i rada z towarzystwa. Zaczyna objaśniać formularz, rubryka po rubryce; dla spieszących się jest opłata ekspresowa, całkiem urzędowa.',
  },
  'databank-delivery-6': {
    first:
      'Nad lądowiskiem buczy nowy łuk czujników i teraz kolej na ciebie. Połowa lampek świeci na bursztynowo. Albo nikt go nie wyregulował, albo ktoś wyregulował go bardzo dobrze.',
  },
  'databank-delivery-7': {
    first:
      'O drzwi odbiorcy opiera się konkurencja, pięć par barczystych ramion, swobodnie, jak ktoś, kto odbiorcę wysłał już spać. Mówią, że ta ulica jest ich, razem ze skrzyniami.',
  },
  'databank-delivery-8': {
    first:
      'Syreny: port zamknięty, nikt nie ląduje, nikt nie startuje. Dwie ulice dalej jest nieoświetlony plac, od biedy wystarczy, jeśli umie się nadlecieć nisko albo wie się, kiedy obracają się reflektory.',
  },
}
