### The texts on the operator's page.

admin-title = Ten serwer
admin-token = Token
admin-token-help = Wartość admin_token z ustawień tego serwera.
admin-login = Zaloguj
admin-logout = Wyloguj
admin-wrong = To nie jest właściwy token.
admin-not-known = Może to zrobić tylko operator tego serwera. Otwórz /admin i wpisz token.
admin-no-match = Nie ma takiej partii.
admin-no-such-act = Tego nie można zrobić. Użyj jednego z przycisków.
admin-no-address = { $text } nie jest adresem sieciowym. Podaj adres taki jak 192.0.2.7 lub 2001:db8::/64.
admin-message-too-long = Wiadomość dnia może mieć najwyżej { $n } znaków.
admin-message = Wiadomość dnia
admin-message-help = Widoczna od razu na stronie głównej i przy każdym stole. Zostaw puste, jeśli ma jej nie być.
admin-say = Zapisz
admin-matches = Partie
admin-find = Kod stołu
admin-go = Szukaj
admin-playing = W toku
admin-waiting-room = Czekają
admin-over = Skończone
admin-nothing = Nie ma tu żadnych partii.
admin-watch = Oglądaj
admin-watch-match = Oglądaj { $code }
admin-viewers =
    { $n ->
        [one] { $n } widz
        [few] { $n } widzów
       *[many] { $n } widzów
    }
admin-away = poza stołem
admin-free = wolne
admin-manage = Zarządzaj
admin-manage-match = Zarządzaj { $code }
admin-kick = Usuń
admin-kick-who = Usuń: { $name }
admin-kick-help = Miejsce się zwolni. W trwającej partii przejmie je bot.
admin-ban = Zablokuj
admin-ban-who = Zablokuj: { $name }
admin-with-address = i adres sieciowy tej osoby
admin-close = Zamknij stół
admin-close-help = Partia zakończy się teraz, bez zwycięzcy.
admin-load = Obciążenie
admin-process = proces
admin-hours = godziny
admin-rooms = partie
admin-watching = widzowie
admin-events = zdarzenia
admin-refused = odrzucone
admin-bots = boty
admin-commit = zapis
admin-draw = rysowanie
admin-send = wysyłanie
admin-processor = CPU
admin-memory = pamięć
admin-bans = Blokady
admin-no-bans = Nikt nie jest zablokowany.
admin-why = Powód
admin-how-long = Na jak długo
admin-hour = na godzinę
admin-day = na dzień
admin-week = na tydzień
admin-ever = na zawsze
admin-address = Adres sieciowy
admin-ban-address = Zablokuj adres
admin-lift = Odblokuj
admin-lift-who = Odblokuj: { $who }
admin-until = do { $when }
admin-person = osoba { $who }
