"""The terms are those of the printed rules, and one thing has one name wherever it is mentioned."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from application.words import LANGUAGES, words

TERMS: dict[str, tuple[str, str, str, str]] = {
    "terrain.desert": ("desert", "deserto", "desierto", "deserto"),
    "terrain.canyon": ("canyon", "canyon", "cañón", "desfiladeiro"),
    "terrain.meadow": ("meadow", "prato", "pradera", "prado"),
    "terrain.forest": ("forest", "foresta", "bosque", "floresta"),
    "terrain.corn": ("corn field", "campo di mais", "campo de maíz", "milharal"),
    "terrain.farm": ("farm", "fattoria", "granja", "fazenda"),
    "partner.cowboy": ("Cowboy", "Cowboy", "Vaquero", "Cowboy"),
    "partner.desperado": ("Desperado", "Desperado", "Forajido", "Desperado"),
    "partner.cattle-thief": ("Cattle Thief", "Ladro di Bestiame", "Ladrón de ganado", "Ladrão de Gado"),
    "partner.gold-digger": ("Gold Digger", "Cercatore d'Oro", "Buscador de oro", "Garimpeiro"),
    "partner.trapper": ("Trapper", "Cacciatore", "Trampero", "Caçador de Peles"),
    "partner.farmer": ("Farmer", "Contadino", "Granjero", "Agricultor"),
    "scenario.timber-rafting": ("Timber Rafting", "Sulla Zattera", "La maderada", "Transporte de Madeira"),
    "scenario.gold-rush": ("Gold Rush", "Corsa all'Oro", "La fiebre del oro", "Corrida ao Ouro"),
    "scenario.outlaws": ("Outlaws", "Fuorilegge", "Forajidos", "Foras-da-lei"),
    "scenario.moon-river-city": (
        "Moon River City",
        "La città di Moon River",
        "Ciudad Moon River",
        "Moon River City",
    ),
    "variant.legends": ("Legends of the West", "Leggende del West", "Leyendas del oeste", "Lendas do Oeste"),
    "board.camp": ("Camp", "Campo", "Campamento", "Campo"),
    "colour.purple": ("purple", "viola", "morado", "roxo"),
    "colour.white": ("white", "bianco", "blanco", "branco"),
    "colour.orange": ("orange", "arancio", "naranja", "laranja"),
    "colour.green": ("green", "verde", "verde", "verde"),
    "resource.nuggets": ("nuggets", "pepite", "pepitas", "pepitas"),
    "resource.beavers": ("beavers", "castori", "castores", "castores"),
    "resource.cobs": ("corn cobs", "pannocchie", "mazorcas", "espigas de milho"),
    "label.skull": ("skull", "teschio", "calavera", "caveira"),
    "label.circle": ("circle", "cerchio", "círculo", "círculo"),
}
"""As the four rulebooks of Moon River print them."""

MENTIONS = {
    "decision.cowboy": ["partner.cowboy"],
    "decision.desperado": ["partner.desperado"],
    "decision.thief": ["partner.cattle-thief"],
    "refusal.own-plots": ["partner.desperado"],
    "refusal.own-cows": ["partner.cattle-thief"],
    "as-cowboy.true": ["partner.cowboy"],
    "scenario-about.outlaws": ["partner.desperado", "partner.cattle-thief"],
    "refusal.scenario-without-legends": ["variant.legends"],
    "refusal.not-in-saloon": ["label.saloon"],
    "event.saloon-filled": ["label.saloon"],
    "refusal.no-circle": ["label.circle"],
    "refusal.other-territory": ["label.skull"],
}
ROOTS = {
    "plot": ("plot", "lotto lotti", "solar", "parcela"),
    "domino": ("domino", "domino", "dominó", "dominó"),
    "ranch": ("ranch", "ranch", "rancho", "rancho"),
    "reserve": ("reserve", "riserva", "reserva", "reserva"),
    "bonus": ("bonus", "bonus", "extra", "bónus"),
    "cow": ("cow", "mucc", "vaca", "vaca"),
    "ranchero": ("ranchero", "ranchero", "ranchero", "ranchero"),
}
USED = {
    "plot": "decision.draft decision.select event.column-formed refusal.cell-occupied refusal.must-discard",
    "domino": "refusal.must-expand refusal.can-be-laid refusal.must-empty event.plots-discarded",
    "ranch": "decision.expand refusal.outside-board refusal.cow-protected",
    "reserve": "refusal.not-in-reserve refusal.must-empty event.reserve-emptied label.reserve",
    "bonus": "decision.bonus move.bonus event.bonus-placed event.bonus-lost refusal.tile-claimed label.bonus",
    "cow": "decision.skull decision.thief move.drought event.cow-lost refusal.no-cow-to-move label.cow",
    "ranchero": "decision.draft event.ranchero-placed refusal.plot-taken event.game-began",
}

CLIENT = Path(__file__).parents[2] / "web/src/games/moonriver/words.ts"


def text(language: str, key: str) -> str:
    return words(language).texts[f"moon-river.{key}"]


@pytest.mark.parametrize(("place", "language"), [*enumerate(LANGUAGES)])
def test_terms_are_those_of_the_printed_rules(place: int, language: str) -> None:
    assert {key: text(language, key) for key in TERMS} == {key: terms[place] for key, terms in TERMS.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_calls_a_thing_by_its_name(language: str) -> None:
    for sentence, names in MENTIONS.items():
        for name in names:
            assert text(language, name).lower() in text(language, sentence).lower(), sentence


@pytest.mark.parametrize(("place", "language"), [*enumerate(LANGUAGES)])
def test_a_thing_without_a_table_has_one_name_too(place: int, language: str) -> None:
    for root, keys in USED.items():
        for key in keys.split():
            assert any(form in text(language, key).lower() for form in ROOTS[root][place].split()), (root, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_web_client_names_partners_terrains_and_scenarios_alike(language: str) -> None:
    block = CLIENT.read_text().split(f"\n  {language}: {{\n")[1].split("\n  }")[0]
    named = dict(re.findall(r'"moonriver\.((?:partner|terrain|scenario)\.[\w-]+)": "(.+)",', block))
    assert len(named) == 16
    assert named == {key: text(language, key) for key in named}
