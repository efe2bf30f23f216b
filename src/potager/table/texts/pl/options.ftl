### The texts in the form for a new match, and words for options.

option-none = brak
option-on = wł.
option-off = wył.
option-house = standard
option-own-cards = własne karty

form-title = Nowa partia: { $game }
form-change-title = Opcje stołu { $code }
form-game = Gra
form-who = Kto gra
form-table = Stół
form-set = Nakryj stół
form-save = Zapisz opcje
form-back = Wróć do stołu
form-none = Brak
form-less = O jeden mniej
form-more = O jeden więcej
form-up = Wcześniej
form-down = Później
form-order-how = Przeciągnij lub użyj strzałek. Najstarszy gracz na pierwszym miejscu.
form-file-house = Standard
form-file-own = Własny
form-file-text = Treść pliku
form-upload = Prześlij plik
form-sample = Pobierz standardowy plik jako wzór
form-reset = Przywróć standard
form-seat-name = Imię gracza przy tym ekranie
form-name-here = Imię przy tym ekranie
form-ask = Zapytaj w poczekalni: { $question }
form-draw = Rozlosuj miejsca (i to, kto zaczyna)
form-guest = Grasz jako gość, dopóki nie wpiszesz imienia w prawym górnym rogu.
form-timer = Limit czasu na turę
form-timer-help = Gdy czas minie, gracz pasuje, jeśli to możliwe. W przeciwnym razie wybiera łatwy bot.
form-react = Czas na reakcję
form-react-help = Każdy może coś zagrać lub spasować. Gdy czas minie, pasują ci, którzy nic nie wybrali. Kończy się wcześniej, jeśli wszyscy wybrali. Przy wspólnym ekranie nie ma limitu.
form-chat = Czat i emotki
form-open = Otwarty stół: każdy może go znaleźć na stronie głównej
form-late = Spóźnieni mogą zająć miejsce bota
form-player = Gracz { $n }
form-timer-not-a-number = Limit czasu musi być całkowitą liczbą sekund. 0 oznacza brak limitu.

kind-me = Ja
kind-friend = Ktoś, przez link
kind-hot = Ktoś przy tym ekranie
kind-bot = Bot, { $level }

level-easy = łatwy
level-medium = średni
level-hard = trudny

Level-easy = Łatwy
Level-medium = Średni
Level-hard = Trudny

timer-0 = Bez limitu
timer-30 = 30 sekund na wybór
timer-60 = 1 minuta na wybór
timer-180 = 3 minuty na wybór
timer-86400 = 1 dzień na wybór
timer-seconds = { $n } s na wybór

react-0 = Bez limitu
react-5 = 5 sekund
react-10 = 10 sekund
react-20 = 20 sekund
react-seconds = { $n } s
react-none = bez limitu
