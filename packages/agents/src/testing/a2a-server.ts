import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AGENT_CARD_PATH, Role, TaskState } from '@a2a-js/sdk'
import type { AgentCard, Message, Part } from '@a2a-js/sdk'
import { AgentEvent, DefaultRequestHandler, InMemoryTaskStore } from '@a2a-js/sdk/server'
import type { AgentExecutor } from '@a2a-js/sdk/server'
import { agentCardHandler, jsonRpcHandler, restHandler, UserBuilder } from '@a2a-js/sdk/server/express'
import type { AgentCard as OlderCard } from 'a2a-sdk-of-0.3'
import { DefaultRequestHandler as OlderHandler, InMemoryTaskStore as OlderStore } from 'a2a-sdk-of-0.3/server'
import type { AgentExecutor as OlderExecutor } from 'a2a-sdk-of-0.3/server'
import * as older from 'a2a-sdk-of-0.3/server/express'
import express from 'express'

/** How an agent answers: by a message, or by a task that it ends or leaves open for the next message. */
export const a2aForms = ['message', 'task', 'open-task'] as const
export type A2aForm = (typeof a2aForms)[number]

/** What a server of the kit was sent. */
export interface ToldInTalk {
  readonly text: string
  readonly data: unknown
  readonly contextId: string
  readonly taskId: string
}

export interface A2aServer {
  readonly url: string
  /** In the form that an operator would put on the allow-list. */
  readonly place: string
  readonly told: readonly ToldInTalk[]
  close(): Promise<void>
}

export interface A2aBehaviour {
  readonly version: '1.0' | '0.3'
  readonly binding: 'JSONRPC' | 'HTTP+JSON'
  readonly form: A2aForm
  readonly takesData?: boolean
  readonly answer: (told: ToldInTalk) => string | Promise<string>
}

