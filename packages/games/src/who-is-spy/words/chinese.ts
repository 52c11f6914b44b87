import type { Domain, PairList } from './word-pair.ts'
import { animals } from './zh/animals.ts'
import { art } from './zh/art.ts'
import { body } from './zh/body.ts'
import { clothing } from './zh/clothing.ts'
import { drink } from './zh/drink.ts'
import { festivals } from './zh/festivals.ts'
import { food } from './zh/food.ts'
import { games } from './zh/games.ts'
import { home } from './zh/home.ts'
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

export const chinese: Readonly<Record<Domain, PairList>> = {
  food,
  drink,
  animals,
  plants,
  home,
  clothing,
  body,
  jobs,
  places,
  transport,
  tools,
  technology,
  sport,
  games,
  music,
  art,
  school,
  nature,
  weather,
  festivals,
  people,
  media,
}
