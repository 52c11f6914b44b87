import type { Channel } from '@wis/db'

/** In the order in which they are offered. */
export const channelNames = ['top', 'new', 'spy', 'en', 'zh', 'events'] as const satisfies readonly Channel[]
