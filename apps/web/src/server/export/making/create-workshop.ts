import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { openDatabase } from '@wis/db'
import { exportUser } from '@wis/db/accounts'
import { listMatches } from '@wis/db/matches'
import { agentNamings, readCutMatches } from '@wis/db/seasons'
import { exportMatch } from '@wis/proof'
import { nodeHash } from '../../keys/signing-keys.ts'
import { putInPlace, unfinished } from '../season-download.ts'
import { editionOf, signingKeyOf } from './edition-of.ts'
import type { WorkshopSettings } from './edition-of.ts'
import { DiskFull, isDiskFull } from './job.ts'
import type { AnswerTo, Answers, Job, Progress, Workshop } from './job.ts'
import { makeSeasonFile } from './make-season-file.ts'
import type { Premises } from './make-season-file.ts'

const connections = 4

export function createWorkshop(settings: WorkshopSettings): Workshop {
  const premises = premisesOf(settings)
  const makeRoom = () =>
    sweep(settings.folder, settings.mostBytes).catch((error: unknown) => {
      console.error('no room could be made among the exports', error)
    })
  const run = async (job: Job, onProgress: (progress: Progress) => void): Promise<Answers[Job['kind']]> => {
    switch (job.kind) {
      case 'season':
        try {
          return await makeSeasonFile(premises, job, onProgress)
        } finally {
          await makeRoom()
        }
      case 'list':
        return makeList(premises, job)
      case 'account':
        return makeAccount(premises, job)
    }
  }
  return {
    run: async <One extends Job>(job: One, onProgress: (progress: Progress) => void = () => undefined) => {
      try {
        // The answer to each kind of job has the type that belongs to the kind.
        return (await run(job, onProgress)) as AnswerTo<One>
      } catch (error) {
        throw isDiskFull(error) ? new DiskFull() : error
      }
    },
    close: () => premises.db.close(),
  }
}

function premisesOf(settings: WorkshopSettings): Premises {
  const { databaseUrl, secretKey, version, publicUrl: url, licence, root } = settings
  return {
    db: openDatabase({ url: databaseUrl, poolSize: connections }),
    publisher: { platform: { version, key: signingKeyOf(secretKey), hash: nodeHash }, url, licence },
    edition: editionOf(settings),
    root,
    pieces: path.join(root, 'pieces'),
  }
}

/** Everything that is stored about an account, for its owner to download. */
async function makeAccount(
  { db, root }: Premises,
  { userId }: Extract<Job, { kind: 'account' }>,
): Promise<Answers['account']> {
  const data = await exportUser(db, userId)
  if (!data) return undefined
  const file = path.join(root, passing, randomUUID())
  await putInPlace(file, Buffer.from(JSON.stringify(data, null, 2)))
  return { path: file }
}

/** The provable exports of the next matches of a list, one after the other. */
async function makeList(
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

/** A file that has not grown for this long is abandoned: its writer, or the asker who would fetch it, is gone. */
const abandonedMs = 15 * 60_000

/** The folder of files for one asker, who fetches them at once. */
const passing = 'passing'

interface Found {
  readonly path: string
  readonly size: number
  readonly usedAt: number
}

/**
 * Makes room. Deletes unfinished files that were abandoned, then the files unused for longest, until the rest fits
 * the limit. A reader who has a file open can still read it to its end.
 */
export async function sweep(folder: string, mostBytes: number, now = Date.now()): Promise<void> {
  const found = await filesIn(folder)
  const isPassing = ({ path: name }: Found) =>
    name.endsWith(unfinished) || path.basename(path.dirname(name)) === passing
  for (const file of found.filter(isPassing))
    if (now - file.usedAt > abandonedMs) await fs.rm(file.path, { force: true })
  const kept = found.filter((file) => !isPassing(file))
  let total = kept.reduce((sum, { size }) => sum + size, 0)
  for (const { path: name, size } of kept.toSorted((one, other) => one.usedAt - other.usedAt)) {
    if (total <= mostBytes) return
    await fs.rm(name, { force: true })
    total -= size
  }
}

async function filesIn(folder: string): Promise<Found[]> {
  const names = await fs.readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files: Found[] = []
  for (const name of names.filter((one) => one.isFile())) {
    const place = path.join(name.parentPath, name.name)
    // Another process may have deleted the file to make room.
    const stat = await fs.stat(place).catch(() => undefined)
    if (stat) files.push({ path: place, size: stat.size, usedAt: stat.mtimeMs })
  }
  return files
}
