import { Role, TaskState } from '@a2a-js/sdk'
import type { Artifact, Message, Part, TaskStatus } from '@a2a-js/sdk'
import { AgentEvent } from '@a2a-js/sdk/server'
import type { AgentExecutor, ExecutionEventBus, RequestContext } from '@a2a-js/sdk/server'
import type { GuardedFetch } from '@wis/agents'
import type { Platform } from '@wis/proof'
import { visible } from '../play/local-series.ts'
import { AssessmentFault, tournamentFrom } from './assessment.ts'
import type { Tournament } from './assessment.ts'
import { awayFrom, playTable, resultOf } from './play-tournament.ts'
import type { MatchResult } from './play-tournament.ts'

export interface HostWorld {
  readonly fetch: GuardedFetch
  readonly platform: Platform
  /** In hexadecimal, for `wis verify --key`. */
  readonly publicKey: string
  /** Tournaments at the same time. More are rejected. */
  readonly atOnce: number
}

/** Plays the tournament that a message asks for, and tells of each match as it ends. */
export class HostExecutor implements AgentExecutor {
  readonly #world: HostWorld
  readonly #running = new Map<string, AbortController>()

  constructor(world: HostWorld) {
    this.#world = world
  }

  /** A match that is under way is given up. */
  cancelTask = (taskId: string): Promise<void> => {
    this.#running.get(taskId)?.abort()
    return Promise.resolve()
  }

  async execute({ userMessage, taskId, contextId }: RequestContext, bus: ExecutionEventBus): Promise<void> {
    const told = new Told(bus, { taskId, contextId })
    const isFull = this.#running.size >= this.#world.atOnce
    const stop = new AbortController()
    this.#running.set(taskId, stop)
    try {
      told.opens(userMessage)
      if (isFull)
        throw new AssessmentFault('this host already runs its maximum number of tournaments: try again later')
      await this.#play(tournamentFrom(textOf(userMessage)), told, stop.signal)
    } catch (error) {
      if (stop.signal.aborted) told.ends(TaskState.TASK_STATE_CANCELED, 'The tournament was cancelled.')
      else if (error instanceof AssessmentFault) told.ends(TaskState.TASK_STATE_REJECTED, error.message)
      else {
        console.error(error)
        told.ends(TaskState.TASK_STATE_FAILED, 'The host failed.')
      }
    } finally {
      this.#running.delete(taskId)
      bus.finished()
    }
  }

  async #play(tournament: Tournament, told: Told, signal: AbortSignal): Promise<void> {
    const { fetch, platform, publicKey: key } = this.#world
    const hosting = { fetch, platform, signal }
    const away = await awayFrom(tournament, hosting)
    if (away.length > 0) throw new AssessmentFault(away.map(visible).join('; '))
    const { kit, ruleset, language, seed, tables } = tournament
    told.works(`${tables.length} matches of ${kit.id} by ${ruleset.id} in ${language}, seed ${seed}.`)
    const matches: MatchResult[] = []
    const log: string[] = []
    for (const table of tables) {
      const { result, lines } = await playTable(tournament, table, hosting)
      signal.throwIfAborted()
      matches.push(result)
      log.push(...lines)
      told.works(`Match ${matches.length} of ${tables.length}: ${sentenceOf(result)}`)
    }
    const about = { game: kit.id, ruleset: ruleset.id, language, seed, key }
    const results = resultOf(tournament, matches)
    told.makes('results', [dataPart({ ...about, ...results })])
    told.makes('log', [textPart(log.map((line) => `${line}\n`).join(''), 'application/jsonl')])
    const first = results.winner === null ? 'No participant is first alone.' : `${results.winner} is first.`
    told.ends(TaskState.TASK_STATE_COMPLETED, first)
  }
}

function sentenceOf({ seats }: MatchResult): string {
  const parts = seats.map(({ player, points }) => `${player} ${points === null ? '–' : rounded(points)}`)
  return `${parts.join(', ')}.`
}

const rounded = (points: number) => String(Math.round(100 * points) / 100)

const textOf = ({ parts }: Message) =>
  parts
    .map(({ content }) => {
      if (content?.$case === 'text') return content.value
      return content?.$case === 'data' ? JSON.stringify(content.value) : ''
    })
    .join('')

const part = (content: Part['content'], mediaType: string): Part => ({
  content,
  mediaType,
  filename: '',
  metadata: undefined,
})
const textPart = (value: string, mediaType = 'text/plain') => part({ $case: 'text', value }, mediaType)
const dataPart = (value: unknown) => part({ $case: 'data', value }, 'application/json')

interface Place {
  readonly taskId: string
  readonly contextId: string
}

/** What the caller hears of one task. */
class Told {
  readonly #bus: ExecutionEventBus
  readonly #place: Place

  constructor(bus: ExecutionEventBus, place: Place) {
    this.#bus = bus
    this.#place = place
  }

  opens(asked: Message): void {
    const { taskId: id, contextId } = this.#place
    const status = this.#status(TaskState.TASK_STATE_SUBMITTED)
    this.#bus.publish(
      AgentEvent.task({ id, contextId, status, artifacts: [], history: [asked], metadata: undefined }),
    )
  }

  works(text: string): void {
    this.#tells(this.#status(TaskState.TASK_STATE_WORKING, text))
  }

  ends(state: TaskState, text: string): void {
    this.#tells(this.#status(state, text))
  }

  makes(name: string, parts: Part[]): void {
    const about = { name, description: '', metadata: undefined, extensions: [] }
    const artifact: Artifact = { ...about, artifactId: name, parts }
    const whole = { append: false, lastChunk: true, metadata: undefined }
    this.#bus.publish(AgentEvent.artifactUpdate({ ...this.#place, ...whole, artifact }))
  }

  #tells(status: TaskStatus): void {
    this.#bus.publish(AgentEvent.statusUpdate({ ...this.#place, status, metadata: undefined }))
  }

  #status(state: TaskState, text?: string): TaskStatus {
    const timestamp = new Date().toISOString()
    if (text === undefined) return { state, timestamp, message: undefined }
    const message: Message = {
      ...this.#place,
      messageId: crypto.randomUUID(),
      role: Role.ROLE_AGENT,
      parts: [textPart(text)],
      metadata: undefined,
      extensions: [],
      referenceTaskIds: [],
    }
    return { state, timestamp, message }
  }
}
