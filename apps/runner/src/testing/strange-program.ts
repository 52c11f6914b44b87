import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createVault } from '@wis/db'
import type { Database } from '@wis/db'
import { registerAgent } from '@wis/db/agents'
import type { ExperimentPlayers } from '@wis/db/experiments'
import { onTestFinished } from 'vitest'
import { z } from 'zod'

const asked = z.looseObject({
  turn: z.looseObject({ kind: z.string() }),
  candidates: z.array(z.string()).optional(),
  fields: z.looseObject({ properties: z.record(z.string(), z.unknown()) }).optional(),
})
type Asked = z.infer<typeof asked>

/** NUL and a half of a pair. */
const strange = '\0 \ud83d'

/** What a program answers, once as an object and once as a text, with characters that PostgreSQL cannot store. */
function answerOf({ turn, candidates = [], fields }: Asked, at: number): unknown {
  if (turn.kind === 'speech')
    return { speech: `My neighbour keeps it ${strange}, remark ${at}`, reasoning: strange }
  if (turn.kind === 'vote') return { vote: candidates[0], reasoning: strange }
  const names = Object.keys(fields?.properties ?? {})
  const given = Object.fromEntries(
    names.map((name) => [
      name,
      name === 'rating' ? 4 : name.startsWith('spy-') ? 25 : `it is ${strange} red ${at}`,
    ]),
  )
  return at % 2 === 0 ? { ...given, reasoning: strange } : `${strange} ${JSON.stringify(given)} ${strange}`
}

interface StrangeProgram {
  readonly players: ExperimentPlayers
  /** What a runner needs to reach it. */
  readonly env: NodeJS.ProcessEnv
}

/** A program of the person who starts experiments in tests, as their agent `strange`. */
export async function startStrangeProgram(db: Database): Promise<StrangeProgram> {
  let at = 0
  const server = createServer((incoming, response) => {
    const pieces: Buffer[] = []
    incoming.on('data', (piece: Buffer) => pieces.push(piece))
    incoming.on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const read = asked.safeParse(JSON.parse(Buffer.concat(pieces).toString() || '{}'))
      response.end(JSON.stringify(read.success ? answerOf(read.data, at++) : {}))
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const key = randomBytes(32).toString('base64')
  const owner = { id: 'experimenter', name: 'Ada' }
  await db.prisma.user.upsert({ where: { id: owner.id }, create: owner, update: {} })
  const done = await registerAgent(db, createVault(key), owner.id, {
    name: 'Strange',
    languages: ['en'],
    description: '',
    connector: { kind: 'webhook', url: `http://127.0.0.1:${port}/turn`, token: 'a secret of sixteen' },
  })
  if (!done.ok) throw new Error(done.reason)
  const { agentId, slug } = done
  const version = await db.prisma.agentVersion.findFirstOrThrow({ where: { agentId } })
  const player = { agentId, versionId: version.id, slug, version: 1, kind: 'webhook' }
  return {
    players: { [slug]: player } as ExperimentPlayers,
    env: { WIS_HOUSE_PACE_MS: '0', WIS_ALLOWED_AGENT_HOSTS: `127.0.0.1:${port}`, WIS_SECRET_KEY: key },
  }
}
