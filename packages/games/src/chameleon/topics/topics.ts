import type { InBoth } from '@wis/engine'
import { foodAndNature } from './en/food-and-nature.ts'
import { peopleAndPlay } from './en/people-and-play.ts'
import { thingsAndPlaces } from './en/things-and-places.ts'
import type { Topic } from './topic.ts'
import { chineseFoodAndNature } from './zh/food-and-nature.ts'
import { chinesePeopleAndPlay } from './zh/people-and-play.ts'
import { chineseThingsAndPlaces } from './zh/things-and-places.ts'

/** Every topic. The Chinese ones are no translations: they are what Chinese readers know. */
export const topicsIn: InBoth<readonly Topic[]> = {
  en: [...foodAndNature, ...thingsAndPlaces, ...peopleAndPlay],
  zh: [...chineseFoodAndNature, ...chineseThingsAndPlaces, ...chinesePeopleAndPlay],
}
