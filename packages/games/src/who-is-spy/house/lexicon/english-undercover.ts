import { bag } from './en/undercover/bag.ts'
import { beasts2 } from './en/undercover/beasts-2.ts'
import { beasts } from './en/undercover/beasts.ts'
import { devices } from './en/undercover/devices.ts'
import { fruit } from './en/undercover/fruit.ts'
import { garden } from './en/undercover/garden.ts'
import { green } from './en/undercover/green.ts'
import { house2 } from './en/undercover/house-2.ts'
import { house } from './en/undercover/house.ts'
import { meals } from './en/undercover/meals.ts'
import { office } from './en/undercover/office.ts'
import { play } from './en/undercover/play.ts'
import { road } from './en/undercover/road.ts'
import { sky } from './en/undercover/sky.ts'
import { sound } from './en/undercover/sound.ts'
import { sweets } from './en/undercover/sweets.ts'
import { town } from './en/undercover/town.ts'
import { wear } from './en/undercover/wear.ts'
import { work } from './en/undercover/work.ts'
import type { Neighbours } from './lexicon.ts'

/** The words that only the rulesets of undercover deal. */
export const englishUndercover: readonly Neighbours[] = [
  ...bag,
  ...beasts,
  ...beasts2,
  ...devices,
  ...fruit,
  ...garden,
  ...green,
  ...house,
  ...house2,
  ...meals,
  ...office,
  ...play,
  ...road,
  ...sky,
  ...sound,
  ...sweets,
  ...town,
  ...wear,
  ...work,
]
