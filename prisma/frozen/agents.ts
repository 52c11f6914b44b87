import { createWebhook, newId } from '@wis/db'
import type { Actor, Database, Vault } from '@wis/db'
import { createToken, createUser, hashToken, saveLetterWishes, setRole } from '@wis/db/accounts'
import { addVersion, openLink, registerAgent, rollBack, setOnline, updateAgent } from '@wis/db/agents'
import type { AgentId } from '@wis/engine'
import { kits } from '@wis/games'
import { newAgent } from '@wis/protocol'

/** An account by its first name. Nobody can sign in with it. */
export async function account(db: Database, name: string): Promise<Actor> {
  const email = `${name.toLowerCase()}@example.org`
  const id = await createUser(db, { name, email, passwordHash: null, firstIsAdmin: false })
  if (id === undefined) throw new Error(`${name} has an account already`)
  return { id, name }
}

export async function organizer(db: Database): Promise<Actor> {
  const olga = await account(db, 'Olga')
  await setRole(db, 'olga@example.org', 'organizer')
  return olga
}

interface Wanted {
  readonly owner: string
  readonly name: string
  readonly connector: unknown
  readonly makeUp?: unknown
}

const strategy = { preset: 'plain' }
const prompts = {
  system: 'You are {{alias}}. Your word is {{word}}. {{rules}}',
  speech: '{{history}} Speak in round {{round}}, in at most {{limit}} characters.',
  vote: '{{history}} You may vote for: {{candidates}}.\nName one.',
}
const custom = { id: 'my-own', version: 1, name: 'My own', basedOn: 'plain', texts: { en: prompts } }

/** An agent of every kind that an owner can register; `url` is where their stand-ins are. */
const agents = (url: string): readonly Wanted[] => [
  {
    owner: 'Ada',
    name: 'Webhook Ada',
    connector: { kind: 'webhook', url: `${url}/turn`, token: 'a-secret-of-sixteen' },
  },
  {
    owner: 'Bo',
    name: 'Space Bo',
    connector: { kind: 'hf-space', space: 'owner/space', token: 'hf_right' },
    makeUp: { model: 'tiny', harness: 'gradio', billions: 0.5, openWeights: true },
  },
  {
    owner: 'Cy',
    name: '模型小蔡',
    connector: { kind: 'hf-model', model: 'org/model', provider: 'auto', token: 'hf_right', strategy },
  },
  {
    owner: 'Di',
    name: 'Endpoint Di',
    connector: { kind: 'hf-endpoint', url, token: 'hf_right', strategy: { preset: 'word-guess' } },
  },
  {
    owner: 'Ed',
    name: 'Model Ed',
    connector: {
      kind: 'openai',
      baseUrl: `${url}/v1`,
      model: 'm',
      token: 'sk-right',
      strategy: { custom },
      settings: { temperature: 0.5, topP: 0.9, maxTokens: 200, extra: { seed: 7 } },
    },
    makeUp: { model: 'Large', harness: null },
  },
  { owner: 'Flo', name: 'Dialler Flo', connector: { kind: 'outbound' } },
  {
    owner: 'Gus',
    name: 'Nonsense Gus',
    connector: { kind: 'webhook', url: `${url}/nonsense`, token: 'a-secret-of-sixteen' },
  },
]

export interface Owned {
  readonly owner: Actor
  readonly agentId: AgentId
}

/** Registers an agent of every kind, each with a badge under every ruleset, and takes it online. */
export async function registerAll(db: Database, vault: Vault, url: string): Promise<readonly Owned[]> {
  const registered: Owned[] = []
  for (const { owner: name, ...agent } of agents(url)) {
    const owner = await account(db, name)
    const wish = newAgent.parse({ ...agent, languages: ['en', 'zh'], description: `It belongs to ${name}.` })
    const done = await registerAgent(db, vault, owner.id, wish)
    if (!done.ok) throw new Error(`${agent.name}: ${done.reason}`)
    registered.push({ owner, agentId: done.agentId })
  }
  await changeSome(db, vault, registered, url)
  for (const { owner, agentId } of registered) {
    await giveBadges(db, agentId)
    await dialIn(db, owner, agentId)
    const online = await setOnline(db, agentId, { online: true, ranked: true })
    if (!online.ok) throw new Error(online.reason)
  }
  return registered
}

/** Versions, limits, a webhook and letters: what owners set after they have registered. */
async function changeSome(db: Database, vault: Vault, owned: readonly Owned[], url: string): Promise<void> {
  const [ada, , , , ed] = owned
  if (!ada || !ed) throw new Error('nobody is registered')
  const connector = { kind: 'webhook', url: `${url}/turn?v=2` } as const
  const added = await addVersion(db, vault, ada.agentId, { connector, note: 'Another address.' })
  const back = await rollBack(db, ada.agentId, { number: 1, note: 'The first was better.' })
  if (!added.ok || !back.ok) throw new Error('no other version')
  const prices = { input: 1, output: 4 }
  await updateAgent(db, ed.agentId, { published: true, limits: { dollarsPerDay: 1, prices, concurrency: 4 } })
  await createWebhook(db, vault, ada.owner.id, {
    url: 'https://hooks.example.org/wis',
    events: ['match-finished', 'agent-offline', 'season-closed'],
  })
  await saveLetterWishes(db, ada.owner.id, { kinds: ['agent-offline'], language: 'zh' })
}

async function giveBadges({ prisma }: Database, agentId: AgentId): Promise<void> {
  const { id: versionId } = await prisma.agentVersion.findFirstOrThrow({
    where: { agentId },
    orderBy: { number: 'desc' },
  })
  for (const { id: rulesetId } of kits[0].setup.presets) {
    const check = { id: newId(), agentId, versionId, rulesetId, ruleset: {}, languages: ['en', 'zh'] }
    await prisma.flightCheck.create({ data: { ...check, state: 'done', passed: true, score: 100 } })
  }
}

/** Opens the connection of an agent that dials in; any other has none. */
async function dialIn(db: Database, owner: Actor, agentId: AgentId): Promise<void> {
  const agent = await db.prisma.agent.findUniqueOrThrow({ where: { id: agentId } })
  if (agent.kind !== 'outbound') return
  const hash = hashToken(`wis_${agentId}`)
  const expiresAt = new Date(Date.now() + 86_400_000 * 365)
  const row = { userId: owner.id, name: 'Dialler', hash, ending: 'zzzz', expiresAt }
  await createToken(db, { ...row, scopes: ['agents:connect'] })
  const { id: tokenId } = await db.prisma.apiToken.findFirstOrThrow({ where: { hash } })
  await openLink(db, { agentId, linkId: `link of ${agentId}`, tokenId, graceMs: 1000 })
}
