import path from 'node:path'
import { openDatabase } from '@wis/db'
import { nodeHash } from '../../keys/node-signer.ts'
import { editionOf, signingKeyOf } from './edition-of.ts'
import type { WorkshopSettings } from './edition-of.ts'
import { isDiskFull, DiskFull } from './job.ts'
import type { AnswerTo, Answers, Job, Progress, Workshop } from './job.ts'
import { makeAccount } from './make-account.ts'
import { makeList } from './make-list.ts'
import { makeSeasonFile } from './make-season-file.ts'
import type { Premises } from './make-season-file.ts'
import { sweep } from './sweep.ts'

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
