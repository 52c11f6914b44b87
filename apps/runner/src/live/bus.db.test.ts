import { createServer } from 'node:http'
import { freshDatabase } from '@wis/testkit'
import { Server } from 'socket.io'
import { expect, it } from 'vitest'
import { createLog } from '../operations/log.ts'
import { createPostgresBus } from './bus.ts'

const pause = () => new Promise((resolve) => setImmediate(resolve))

it.each([0, 1, 5, 20, 100])(
  'a bus that is stopped while it is still connecting (%i turns) leaves no connection behind',
  async (turns) => {
    const db = await freshDatabase()
    const bus = createPostgresBus(
      db.url,
      createLog(() => undefined),
    )
    const sockets = new Server(createServer().listen(0), { adapter: bus.adapter })
    for (let turn = 0; turn < turns; turn++) await pause()
    await sockets.close()
    await bus.stop()
    const { rows } = await db.pool.query(`select count(*)::int as others from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'`)
    expect(rows).toEqual([{ others: 0 }])
  },
)
