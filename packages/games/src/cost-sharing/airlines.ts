import type { InBoth } from '@wis/engine'

/** From aircraft of one size to the next larger one. */
export const fleets = ['small', 'small-medium', 'medium', 'medium-large', 'large'] as const
export type Fleet = (typeof fleets)[number]

/** How an airline uses the airport. */
export interface Airline {
  readonly id: string
  readonly name: InBoth<string>
  /** In a month. */
  readonly flights: number
  /** In a month. */
  readonly passengers: number
  /** Of an average flight. */
  readonly minutes: number
  readonly fleet: Fleet
}

/** The size of a fleet as a number, from 1 to 5. */
export const sizeOf = (fleet: Fleet): number => fleets.indexOf(fleet) + 1

export const fleetNames: Readonly<Record<Fleet, InBoth<string>>> = {
  small: { en: 'small aircraft', zh: '小型飞机' },
  'small-medium': { en: 'small and medium aircraft', zh: '中小型飞机' },
  medium: { en: 'medium aircraft', zh: '中型飞机' },
  'medium-large': { en: 'medium and large aircraft', zh: '中大型飞机' },
  large: { en: 'large aircraft', zh: '大型飞机' },
}

type Row = readonly [
  id: string,
  en: string,
  zh: string,
  flights: number,
  passengers: number,
  minutes: number,
  fleet: Fleet,
]

const rows: readonly Row[] = [
  ['island-hopper', 'Island Hopper', '跳岛航空', 180, 5_400, 35, 'small'],
  ['valley-commuter', 'Valley Commuter', '河谷通勤', 240, 8_400, 50, 'small'],
  ['polar-link', 'Polar Link', '极地联运', 40, 1_000, 95, 'small'],
  ['meadow-air', 'Meadow Air', '绿野航空', 60, 1_800, 45, 'small'],
  ['lake-taxi', 'Lake Taxi', '湖区空的', 300, 4_500, 25, 'small'],
  ['coastline', 'Coastline', '海岸航空', 150, 10_500, 70, 'small-medium'],
  ['twin-rivers', 'Twin Rivers', '双江航空', 90, 6_300, 80, 'small-medium'],
  ['border-express', 'Border Express', '边城快运', 210, 14_700, 60, 'small-medium'],
  ['harvest-wings', 'Harvest Wings', '丰收之翼', 70, 4_200, 65, 'small-medium'],
  ['north-ridge', 'North Ridge', '北岭航空', 120, 7_800, 90, 'small-medium'],
  ['budget-jet', 'Budget Jet', '实惠航空', 330, 52_800, 110, 'medium'],
  ['capital-shuttle', 'Capital Shuttle', '京畿快线', 270, 37_800, 75, 'medium'],
  ['sunseeker', 'Sunseeker', '逐日假期', 80, 13_600, 190, 'medium'],
  ['silk-route', 'Silk Route', '丝路航空', 160, 22_400, 150, 'medium'],
  ['river-city', 'River City', '江城航空', 110, 15_400, 100, 'medium'],
  ['festival-charter', 'Festival Charter', '佳节包机', 50, 8_500, 210, 'medium'],
  ['pan-lakes', 'Pan Lakes', '环湖航空', 140, 26_600, 170, 'medium-large'],
  ['amber-air', 'Amber Air', '琥珀航空', 200, 40_000, 140, 'medium-large'],
  ['monsoon', 'Monsoon', '季风航空', 100, 21_000, 240, 'medium-large'],
  ['grand-plains', 'Grand Plains', '大平原航空', 60, 12_000, 200, 'medium-large'],
  ['ocean-crown', 'Ocean Crown', '海冠航空', 90, 27_900, 540, 'large'],
  ['long-haul-lotus', 'Long Haul Lotus', '莲花远航', 60, 19_200, 660, 'large'],
  ['continental-bridge', 'Continental Bridge', '洲际之桥', 120, 36_000, 480, 'large'],
  ['night-freighter', 'Night Freighter', '夜行货运', 75, 300, 390, 'large'],
]

/** The airlines that matches are played with. */
export const airlinePool: readonly Airline[] = rows.map(
  ([id, en, zh, flights, passengers, minutes, fleet]) => ({
    id,
    name: { en, zh },
    flights,
    passengers,
    minutes,
    fleet,
  }),
)
