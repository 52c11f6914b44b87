import type { DataOfGame } from './game-data.ts'
import { spyData } from './who-is-spy/data.ts'

/** The games whose data sets have tables of their own. Those of every other game follow from its kit. */
export const dataApart: Readonly<Record<string, DataOfGame>> = { 'who-is-spy': spyData }

/** What a Parquet file says of its maker: the platform, which is named after its first game. */
export const maker = 'who-is-spy arena'
