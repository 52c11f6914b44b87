import { animals } from './en/animals.ts'
import { art } from './en/art.ts'
import { body } from './en/body.ts'
import { clothing } from './en/clothing.ts'
import { drink } from './en/drink.ts'
import { festivals } from './en/festivals.ts'
import { food } from './en/food.ts'
import { games } from './en/games.ts'
import { home } from './en/home.ts'
import { jobs } from './en/jobs.ts'
import { media } from './en/media.ts'
import { music } from './en/music.ts'
import { nature } from './en/nature.ts'
import { people } from './en/people.ts'
import { places } from './en/places.ts'
import { plants } from './en/plants.ts'
import { school } from './en/school.ts'
import { sport } from './en/sport.ts'
import { technology } from './en/technology.ts'
import { tools } from './en/tools.ts'
import { transport } from './en/transport.ts'
import { weather } from './en/weather.ts'
import type { Neighbours } from './lexicon.ts'

export const english: readonly Neighbours[] = [
  ...animals,
  ...art,
  ...body,
  ...clothing,
  ...drink,
  ...festivals,
  ...food,
  ...games,
  ...home,
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
