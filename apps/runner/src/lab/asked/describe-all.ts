import { describedNumbers, keepDescribed } from '@wis/db/experiments'
import type { CallUse } from '@wis/db/experiments'
import type { FieldValues } from '@wis/games'
import { deepQuestion, deepRow, deepUnits, describeTries } from '@wis/lab'
import type { DeepRow, DeepUnit, TaskSpec } from '@wis/lab'
import { askOn } from './ask-on.ts'
import type { AskingOn } from './ask-on.ts'

/** Has a subject of a task describe all words that it has not described yet. */
export async function describeAll(on: AskingOn, spec: TaskSpec): Promise<void> {
  const { world, id, name: subject } = on
  const done = await describedNumbers(world.db, { id, subject })
  let wasSilent = false
  for (const unit of deepUnits(spec)) {
    if (unit.subject !== subject || done.has(unit.number)) continue
    if (!(await on.keepsPlace())) return
    const described = await describe(on, unit, !wasSilent)
    if (!described) return
    const { row, use } = described
    wasSilent = row.asked.at(-1)?.raw.length === 0
    const plan = {
      deal: unit.number,
      subject,
      condition: unit.mode,
      seat: 0,
      changed: [],
      factors: { language: unit.language, domain: unit.domain },
    }
    const failed = row.description === null
    await keepDescribed(world.db, { experimentId: id, number: unit.number, plan, row, failed }, use)
  }
}

interface Described {
  readonly row: DeepRow
  readonly use: CallUse
}

/** One description, which may take several questions. Undefined if nobody is to be asked any more. */
async function describe(on: AskingOn, unit: DeepUnit, mayBeSilent: boolean): Promise<Described | undefined> {
  const answers: FieldValues[] = []
  const asked: DeepRow['asked'][number][] = []
  let use: CallUse = { agentId: null, tokens: 0, spend: 0 }
  for (;;) {
    const deadline = new Date(on.world.clock.now().getTime() + on.questionMs).toISOString()
    const next = deepQuestion(unit, answers, deadline)
    if (!next) break
    const wanted = { ...next.request, matchId: `${on.id}:${next.request.matchId}` }
    const question = { request: wanted, fields: next.fields, tries: describeTries }
    const done = await askOn(on, question, mayBeSilent)
    if (!done) return undefined
    const { request, outcome } = done
    const { raw, served } = outcome === 'silent' ? { raw: [] } : outcome
    asked.push({ prompt: JSON.stringify(request), raw, ...(served && { served }) })
    if (outcome === 'silent') break
    const own = on.player.useOf(outcome)
    use = { agentId: own.agentId, tokens: use.tokens + own.tokens, spend: use.spend + own.spend }
    if (outcome.kind !== 'answered') break
    answers.push(outcome.values)
  }
  return { row: deepRow(unit, { asked, answers }), use }
}
