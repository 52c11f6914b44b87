import type { Neighbours } from './lexicon.ts'
import { animalsLarge } from './zh/animals-large.ts'
import { animalsSmall } from './zh/animals-small.ts'
import { art } from './zh/art.ts'
import { body } from './zh/body.ts'
import { clothing } from './zh/clothing.ts'
import { drink } from './zh/drink.ts'
import { festivals } from './zh/festivals.ts'
import { foodDishes } from './zh/food-dishes.ts'
import { foodProduce } from './zh/food-produce.ts'
import { games } from './zh/games.ts'
import { homeRooms } from './zh/home-rooms.ts'
import { homeTools } from './zh/home-tools.ts'
import { jobs } from './zh/jobs.ts'
import { media } from './zh/media.ts'
import { music } from './zh/music.ts'
import { nature } from './zh/nature.ts'
import { people } from './zh/people.ts'
import { places } from './zh/places.ts'
import { plants } from './zh/plants.ts'
import { school } from './zh/school.ts'
import { sport } from './zh/sport.ts'
import { technology } from './zh/technology.ts'
import { tools } from './zh/tools.ts'
import { transport } from './zh/transport.ts'
import { weather } from './zh/weather.ts'

export const chinese: readonly Neighbours[] = [
  ...animalsLarge,
  ...animalsSmall,
  ...art,
  ...body,
  ...clothing,
  ...drink,
  ...festivals,
  ...foodDishes,
  ...foodProduce,
  ...games,
  ...homeRooms,
  ...homeTools,
  ...jobs,
  ...media,
  ...music,
  ...nature,
  ...people,
  ...places,
  ...plants,
  ...school,
  ...sport,
  ...technology,
  ...tools,
  ...transport,
  ...weather,
]
