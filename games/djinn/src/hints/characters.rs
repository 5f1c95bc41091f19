//! How the five built-in bots play, in the order of `Character::ALL`; English, German, French, Dutch.

pub(super) const CHARACTERS: [[&str; 4]; 5] = [
    [
        "Tries and tries, and gives you plenty of time",
        "Probiert und probiert und lässt dir viel Zeit",
        "Essaie, essaie encore, et te laisse tout ton temps",
        "Probeert en probeert, en geeft je alle tijd",
    ],
    [
        "Lays one card after the other without hurry",
        "Legt ohne Eile eine Karte nach der anderen",
        "Pose une carte après l’autre, sans se presser",
        "Legt zonder haast de ene kaart na de andere",
    ],
    [
        "As quick as somebody who plays often",
        "So schnell wie jemand, der oft spielt",
        "Aussi rapide que quelqu’un qui joue souvent",
        "Zo snel als iemand die vaak speelt",
    ],
    [
        "Sees at a glance what fits",
        "Sieht auf einen Blick, was passt",
        "Voit d’un coup d’œil ce qui va ensemble",
        "Ziet in één oogopslag wat past",
    ],
    [
        "Hardly anybody is faster",
        "Kaum jemand ist schneller",
        "Presque personne n’est plus rapide",
        "Bijna niemand is sneller",
    ],
];
