import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { end, isRunning, see } from './processes.ts'
import type { Seen } from './processes.ts'

const seen = z.object({ pid: z.number(), startedAt: z.string() })
const schema = z.object({ owner: seen, url: z.string(), services: z.array(seen) })

/** Says who runs the platform from this data folder, so that a second start and a killed one are noticed. */
export interface RunFile {
  /** Where the platform answers, if somebody runs it already. */
  readonly runningAt: string | undefined
  claim(url: string): void
  remember(services: readonly Seen[]): void
  release(): void
}

export function openRunFile(dataDir: string): RunFile & { stopLeftOvers(): Promise<number> } {
  const file = path.join(dataDir, 'running.json')
  const found = read(file)
  let own = found?.owner.pid === process.pid ? found : undefined
  const write = () => {
    if (!own) return
    fs.writeFileSync(`${file}.new`, JSON.stringify(own))
    fs.renameSync(`${file}.new`, file)
  }
  return {
    runningAt: found && !own && isRunning(found.owner) ? found.url : undefined,
    stopLeftOvers: async () => {
      const left = (found?.services ?? []).filter(isRunning)
      await Promise.all(left.map((service) => end(service, 5000)))
      return left.length
    },
    claim: (url) => {
      own = { owner: see(process.pid), url, services: [] }
      write()
    },
    remember: (services) => {
      if (own) own = { ...own, services: [...services] }
      write()
    },
    release: () => {
      own = undefined
      fs.rmSync(file, { force: true })
    },
  }
}

function read(file: string): z.infer<typeof schema> | undefined {
  if (!fs.existsSync(file)) return undefined
  try {
    return schema.parse(JSON.parse(fs.readFileSync(file, 'utf8')))
  } catch {
    // A file cut short by a full disk says nothing; whoever wrote it is gone.
    return undefined
  }
}
