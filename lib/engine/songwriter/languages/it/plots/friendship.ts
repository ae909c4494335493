import type { Plot } from '../../stanzas.ts'

export const friendship: Plot = {
  person: 'you',
  open: `
    Mi hai copiato (il tema|il compito|il problema), ed era sbagliato
    La prof ci voleva alla lavagna
    Hai detto: quell'errore è brevettato
    Da allora è cominciata la cuccagna

    Apri il mio frigo (senza permesso|col tuo cappotto|a luce spenta), e sospiri
    Dici: uno yogurt, due pile, un limone
    Poi dallo zaino, con calma, tiri
    Fuori una teglia, e un'opinione

    Abbiamo una panca (in piazza|al parco|sul fiume), è la nostra
    Manca una stecca, d'inverno si gela
    Da lì commentiamo la gente in mostra
    E chi ha un dolore, lì lo svela`,
  turn: `
    Alle tre di notte ho telefonato
    Non hai detto: ma sai che ore sono?
    Hai detto: arrivo, porto il gelato
    Del gusto che a te non sembra buono

    Mi hai detto sul muso che stavo sbagliando
    Due mesi di niente, nemmeno un saluto
    Avevi ragione, e sai da quando
    Lo so? Dal primo mezzo minuto

    Con te in autostrada non serve parlare
    Tu passi una gomma, io cambio stazione
    Trecento chilometri fino al mare
    Ed è stata una bella conversazione`,
  meaning: `
    Gli amici non sono quelli del sole
    Che vengono al mare e poi vanno via
    Sono chi arriva, con poche parole
    Quando la strada non è allegria

    Non c'è una firma, non c'è un contratto
    Nessuno ha giurato davanti a un altare
    Ma quello che abbiamo, così, s'è fatto
    Ed è più difficile da sciupare`,
  lift: `
    Non serve che chiami, {call}, dal passo
    So se è giorno da corsa o giorno da sasso

    E quando mi perdo, e succede, lo sai
    C'è un numero solo che non cambia mai`,
  chorus: `
    # Meno male che c'è
    Meno male che c'è chi mi dice: hai torto
    Chi viene di corsa, chi fa da porto
    Meno male che c'è, e nessuno lo dice
    Ma è questo, alla fine, che fa felice

    # Meno male che ci sei
    Meno male che ci sei, {call}: se ho torto
    Lo dici ridendo, e fai da porto
    Meno male che ci sei, se no chi lo dice
    Che ho il prezzemolo in bocca e un'aria felice

    # Vieni qua, {call}
    Vieni qua, {call}, che ti tengo il posto
    Vicino al calore, al vino, all'arrosto
    Vieni qua, {call}, e dimmela ancora
    La storia che dura più di un'ora

    # Io e te, {call}
    Io e te, {call}, due gambe di un tavolo
    Se una traballa, l'altra dice: cavolo
    Io e te, {call}, un cartoncino sotto
    E regge la cena, e nessun piatto è rotto`,
  bridge: `
    Fra quarant'anni, sulla stessa panca
    Coi denti nuovi e le bocce in un sacco
    Diremo che il mondo è una barca stanca
    E a ridere ancora ti do scacco

    È stato il caso, è stata fortuna
    Un giorno qualunque, e sei ancora qua
    Di gente al mondo non ce n'è una
    Che sappia di me quel che sai già`,
}
