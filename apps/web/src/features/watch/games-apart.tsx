import { whoIsSpy } from '@wis/games'
import type { ComponentType } from 'react'
import { LiveWall } from '../../games/who-is-spy/tile/live-wall.tsx'
import type { ChannelOfGame } from './filter/channel-names.ts'

/** The running tables of a game that draws them itself. Those of any other game are drawn from their scenes. */
export const liveWallOf: Readonly<Partial<Record<string, ComponentType<ChannelOfGame>>>> = {
  [whoIsSpy.id]: LiveWall,
}
