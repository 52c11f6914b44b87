import { describedNumbers, keepDescribed } from '@wis/db/experiments'
import type { CallUse } from '@wis/db/experiments'
import { deepUnits, described } from '@wis/lab'
import type { DeepRow, DeepUnit, TaskSpec } from '@wis/lab'
import { askOn, noUse } from './ask-on.ts'
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
  let use = noUse
  const row = await described(unit, async ({ request: wanted, ...question }) => {
    const request = { ...wanted, matchId: `${on.id}:${wanted.matchId}` }
    const asked = await askOn(on, { ...question, request }, mayBeSilent)
    if (!asked) return undefined
    if (!asked.isSilent) {
      const { agentId, tokens, spend } = asked.use
      use = { agentId, tokens: use.tokens + tokens, spend: use.spend + spend }
    }
    return asked.exchange
  })
  return row && { row, use }
}
