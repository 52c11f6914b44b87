import type { Channel } from '@wis/db'

/** In the order of display. */
export const channelNames = ['top', 'new', 'spy', 'en', 'zh', 'events'] as const satisfies readonly Channel[]
