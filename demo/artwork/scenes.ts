// Every scene by the name that story files use. Adding one is a file in `scenes/` and a line here.

import type { Scene } from "./scene.ts";
import { aircraft } from "./scenes/aircraft.ts";
import { airport } from "./scenes/airport.ts";
import { ambulance } from "./scenes/ambulance.ts";
import { ballot } from "./scenes/ballot.ts";
import { bank } from "./scenes/bank.ts";
import { baseball } from "./scenes/baseball.ts";
import { basketball } from "./scenes/basketball.ts";
import { beachTravel } from "./scenes/beach-travel.ts";
import { books } from "./scenes/books.ts";
import { brain } from "./scenes/brain.ts";
import { bridge } from "./scenes/bridge.ts";
import { capitol } from "./scenes/capitol.ts";
import { cells } from "./scenes/cells.ts";
import { chessOpinion } from "./scenes/chess-opinion.ts";
import { chip } from "./scenes/chip.ts";
import { cinema } from "./scenes/cinema.ts";
import { cityNight } from "./scenes/city-night.ts";
import { citySkyline } from "./scenes/city-skyline.ts";
import { coast } from "./scenes/coast.ts";
import { concert } from "./scenes/concert.ts";
import { courthouse } from "./scenes/courthouse.ts";
import { dataCenter } from "./scenes/data-center.ts";
import { desert } from "./scenes/desert.ts";
import { dog } from "./scenes/dog.ts";
import { factory } from "./scenes/factory.ts";
import { farmland } from "./scenes/farmland.ts";
import { fishing } from "./scenes/fishing.ts";
import { flags } from "./scenes/flags.ts";
import { flood } from "./scenes/flood.ts";
import { food } from "./scenes/food.ts";
import { forest } from "./scenes/forest.ts";
import { gavel } from "./scenes/gavel.ts";
import { highway } from "./scenes/highway.ts";
import { hospital } from "./scenes/hospital.ts";
import { hurricaneMap } from "./scenes/hurricane-map.ts";
import { laboratory } from "./scenes/laboratory.ts";
import { mainStreet } from "./scenes/main-street.ts";
import { marketChart } from "./scenes/market-chart.ts";
import { microphone } from "./scenes/microphone.ts";
import { moonLander } from "./scenes/moon-lander.ts";
import { mountains } from "./scenes/mountains.ts";
import { museum } from "./scenes/museum.ts";
import { newsroom } from "./scenes/newsroom.ts";
import { observatory } from "./scenes/observatory.ts";
import { ocean } from "./scenes/ocean.ts";
import { padlock } from "./scenes/padlock.ts";
import { parliament } from "./scenes/parliament.ts";
import { phone } from "./scenes/phone.ts";
import { pills } from "./scenes/pills.ts";
import { planet } from "./scenes/planet.ts";
import { podium } from "./scenes/podium.ts";
import { policeTape } from "./scenes/police-tape.ts";
import { port } from "./scenes/port.ts";
import { protest } from "./scenes/protest.ts";
import { raceCar } from "./scenes/race-car.ts";
import { refinery } from "./scenes/refinery.ts";
import { river } from "./scenes/river.ts";
import { robot } from "./scenes/robot.ts";
import { rocket } from "./scenes/rocket.ts";
import { runner } from "./scenes/runner.ts";
import { satellite } from "./scenes/satellite.ts";
import { scales } from "./scenes/scales.ts";
import { school } from "./scenes/school.ts";
import { shopping } from "./scenes/shopping.ts";
import { snow } from "./scenes/snow.ts";
import { soccer } from "./scenes/soccer.ts";
import { stadium } from "./scenes/stadium.ts";
import { statehouse } from "./scenes/statehouse.ts";
import { storm } from "./scenes/storm.ts";
import { studio } from "./scenes/studio.ts";
import { suburb } from "./scenes/suburb.ts";
import { suitcase } from "./scenes/suitcase.ts";
import { tennis } from "./scenes/tennis.ts";
import { train } from "./scenes/train.ts";
import { whiteHouse } from "./scenes/white-house.ts";
import { wildfire } from "./scenes/wildfire.ts";
import { wildlife } from "./scenes/wildlife.ts";
import { windTurbines } from "./scenes/wind-turbines.ts";

export const scenes = {
  aircraft,
  airport,
  ambulance,
  ballot,
  bank,
  baseball,
  basketball,
  "beach-travel": beachTravel,
  books,
  brain,
  bridge,
  capitol,
  cells,
  "chess-opinion": chessOpinion,
  chip,
  cinema,
  "city-night": cityNight,
  "city-skyline": citySkyline,
  coast,
  concert,
  courthouse,
  "data-center": dataCenter,
  desert,
  dog,
  factory,
  farmland,
  fishing,
  flags,
  flood,
  food,
  forest,
  gavel,
  highway,
  hospital,
  "hurricane-map": hurricaneMap,
  laboratory,
  "main-street": mainStreet,
  "market-chart": marketChart,
  microphone,
  "moon-lander": moonLander,
  mountains,
  museum,
  newsroom,
  observatory,
  ocean,
  padlock,
  parliament,
  phone,
  pills,
  planet,
  podium,
  "police-tape": policeTape,
  port,
  protest,
  "race-car": raceCar,
  refinery,
  river,
  robot,
  rocket,
  runner,
  satellite,
  scales,
  school,
  shopping,
  snow,
  soccer,
  stadium,
  statehouse,
  storm,
  studio,
  suburb,
  suitcase,
  tennis,
  train,
  "white-house": whiteHouse,
  wildfire,
  wildlife,
  "wind-turbines": windTurbines,
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;

export function isSceneName(name: string): name is SceneName {
  return Object.hasOwn(scenes, name);
}
