import type { AgentId } from '@wis/engine'
import { alias, kitCalled } from '@wis/games'
import type { Language } from '@wis/games'
import { passes, rerunChanges, rerunStates, situationCheck } from '@wis/protocol'
import type { Rerun, RerunAnswer, SituationCheck } from '@wis/protocol'
import { z } from 'zod'
import type { Database } from '../../database.ts'
import { time } from '../../time-column.ts'
import type { CallPlace } from './request-rerun.ts'
import { storedAnswer } from './run-rerun.ts'
import type { GivenAnswer } from './run-rerun.ts'

/** The most that is shown of one call. */
const mostReruns = 50

const row = z.object({
  id: z.string(),
  matchId: z.string(),
  seq: z.int(),
  version: z.int(),
  changes: rerunChanges,
  times: z.int(),
  state: z.enum(rerunStates),
  answers: z.array(storedAnswer),
  createdAt: time,
  endedAt: time.nullable(),
  game: z.string(),
  checks: z.array(situationCheck).nullable(),
  rubric: z.string().nullable(),
})

/** How often a call was put to its agent again, and what came of it, the newest first. For its owner alone. */
export async function readReruns(
  { pool }: Pick<Database, 'pool'>,
  agentId: AgentId,
  { matchId, seq }: CallPlace,
): Promise<readonly Rerun[]> {
  const { rows } = await pool.query({
    name: 'reruns-of-call',
    text: `select r.id, r.match_id as "matchId", r.seq, v.number as version, r.changes, r.times, r.state, r.answers,
                  r.created_at as "createdAt", r.ended_at as "endedAt", m.game, k.checks, k.rubric
           from call_reruns r join agent_versions v on v.id = r.version_id join matches m on m.id = r.match_id
           left join kept_situations k on k.agent_id = r.agent_id and k.match_id = r.match_id and k.seq = r.seq
           where r.agent_id = $1 and r.match_id = $2 and r.seq = $3 order by r.id desc limit ${mostReruns}`,
    values: [agentId, matchId, seq],
  })
  return rows.map((stored) => {
    const { game, checks, rubric, answers, ...rest } = row.parse(stored)
    return { ...rest, answers: answers.map((answer) => judged(answer, { game, checks, rubric })) }
  })
}

interface Kept {
  readonly game: string
  /** Null if the situation is not kept. */
  readonly checks: readonly SituationCheck[] | null
  readonly rubric: string | null
}

/** An answer with what it would have played, and whether that passes. */
export function judged(answer: GivenAnswer, { game, checks, rubric }: Kept): RerunAnswer {
  const readAs = readingOf(game, answer.event)
  if (!checks || !passes({ ...answer, readAs }, checks)) return { ...answer, readAs, passed: checks && false }
  if (rubric === null || rubric === '') return { ...answer, readAs, passed: true }
  const { judgement } = answer
  return { ...answer, readAs, passed: judgement?.rubric === rubric ? judgement.passes : null }
}

/** What a log entry plays, in a sentence. Null if its game cannot say it. */
export function readingOf(game: string, event: unknown): RerunAnswer['readAs'] {
  const kit = kitCalled(game)
  const read = kit?.wire.event.safeParse(event)
  if (!kit || !read?.success) return null
  const inLanguage = (language: Language) =>
    kit.wire.say(read.data, { language, nameOf: (seat) => alias(language, seat) })
  const [en, zh] = [inLanguage('en'), inLanguage('zh')]
  return en === undefined || zh === undefined ? null : { en, zh }
}
