import type { Neighbours } from './lexicon.ts'
import { animals2 } from './zh/undercover/animals-2.ts'
import { animals } from './zh/undercover/animals.ts'
import { city } from './zh/undercover/city.ts'
import { devices } from './zh/undercover/devices.ts'
import { fruit } from './zh/undercover/fruit.ts'
import { greens } from './zh/undercover/greens.ts'
import { home } from './zh/undercover/home.ts'
import { play } from './zh/undercover/play.ts'
import { road } from './zh/undercover/road.ts'
import { sky } from './zh/undercover/sky.ts'
import { snacks } from './zh/undercover/snacks.ts'
import { tools } from './zh/undercover/tools.ts'
import { wear } from './zh/undercover/wear.ts'
import { work } from './zh/undercover/work.ts'

/** The words that only the rulesets of undercover deal. */
export const chineseUndercover: readonly Neighbours[] = [
  ...animals,
  ...animals2,
  ...city,
  ...devices,
  ...fruit,
  ...greens,
  ...home,
  ...play,
  ...road,
  ...sky,
  ...snacks,
  ...tools,
  ...wear,
  ...work,
]
