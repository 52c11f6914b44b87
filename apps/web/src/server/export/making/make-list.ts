import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { listMatches } from '@wis/db/matches'
import { agentNamings, readCutMatches } from '@wis/db/seasons'
import { exportMatch } from '@wis/proof'
import type { Answers, Job } from './job.ts'
import type { Premises } from './make-season-file.ts'
import { putInPlace } from './put-in-place.ts'
import { passing } from './sweep.ts'

/** The provable exports of the next matches of a list, one after the other. */
export async function makeList(
  { db, publisher, root }: Premises,
  { filter, limit }: Extract<Job, { kind: 'list' }>,
): Promise<Answers['list']> {
  const { items, nextCursor } = await listMatches(db, { ...filter, limit })
  const over = items.filter(({ status }) => status === 'finished' || status === 'void')
  const found = await readCutMatches(
    db,
    over.map(({ id }) => id),
    { seesWithheld: false },
  )
  const names = await agentNamings(db, [
    ...new Set(found.flatMap(({ seats }) => seats.map(({ agent }) => agent))),
  ])
  // Newest first, like the list.
  const texts = found.toReversed().flatMap(({ seats, wordPlace: _, ...match }) => {
    const owned = seats.map(({ agent, version }) => ({
      agent,
      version,
      owner: names.get(agent)?.owner ?? null,
    }))
    return exportMatch({ ...match, seats: owned }, publisher.platform)?.map((line) => `${line}\n`) ?? []
  })
  const file = path.join(root, passing, randomUUID())
  await putInPlace(file, Buffer.from(texts.join('')))
  return { path: file, matches: items.length, nextCursor }
}
