import 'server-only'
import { readLog } from '@wis/db/matches'
import type { LogReader } from '@wis/db/matches'
import { ids } from '@wis/engine'
import type { SpyEntry } from '@wis/games'
import type { MatchHeader } from '@wis/protocol'
import { cache } from 'react'
import { database } from '../../server/database.ts'

/** The log of a match as the page's reader may see it, read once for each page; empty if it is withheld from the reader. */
export const readSpyLog = cache((header: MatchHeader, reader: LogReader): Promise<SpyEntry[]> =>
  readLog(database(), ids.match(header.id), reader),
)
