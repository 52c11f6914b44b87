import fs from 'node:fs'
import path from 'node:path'
import { createVault, newId } from '@wis/db'
import type { Database } from '@wis/db'
import { createToken, createUser, hashToken, setRole } from '@wis/db/accounts'
import { listHouseAgents, putTurn, registerAgent } from '@wis/db/agents'
import { scopes } from '@wis/protocol'
import { hashPassword } from '../../../apps/web/src/server/auth/password.ts'
import { endingOf, makeToken } from '../../../apps/web/src/server/keys/tokens.ts'
import type { Asker, OpenApi, Stage } from './request.ts'
import { password, signIn } from './sign-in.ts'

const built = path.join('apps', 'web', '.next')
const roles = ['member', 'member', 'organizer', 'admin'] as const

/** Collects material from the build and the database: pages, actions, ids, and people to send requests as. */
export async function setStage(db: Database, port: number, canary: string): Promise<Stage> {
  const site = `http://localhost:${port}`
  const document = (await (await fetch(`${site}/api/v1/openapi.json`)).json()) as OpenApi
  const turns: string[] = []
  const askers: Asker[] = [[], [['authorization', 'Bearer wis_nobody']]]
  for (const [place, role] of roles.entries()) {
    const email = `${canary}-${place}@fuzz.example`
    const wish = {
      name: `Fuzz ${place}`,
      email,
      passwordHash: await hashPassword(password),
      firstIsAdmin: false,
    }
    const userId = await createUser(db, wish)
    if (userId === undefined) throw new Error('an account could not be made')
    await setRole(db, email, role)
    askers.push([['cookie', await signIn(site, email, `10.9.0.${place}`)]])
    const token = makeToken()
    const expiresAt = new Date(Date.now() + 86_400_000)
    const row = { userId, scopes, expiresAt, name: 'fuzz', hash: hashToken(token), ending: endingOf(token) }
    await createToken(db, row)
    askers.push([['authorization', `Bearer ${token}`]])
    turns.push(await askedAgent(db, userId, place))
  }
  return {
    port,
    document,
    askers,
    ids: [...(await namesOf(db)), ...turns],
    actions: actionIds(),
    pages: pageRoutes(),
  }
}

/** An agent that may ask for its turns, with an open one. */
async function askedAgent(db: Database, userId: string, place: number): Promise<string> {
  const vault = createVault(Buffer.alloc(32, 1).toString('base64'))
  const connector = { kind: 'outbound' as const }
  const agent = { name: `Asks ${place}`, languages: ['en' as const], description: '', connector }
  const made = await registerAgent(db, vault, userId, agent)
  if (!made.ok) throw new Error(`an agent could not be made: ${made.reason}`)
  const turnId = newId()
  const turn = { kind: 'speech', round: 1, limit: 400, deadline: new Date().toISOString() }
  const body = JSON.stringify({ protocol: 'wis/1', matchId: 'fuzz', turn })
  await putTurn(db, { turnId, agentId: made.agentId, body, forMs: 86_400_000 })
  return turnId
}

async function namesOf(db: Database): Promise<readonly string[]> {
  const [agents, seasons, matches, tickets] = await Promise.all([
    listHouseAgents(db),
    db.prisma.season.findMany({ select: { id: true, slug: true } }),
    db.prisma.match.findMany({ select: { id: true }, take: 5 }),
    db.prisma.ticket.findMany({ select: { id: true }, take: 3 }),
  ])
  return [
    ...agents.slice(0, 4).map(({ id }) => id),
    ...seasons.flatMap(({ id, slug }) => [id, slug]),
    ...[...matches, ...tickets].map(({ id }) => id),
    ...['openapi', 'plain', 'matches', 'seats', 'speeches', 'votes', 'webhook', '1'],
  ]
}

function actionIds(): readonly string[] {
  const file = path.join(built, 'server', 'server-reference-manifest.json')
  const { node } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    readonly node: Readonly<Record<string, unknown>>
  }
  return Object.keys(node)
}

function pageRoutes(): readonly string[] {
  const file = path.join(built, 'app-path-routes-manifest.json')
  const routes = Object.values(JSON.parse(fs.readFileSync(file, 'utf8')) as Readonly<Record<string, string>>)
  return [...new Set(routes)].filter((route) => !route.startsWith('/api/') && !route.startsWith('/_'))
}
