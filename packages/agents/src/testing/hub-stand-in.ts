import { json, startServer } from './http-server.ts'
import type { LocalServer, Told } from './http-server.ts'

interface StandInSpace {
  readonly private?: boolean
  readonly sdk?: string
  /** The stage at each look. The last one stays for ever. */
  readonly stages?: readonly string[]
  readonly host?: string
  readonly subdomain?: string
  /** The models that its card names. */
  readonly models?: readonly string[]
}

interface StandInModel {
  readonly private?: boolean
  readonly gated?: boolean | 'auto' | 'manual'
  readonly task?: string
  readonly providers?: readonly string[]
  readonly library?: string
  readonly licence?: string
  readonly parameters?: number
}

export interface HubContents {
  readonly spaces?: Readonly<Record<string, StandInSpace>>
  readonly models?: Readonly<Record<string, StandInModel>>
  /** Old names and their current names. */
  readonly moved?: Readonly<Record<string, string>>
  /** Tokens, and the private or gated repositories that each of them opens. */
  readonly tokens?: Readonly<Record<string, readonly string[]>>
}

export interface HubStandIn extends LocalServer {
  readonly looks: readonly string[]
}

/**
 * The part of the Hub that answers questions about repositories. Like the Hub, it does not tell strangers what
 * exists.
 */
export async function startHubStandIn(contents: HubContents): Promise<HubStandIn> {
  const looks: string[] = []
  const server = await startServer(({ path, method, headers }) => {
    looks.push(path)
    if (method !== 'GET') return json({ error: 'Method not allowed' }, 405)
    const token = headers.authorization?.replace(/^Bearer /, '')
    const opened = token === undefined ? undefined : contents.tokens?.[token]
    if (token !== undefined && !opened)
      return json({ error: 'Invalid credentials in Authorization header' }, 401)
    return answer(new URL(path, 'http://hub').pathname.split('/').slice(2), { contents, opened, looks })
  })
  return { ...server, looks }
}

interface Look {
  readonly contents: HubContents
  readonly opened: readonly string[] | undefined
  readonly looks: readonly string[]
}

function answer([kind, owner = '', name = '', more = '']: readonly string[], look: Look): Told {
  const { contents } = look
  const spaces = contents.spaces ?? {}
  if (kind === 'spaces' && owner === 'by-subdomain') {
    const id = Object.keys(spaces).find((other) => spaces[other]?.subdomain === name)
    return id === undefined ? notFound(look) : aboutSpace(id, spaces[id], '', look)
  }
  const id = `${owner}/${name}`
  const newName = contents.moved?.[id]
  if (newName) return { status: 307, headers: { location: `/api/${kind}/${newName}` }, body: '' }
  return kind === 'spaces'
    ? aboutSpace(id, spaces[id], more, look)
    : aboutModel(id, contents.models?.[id], more, look)
}

function aboutSpace(id: string, space: StandInSpace | undefined, more: string, look: Look): Told {
  if (!space || (space.private && !look.opened?.includes(id))) return notFound(look)
  const { subdomain = id.replace('/', '-').toLowerCase(), host = `https://${subdomain}.hf.space` } = space
  if (more === 'host') return json({ subdomain, host })
  const { stages = ['RUNNING'], sdk = 'docker' } = space
  const seen = look.looks.filter((path) => path.includes(`/${id}?`)).length
  const stage = stages[Math.max(0, seen - 1)] ?? stages.at(-1)
  return json({
    _id: '0',
    id,
    private: space.private ?? false,
    sdk,
    runtime: { stage, hardware: null },
    ...(space.models && { cardData: { models: space.models } }),
  })
}

function aboutModel(id: string, model: StandInModel | undefined, more: string, look: Look): Told {
  if (!model || (model.private && !look.opened?.includes(id))) return notFound(look)
  const { gated = false, task = 'text-generation', providers = [] } = model
  if (more === 'auth-check') {
    return gated && !look.opened?.includes(id) ? json({ error: 'Access is restricted' }, 403) : { body: 'OK' }
  }
  const served = providers.map((name) => [name, { status: 'live', providerId: id, task: 'conversational' }])
  const inferenceProviderMapping = Object.fromEntries([
    ...served,
    ['dusty', { status: 'staging' }],
  ]) as unknown
  return json({
    _id: '0',
    id,
    private: model.private ?? false,
    gated,
    pipeline_tag: task,
    inferenceProviderMapping,
    ...(model.library && { library_name: model.library }),
    tags: ['conversational', ...(model.licence ? [`license:${model.licence}`] : [])],
    ...(model.parameters && {
      safetensors: { parameters: { BF16: model.parameters }, total: model.parameters },
    }),
  })
}

/** A stranger gets the same answer for a private repository and for a missing one. */
function notFound({ opened }: Look): Told {
  return opened
    ? json({ error: 'Repository not found' }, 404)
    : json({ error: 'Invalid username or password.' }, 401)
}