/** An agent on the protocol's own JavaScript kit, of either version. */
export async function startA2aServer(behaviour: A2aBehaviour): Promise<A2aServer> {
  const told: ToldInTalk[] = []
  const app = express()
  const server = createServer(app)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const served = { ...behaviour, url, told }
  if (behaviour.version === '1.0') serveNew(app, served)
  else serveOlder(app, served)
  return {
    url,
    place: `127.0.0.1:${port}`,
    told,
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

interface Served extends A2aBehaviour {
  readonly url: string
  readonly told: ToldInTalk[]
}

const about = {
  name: 'Stand-in',
  description: 'An agent of a test.',
  version: '1.0.0',
  defaultOutputModes: ['text'],
}
const endpoint = '/a2a'

function serveNew(app: express.Express, served: Served): void {
  const card: AgentCard = {
    ...about,
    supportedInterfaces: [
      {
        url: `${served.url}${endpoint}`,
        protocolBinding: served.binding,
        tenant: '',
        protocolVersion: '1.0',
      },
    ],
    provider: undefined,
    capabilities: { extensions: [] },
    securitySchemes: {},
    securityRequirements: [],
    defaultInputModes: served.takesData ? ['text', 'application/json'] : ['text'],
    skills: [],
    signatures: [],
  }
  const requestHandler = new DefaultRequestHandler(card, new InMemoryTaskStore(), newExecutor(served))
  const serving = { requestHandler, userBuilder: UserBuilder.noAuthentication }
  app.use(`/${AGENT_CARD_PATH}`, agentCardHandler({ agentCardProvider: requestHandler }))
  app.use(endpoint, served.binding === 'JSONRPC' ? jsonRpcHandler(serving) : restHandler(serving))
}

const newPart = (text: string): Part => ({
  content: { $case: 'text', value: text },
  metadata: undefined,
  filename: '',
  mediaType: 'text/plain',
})

function newExecutor({ told, form, answer }: Served): AgentExecutor {
  return {
    cancelTask: () => Promise.resolve(),
    execute: async ({ userMessage, task, taskId, contextId }, bus) => {
      const given = userMessage.parts.map(({ content }) => content)
      const said: Message = {
        messageId: crypto.randomUUID(),
        role: Role.ROLE_AGENT,
        contextId,
        taskId: form === 'message' ? '' : taskId,
        parts: [],
        metadata: undefined,
        extensions: [],
        referenceTaskIds: [],
      }
      const status = (state: TaskState, text?: string) => ({
        state,
        timestamp: new Date().toISOString(),
        message: text === undefined ? undefined : { ...said, parts: [newPart(text)] },
      })
      if (form !== 'message') {
        const history = [userMessage]
        const opened = { id: taskId, contextId, artifacts: [], history, metadata: undefined }
        bus.publish(AgentEvent.task(task ?? { ...opened, status: status(TaskState.TASK_STATE_SUBMITTED) }))
        const working = status(TaskState.TASK_STATE_WORKING, 'I am thinking about it.')
        bus.publish(AgentEvent.statusUpdate({ taskId, contextId, status: working, metadata: undefined }))
      }
      const heard = {
        text: given.map((one) => (one?.$case === 'text' ? one.value : '')).join(''),
        data: given.map((one) => (one?.$case === 'data' ? (one.value as unknown) : undefined)).at(-1),
        contextId,
        taskId: userMessage.taskId,
      }
      told.push(heard)
      const text = await answer(heard)
      if (form === 'message') {
        bus.publish(AgentEvent.message({ ...said, parts: [newPart(text)] }))
      } else if (form === 'open-task') {
        const waiting = status(TaskState.TASK_STATE_INPUT_REQUIRED, text)
        bus.publish(AgentEvent.statusUpdate({ taskId, contextId, status: waiting, metadata: undefined }))
      } else {
        const artifact = {
          artifactId: crypto.randomUUID(),
          name: 'Answer',
          description: '',
          parts: [newPart(text)],
          metadata: undefined,
          extensions: [],
        }
        const made = { taskId, contextId, artifact, lastChunk: true, append: false, metadata: undefined }
        bus.publish(AgentEvent.artifactUpdate(made))
        const done = status(TaskState.TASK_STATE_COMPLETED)
        bus.publish(AgentEvent.statusUpdate({ taskId, contextId, status: done, metadata: undefined }))
      }
      bus.finished()
    },
  }
}

function serveOlder(app: express.Express, served: Served): void {
  const card: OlderCard = {
    ...about,
    url: `${served.url}${endpoint}`,
    preferredTransport: served.binding,
    protocolVersion: '0.3.0',
    capabilities: {},
    defaultInputModes: served.takesData ? ['text', 'application/json'] : ['text'],
    skills: [],
  }
  const requestHandler = new OlderHandler(card, new OlderStore(), olderExecutor(served))
  const serving = { requestHandler, userBuilder: older.UserBuilder.noAuthentication }
  app.use(`/${AGENT_CARD_PATH}`, older.agentCardHandler({ agentCardProvider: requestHandler }))
  app.use(endpoint, served.binding === 'JSONRPC' ? older.jsonRpcHandler(serving) : older.restHandler(serving))
}

function olderExecutor({ told, form, answer }: Served): OlderExecutor {
  return {
    cancelTask: () => Promise.resolve(),
    execute: async ({ userMessage, task, taskId, contextId }, bus) => {
      const given = userMessage.parts
      const said = { kind: 'message', messageId: crypto.randomUUID(), role: 'agent', contextId } as const
      const parts = (text: string) => [{ kind: 'text' as const, text }]
      if (form !== 'message') {
        const opened = { kind: 'task' as const, id: taskId, contextId, history: [userMessage] }
        bus.publish(task ?? { ...opened, status: { state: 'submitted' } })
        const working = { ...said, parts: parts('I am thinking about it.') }
        const status = { state: 'working', message: working } as const
        bus.publish({ kind: 'status-update', taskId, contextId, status, final: false })
      }
      const heard = {
        text: given.map((one) => (one.kind === 'text' ? one.text : '')).join(''),
        data: given.map((one) => (one.kind === 'data' ? (one.data as unknown) : undefined)).at(-1),
        contextId,
        taskId: userMessage.taskId ?? '',
      }
      told.push(heard)
      const text = await answer(heard)
      if (form === 'message') {
        bus.publish({ ...said, parts: parts(text) })
      } else if (form === 'open-task') {
        const status = { state: 'input-required', message: { ...said, parts: parts(text) } } as const
        bus.publish({ kind: 'status-update', taskId, contextId, status, final: true })
      } else {
        const artifact = { artifactId: crypto.randomUUID(), parts: parts(text) }
        bus.publish({ kind: 'artifact-update', taskId, contextId, artifact })
        const status = { state: 'completed' } as const
        bus.publish({ kind: 'status-update', taskId, contextId, status, final: true })
      }
      bus.finished()
    },
  }
}
