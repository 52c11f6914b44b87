import path from 'node:path'
import { storable } from '@wis/games'
import { judgesAtHand } from '@wis/lab'
import type { JudgementRow } from '@wis/lab'
import { z } from 'zod'
import type { KeptMatch } from './kept-match.ts'
import { rowsOf } from './lines-file.ts'

const keptCall = z.object({
  match: z.int(),
  player: z.string(),
  text: z.string().optional(),
  /** Which dealing of the match. Absent from calls of before, and from those that are of no match. */
  attempt: z.int().optional(),
  rating: z.object({ rubric: z.string(), item: z.string(), time: z.int() }).optional(),
})
type KeptCall = z.infer<typeof keptCall>

interface Called {
  readonly folder: string
  readonly ratings: readonly JudgementRow[]
  matches(): AsyncIterable<KeptMatch>
}

/**
 * Every answer that was ruled on, and every answer of a judge, has to be one that a call brought. Calls of matches that were
 * void and dealt again are counted, and bring no answer of the match that counts.
 */
export async function keptCallsTold({ folder, ratings, matches }: Called) {
  const file = path.join(folder, 'calls.jsonl')
  const last = new Map<number, number>()
  for await (const { played, used } of matches()) if (used) last.set(played.number, used.attempts)
  const said = new Set<string>()
  const ofNoMatch = new Set<string>()
  const counts = { calls: 0, void: 0, ratings: 0 }
  for await (const call of rowsOf(file, keptCall)) {
    counts.calls += 1
    if (call.rating) counts.ratings += 1
    const isVoid = call.attempt !== undefined && call.attempt !== (last.get(call.match) ?? Number.NaN)
    if (isVoid) counts.void += 1
    else if (call.text !== undefined) said.add(`${call.match} ${call.text}`)
    if (call.match === 0 && call.text !== undefined) ofNoMatch.add(keyOf(call, call.text))
  }
  for await (const { played, answers = [] } of matches())
    for (const { seat, said: answer } of answers)
      if ('text' in answer && !said.has(`${played.number} ${answer.text}`))
        return { fault: `calls.jsonl: no call brought an answer of seat ${seat} in match ${played.number}` }
  for (const { judge, raw, ...rating } of ratings) {
    if (Object.hasOwn(judgesAtHand, judge)) continue
    const isCalled = (text: string) =>
      ofNoMatch.has(keyOf({ player: judge, rating }, text)) || ofNoMatch.has(keyOf({ player: judge }, text))
    if (!raw.every(isCalled))
      return { fault: `calls.jsonl: no call brought the rating of ${rating.item} by ${judge}` }
  }
  return { line: lineOf(counts) }
}

/** Calls of before do not say which rating they are for. */
const keyOf = ({ player, rating }: Pick<KeptCall, 'player' | 'rating'>, text: string) =>
  JSON.stringify([player, rating?.rubric, rating?.item, rating?.time, storable(text)])

function lineOf({ calls, void: voided, ratings }: Readonly<Record<'calls' | 'void' | 'ratings', number>>) {
  const parts = [
    ...(ratings > 0 ? [`${ratings} for ratings, whose answers are in them too`] : []),
    ...(voided > 0 ? [`${voided} of matches that were void or are not over`] : []),
  ]
  const among = parts.length > 0 ? `, among them ${parts.join(' and ')}` : ''
  return `calls.jsonl: every answer of the matches is one of ${calls} calls${among}; their prompts, how long answers took, and what servers said of themselves, are believed`
}
